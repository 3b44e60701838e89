/**
 * A host faces strangers: whatever anybody sends, at any time, each message that has an id gets one reply, nothing else happens, and the game
 * can be played to its end. Random legal answers, bots and clocks act meanwhile.
 */

import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { contentsOf, type Fault, type Host, type JournalRow, NETWORK_LIMITS, type Visitor } from "@broadside/host";
import { randomStream, readJson } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { CLIENT_MESSAGE_LIMITS, LONGEST_ID } from "@broadside/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Guest, rest } from "./guest.ts";
import { MessageMaker } from "./malformed-messages.ts";
import { duel, type Prepared, playToEnd, prepared, smallTable, teams, verdictOf } from "./small-tables.ts";

const MESSAGES = runs(100_000, 50);
/** Each game gets this many wrong messages. */
const PER_GAME = runs(500, 2);
const GAMES_AT_ONCE = runs(20, 5);
/** The longest row that a refused input may leave in a journal, as JSON. */
const LONGEST_ROW = 5000;
/** The memory after all games, as a multiple of that after the first tenth. */
const MOST_GROWTH = 1.5;

const CLOCKS = { match: 4000, seat: 900, phase: 300 } as const;

/** Games with two and four seats, with and without bots, clocks, limits and assistance. */
const KINDS = [
  { choice: duel(), levels: [], options: {} },
  { choice: teams({ clocks: CLOCKS }), levels: [], options: { limits: NETWORK_LIMITS } },
  { choice: duel({ clocks: CLOCKS, standIn: "cadet" }), levels: [undefined, "random"], options: { isOfEvent: true } },
  { choice: teams({ undo: "free" }), levels: [undefined, "default", undefined, "random"], options: {} },
  { choice: duel({ aids: "strict", clocks: { turn: 86_400 } }), levels: [], options: { limits: NETWORK_LIMITS, isOfEvent: true } },
  { choice: teams({ standIn: "cadet", undo: "never" }), levels: [], options: { chat: "after phrases" } },
] as const;

const visitorsAt = (seats: number): readonly Visitor[] => [
  ...Array.from({ length: seats }, (_, seat) => ({ player: `player-${seat + 1}`, seats: [seat] })),
  { player: "both", seats: [0, 1] },
  { player: "spectator", name: "Sam", seats: [] },
  { player: "judge", seats: [], isJudge: true },
  { player: "opener", seats: [], isTableHost: true },
];

/** The id under which a reply must come, read without the host's code; undefined if there is none. */
function usableId(given: unknown): string | undefined {
  const read = typeof given === "string" ? readJson(given, CLIENT_MESSAGE_LIMITS) : undefined;
  const value = read ? (read.ok ? read.value : undefined) : given;
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  return typeof id === "string" && id !== "" && [...id].length <= LONGEST_ID ? id : undefined;
}

const shown = (given: unknown): string =>
  inspect(given, { depth: 8, maxStringLength: 1000, maxArrayLength: 5, breakLength: Number.POSITIVE_INFINITY });

/** The rows that only messages cause. Clocks and keyframes come along with others. */
const caused = (rows: readonly JournalRow[]): readonly JournalRow[] => rows.filter(({ row }) => row !== "clocks" && row !== "keyframes");

class Attack {
  readonly host: Host;
  /** How many replies each guest must have got to each id. */
  readonly owed = new Map<Guest, Map<string, number>>();
  private readonly random: (below: number) => number;
  private readonly maker: MessageMaker;
  private readonly guests: Guest[] = [];
  private readonly table: Awaited<ReturnType<typeof smallTable>>;
  private readonly ids: string[] = [];

  constructor(table: Attack["table"], random: Attack["random"]) {
    this.table = table;
    this.host = table.host;
    this.random = random;
    this.maker = new MessageMaker(random, () => this.newId());
  }

  /** Sometimes an id that somebody has used before. */
  private newId(): string {
    const known = this.random(12) === 0 ? this.ids[this.random(this.ids.length)] : undefined;
    const id = known ?? `id ${this.ids.length}`;
    this.ids.push(id);
    return id;
  }

  async seat(visitor: Visitor): Promise<Guest> {
    const guest = new Guest(this.host, visitor);
    // Some messages come before anybody has joined.
    if (this.random(4) === 0) this.throwFrom(guest, undefined);
    await guest.join();
    this.guests.push(guest);
    return guest;
  }

  private get players(): readonly Guest[] {
    return this.guests.filter(({ scene, isGone }) => scene && !isGone);
  }

  /** Sends one wrong message, and returns it. */
  private throwFrom(guest: Guest, about: Guest | undefined): unknown {
    const given = this.maker.make({ scene: (about ?? guest).scene, seats: guest.visitor.seats });
    const id = usableId(given);
    const owed = this.owed.get(guest) ?? new Map<string, number>();
    this.owed.set(guest, owed);
    if (id !== undefined) owed.set(id, (owed.get(id) ?? 0) + 1);
    try {
      guest.send(given);
    } catch (error) {
      throw new Error(`the host threw ${String(error)} at ${shown(given)}`);
    }
    return given;
  }

