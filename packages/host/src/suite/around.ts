/** Tests what players do around a game: pauses, requests that run out, limits, talk, judges, reports, and who may join. */
import { PROTOCOL_VERSION, type TalkLine } from "@broadside/protocol";
import { type HostOptions, NETWORK_LIMITS, type StoredReport } from "../host-options.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { RawClient } from "./raw-client.ts";
import { answerTo, openIn, playUntil, randomFrom, refusalOf, Seated } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

const SECOND = 1000;

/** Requests run out and are limited, as over a network, but the tests may send as fast as they like. */
const limits = { ...NETWORK_LIMITS, pace: { atOnce: 1_000_000, perSecond: 1_000_000 } };

interface Players {
  readonly table: TestTable;
  readonly one: Seated;
  readonly other: Seated;
  readonly judge: Seated;
}

async function planning(world: World, name: string, options: Partial<HostOptions> = {}): Promise<Players> {
  const table = await tableOf(world, name, { limits, ...options, setup: { agreements: { clocks: { seat: 600 } } } });
  await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");
  const judge = new Seated(table.host, { seats: [], isJudge: true });
  await judge.client.joined;
  return { table, one: there(table.seated[0], "seat"), other: there(table.seated[1], "seat"), judge };
}

const requestIn = ({ game }: Seated) => game.table?.request;

async function pause(world: World, name: string): Promise<void> {
  const { table, one, other, judge } = await planning(world, name);
  const { clock, watcher } = table;
  const left = () => watcher.game.timeLeft()?.seats?.map((time) => Math.round(time / SECOND));
  same(refusalOf(await watcher.game.ask("pause"))?.refused, "for players alone", "a spectator can't ask for a pause");
  same(refusalOf(await one.game.ask("pause")), undefined, "a player asks for a pause");
  same([requestIn(other)?.seat, requestIn(other)?.needed, requestIn(other)?.left], [0, [1], 60_000], "the other player is asked");
  same(refusalOf(await other.game.ask("pause"))?.refused, "a request is open already", "there is one request at a time");
  const number = there(requestIn(other), "request").number;
  same(refusalOf(await watcher.game.reply(number, true))?.refused, "for players alone", "a spectator can't agree");
  same(refusalOf(await other.game.reply(number + 1, true))?.refused, "no such request", "an unknown request can't be answered");
  same(refusalOf(await other.game.reply(number, true)), undefined, "the other player agrees");
  same(other.game.table?.paused?.by, 0, "the game is paused");
  await clock.pass(1000 * SECOND);
  same(left(), [600, 600], "all clocks are stopped");
  const [dial] = openIn(one.scene, 0);
  const answer = answerTo(there(dial, "dial"), randomFrom(1));
  same((await one.client.give([answer]))?.refused, "the game is paused", "nobody answers during a pause");
  const again = await tableFrom(world, await world.journal(await rowsIn(table.journal)));
  same(again.watcher.game.table?.paused?.by, 0, "the pause outlasts a restart");
  shut(again);
  same(refusalOf(await other.game.resume()), undefined, "any player can resume");
  same(refusalOf(await other.game.resume())?.refused, "the game is not paused", "only once");
  same(await one.client.give([answer]), undefined, "the game goes on");
  same(refusalOf(await one.game.pause())?.refused, "for a judge alone", "only a judge can pause without asking");
  same(refusalOf(await judge.game.pause()), undefined, "a judge can");
  same(one.game.table?.paused?.by, "judge", "everybody sees that");
  same(refusalOf(await one.game.resume())?.refused, "for a judge alone", "a player can't end a judge's pause");
  same(refusalOf(await judge.game.resume()), undefined, "the judge can");
  shut(table);
}

