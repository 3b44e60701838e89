/**
 * Tests the help for learners: a client gets a bot's suggestions only for its own questions, and only if the players agreed to such help.
 */
import { BOTS, type BotPlayer } from "@broadside/players";
import type { BotReason } from "@broadside/protocol";
import type { View } from "@broadside/rules";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { answerTo, openIn, playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

const BY_THE_BOOK: readonly BotReason[] = [{ key: "rule of thumb" }, { key: "takes damage", damage: 1.5 }];

/** Creates a bot that answers like the default bot and remembers what it was shown. */
function watchedAce(): { readonly bots: { readonly ace: () => BotPlayer }; readonly seen: View[] } {
  const seen: View[] = [];
  const ace: BotPlayer = async (view, ...rest) => {
    seen.push(view);
    return { ...(await BOTS.default()(view, ...rest)), reasons: BY_THE_BOOK };
  };
  return { bots: { ace: () => ace }, seen };
}

async function planning(table: TestTable): Promise<void> {
  await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");
}

async function hint(world: World, name: string): Promise<void> {
  const { bots, seen } = watchedAce();
  const table = await tableOf(world, name, { bots });
  await planning(table);
  const [one, other] = [there(table.seated[0], "seat"), there(table.seated[1], "seat")];
  const before = [await rowsIn(table.journal), table.watcher.messages.length, other.messages.length];
  const questions = openIn(one.scene, 0);
  holds(questions.length > 1, "the seat has several dials to set");
  for (const { number, options } of questions) {
    const hinted = await one.client.aid({ aid: "hint", question: number });
    const key = options.find(({ isDefault }) => isDefault)?.key;
    same(
      hinted,
      { aid: "hint", question: number, answer: { key }, reasons: BY_THE_BOOK },
      "the hint answers the question that was asked about",
    );
  }
  holds(
    seen.every(({ seats, questions: shown }) => seats.join() === "0" && shown.every(({ seat }) => seat === 0)),
    "the bot sees only what the seat sees",
  );
  same([await rowsIn(table.journal), table.watcher.messages.length, other.messages.length], before, "nobody else gets a message");
  shut(table);
}

async function place(world: World, name: string): Promise<void> {
  const { bots } = watchedAce();
  const table = await tableOf(world, name, { bots });
  await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.questions.some(({ place: asked }) => asked !== undefined));
  const question = there(table.watcher.scene.questions[0], "question");
  const hinted = await there(table.seated[question.seat], "seat").client.aid({ aid: "hint", question: question.number });
  same("answer" in hinted && hinted.answer, { pose: there(question.place, "place").default }, "the hint for a place is a pose");
  shut(table);
}

async function refusals(world: World, name: string): Promise<void> {
  const { bots, seen } = watchedAce();
  const table = await tableOf(world, name, { bots });
  await planning(table);
  const [one, other] = [there(table.seated[0], "seat"), there(table.seated[1], "seat")];
  const question = there(openIn(one.scene, 0)[0], "question");
  const refused = async (client: typeof one, number = question.number): Promise<unknown> => {
    const reply = await client.client.aid({ aid: "hint", question: number });
    return "refused" in reply ? reply.refused : undefined;
  };
  same(await refused(other), "not this client's seat", "a hint for another seat's dial is refused");
  same(await refused(table.watcher), "not this client's seat", "a hint for a watcher is refused");
  same(await refused(one, 12_345_678), "no longer open", "a hint for an unknown question is refused");
  same(await one.client.give([answerTo(question, randomFrom(1))]), undefined, "the dial is set");
  same(await refused(one), "no longer open", "a hint for an answered question is refused");
  same(seen.length, 0, "no bot is asked");
  const strict = await tableOf(world, name, { bots, setup: { agreements: { aids: "strict" } } });
  await planning(strict);
  const own = there(strict.seated[0], "seat");
  same(own.scene.isStrict, true, "the scene says that the game is strict");
  same(await refused(own, openIn(own.scene, 0)[0]?.number), "aids are not agreed on", "a hint in a strict game is refused");
  same(seen.length, 0, "no bot is asked in the strict game either");
  shut(strict);
  shut(table);
}

/** Tests that the game continues while the bot thinks. */
async function whileItThinks(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { bots: { ace: () => () => new Promise(() => {}) } });
  await planning(table);
  const one = there(table.seated[0], "seat");
  const [first, second] = openIn(one.scene, 0);
  const question = there(first, "dial");
  const waiting = one.client.aid({ aid: "hint", question: question.number });
  same(await one.client.give([answerTo(there(second, "dial"), randomFrom(1))]), undefined, "another dial can be set in the meantime");
  await table.clock.pass(60_000);
  same(await waiting, { refused: "no hint was found" }, "the client is told that no hint was found");
  const late = one.client.aid({ aid: "hint", question: question.number });
  same(await one.client.give([answerTo(question, randomFrom(1))]), undefined, "the dial with the hint can be set too");
  await table.clock.pass(60_000);
  same(await late, { refused: "no longer open" }, "the client is told that the question is no longer open");
  const nobody = await tableFrom(world, await world.journal(await rowsIn(table.journal)), { bots: {} });
  const other = there(nobody.seated[1], "seat");
  const reply = await other.client.aid({ aid: "hint", question: openIn(other.scene, 1)[0]?.number ?? 0 });
  same(reply, { refused: "no hint was found" }, "without a bot there is no hint");
  shut(nobody);
  shut(table);
}

export const AID_CASES = (name: string): readonly SuiteCase[] => [
  { title: "a hint shows a bot's choice for each dial", run: (world) => hint(world, name) },
  { title: "a hint for a place shows where a bot would choose", run: (world) => place(world, name) },
  { title: "a client gets no hints for other seats' questions or in strict games", run: (world) => refusals(world, name) },
  { title: "the game continues while a bot thinks about a hint", run: (world) => whileItThinks(world, name) },
];
