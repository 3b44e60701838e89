/**
 * Tests bots' reasons: they are always in the journal. With full assistance, they are also in the log, unless they would reveal something
 * hidden.
 */

import type { Agreements } from "@broadside/formats";
import { BOTS, type BotPlayer } from "@broadside/players";
import type { BotReason } from "@broadside/protocol";
import { wordingIn } from "@broadside/telling";
import { bot, person } from "./bots.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { playUntil, randomFrom, Seated } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableOf } from "./table.ts";

/**
 * Gives a reason with every answer: "takes damage" with secret answers, "best of tried" with all others. The number in it differs each
 * time.
 */
const talker: BotPlayer = async (view, ...rest) => {
  const { answer } = await BOTS.random(5)(view, ...rest);
  const question = view.questions.find(({ number }) => number === answer.ask);
  const { number } = view;
  const secretly: BotReason = { key: "takes damage", damage: number };
  return { answer, reasons: [question?.secret ? secretly : { key: "best of tried", options: number % 100 }] };
};
/** No ship names, because these reasons mention none. */
const NO_SHIPS = {};
const [SECRETLY, OPENLY] = ["expects to take", "options it tried"];

const table = (world: World, name: string, aids: Agreements["aids"] = "open"): Promise<TestTable> =>
  tableOf(world, name, { players: [person, bot("talker")], bots: { talker: () => talker }, setup: { agreements: { aids } } });

const told = ({ watcher }: TestTable, part: string): readonly string[] =>
  watcher.scene.log
    .flatMap(({ text, reasons }) => (text.includes("'s reason") ? [text] : reasons))
    .filter((reason) => reason.includes(part));

/** The person and the bot play on, and `look` runs after each step. */
async function playOn(at: TestTable, isReached: () => boolean, look: () => void = () => {}): Promise<void> {
  for (let given = 0; given < 600 && !isReached(); given += 1) {
    await playUntil(at.seated.slice(0, 1), randomFrom(given), isReached, 1);
    look();
    await at.clock.pass(0);
    look();
  }
  holds(isReached(), "the game continues");
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
        same(told(at, "").length, known, `no reason is shown while a dial is facedown, at input ${watcher.scene.number}`);
      } else known = told(at, "").length;
    },
  );
  holds(watched > 5, "the bot had facedown dials during the game");
  holds(told(at, OPENLY).length > 0, "reasons for answers that everybody sees are shown");
  holds(told(at, SECRETLY).length > 0, "reasons for dials are shown once all are revealed");
  const rows = (await rowsIn(at.journal)).filter(({ row }) => row === "reason");
  holds(rows.length >= told(at, "").length, "the journal has all the reasons");
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
  const dials = (await rowsIn(at.journal)).flatMap((row) =>
    row.row === "reason" && "reasons" in row && row.number > before ? row.reasons : [],
  );
  holds(dials.length > 0, "the bot has set its dials");
  const judge = new Seated(host, { seats: [], isJudge: true });
  same(await judge.client.give([{ input: "undo", seat: "judge", to: before }]), undefined, "a judge undoes the bot's dials");
  await playOn(at, () => watcher.scene.state.round === 2);
  for (const reason of dials)
    same(told(at, wordingIn("en").botReasonsInWords([reason], NO_SHIPS)), [], "the reasons for the undone dials are never shown");
  shut(at);
}

async function inStrictGames(world: World, name: string): Promise<void> {
  const at = await table(world, name, "strict");
  await playOn(at, () => at.watcher.scene.state.round === 2);
  same(told(at, ""), [], "no reason is shown in a strict game");
  holds(
    (await rowsIn(at.journal)).some(({ row }) => row === "reason"),
    "the journal has the reasons",
  );
  shut(at);
}

export const REASON_CASES = (name: string): readonly SuiteCase[] => [
  { title: "a bot's reasons are shown once none of its dials is facedown", run: (world) => notBefore(world, name) },
  { title: "a bot's reasons for undone answers are never shown", run: (world) => takenBack(world, name) },
  { title: "in strict games, a bot's reasons are only in the journal", run: (world) => inStrictGames(world, name) },
];
