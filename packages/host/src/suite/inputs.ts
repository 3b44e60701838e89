/** Tests inputs out of order, two hosts on one journal, a failing journal, undo, absence, and who plays a seat. */
import type { Scene } from "@broadside/telling";
import type { Journal } from "../journal/journal.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { answerTo, freshScene, openIn, playUntil, randomFrom, Seated, step } from "./seated.ts";
import { rowsIn, shut, tableFrom, tableOf } from "./table.ts";

async function tampered(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher, journal } = table;
  await playUntil(seated, randomFrom(1), () => watcher.scene.state.cursor.phase === "activation");
  const seat = there(watcher.scene.waiting[0], "seat that is waited for");
  const [asked, other] = [there(seated[seat], "seat"), there(seated[1 - seat], "seat")];
  const question = there(openIn(asked.scene, seat)[0], "question");
  const answer = answerTo(question, randomFrom(1));
  const gameRows = async () => (await rowsIn(journal)).filter(({ row }) => row !== "answered");
  const before = [await gameRows(), watcher.messages.length];
  const refused = async (client: Seated, input: unknown) => (await client.client.give([input]))?.refused;
  same(await refused(other, answer), "not this client's seat", "an answer for another seat is refused");
  same(await refused(other, { ...answer, seat: 1 - seat }), "not this seat's question", "an answer to another seat's question is refused");
  same(await refused(watcher, answer), "not this client's seat", "a watcher's answer is refused");
  same(await refused(asked, { ...answer, key: "no such key" }), "no such option", "an answer with an unknown option is refused");
  same(
    await refused(asked, { ...answer, ask: question.number + 100_000 }),
    "no such question",
    "an answer to an unknown question is refused",
  );
  for (const input of [{ input: "time" }, { input: "set", reason: "", changes: [] }, { input: "undo", seat: "judge", to: 0 }])
    same(await refused(asked, input), "for a judge alone", `a player's ${input.input} is refused`);
  same(
    await refused(asked, { input: "hurry", seat: "clock", number: watcher.scene.number }),
    "for a judge alone",
    "a player's input as the clock is refused",
  );
  for (const input of [
    undefined,
    7,
    "answer",
    {},
    { input: "answer" },
    { ...answer, seat: "0" },
    { input: "fly", seat },
    { ...answer, ask: "x" },
  ])
    holds((await refused(asked, input)) !== undefined, `${JSON.stringify(input)} is refused`);
  same([await gameRows(), watcher.messages.length], before, "nothing but the refusals is saved, and nothing is sent");
  shut(table);
}

async function severalAtOnce(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher } = table;
  await playUntil(seated, randomFrom(1), () => watcher.scene.state.cursor.phase === "planning");
  const own = there(seated[0], "seat");
  const dials = openIn(own.scene, 0).map((question) => answerTo(question, randomFrom(1)));
  const [first, ...rest] = dials;
  const number = watcher.scene.number;
  const refused = await own.client.give([there(first, "dial"), { input: "answer", seat: 0, ask: 1, key: "" }, ...rest]);
  same([refused?.refused, watcher.scene.number], ["no longer open", number + 1], "inputs after a refused one don't count");
  same(await own.client.give(rest), undefined, "the remaining inputs are accepted on their own");
  shut(table);
}

/**
 * Returns the scene without two fields that aren't part of the saved game: the kinds of questions asked so far, and whether the game is
 * saved.
 */
const present = ({ standing: _standing, isKept: _isKept, ...scene }: Scene) => scene;

async function twoHosts(world: World, name: string): Promise<void> {
  const journal = await world.journal();
  const one = await tableOf(world, name, { journal });
  const other = await tableFrom(world, journal);
  await playUntil(one.seated, randomFrom(4), () => one.watcher.scene.number === 12);
  const [screen, stale] = [there(one.seated[0], "seat"), there(other.seated[0], "seat")];
  const question = there(other.seated.flatMap(({ scene }, seat) => openIn(scene, seat))[0], "question");
  const late = await there(other.seated[question.seat], "seat").client.give([answerTo(question, randomFrom(1))]);
  same(late?.refused, "no longer open", "an answer in the window that is behind is judged in the game as it is");
  same(present(stale.scene), present(screen.scene), "the window catches up with the other");
  holds((await step(other.seated, randomFrom(9))) === true, "the game continues in the window that caught up");
  holds(await one.host.catchUp(), "the first window catches up too");
  same(present(screen.scene), present(stale.scene), "both show the same state again");
  same(await one.host.catchUp(), false, "the first window has nothing more to load");
  shut(one);
  shut(other);
}

/** Both seats set dials, each at another host. Neither host knows what the other has added. */
async function lostRace(world: World, name: string): Promise<void> {
  const journal = await world.journal();
  const one = await tableOf(world, name, { journal });
  await playUntil(one.seated, randomFrom(6), () => one.watcher.scene.state.cursor.phase === "planning");
  const other = await tableFrom(world, journal);
  const [first, second] = [there(one.seated[0], "seat"), there(other.seated[1], "seat")];
  const dials = [openIn(first.scene, 0), openIn(second.scene, 1)].map((questions) => answerTo(there(questions[0], "dial"), randomFrom(1)));
  same(await first.client.give(dials.slice(0, 1)), undefined, "the first host takes its dial");
  same(await second.client.give(dials.slice(1)), undefined, "the second host judges its dial again and takes it");
  const numbers = (await other.host.record()).entries.map(({ number }) => number);
  same(numbers, [...numbers.keys()], "no input is lost or doubled");
  shut(one);
  shut(other);
}

