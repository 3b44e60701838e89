/** Tests that a bot plays for an absent player if the players agreed to that, and that the bot gives the seat back. */
import { BOTS, type BotPlayer } from "@broadside/players";
import type { GameRecord } from "@broadside/rules";
import { startHost } from "../open-host.ts";
import type { SeatPlayer } from "../people/seat-player.ts";
import { FakeClock } from "./fake-clock.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { answerTo, openIn, playUntil, randomFrom, Seated } from "./seated.ts";
import { playerAt, rowsIn, shut, type TestTable, tableFrom, tableOf } from "./table.ts";

/** In these tests a cadet answers at random. */
const bots = { cadet: BOTS.random };
const agreed = { setup: { agreements: { standIn: "cadet" } }, bots } as const;

async function planning(table: TestTable): Promise<readonly [Seated, Seated]> {
  const { seated, watcher } = table;
  await playUntil(seated, randomFrom(6), () => watcher.scene.state.cursor.phase === "planning");
  return [there(seated[0], "seat"), there(seated[1], "seat")];
}

/** A person plays the second seat, and somebody else answers for the first. */
async function playOn({ watcher, clock }: TestTable, other: Seated, isReached: () => boolean): Promise<void> {
  for (let given = 0; given < 400 && !isReached(); given += 1) {
    await playUntil([watcher, other], randomFrom(given), isReached, 1);
    await clock.pass(0);
  }
  holds(isReached(), "the game continues");
}

const said = ({ watcher }: TestTable, part: string): number => watcher.scene.log.filter(({ text }) => text.includes(part)).length;

async function byHand(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, agreed);
  const [one, other] = await planning(table);
  const { host, watcher } = table;
  const question = there(openIn(one.scene, 0)[0], "question");
  same(await one.client.give([{ input: "away", seat: 0, away: true }]), undefined, "players can say that they are away");
  const last = await other.client.give([{ input: "away", seat: 1, away: true }]);
  same(last?.refused, "somebody must stay at the table", "the last person can't be away");
  same(openIn(one.scene, 0), [], "the absent player no longer sees the seat's questions");
  same(await one.client.look(0), undefined, "the absent player no longer sees the seat's dials");
  const answer = answerTo(question, randomFrom(1));
  same((await one.client.give([answer]))?.refused, "a program plays this seat", "an absent player's answer is refused");
  await playOn(table, other, () => watcher.scene.state.cursor.phase !== "planning");
  same(await one.client.give([{ input: "away", seat: 0, away: false }]), undefined, "the player takes the seat back");
  same(host.players[0], playerAt(0), "the person plays the seat again");
  same(await one.client.give([{ input: "away", seat: 0, away: false }]), undefined, "saying it a second time is accepted");
  same(said(table, "Anna is back"), 1, "the log says only once that the player is back");
  shut(table);
}

/** Tests that the person can return while the bot thinks, even if it never finishes. */
async function atAnyMoment(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { ...agreed, bots: { cadet: () => () => new Promise(() => {}) } });
  const [one] = await planning(table);
  const { number } = table.watcher.scene;
  await one.client.give([{ input: "away", seat: 0, away: true }]);
  await table.clock.pass(100);
  await one.client.give([{ input: "away", seat: 0, away: false }]);
  await table.clock.pass(60_000);
  same(said(table, "took too long"), 0, "the log doesn't say that the bot took too long");
  same(table.watcher.scene.number, number + 2, "the bot gave no answer for the person");
  holds(openIn(one.scene, 0).length > 0, "the returned player gets the questions");
  shut(table);
}

/** Tests an answer that arrives after the person has the seat back. */
async function tooLate(world: World, name: string): Promise<void> {
  let answer: () => void = () => {};
  const thinking = new Promise<void>((done) => {
    answer = done;
  });
  const cadet: BotPlayer = async (...asked) => {
    await thinking;
    return BOTS.random(1)(...asked);
  };
  const table = await tableOf(world, name, { ...agreed, bots: { cadet: () => cadet } });
  const [one] = await planning(table);
  await one.client.give([{ input: "away", seat: 0, away: true }]);
  await table.clock.pass(100);
  await one.client.give([{ input: "away", seat: 0, away: false }]);
  const { number } = table.watcher.scene;
  answer();
  await table.clock.pass(100);
  same(table.watcher.scene.number, number, "the bot's late answer adds no input");
  shut(table);
}

async function behindAnUndo(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, agreed);
  const [one, other] = await planning(table);
  const { host, watcher } = table;
  const before = watcher.scene.number;
  await one.client.give([{ input: "away", seat: 0, away: true }]);
  await playOn(table, other, () => watcher.scene.state.cursor.phase !== "planning");
  const judge = new Seated(host, { seats: [], isJudge: true });
  same(await judge.client.give([{ input: "undo", seat: "judge", to: before }]), undefined, "a judge undoes the change to the stand-in");
  same(watcher.scene.state.seats[0]?.player, { id: "player-1", bot: "cadet" }, "the record still says that the bot plays");
  const again = await tableFrom(world, await world.journal(await rowsIn(table.journal)), { bots });
  same(again.watcher.scene.bots, watcher.scene.bots, "the bots are the same after the game is loaded");
  same(
    await there(again.seated[0], "seat").client.give([{ input: "away", seat: 0, away: false }]),
    undefined,
    "the person can take the seat back in the loaded game",
  );
  same(again.watcher.scene.bots, [], "no bot plays after the person takes the seat back");
  shut(again);
  shut(table);
}

/** Saves a game to a file, starts a new game from that file, and returns who plays in it. */
async function playersFromFile(world: World, table: TestTable): Promise<readonly SeatPlayer[]> {
  const record = JSON.parse(JSON.stringify(await table.host.record())) as GameRecord;
  shut(table);
  const journal = await world.journal();
  const made = await startHost({ id: "game", contentFor: world.contentFor, journal, clock: new FakeClock(world.rest), bots }, { record });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  made.value.close();
  return made.value.players;
}

async function fromAFile(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, { ...agreed, players: [undefined, { level: "random", seed: 4 }] });
  same(table.watcher.scene.state.seats[1]?.player, { id: "player-2", bot: "random" }, "the record names the bot from the start");
  same(
    await playersFromFile(world, table),
    [playerAt(0), playerAt(1, { level: "random", seed: 1 })],
    "the bot plays on in the game from the file, but not as a stand-in",
  );
}

async function absentInAFile(world: World, name: string): Promise<void> {
  const table = await tableOf(world, name, agreed);
  await there(table.seated[1], "seat").client.give([{ input: "away", seat: 1, away: true }]);
  same(
    await playersFromFile(world, table),
    [playerAt(0), playerAt(1, { level: "cadet", seed: 1, isStandIn: true })],
    "the bot is still the person's stand-in in the game from the file",
  );
}

export const STAND_IN_CASES = (name: string): readonly SuiteCase[] => [
  { title: "a bot plays for a player who says they are away, until they take the seat back", run: (world) => byHand(world, name) },
  { title: "players can take their seat back while the bot is thinking", run: (world) => atAnyMoment(world, name) },
  { title: "a bot's answer doesn't count once the player has the seat back", run: (world) => tooLate(world, name) },
  { title: "a stand-in keeps playing after an undo and after the game is loaded", run: (world) => behindAnUndo(world, name) },
  { title: "a game started from a file has bots in the same seats", run: (world) => fromAFile(world, name) },
  { title: "a game started from a file has the same stand-ins", run: (world) => absentInAFile(world, name) },
];
