/**
 * Tests what each client may send in its role. Clients without a seat, and clients whose seat a bot plays, can't change anything and see no
 * secrets.
 */
import type { AidRequest } from "@broadside/protocol";
import type { Input, InputKind, Seat } from "@broadside/rules";
import type { PlayQuestion, TableRefusalReason } from "@broadside/telling";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { answerTo, freshScene, openIn, playUntil, randomFrom, Seated, type TestClient } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableOf } from "./table.ts";

const MINUTE = 60_000;

/** Sets up two people with a clock in the Planning phase; both have secrets. */
async function planning(world: World, name: string): Promise<TestTable> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { phase: 100 } } } });
  await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");
  return table;
}

const atSeat = ({ seated }: TestTable, seat: Seat): Seated => there(seated[seat], "seat");
const dialsOf = (table: TestTable, seat: Seat): readonly PlayQuestion[] => openIn(atSeat(table, seat).scene, seat);

/** Returns the journal and what everybody sees. */
const gameOf = async ({ journal, watcher, seated }: TestTable): Promise<unknown> => [
  await rowsIn(journal),
  watcher.scene,
  ...seated.map(({ scene }) => scene),
];

async function refusesInput(table: TestTable, by: Seated, input: Input, reason: TableRefusalReason): Promise<void> {
  const before = await gameOf(table);
  same((await by.client.give([input]))?.refused, reason, `the reason for refusing ${input.input}`);
  same(await gameOf(table), before, `the game after ${input.input}`);
}

const changes = [{ change: "ship", ship: "A1", set: { activated: false } }] as const;

/**
 * One input of each kind. They are all accepted in this order, each from a client that may give it: the seat itself, the other seat or a
 * judge.
 */
const inputsOf = (seat: Seat, dial: PlayQuestion, number: () => number): Readonly<Record<InputKind, () => Input>> => ({
  standing: () => ({ input: "standing", seat, kind: "dial" }),
  answer: () => answerTo(dial, randomFrom(1)),
  undo: () => ({ input: "undo", seat, to: number() - 1 }),
  propose: () => ({ input: "propose", seat, reason: "forgotten", changes }),
  agree: () => ({ input: "agree", seat: 1 - seat, proposal: number(), yes: false }),
  away: () => ({ input: "away", seat, away: false }),
  seat: () => ({ input: "seat", seat, player: { id: "berta" } }),
  set: () => ({ input: "set", reason: "forgotten", changes }),
  time: () => ({ input: "time" }),
  draw: () => ({ input: "draw", seat }),
  hurry: () => ({ input: "hurry", seat: "judge", number: number() }),
  concede: () => ({ input: "concede", seat }),
});

async function watchersInputs(world: World, name: string): Promise<void> {
  const table = await planning(world, name);
  const { host, watcher } = table;
  const judge = new Seated(host, { seats: [], isJudge: true });
  for (const make of Object.values(inputsOf(0, there(dialsOf(table, 0)[0], "dial"), () => watcher.scene.number))) {
    const input = make();
    const seat = "seat" in input && typeof input.seat === "number" ? input.seat : undefined;
    await refusesInput(
      table,
      watcher,
      input,
      seat === undefined || input.input === "seat" ? "for a judge alone" : "not this client's seat",
    );
    const entitled = seat === undefined || input.input === "seat" ? judge : atSeat(table, seat);
    same(await entitled.client.give([input]), undefined, `${input.input} is accepted from a client that may send it`);
  }
  shut(table);
}

const AIDS: Readonly<Record<AidRequest["aid"], object>> = { hint: {}, odds: {}, changes: {}, fleet: { places: [] } };

/** All calls that a client can make, except those with their own tests. `whyNot` is tested with a question for a place. */
type Call = Exclude<keyof TestClient, "joined" | "give" | "aid" | "show" | "refresh" | "takeOver" | "whyNot" | "leave">;

/** Checks the replies to calls about a seat and its dial if they come from a client without rights. */
async function refusesCalls(table: TestTable, by: Seated, dial: PlayQuestion, reason: TableRefusalReason): Promise<void> {
  const { client } = by;
  const { seat, number: question } = dial;
  const calls: Readonly<Record<Call, readonly [reply: unknown, call: () => Promise<unknown>]>> = {
    look: [undefined, () => client.look(seat)],
    noteLook: [{ refused: reason }, () => client.noteLook(seat, "cover")],
    grantTime: [{ refused: "for players and judges" }, () => client.grantTime(MINUTE)],
  };
  const { clocks } = by.last;
  const before = await gameOf(table);
  for (const [call, [reply, run]] of Object.entries(calls)) {
    same(await run(), reply, `the reply to ${call}`);
    same(await gameOf(table), before, `the game after ${call}`);
  }
  same((await client.grantTime(-MINUTE))?.refused, "not understood", "taking time away is refused");
  for (const [aid, more] of Object.entries(AIDS))
    same(await client.aid({ aid, question, ...more }), { refused: reason }, `a request for ${aid} is refused`);
  await client.refresh();
  same(by.last.clocks, clocks, "the time left on the clocks doesn't change");
}

async function watchersCalls(world: World, name: string): Promise<void> {
  const table = await planning(world, name);
  const { host, watcher } = table;
  await refusesCalls(table, watcher, there(dialsOf(table, 0)[0], "dial"), "not this client's seat");
  same(await watcher.client.takeOver(0, "random"), { refused: "not this client's seat" }, "a watcher can't give a seat to a bot");
  const scene = await freshScene(host, { seats: [] });
  await watcher.client.show([0, 1]);
  same(watcher.scene, scene, "a watcher who asks to see secrets sees nothing more");
  same(await freshScene(host, { seats: [], shown: [0, 1] }), scene, "a watcher who joins asking for secrets sees nothing more");
  shut(table);
}