async function requestsRunOut(world: World, name: string): Promise<void> {
  const { table, one, other } = await planning(world, name);
  const { clock, watcher } = table;
  await one.game.ask("pause");
  await clock.pass(59 * SECOND);
  holds(requestIn(other) !== undefined, "the request stands for a minute");
  await clock.pass(SECOND);
  same([requestIn(other), other.game.table?.paused], [undefined, undefined], "then it has run out");
  await one.game.ask("pause");
  same(refusalOf(await one.game.reply(there(requestIn(one), "request").number, false)), undefined, "a request can be taken back");
  await one.game.ask("pause");
  await other.game.reply(there(requestIn(other), "request").number, false);
  same(refusalOf(await one.game.ask("pause"))?.refused, "asked too often", "after three requests in a round there are no more");
  same(await one.client.give([{ input: "draw", seat: 0 }]), undefined, "a player offers a draw");
  same(watcher.scene.proposal?.seat, 0, "everybody sees the offer");
  same(other.game.table?.proposalTime, 60_000, "and how long it can be answered");
  await clock.pass(60 * SECOND);
  same(watcher.scene.proposal, undefined, "after a minute nobody can accept it any more");
  same((await one.client.give([{ input: "draw", seat: 0 }]))?.refused, "asked too often", "one draw a round can be offered");
  same(await other.client.give([{ input: "draw", seat: 1 }]), undefined, "the other player has an offer too");
  const { number } = there(watcher.scene.proposal, "offer");
  same(await one.client.give([{ input: "agree", seat: 0, proposal: number, yes: true }]), undefined, "and it is accepted");
  same(watcher.scene.result !== undefined, true, "the game is over");
  shut(table);
}

async function savedForLater(world: World, name: string): Promise<void> {
  const { table, one, other } = await planning(world, name);
  await one.game.ask("save for later");
  await other.game.reply(there(requestIn(other), "request").number, true);
  same(other.game.table?.pace, "correspondence", "the game goes on as correspondence");
  await other.client.refresh();
  same(
    other.game.timeLeft()?.decisions?.map((time) => Math.round(time / 3_600_000)),
    [72, 72],
    "with three days for each turn",
  );
  same(other.game.timeLeft()?.seats, undefined, "and without the seats' clocks");
  shut(table);
}

const textsOf = ({ game }: Seated): readonly string[] => game.talk.map(({ said }: TalkLine) => ("text" in said ? said.text : said.phrase));

async function talk(world: World, name: string): Promise<void> {
  const { table, one, other } = await planning(world, name, { chat: "after phrases" });
  const { host, watcher } = table;
  same(refusalOf(await one.game.say({ text: "hello" }))?.refused, "chat is off", "strangers can't write before they have said a phrase");
  await one.game.say({ phrase: "good luck" });
  same(other.game.table?.mayChat, false, "one phrase isn't enough");
  await other.game.say({ phrase: "thanks" });
  same(other.game.table?.mayChat, true, "both have said one");
  same(refusalOf(await one.game.say({ text: "That Raider looks mean.\u0007" })), undefined, "now they can write");
  same(textsOf(other), ["good luck", "thanks", "That Raider looks mean."], "the other player reads it");
  same(textsOf(watcher), [], "spectators don't, while the game is running");
  same(refusalOf(await watcher.game.say({ text: "Come on, crit!" })), undefined, "spectators can write to each other");
  same(textsOf(one).length, 3, "players don't read that");
  same(refusalOf(await one.game.say({ text: "\u0000\ud800" }))?.refused, "not understood", "a line of nothing is refused");
  const back = new Seated(host, { seats: [0] });
  await back.client.joined;
  same(textsOf(back), textsOf(one), "whoever joins later reads what was said before");
  await one.client.give([{ input: "concede", seat: 0 }]);
  same(textsOf(other).length, 4, "after the game, players read the spectators' lines");
  same(textsOf(watcher).length, 4, "and spectators the players'");
  shut(table);
}

