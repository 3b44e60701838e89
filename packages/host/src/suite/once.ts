/** Tests that every input has its effect once, however often it is sent, and that a sender learns the truth about it. */
import type { Journal, JournalRow } from "../journal/journal.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { RawClient } from "./raw-client.ts";
import { answerTo, openIn, playUntil, randomFrom } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

const idsIn = (rows: readonly JournalRow[]): readonly string[] =>
  rows.flatMap((row) => {
    const given = row.row === "entry" ? row.entry.given : "given" in row ? row.given : undefined;
    return given ? [`${given.by} ${given.id}`] : [];
  });

const toPlanning = (table: TestTable): Promise<void> =>
  playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");

async function sentAgain(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await toPlanning(table);
  const { host, seated, journal, watcher } = table;
  const own = new RawClient(host, { player: "player-1", seats: [0] }).join();
  const question = there(openIn(there(seated[0], "seat").scene, 0)[0], "dial");
  const answer = answerTo(question, randomFrom(1));
  const wrong = { ...answer, key: "no such key" };
  same(await own.give("wrong", wrong), { refused: "no such option" }, "a wrong answer is refused");
  same(await own.give("right", answer), undefined, "a right answer is accepted");
  await playUntil(seated, randomFrom(2), () => watcher.scene.state.cursor.phase === "activation");
  const before = [await rowsIn(journal), watcher.scene];
  same(await own.give("right", answer), undefined, "the answer is accepted again after its question has closed");
  same(await own.give("wrong", wrong), { refused: "no such option" }, "the wrong answer is refused for the same reason");
  same(await own.give("late", answer), { refused: "no longer open" }, "the same answer with another id is too late");
  same((await rowsIn(journal)).length, (before[0] as readonly unknown[]).length + 1, "only the new refusal is saved");
  same(watcher.scene, before[1], "the game doesn't change");
  shut(table);
  const again = await tableFrom(world, await world.journal(await rowsIn(journal)));
  const back = new RawClient(again.host, { player: "player-1", seats: [0] }).join();
  const rows = await rowsIn(again.journal);
  same(await back.give("right", answer), undefined, "the answer is accepted again after a restart");
  same(await back.give("wrong", wrong), { refused: "no such option" }, "the wrong answer is refused again after a restart");
  same(await rowsIn(again.journal), rows, "nothing is saved again");
  const other = new RawClient(again.host, { player: "player-2", seats: [1] }).join();
  same((await other.give("right", answer))?.refused, "not this client's seat", "somebody else's id means nothing");
  shut(again);
}

async function everythingOnce(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await toPlanning(table);
  const { host, journal, watcher } = table;
  const judge = new RawClient(host, { player: "judge", seats: [], isJudge: true }).join();
  const own = new RawClient(host, { player: "player-1", seats: [0] }).join();
  const change = { input: "set", reason: "forgotten", changes: [{ change: "ship", ship: "A1", set: { label: "7" } }] };
  const requests = [
    () => own.ask({ message: "take over", id: "bot", seat: 0, bot: "random" }),
    () => own.ask({ message: "take over", id: "person", seat: 0 }),
    () => own.ask({ message: "phrase", id: "phrase", phrase: "thanks" }),
    () => own.ask({ message: "look", id: "look", seat: 0 }),
    () => own.ask({ message: "report", id: "report" }),
    () => judge.ask({ message: "pause", id: "pause" }),
    () => judge.ask({ message: "give", id: "set", inputs: [{ id: "change", input: change as never }] }),
    () => judge.ask({ message: "resume", id: "resume" }),
  ];
  const first: unknown[] = [];
  for (const request of requests) first.push(await request());
  const before = [await rowsIn(journal), watcher.scene];
  const second: unknown[] = [];
  for (const request of requests) second.push(await request());
  same(second, first, "the replies to the same messages");
  same([await rowsIn(journal), watcher.scene], before, "nothing happens a second time");
  const ids = idsIn(await rowsIn(journal)).filter((id) => !id.endsWith(" host"));
  same(ids.length, new Set(ids).size, "every id is in the journal once");
  shut(table);
}