async function grantedTime(world: World, name: string): Promise<void> {
  const table = await planning(world, name);
  const { host, watcher, clock } = table;
  const [own, judge] = [atSeat(table, 1), new Seated(host, { seats: [], isJudge: true })];
  const left = (): number => Math.round((watcher.last.clocks?.phase ?? 0) / 1000);
  await clock.pass(40_000);
  same(await own.client.grantTime(MINUTE), undefined, "a player can grant a minute");
  same(left(), 120, "seconds left after the player's minute");
  same(await judge.client.grantTime(MINUTE), undefined, "a judge can grant a minute");
  same(left(), 180, "seconds left after the judge's minute");
  for (const wrong of [-MINUTE, 0, Number.NaN, Number.POSITIVE_INFINITY, "60000" as unknown as number])
    same((await own.client.grantTime(wrong))?.refused, "not understood", `granting ${wrong} is refused`);
  await watcher.client.refresh();
  same(left(), 180, "seconds left after the refused grants");
  same(await own.client.give([{ input: "concede", seat: 1 }]), undefined, "the player concedes");
  same(await own.client.grantTime(MINUTE), { refused: "the game is over" }, "a minute can't be granted after the game");
  shut(table);
}

/**
 * Sets up a table where a bot has taken over the second seat but hasn't answered yet. Also returns the dial question as the person in that
 * seat saw it before.
 */
async function withBot(world: World, name: string): Promise<{ readonly table: TestTable; readonly dial: PlayQuestion }> {
  const table = await planning(world, name);
  const dial = there(dialsOf(table, 1)[0], "dial");
  same(await atSeat(table, 1).client.takeOver(1, "random"), undefined, "a bot takes the seat");
  return { table, dial };
}

async function botsSeat(world: World, name: string): Promise<void> {
  const { table, dial } = await withBot(world, name);
  const ofBot = atSeat(table, 1);
  const { standing, answer, undo, propose, concede } = inputsOf(1, dial, () => table.watcher.scene.number);
  const agree: Input = { input: "agree", seat: 1, proposal: 1, yes: true };
  for (const input of [standing(), answer(), undo(), propose(), agree, concede()])
    await refusesInput(table, ofBot, input, "a program plays this seat");
  await refusesCalls(table, ofBot, dial, "a program plays this seat");
  same(await ofBot.client.takeOver(1, undefined), undefined, "a person takes the seat back");
  same(await ofBot.client.give([standing(), answer()]), undefined, "the person can answer again");
  shut(table);
}

async function anotherPerson(world: World, name: string): Promise<void> {
  const table = await planning(world, name);
  const judge = new Seated(table.host, { seats: [], isJudge: true });
  same(await judge.client.give([{ input: "seat", seat: 1, player: { id: "berta" } }]), undefined, "a judge can seat another person");
  same(table.host.players[1], { id: "berta" }, "the other person has the seat");
  const named = { input: "seat", seat: 1, player: { id: "player-2", bot: "random" } };
  same(await judge.client.give([named]), { refused: "no such bot" }, "naming a bot doesn't seat it");
  same(await judge.client.takeOver(1, "random"), undefined, "a judge can seat a bot");
  same(table.host.players[1]?.bot?.level, "random", "the bot has the seat");
  shut(table);
}

/**
 * Tests that while a bot plays a client's seat, the client hears exactly what a client without that seat hears. In the meantime, dials are
 * set, lie facedown and are revealed.
 */
async function botsSecrets(world: World, name: string): Promise<void> {
  const { table } = await withBot(world, name);
  const { host, clock } = table;
  const [ofBot, watcher] = [new Seated(host, { seats: [1] }), new Seated(host, { seats: [] })];
  const [ofBoth, ofPerson] = [new Seated(host, { seats: [0, 1] }), new Seated(host, { seats: [0] })];
  await clock.pass(0);
  holds(watcher.scene.decided.includes(1), "the bot has set its dials");
  for (let given = 0; given < 200 && watcher.scene.state.round < 2; given += 1) {
    await playUntil(table.seated.slice(0, 1), randomFrom(given), () => false, 1);
    await clock.pass(0);
  }
  same(watcher.scene.state.round, 2, "the round that was reached");
  same(ofBot.messages, watcher.messages, "the client of a bot's seat gets the same messages as a watcher");
  same(ofBoth.messages, ofPerson.messages, "the client of both seats gets the same messages as the person's client");
  await ofBot.client.takeOver(1, undefined);
  holds(ofBot.scene.questions.length > watcher.scene.questions.length, "a person who takes the seat sees its dials");
  shut(table);
}

export const ROLE_CASES = (name: string): readonly SuiteCase[] => [
  { title: "a watcher can't send an input of any kind", run: (world) => watchersInputs(world, name) },
  { title: "a watcher can't grant time, see secrets or get help", run: (world) => watchersCalls(world, name) },
  { title: "players and judges can grant extra time but can't take time away", run: (world) => grantedTime(world, name) },
  { title: "another person or a bot can take over a seat", run: (world) => anotherPerson(world, name) },
  { title: "while a bot plays a seat, its client can't answer for it", run: (world) => botsSeat(world, name) },
  { title: "while a bot plays a seat, its client doesn't see its secrets", run: (world) => botsSecrets(world, name) },
];
