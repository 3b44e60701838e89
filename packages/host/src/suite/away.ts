/** Tests presence, clocks that wait for connections, votes about absent players, and their return. */
import { BOTS } from "@broadside/players";
import type { TableView } from "@broadside/protocol";
import { CONNECTION_ALLOWANCE } from "../clocks/clock-keeper.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { openIn, playUntil, randomFrom, refusalOf, Seated } from "./seated.ts";
import { rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

const SECOND = 1000;
const MINUTE = 60_000;
const bots = { cadet: BOTS.random };
const standIn = { agreements: { standIn: "cadet" } } as const;

const viewOf = (seated: Seated): TableView => there(seated.game.table, "table");
const seatsOf = ({ watcher }: TestTable) => viewOf(watcher).seats;

async function planning(table: TestTable): Promise<readonly [Seated, Seated]> {
  await playUntil(table.seated, randomFrom(6), () => table.watcher.scene.state.cursor.phase === "planning");
  return [there(table.seated[0], "seat"), there(table.seated[1], "seat")];
}

async function presence(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { bots });
  const [one, other] = await planning(table);
  const { host, clock } = table;
  same(seatsOf(table), ["here", "here"], "connected players are here");
  const phone = new Seated(host, { seats: [0], clock });
  await phone.client.joined;
  one.client.leave();
  phone.game.setHere(true);
  await clock.pass(5 * MINUTE);
  same(seatsOf(table)[0], "here", "a player who gives signs of life stays here");
  phone.game.setHere(false);
  await clock.pass(SECOND);
  same(seatsOf(table)[0], "away", "a player who has turned to something else is away");
  phone.game.setHere(true);
  await clock.pass(SECOND);
  same(seatsOf(table)[0], "here", "and is here again");
  phone.client.leave();
  await clock.pass(SECOND);
  same(seatsOf(table)[0], "gone", "a player without a connection is gone");
  same(await other.client.takeOver(1, "cadet"), undefined, "a bot takes a seat");
  await clock.pass(0);
  same(seatsOf(table)[1], "bot", "the seat of a bot is marked");
  shut(table);
}

async function theOtherDecides(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { bots, setup: standIn });
  const [one, other] = await planning(table);
  const { host, watcher, clock } = table;
  const vote = async () => refusalOf(await other.game.vote(0, true))?.refused;
  same(await vote(), "nobody is waited for there", "nobody votes about a player who is here");
  one.client.leave();
  await clock.pass(2 * MINUTE);
  const [absent] = viewOf(other).absent;
  same([absent?.seat, absent?.enough], [0, 1], "the other player sees who is absent");
  same(await vote(), "the player may still come back", "a vote after two minutes is too early");
  same(refusalOf(await watcher.game.vote(0, true))?.refused, "for players alone", "a spectator can't vote");
  await clock.pass(MINUTE);
  same(viewOf(other).absent[0]?.mayDecideIn, 0, "after three minutes the other player is told that they may decide");
  same(await vote(), undefined, "after three minutes the other player decides");
  same(watcher.scene.bots, [{ seat: 0, level: "cadet", isStandIn: true }], "the bot plays");
  await clock.pass(0);
  holds(watcher.scene.decided.includes(0), "the bot sets the dials");
  const back = new Seated(host, { seats: [0] });
  await back.client.joined;
  same(watcher.scene.bots, [], "the player who comes back has the seat at once");
  const report = back.others.find(({ message }) => message === "welcome back");
  holds(report?.message === "welcome back" && report.report.answers > 0, "the player is told what the bot has done");
  same(viewOf(other).standIns, [], "nobody stands in any more");
  shut(table);
}

/** Four players in two teams. */
async function moreThanHalf(world: World, name: string): Promise<void> {
  const setup = there(world.setups[name], name);
  const teams = {
    seats: [...setup.seats, ...setup.seats.map(({ team }, at) => ({ player: `player-${setup.seats.length + at + 1}`, team }))],
    squads: [...setup.squads, ...setup.squads],
    decks: [...setup.decks, ...setup.decks],
  };
  const table = await tableOf(world, name, { bots, setup: { ...teams, ...standIn } });
  await planning(table);
  const { seated, watcher, clock } = table;
  there(seated[0], "seat").client.leave();
  await clock.pass(3 * MINUTE);
  same(viewOf(watcher).absent[0]?.enough, 2, "two of three votes are enough");
  const vote = async (seat: number, yes: boolean) => refusalOf(await there(seated[seat], "seat").game.vote(0, yes));
  same(await vote(1, true), undefined, "the first votes for a bot");
  same(viewOf(watcher).absent[0]?.votes, [1], "everybody sees the vote");
  same(await vote(1, false), undefined, "a vote can be taken back");
  same(viewOf(watcher).absent[0]?.votes, [], "everybody sees that, too");
  await vote(2, true);
  same(watcher.scene.bots, [], "one vote isn't enough");
  await vote(3, true);
  same(
    watcher.scene.bots.map(({ seat }) => seat),
    [0],
    "two votes are",
  );
  shut(table);
}

async function onlyWhileDeciding(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { bots, setup: standIn });
  const [one, other] = await planning(table);
  const { clock } = table;
  const dials = openIn(one.scene, 0).map(({ number, options }) => ({ input: "answer", seat: 0, ask: number, key: options[0]?.key ?? "" }));
  same(await one.client.give(dials), undefined, "the player sets the dials before leaving");
  one.client.leave();
  await clock.pass(10 * MINUTE);
  same(viewOf(other).absent, [], "nobody waits for a player who has nothing to decide");
  shut(table);
}