/** A batch with a wrong answer in the middle. */
async function whichOne(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  await toPlanning(table);
  const own = new RawClient(table.host, { player: "player-1", seats: [0] }).join();
  const dials = openIn(there(table.seated[0], "seat").scene, 0).map((question) => answerTo(question, randomFrom(1)));
  holds(dials.length > 1, "the seat has several dials");
  const inputs = dials.map((input, at) => ({ id: `dial ${at}`, input: at === 1 ? { ...input, key: "none" } : input }));
  const reply = await own.ask({ message: "give", id: "all", inputs });
  same([reply.refusal?.refused, reply.refusal?.input], ["no such option", "dial 1"], "the refusal names the second input");
  holds((reply.refusal?.text ?? "").length > 10, "the refusal is a sentence");
  const again = await own.ask({ message: "give", id: "once more", inputs });
  same(again.refusal?.input, "dial 1", "the same inputs get the same answers");
  shut(table);
}

/** A journal whose connection is lost: it may store rows without saying so. */
function unreliable(inner: Journal): Journal & { mode: "fine" | "stores" | "drops" | "silent" } {
  const journal = {
    mode: "fine" as "fine" | "stores" | "drops" | "silent",
    isLasting: true,
    load: (after: number) => (journal.mode === "silent" ? Promise.reject(new Error("no connection")) : inner.load(after)),
    append: async (after: number, rows: readonly JournalRow[]): Promise<"saved" | "conflict"> => {
      if (journal.mode === "fine") return inner.append(after, rows);
      if (journal.mode !== "drops") await inner.append(after, rows);
      throw new Error("no connection");
    },
  };
  return journal;
}

async function unknownOutcome(world: World, name: string): Promise<void> {
  const journal = unreliable(await world.journal());
  const table = await tableOf(world, name, { journal });
  await toPlanning(table);
  const { host, seated, watcher, clock } = table;
  const own = new RawClient(host, { player: "player-1", seats: [0] }).join();
  const [first, second, third] = openIn(there(seated[0], "seat").scene, 0).map((question) => answerTo(question, randomFrom(1)));
  const { number } = watcher.scene;
  journal.mode = "stores";
  same(await own.give("1", first), undefined, "an answer that was saved is accepted although nobody said so");
  same(watcher.scene.number, number + 1, "everybody sees it");
  journal.mode = "drops";
  same(await own.give("2", second), { refused: "not kept" }, "an answer that wasn't saved is refused");
  same(watcher.scene.number, number + 1, "nobody sees it");
  journal.mode = "silent";
  same((await own.give("3", third ?? second))?.refused, "not known yet", "an answer of which nobody knows isn't answered yet");
  same(watcher.scene.number, number + 1, "nobody sees that one either");
  const late = new RawClient(host, { player: "visitor", seats: [] }).join();
  await clock.pass(3000);
  same(late.heard, [], "somebody who joins now sees nothing yet");
  journal.mode = "fine";
  await clock.pass(2000);
  same(watcher.scene.number, number + 2, "once the journal answers, everybody sees that it was saved");
  same(late.heard[0]?.message, "scene", "whoever has joined meanwhile gets the scene");
  same(await own.give("3", third ?? second), undefined, "sent again, it is accepted");
  same(watcher.scene.number, number + 2, "and changes nothing");
  same(await own.give("2", second), undefined, "the answer that wasn't saved can be sent again");
  shut(table);
}

/** Two hosts lead by mistake, and the same clock runs out in both. */
async function clockOnce(world: World, name: string): Promise<void> {
  const journal = await world.journal();
  const setup = { agreements: { clocks: { phase: 100 } } };
  const one = await tableOf(world, name, { journal, setup });
  await toPlanning(one);
  const other = await tableFrom(world, journal);
  await one.clock.pass(100_500);
  const hurried = async (): Promise<number> =>
    (await rowsIn(journal)).filter((row) => row.row === "entry" && row.entry.input?.input === "hurry").length;
  same(await hurried(), 1, "the first host's clock runs out");
  await other.clock.pass(100_500);
  same(await hurried(), 1, "the second host finds that its clock has run out already");
  same(other.watcher.scene.number, one.watcher.scene.number, "both are at the same point");
  shut(one);
  shut(other);
}

export const ONCE_CASES = (name: string): readonly SuiteCase[] => [
  { title: "an input that is sent again gets the same answer, even after a restart", run: (world) => sentAgain(world, name) },
  { title: "everything that a client can do happens once", run: (world) => everythingOnce(world, name) },
  { title: "a clock that runs out in two hosts counts once", run: (world) => clockOnce(world, name) },
  { title: "a refusal of several inputs says which one it is about", run: (world) => whichOne(world, name) },
  { title: "if the journal doesn't say whether it has saved an answer, the host finds out", run: (world) => unknownOutcome(world, name) },
];