async function eventsAreQuiet(world: World, name: string): Promise<void> {
  const setup = { agreements: { aids: "strict" } } as const;
  const table = await tableOf(world, name, { limits, isOfEvent: true, setup });
  const one = there(table.seated[0], "seat");
  same(refusalOf(await one.game.say({ text: "hello" }))?.refused, "chat is off", "in strict events nobody writes");
  same(refusalOf(await one.game.say({ phrase: "good luck" })), undefined, "phrases are always there");
  same(refusalOf(await one.game.callJudge("a position")), undefined, "a player can call a judge");
  same(table.watcher.game.table?.judgeCalls, [{ seat: 0, about: "a position" }], "everybody sees that");
  shut(table);
  const friends = await tableOf(world, name, { limits });
  const own = there(friends.seated[0], "seat");
  same(refusalOf(await own.game.callJudge("a rule"))?.refused, "only in events", "there is no judge among friends");
  shut(friends);
}

async function judgeLooks(world: World, name: string): Promise<void> {
  const { table, judge } = await planning(world, name);
  same(openIn(judge.scene, 0), [], "a judge sees no secrets");
  same(refusalOf(await judge.game.show([0])), undefined, "a judge may look at a seat");
  holds(openIn(judge.scene, 0).length > 0, "and then sees its secrets");
  holds(there(table.watcher.scene.log.at(-1), "line").text.startsWith("The judge looks at Anna's"), "everybody is told");
  await judge.game.show([0]);
  same(table.watcher.scene.log.filter(({ text }) => text.startsWith("The judge looks")).length, 1, "a seat that stays open is told once");
  await judge.game.show([]);
  same(openIn(judge.scene, 0), [], "the judge can close it again");
  await table.watcher.game.show([0]);
  same(openIn(table.watcher.scene, 0), [], "a spectator who asks sees nothing");
  shut(table);
}

async function nudges(world: World, name: string): Promise<void> {
  const { table, one, other } = await planning(world, name);
  same(refusalOf(await one.game.nudge(0))?.refused, "not about your own seat", "nobody nudges themselves");
  same(refusalOf(await one.game.nudge(1)), undefined, "a player nudges the other");
  same(other.others.filter(({ message }) => message === "nudged").length, 1, "the other player hears it");
  same(
    table.watcher.others.some(({ message }) => message === "nudged"),
    false,
    "nobody else does",
  );
  same(refusalOf(await one.game.nudge(1))?.refused, "asked too often", "once in half a minute");
  await table.clock.pass(30 * SECOND);
  same(refusalOf(await one.game.nudge(1)), undefined, "and then again");
  shut(table);
}

async function reportsStay(world: World, name: string): Promise<void> {
  const stored: StoredReport[] = [];
  const { table, one } = await planning(world, name, { onReport: (report) => stored.push(report) });
  const reply = await one.game.report("It looks wrong");
  same(reply.with, { report: 1 }, "the reply is the report's number");
  same([stored.length, stored[0]?.text], [1, "It looks wrong"], "the host has the report");
  holds((stored[0]?.problem.record.entries.length ?? 0) > 5, "with the whole game");
  same(refusalOf(await table.watcher.game.report())?.refused, "for players and judges", "spectators can't report");
  same(refusalOf(await one.game.record())?.refused, "not over yet", "nobody gets the record of a running game");
  await one.client.give([{ input: "concede", seat: 0 }]);
  const record = (await table.watcher.game.record()).with;
  holds(record !== undefined && "record" in record && record.record.result !== undefined, "everybody gets it once the game is over");
  shut(table);
}

