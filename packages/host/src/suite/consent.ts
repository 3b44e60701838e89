/** Tests what bots do when others need them: they vote, and they agree to proposals except in games at an event. */
import type { GameSetup } from "@broadside/rules";
import { bot, person } from "./bots.ts";
import { holds, type SuiteCase, same, there, type World } from "./harness.ts";
import { openIn, playUntil, randomFrom, type Seated } from "./seated.ts";
import { shut, type TestTable, tableOf } from "./table.ts";

/** Plays at random, with a person in the first seat and bots in the others, until something happens. */
async function playOn(table: TestTable, isReached: () => boolean): Promise<Seated> {
  const own = there(table.seated[0], "seat");
  for (let given = 0; given < 400 && !isReached(); given += 1) {
    await playUntil([own], randomFrom(given), isReached, 1);
    await table.clock.pass(0);
  }
  holds(isReached(), "the game reaches the wanted point");
  return own;
}

/** Two players on each side, with the same squads. The captains come first. */
const inTeams = (setup: GameSetup): Partial<GameSetup> => ({
  seats: [...setup.seats, ...setup.seats.map(({ team }, at) => ({ player: `player-${setup.seats.length + at + 1}`, team }))],
  squads: [...setup.squads, ...setup.squads],
  decks: [...setup.decks, ...setup.decks],
});

const among = [person, bot("default"), bot("default"), bot("default")];

async function changeByHand(world: World, name: string, isOfEvent: boolean): Promise<void> {
  const table = await tableOf(world, name, { players: among.slice(0, 2), isOfEvent });
  const own = await playOn(table, () => table.watcher.scene.state.round === 1);
  const ship = there(own.scene.state.ships[0], "ship");
  const changes = [{ change: "ship", ship: ship.id, set: { tokens: { ...ship.tokens, focus: 3 } } }];
  same(await own.client.give([{ input: "propose", seat: 0, reason: "forgotten", changes }]), undefined, "a change is proposed");
  await table.clock.pass(0);
  same(own.scene.proposal, undefined, "the proposal is decided at once");
  same(own.scene.state.ships[0]?.tokens.focus, isOfEvent ? ship.tokens.focus : 3, "the focus tokens after the bot's reply");
  shut(table);
}

async function takingBack(world: World, name: string, isOfEvent: boolean): Promise<void> {
  const table = await tableOf(world, name, { players: among.slice(0, 2), isOfEvent });
  const own = await playOn(table, () => table.watcher.scene.state.round === 1);
  const first = there((await table.host.record()).entries.find(({ input }) => input?.input === "answer")?.number, "answer");
  same(await own.client.give([{ input: "undo", seat: 0, to: first - 1 }]), undefined, "a player asks to undo everything");
  await table.clock.pass(0);
  same(own.scene.proposal, undefined, "the proposal is decided at once");
  same(own.scene.state.round, isOfEvent ? 1 : 0, "the round after the bot's reply");
  shut(table);
}

async function givingUp(world: World, isOfEvent: boolean): Promise<void> {
  const name = "epic-dogfight";
  const setup: Partial<GameSetup> = {
    ...inTeams(there(world.setups[name], name)),
    format: "team-epic",
    sharedDials: "team",
    sharedDeck: "team",
  };
  const table = await tableOf(world, name, { players: among, setup, isOfEvent });
  const own = there(table.seated[0], "seat");
  same(await own.client.give([{ input: "concede", seat: 0 }]), undefined, "the captain asks to concede");
  await table.clock.pass(0);
  same(own.scene.proposal, undefined, "the proposal is decided at once");
  const statuses = own.scene.state.seats.map(({ status }) => status);
  same(statuses[0] === "conceded" && statuses[2] === "conceded", !isOfEvent, "whether the team has conceded");
  same([statuses[1], statuses[3]], ["playing", "playing"], "the other team is still playing");
  shut(table);
}

/** In Cover the Evacuation, a team decides together what happens to a shuttle and who goes first. */
async function voting(world: World): Promise<void> {
  const name = "second-edition-2.0";
  const players = among.map((_, seat) => (seat < 2 ? person : bot("random", seat)));
  const table = await tableOf(world, name, { players, setup: inTeams(there(world.setups[name], name)) });
  const { seated, watcher, clock } = table;
  const persons = seated.slice(0, 2);
  const isVote = (): boolean => watcher.scene.state.cursor.phase === "setup" && watcher.scene.covered.length > 0;
  for (let given = 0; given < 400 && !isVote(); given += 1) {
    await playUntil(persons, randomFrom(given), isVote, 1);
    await clock.pass(0);
  }
  const [seat, ...others] = watcher.scene.covered;
  holds(seat !== undefined && seat < 2 && others.length === 0, "the bot has voted, but its teammate hasn't");
  const voters = [seat, seat + 2].map((one) => there(watcher.scene.seats[one], "seat").name);
  const told = (): readonly string[] =>
    voters.filter((voter) => watcher.scene.log.some(({ details }) => details.some((detail) => detail.startsWith(`${voter} votes`))));
  same(told(), [], "the log doesn't show the bot's vote yet");
  const own = there(seated[seat], "seat");
  const { options, number } = there(openIn(own.scene, seat)[0], "ballot");
  same(await own.client.give([{ input: "answer", seat, ask: number, key: options[0]?.key ?? "" }]), undefined, "the person votes");
  same(told(), voters, "the log shows both votes after the person's");
  holds(!watcher.scene.log.some(({ text }) => text.startsWith("The bot ")), "the log reports no failure of a bot");
  shut(table);
}

export const CONSENT_CASES = (usual: string): readonly SuiteCase[] => [
  ...[false, true].flatMap((isOfEvent): readonly SuiteCase[] => {
    const does = isOfEvent ? "at an event, a bot refuses" : "a bot agrees to";
    return [
      { title: `${does} a change by hand`, run: (world) => changeByHand(world, usual, isOfEvent) },
      { title: `${does} an undo`, run: (world) => takingBack(world, usual, isOfEvent) },
      { title: `${does} its captain's request to concede`, run: (world) => givingUp(world, isOfEvent) },
    ];
  }),
  { title: "a bot's vote stays secret until the person on its team has voted", run: voting },
];