async function clocksWait(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { seat: 600 } } } });
  const [one, other] = await planning(table);
  const { clock, watcher } = table;
  const left = () => watcher.game.timeLeft()?.seats?.map((time) => Math.round(time / SECOND));
  const refreshed = async () => {
    await watcher.client.refresh();
    return left();
  };
  await clock.pass(10 * SECOND);
  same(await refreshed(), [590, 590], "both clocks run while both players have something to decide");
  one.client.leave();
  await clock.pass(CONNECTION_ALLOWANCE);
  same(await refreshed(), [590, 590], "all clocks wait for a lost connection");
  same(watcher.game.timeLeft()?.running, [0, 1], "the allowance is used up, so they run again");
  await clock.pass(10 * SECOND);
  same(await refreshed(), [580, 580], "after two minutes the clocks run on");
  const back = new Seated(table.host, { seats: [0] });
  await back.client.joined;
  back.client.leave();
  await clock.pass(10 * SECOND);
  same(await refreshed(), [570, 570], "a seat has its two minutes once in a game");
  other.client.leave();
  await clock.pass(30 * SECOND);
  same(await refreshed(), [570, 570], "the other seat has its own");
  shut(table);
}

async function decisions(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { setup: { agreements: { clocks: { decision: 60 } } } });
  const [one] = await planning(table);
  const { watcher, clock } = table;
  const questions = openIn(one.scene, 0);
  holds(questions.length > 1, "the seat has several dials to set");
  await clock.pass(50 * SECOND);
  const [first] = questions;
  const key = there(first?.options[0], "option").key;
  same(await one.client.give([{ input: "answer", seat: 0, ask: first?.number, key }]), undefined, "one dial is set in time");
  await clock.pass(10 * SECOND);
  same(watcher.scene.covered, [0], "the other seat's time is up, so its dials are set; the first has a new minute");
  same(watcher.scene.decided, [1], "the other seat has default dials");
  await clock.pass(51 * SECOND);
  holds(watcher.scene.state.cursor.phase !== "planning", "the first seat's time is up too");
  shut(table);
}

async function outOfTime(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { bots, setup: { agreements: { standIn: "cadet", clocks: { seat: 60 } } } });
  const [one, other] = await planning(table);
  const { watcher, clock } = table;
  const dials = openIn(other.scene, 1).map(({ number, options }) => ({
    input: "answer",
    seat: 1,
    ask: number,
    key: options[0]?.key ?? "",
  }));
  same(await other.client.give(dials), undefined, "the other player sets the dials at once");
  await clock.pass(61 * SECOND);
  same(watcher.scene.bots, [{ seat: 0, level: "cadet", isStandIn: true }], "a bot plays for a seat that has no time left");
  const back = new Seated(table.host, { seats: [0] });
  await back.client.joined;
  same(watcher.scene.bots.length, 1, "joining doesn't give the seat back, because its time is up");
  holds(one.scene.state.away === undefined, "the rules don't treat the seat as away");
  shut(table);
}

async function correspondence(world: World, name: string): Promise<void> {
  const DAY = 86_400_000;
  const journal = await world.journal();
  const table = await tableOf(world, name, { journal, setup: { agreements: { clocks: { turn: 259_200 } } } });
  const [one, other] = await planning(table);
  const { host, clock } = table;
  same(viewOf(one).pace, "correspondence", "the game is played as correspondence");
  for (const seated of [one, other, table.watcher]) seated.client.leave();
  await clock.pass(DAY);
  holds(host.isIdle, "a game that nobody uses can sleep");
  const alarm = there(host.nextAlarm, "next alarm");
  same(host.summary.deciding, ["player-1", "player-2"], "the summary says whose turn it is");
  await host.sleep();
  const late = await tableFrom(world, journal, {}, 3 * DAY + MINUTE);
  holds(alarm <= 3 * DAY, "the alarm was in time");
  await late.clock.pass(SECOND);
  holds(late.watcher.scene.state.cursor.phase !== "planning", "the time has run out while the game slept");
  shut(late);
}

async function restartStops(world: World, name: string): Promise<void> {
  const journal = await world.journal();
  const table = await tableOf(world, name, { journal, setup: { agreements: { clocks: { match: 600 } } } });
  await planning(table);
  await table.clock.pass(100 * SECOND);
  await table.host.close();
  const again = await tableFrom(world, journal, {}, 10 * MINUTE);
  same(Math.round((again.watcher.game.timeLeft()?.match ?? 0) / SECOND), 500, "a restart stops the clocks of a live game");
  await again.host.sleep();
  const woken = await tableFrom(world, journal, {}, 10 * MINUTE + 100 * SECOND);
  same(Math.round((woken.watcher.game.timeLeft()?.match ?? 0) / SECOND), 400, "sleep doesn't");
  same((await rowsIn(journal)).at(-1)?.row, "clocks", "the journal says when the game fell asleep");
  shut(woken);
}

export const AWAY_CASES = (name: string): readonly SuiteCase[] => [
  { title: "everybody sees who is here, away, gone or a bot", run: (world) => presence(world, name) },
  {
    title: "after three minutes the other player may let a bot play, until the player is back",
    run: (world) => theOtherDecides(world, name),
  },
  { title: "with more players, more than half of the others decide", run: (world) => moreThanHalf(world, name) },
  { title: "an absent player counts as absent only while the game waits for them", run: (world) => onlyWhileDeciding(world, name) },
  { title: "clocks wait two minutes for each seat's lost connections", run: (world) => clocksWait(world, name) },
  { title: "when a decision's time is up, only that seat gets its defaults", run: (world) => decisions(world, name) },
  { title: "when a seat's time is up, the agreed bot plays for it", run: (world) => outOfTime(world, name) },
  { title: "correspondence runs out on time while the game sleeps", run: (world) => correspondence(world, name) },
  { title: "a restart stops live clocks, and sleep doesn't", run: (world) => restartStops(world, name) },
];