  /** A wrong message, or several at once; returns how many. */
  async wrong(): Promise<number> {
    const { rows } = this.table.journal;
    const count = this.random(3) === 0 ? 2 + this.random(8) : 1;
    const before = rows.length;
    const given: unknown[] = [];
    let last: Guest | undefined;
    for (let sent = 0; sent < count; sent += 1) {
      last = this.guests[this.random(this.guests.length)];
      if (last) given.push(this.throwFrom(last, this.players[this.random(this.players.length)]));
    }
    await rest();
    const added = caused(rows.slice(before));
    const id = usableId(given[0]);
    const reply = count === 1 && id !== undefined ? last?.replies.get(id)?.at(-1) : undefined;
    // Inputs before the refused one count.
    const beside = added.filter(({ row }) => row !== "entry" && row !== "seat");
    const most = reply?.refusal ? (reply.refusal.refused === "not understood" && !reply.refusal.input ? 0 : 1) : undefined;
    const refusals = beside.filter((row) => row.row === "answered" && row.refusal);
    if (most !== undefined && refusals.length > most) throw new Error(`${refusals.length} rows after ${shown(given[0])}`);
    if (reply?.refusal && !reply.refusal.input && added.length > 0)
      throw new Error(`a refused message leaves ${shown(added)}: ${shown(given[0])} ${shown(reply)}`);
    for (const row of refusals)
      if (JSON.stringify(row).length > LONGEST_ROW)
        throw new Error(`a row of ${JSON.stringify(row).length} characters after ${shown(given)}`);
    this.check(given);
    return count;
  }

  private check(given: readonly unknown[]): void {
    const broken = (what: string): Error => new Error(`${what}\nafter\n${given.map(shown).join("\n")}`);
    if (this.host.unanswerable > 0) throw broken("a question can't be answered");
    for (const guest of this.guests) {
      if (guest.problems.length > 0) throw broken(guest.problems.join("\n"));
      for (const [id, owed] of this.owed.get(guest) ?? []) {
        const replies = guest.replies.get(id)?.length ?? 0;
        if (replies !== owed) throw broken(`${replies} instead of ${owed} replies to ${guest.visitor.player}'s ${shown(id)}`);
      }
      this.owed.delete(guest);
      guest.replies.clear();
    }
  }

  /** A legal answer of somebody, and some time for bots and clocks. */
  async right(): Promise<void> {
    const asked = this.players.filter(({ questions }) => questions.length > 0);
    const guest = asked[this.random(asked.length)];
    // Only a judge ends a judge's pause.
    const judge = this.players.find(({ visitor }) => visitor.isJudge);
    if (judge?.table?.paused) await judge.ask({ message: "resume", id: this.newId() });
    judge?.replies.clear();
    const input = guest?.randomAnswer(this.random);
    if (guest && input) await guest.ask({ message: "give", id: this.newId(), inputs: [{ id: this.newId(), input }] });
    guest?.replies.clear();
    await this.table.clock.pass(this.random(3) * this.random(2000));
    // Whoever has left comes back by another connection.
    for (const gone of this.guests.filter(({ isGone }) => isGone).slice(0, 1)) if (this.random(3) === 0) await this.again(gone);
  }

  private async again(gone: Guest): Promise<void> {
    this.guests.splice(this.guests.indexOf(gone), 1);
    await this.seat(gone.visitor);
  }
}

async function play(seed: number, kind: (typeof KINDS)[number], game: Prepared): Promise<void> {
  const random = randomStream(seed);
  const faults: string[] = [];
  const options = {
    ...kind.options,
    onFault: ({ error, input, trace }: Fault) => faults.push(`${error} at ${shown(input)} ${trace.join(", ")}`),
  };
  const table = await smallTable(game, { ...options, levels: kind.levels, seed: `malformed ${seed}` });
  const attack = new Attack(table, random);
  for (const visitor of visitorsAt(game.setup.seats.length)) await attack.seat(visitor);
  for (let sent = 0; sent < PER_GAME; ) {
    sent += await attack.wrong();
    if (random(2) === 0) await attack.right();
  }
  expect(faults).toEqual([]);
  expect(contentsOf(table.journal.rows)?.unreadable).toBe(0);
  const record = await playToEnd(table, random);
  await table.host.close();
  expect(await verdictOf(record)).toBe("same");
  expect(faults).toEqual([]);
}

/** The memory in use, once everything unused is gone. */
function memory(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

/** The first game of each test. */
const STARTS = Array.from({ length: Math.ceil(MESSAGES / PER_GAME / GAMES_AT_ONCE) }, (_, at) => at * GAMES_AT_ONCE);

const rejections: unknown[] = [];
const note = (reason: unknown): void => void rejections.push(reason);
let early = 0;

beforeAll(() => void process.on("unhandledRejection", note));
afterAll(() => void process.off("unhandledRejection", note));

test.each(STARTS)("whatever anybody sends gets one reply, and games from %i on are played to their end", async (start) => {
  const games = await Promise.all(KINDS.map(({ choice }) => prepared(choice)));
  for (let seed = start; seed < start + GAMES_AT_ONCE; seed += 1) {
    const [kind, game] = [KINDS[seed % KINDS.length], games[seed % KINDS.length]];
    if (!kind || !game) throw new Error("there is no such kind of game");
    try {
      await play(seed, kind, game);
    } catch (error) {
      throw new Error(`in game ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    if (seed === Math.floor((STARTS.length * GAMES_AT_ONCE) / 10)) early = memory();
  }
  await rest();
  expect(rejections).toEqual([]);
});

test("the memory that hosts need doesn't grow with what was sent to other hosts", () => {
  expect(memory() / early).toBeLessThan(MOST_GROWTH);
});