async function joining(world: World, name: string): Promise<void> {
  const { table, one } = await planning(world, name);
  const { host } = table;
  const old = new RawClient(host, { player: "old", seats: [] });
  old.connection.receive({ message: "join", protocol: PROTOCOL_VERSION - 1, language: "en" });
  const [goodbye] = old.heard;
  same(
    goodbye?.message === "goodbye" && [goodbye.refusal.refused, goodbye.protocol],
    ["other protocol version", PROTOCOL_VERSION],
    "another version is sent away",
  );
  holds(goodbye?.message === "goodbye" && goodbye.refusal.text.includes("reload"), "with a sentence that helps");
  const klingon = new RawClient(host, { player: "klingon", seats: [] });
  klingon.connection.receive({ message: "join", protocol: PROTOCOL_VERSION, language: "tlh" });
  same(klingon.heard[0]?.message === "goodbye" && klingon.heard[0].refusal.refused, "unknown language", "so is an unknown language");
  const early = new RawClient(host, { player: "early", seats: [] });
  same((await early.ask({ message: "record", id: "1" })).refusal?.refused, "not joined", "whoever hasn't joined gets nothing");
  const known = one.scene.number;
  await playUntil(table.seated, randomFrom(3), () => table.watcher.scene.state.cursor.phase === "combat");
  const back = new RawClient(host, { player: "player-1", seats: [0] });
  back.connection.receive({ message: "join", protocol: PROTOCOL_VERSION, language: "en", last: known });
  await host.record();
  const scene = back.heard.find(({ message }) => message === "scene");
  const missed = scene?.message === "scene" ? scene.happened?.map(({ number }) => number) : undefined;
  same(missed?.[0], known + 1, "a client that comes back is told what it has missed");
  const gone = new RawClient(host, { player: "player-1", seats: [0] }).join();
  gone.connection.receive({ message: "leave" });
  same(
    (await gone.ask({ message: "phrase", id: "late", phrase: "thanks" })).refusal?.refused,
    "the table is closed",
    "after leaving, nothing is accepted",
  );
  const closing = host.close(20_000);
  same(
    (await back.ask({ message: "phrase", id: "late", phrase: "thanks" })).refusal?.refused,
    "the table is closed",
    "a closing host accepts nothing new",
  );
  await closing;
  same(back.heard.at(-1), { message: "closing", backIn: 20_000 }, "clients are told how long the break will be");
}

async function pace(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { limits: NETWORK_LIMITS });
  const eager = new RawClient(table.host, { player: "eager", seats: [] }).join();
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, at) => eager.ask({ message: "phrase", id: `phrase ${at}`, phrase: "ouch" })),
  );
  const fast = replies.filter(({ refusal }) => refusal?.refused === "too fast");
  holds(fast.length > 100 && fast.length < 250, `most of 300 messages at once are too fast: ${fast.length}`);
  const wait = fast[0]?.refusal && "wait" in fast[0].refusal ? fast[0].refusal.wait : undefined;
  holds(wait !== undefined && wait > 0 && wait < 10 * SECOND, "the sender is told how long to wait");
  same(table.watcher.game.talk.length, 300 - fast.length, "the others count");
  await table.clock.pass(10 * SECOND);
  same((await eager.ask({ message: "phrase", id: "later", phrase: "ouch" })).refusal, undefined, "after a while, the sender may go on");
  shut(table);
}

export const AROUND_CASES = (name: string): readonly SuiteCase[] => [
  { title: "a pause needs everybody, stops all clocks, and ends when anybody resumes", run: (world) => pause(world, name) },
  { title: "requests run out after a minute and are limited in each round", run: (world) => requestsRunOut(world, name) },
  { title: "a live game can be continued as correspondence", run: (world) => savedForLater(world, name) },
  { title: "players and spectators read each other's lines after the game", run: (world) => talk(world, name) },
  { title: "in strict events there are only phrases, and a judge can be called", run: (world) => eventsAreQuiet(world, name) },
  { title: "a judge may look at a seat's secrets, and everybody is told", run: (world) => judgeLooks(world, name) },
  { title: "a player can nudge whoever the game waits for", run: (world) => nudges(world, name) },
  { title: "a report stays with the host, and a record comes after the game", run: (world) => reportsStay(world, name) },
  { title: "a host checks who joins, and says what a client has missed", run: (world) => joining(world, name) },
  { title: "a client that sends too fast has to wait", run: (world) => pace(world, name) },
];