async function forgottenJournal(world: World, name: string): Promise<void> {
  const first = await world.journal();
  let current: Journal = first;
  const journal: Journal = { isLasting: true, load: (after) => current.load(after), append: (after, rows) => current.append(after, rows) };
  const table = await tableOf(world, name, { journal });
  await playUntil(table.seated, randomFrom(4), () => table.watcher.scene.number === 5);
  current = await world.journal();
  holds((await step(table.seated, randomFrom(4))) === true, "an answer is accepted although the journal is empty");
  const again = await tableFrom(world, current);
  same(present(again.watcher.scene), present(table.watcher.scene), "the whole game is saved again");
  shut(table);
  shut(again);
}

async function failingJournal(world: World, name: string): Promise<void> {
  const inner = await world.journal();
  let isFailing = false;
  const journal: Journal = {
    isLasting: true,
    load: (after) => inner.load(after),
    append: (after, rows) => (isFailing ? Promise.reject(new Error("no disk")) : inner.append(after, rows)),
  };
  const table = await tableOf(world, name, { journal });
  const { seated, watcher, host } = table;
  await playUntil(seated, randomFrom(4), () => watcher.scene.state.round === 1);
  const before = watcher.scene;
  isFailing = true;
  same(await step(seated, randomFrom(4)), { refused: "not kept" }, "an answer that can't be saved is refused");
  same(watcher.scene, before, "the refused answer changes nothing");
  isFailing = false;
  holds((await step(seated, randomFrom(4))) === true, "the game continues when the disk works again");
  same((await host.record()).entries.at(-1)?.number, before.number + 1, "no number is lost");
  const again = await tableFrom(world, inner);
  same(present(again.watcher.scene), present(watcher.scene), "the journal has the same game");
  shut(table);
  shut(again);
}

async function takingBack(world: World, name: string): Promise<void> {
  const outcomes: Record<string, unknown> = {};
  for (const undo of ["consent", "free", "never"] as const) {
    const table = await tableOf(world, name, { setup: { agreements: { undo } } });
    const { seated, watcher } = table;
    await playUntil(seated, randomFrom(6), () => watcher.scene.state.round > 0 && watcher.scene.undo?.isFree === false);
    const mayUndo = there(watcher.scene.undo, "answer to undo");
    holds(!mayUndo.isFree, "the answer has revealed something");
    const own = there(seated[mayUndo.seat], "seat");
    const refused = await own.client.give([{ input: "undo", seat: mayUndo.seat, to: mayUndo.to }]);
    const undone = watcher.scene.log.at(-1)?.text.includes("undone") ?? false;
    outcomes[undo] = [refused?.refused, watcher.scene.proposal !== undefined, undone];
    shut(table);
  }
  same(
    outcomes,
    { consent: [undefined, true, false], free: [undefined, false, true], never: ["taking back is not agreed on", false, false] },
    "the results of undo by consent, freely and never",
  );
}

async function takenOver(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher, host } = table;
  await playUntil(seated, randomFrom(6), () => watcher.scene.state.cursor.phase === "planning");
  same((await watcher.client.takeOver(0, "random"))?.refused, "not this client's seat", "a watcher can't give a seat to a bot");
  const own = there(seated[0], "seat");
  same((await own.client.takeOver(0, "grandmaster"))?.refused, "no such bot", "an unknown bot can't take a seat");
  same(await own.client.takeOver(0, "random"), undefined, "players can give their own seat to a bot");
  same(host.players[0]?.bot?.level, "random", "the bot has the seat");
  holds(
    watcher.scene.log.some(({ text }) => text.includes("A bot (Random) plays for")),
    "the log says that a bot plays",
  );
  const again = await tableFrom(world, await world.journal(await rowsIn(table.journal)));
  same(again.host.players, host.players, "the game has the same players after it is loaded");
  shut(again);
  shut(table);
}

async function shownSeats(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name);
  const { seated, watcher, host } = table;
  await playUntil(seated, randomFrom(6), () => watcher.scene.state.cursor.phase === "planning");
  const screen = new Seated(host, { seats: [0, 1], shown: [] });
  await screen.client.refresh();
  same(screen.scene.questions, [], "a covered screen shows no dials");
  await screen.client.show([1]);
  same(new Set(screen.scene.questions.map(({ seat }) => seat)).size, 1, "the screen shows the questions of one seat");
  same(screen.scene, await freshScene(host, { seats: [0, 1], shown: [1] }), "the screen shows the same as one that joins with that seat");
  await there(seated[0], "seat").client.show([1]);
  holds(there(seated[0], "seat").scene.questions.length === 0, "a client can't see the secrets of another player's seat");
  shut(table);
}

export const INPUT_CASES = (name: string): readonly SuiteCase[] => [
  { title: "an input changes nothing if it is for another seat, for judges only, or invalid", run: (world) => tampered(world, name) },
  { title: "if one of several inputs is refused, only those before it count", run: (world) => severalAtOnce(world, name) },
  {
    title: "if two hosts share a journal, the one that is behind catches up and judges an answer again",
    run: (world) => twoHosts(world, name),
  },
  { title: "an answer that lost a race to another host is taken if it is still right", run: (world) => lostRace(world, name) },
  {
    title: "if the journal is emptied during a game, the next answer saves the whole game again",
    run: (world) => forgottenJournal(world, name),
  },
  { title: "an answer that can't be saved has no effect", run: (world) => failingJournal(world, name) },
  { title: "undo needs consent, is free or is refused, as the players agreed", run: (world) => takingBack(world, name) },
  { title: "a bot that takes over a seat still has it after the game is loaded", run: (world) => takenOver(world, name) },
  { title: "a shared screen shows the secrets of one seat at a time", run: (world) => shownSeats(world, name) },
];
