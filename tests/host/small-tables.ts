/** Small games for tests that play many of them on hosts: few ships, few rounds, and a memory journal whose rows pass through JSON. */
import { contentFor, type GameChoice, prepareGame, verifyRecord } from "@broadside/content";
import { type HostOptions, memoryJournal, startHost } from "@broadside/host";
import { FakeClock } from "@broadside/host/suite";
import { BOTS } from "@broadside/players";
import type { Content, GameRecord, GameSetup } from "@broadside/rules";
import { twoSquads } from "../shared/made-games.ts";
import { Guest, rest } from "./guest.ts";

/** The number of rounds after which a small game ends. */
const ROUNDS = 3;

const REBELS = { faction: "rebel", pilots: ["wedgeantilles"] } as const;
const IMPERIALS = { faction: "imperial", pilots: ["academypilot", "darkcurse"] } as const;

export type Agreed = NonNullable<GameChoice["agreements"]>;

/** Two seats against each other. */
export const duel = (agreements: Agreed = {}): GameChoice => ({
  edition: "1e",
  format: "standard-100",
  roundLimit: ROUNDS,
  agreements,
  seats: twoSquads(REBELS, IMPERIALS),
});

/** Four seats in two teams. */
export const teams = (agreements: Agreed = {}): GameChoice => ({
  edition: "1e",
  format: "standard-100",
  organiserAllows: true,
  roundLimit: ROUNDS,
  agreements,
  seats: twoSquads(REBELS, IMPERIALS, REBELS, IMPERIALS).map((seat, at) => ({ ...seat, team: at % 2 })),
});

export interface Prepared {
  readonly setup: GameSetup;
  readonly content: Content;
}

/** The set-up of a game, whose players have the ids `player-1`, `player-2` and so on. Loading the cards again takes no time. */
export async function prepared(choice: GameChoice): Promise<Prepared> {
  const found = await prepareGame(choice);
  if ("problems" in found) throw new Error(JSON.stringify(found.problems));
  const { setup } = found;
  const content = await contentFor(setup);
  if (!content) throw new Error("the set-up has no content");
  return { setup: { ...setup, seats: setup.seats.map((seat, at) => ({ ...seat, player: `player-${at + 1}` })) }, content };
}

/** Bots that answer at once. The first one also gives hints. */
export const QUICK_BOTS = { default: BOTS.default, random: BOTS.random } as const;

type Chosen = Partial<Omit<HostOptions, "journal" | "clock" | "contentFor">> & {
  /** For each seat, the level of the bot that plays it. */
  readonly levels?: readonly (string | undefined)[];
  readonly seed: string;
};

/** Starts a game on a host. */
export async function smallTable({ setup, content }: Prepared, { levels = [], seed, ...options }: Chosen) {
  const clock = new FakeClock(rest);
  const journal = memoryJournal();
  const contentOf = async (): Promise<Content> => content;
  const started = await startHost(
    { id: "game", bots: QUICK_BOTS, ...options, journal, clock, contentFor: contentOf },
    {
      setup,
      dice: { seed, salts: ["salt of one", "salt of two"] },
      players: setup.seats.map(({ player }, seat) => {
        const level = levels[seat];
        return { id: player, ...(level !== undefined && { bot: { level, seed: seat } }) };
      }),
    },
  );
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return { host: started.value, journal, clock };
}

export type SmallTable = Awaited<ReturnType<typeof smallTable>>;

/** Somebody who may do everything plays a game to its end at random, whatever state it was left in. */
export async function playToEnd(
  { host, clock }: Pick<SmallTable, "host" | "clock">,
  random: (below: number) => number,
): Promise<GameRecord> {
  const seats = host.players.map((_, seat) => seat);
  const guest = new Guest(host, { player: "finisher", seats, isJudge: true });
  await guest.join();
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return `to the end ${ids}`;
  };
  for (let steps = 0; steps < MOST_STEPS && !guest.scene?.result; steps += 1) {
    if (guest.table?.paused) await guest.ask({ message: "resume", id: newId() });
    const bot = guest.scene?.bots[0];
    if (bot) await guest.ask({ message: "take over", id: newId(), seat: bot.seat });
    const answer = guest.randomAnswer(random);
    if (answer) await guest.ask({ message: "give", id: newId(), inputs: [{ id: newId(), input: answer }] });
    else await clock.pass(1000);
    if (host.unanswerable > 0) throw new Error("a question can't be answered");
  }
  guest.close();
  if (guest.problems.length > 0) throw new Error(guest.problems.join("\n"));
  if (!guest.scene?.result) throw new Error("the game doesn't end");
  return host.record();
}

const MOST_STEPS = 3000;

/** Returns what a record proves: `same` if everything in it follows from the rules. */
export async function verdictOf(record: GameRecord): Promise<unknown> {
  const found = await verifyRecord(JSON.parse(JSON.stringify(record)) as GameRecord);
  return found.verdict === "same" ? "same" : found;
}
