/** Why programs answer as they do: in the journal always, in the log where aids are open and nothing hidden is told by it. */

import type { Agreements } from "@broadside/formats";
import { BOTS, type BotPlayer } from "@broadside/players";
import { bot, person } from "./bots.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom, Seated } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableOf } from "./table.ts";

/** Says aloud what it has chosen. */
const talker: BotPlayer = async (view, ...rest) => {
  const { answer } = await BOTS.random(5)(view, ...rest);
  const question = view.questions.find(({ number }) => number === answer.ask);
  const what = "key" in answer ? answer.key : "a place";
  return { answer, reason: `${question?.secret ? "secretly" : "openly"} ${what} at ${view.number}` };
};

const table = (world: World, name: string, aids: Agreements["aids"] = "open"): Promise<TestTable> =>
  tableOf(world, name, { players: [person, bot("talker")], bots: { talker: () => talker }, setup: { agreements: { aids } } });

const told = ({ watcher }: TestTable, part: string): readonly string[] =>
  watcher.scene.log
    .flatMap(({ text, reasons }) => (text.includes("’s reason") ? [text] : reasons))
    .filter((reason) => reason.includes(part));

/** The person and the program play on; what is looked at after each step. */
async function playOn(at: TestTable, isReached: () => boolean, look: () => void = () => {}): Promise<void> {
  for (let given = 0; given < 600 && !isReached(); given += 1) {
    await playUntil(at.seated.slice(0, 1), randomFrom(given), isReached, 1);
    look();
    await at.clock.pass(0);
    look();
  }
  holds(isReached(), "the game goes on");
}

async function notBefore(world: World, name: string): Promise<void> {
  const at = await table(world, name);
  const { watcher } = at;
  let known = 0;
  let watched = 0;
  await playOn(
    at,
    () => watcher.scene.state.round === 3,
    () => {
      const { state, covered, decided } = watcher.scene;
      const isSecret = covered.includes(1) || decided.includes(1) || state.ships.some(({ seat, dial }) => seat === 1 && dial !== undefined);
      if (isSecret) {
        watched += 1;
        same(told(at, "").length, known, `nothing is told while a dial lies facedown, at input ${watcher.scene.number}`);
      } else known = told(at, "").length;
    },
  );
  holds(watched > 5, "dials lay facedown meanwhile");
  holds(told(at, "openly").length > 0, "reasons for what all see are told");
  holds(told(at, "secretly").length > 0, "and those for dials when all are revealed");
  const rows = (await rowsIn(at.journal)).filter(({ row }) => row === "reason");
  holds(rows.length >= told(at, "").length, "all of them stand in the journal");
  shut(at);
}

async function takenBack(world: World, name: string): Promise<void> {
  const at = await table(world, name);
  const { watcher, host } = at;
  await playOn(at, () => watcher.scene.decided.includes(1));
  const before = there(
    (await host.record()).entries.findLast(({ input }) => input?.input === "answer" && input.seat === 0),
    "answer",
  ).number;
  const dials = (await rowsIn(at.journal)).flatMap((row) => (row.row === "reason" && row.number > before ? [row.text] : []));
  holds(dials.length > 0, "the program has set its dials");
  const judge = new Seated(host, { seats: [], isJudge: true });
  same(await judge.client.give([{ input: "undo", seat: "judge", to: before }]), undefined, "they are taken back");
  await playOn(at, () => watcher.scene.state.round === 2);
  for (const text of dials) same(told(at, text), [], "why they were set is never told");
  shut(at);
}

async function inStrictGames(world: World, name: string): Promise<void> {
  const at = await table(world, name, "strict");
  await playOn(at, () => at.watcher.scene.state.round === 2);
  same(told(at, ""), [], "where aids are strict nobody is told why");
  holds(
    (await rowsIn(at.journal)).some(({ row }) => row === "reason"),
    "the journal has it",
  );
  shut(at);
}

export const REASON_CASES = (name: string): readonly SuiteCase[] => [
  { title: "a program's reasons are told when none of its dials lies facedown", run: (world) => notBefore(world, name) },
  { title: "a program's reasons for what was taken back are not told", run: (world) => takenBack(world, name) },
  { title: "in strict games a program's reasons stand in the journal alone", run: (world) => inStrictGames(world, name) },
];
