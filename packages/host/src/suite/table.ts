/** A table in a test: a host with a client at each seat. */
import type { Dice, GameSetup, Seat } from "@broadside/rules";
import type { Host } from "../host.ts";
import type { HostOptions } from "../host-options.ts";
import type { Journal, JournalRow } from "../journal/journal.ts";
import { openHost, startHost } from "../open-host.ts";
import type { Bot, SeatPlayer } from "../people/seat-player.ts";
import { FakeClock } from "./fake-clock.ts";
import { there, type World } from "./harness.ts";
import { Seated } from "./seated.ts";

export interface TestTable {
  readonly host: Host;
  readonly journal: Journal;
  readonly clock: FakeClock;
  /** A client for each seat, and a spectator. */
  readonly seated: readonly Seated[];
  readonly watcher: Seated;
}

type Given = Partial<Omit<HostOptions, "journal" | "clock">> & {
  /** For each seat, the bot that plays it. */
  readonly players?: readonly (Bot | undefined)[];
  readonly setup?: Partial<GameSetup>;
  readonly journal?: Journal;
  /** True if only the spectator has a client. */
  readonly isWatchedOnly?: boolean;
};

const setupNamed = ({ setups }: World, name: string): GameSetup => there(setups[name], `set-up ${name}`);
/** The player whom the set-ups name for a seat, or a bot in that player's place. */
export const playerAt = (seat: Seat, bot?: Bot): SeatPlayer => ({ id: `player-${seat + 1}`, ...(bot && { bot }) });
/** The players' names in every game. */
const NAMES = { "player-1": "Anna", "player-2": "Ben", "player-3": "Cleo", "player-4": "Dora" };

const diceOf = (seed: string): Dice => ({ seed, salts: ["a", "b"] });

/** A new game. */
export async function tableOf(world: World, name: string, given: Given = {}): Promise<TestTable> {
  const { players, setup, journal = await world.journal(), isWatchedOnly = false, ...options } = given;
  const clock = new FakeClock(world.rest);
  const all = { id: "game", contentFor: world.contentFor, journal, clock, ...options };
  const made = await startHost(all, {
    setup: { ...setupNamed(world, name), ...setup },
    names: NAMES,
    dice: diceOf(name),
    players: players?.map((bot, seat) => playerAt(seat, bot)),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return joined(made.value, journal, clock, isWatchedOnly);
}

/** Opens the game in a journal, at a time. */
export async function tableFrom(world: World, journal: Journal, options: Partial<HostOptions> = {}, now = 0): Promise<TestTable> {
  const clock = new FakeClock(world.rest, now);
  const made = await openHost({ id: "game", contentFor: world.contentFor, journal, clock, ...options });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return joined(made.value, journal, clock, false);
}

async function joined(host: Host, journal: Journal, clock: FakeClock, isWatchedOnly: boolean): Promise<TestTable> {
  const seated = isWatchedOnly ? [] : host.players.map((_, seat) => new Seated(host, { seats: [seat] }));
  const watcher = new Seated(host, { seats: [] });
  await watcher.client.joined;
  return { host, journal, clock, seated, watcher };
}

export const rowsIn = (journal: Journal): Promise<readonly JournalRow[]> => journal.load(0);

export const shut = ({ host }: TestTable): void => void host.close();
