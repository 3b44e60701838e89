/**
 * Hosts die at any moment, and storage fails. Clients reconnect to the next host and send again what was never answered. Nothing that was
 * accepted is lost, and nothing happens twice.
 */
import { type ClientOptions, GameClient, type Reply } from "@broadside/client";
import { contentsOf, type JournalRow } from "@broadside/host";
import { FakeClock } from "@broadside/host/suite";
import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { type Answer, type ClientMessage, type Input, PHRASES, REFUSALS, type Scene } from "@broadside/protocol";
import { expect, test } from "vitest";
import { FailingHosts, Wire } from "./failing-hosts.ts";
import { rest } from "./guest.ts";
import { duel, type Prepared, playToEnd, prepared, QUICK_BOTS, smallTable, teams, verdictOf } from "./small-tables.ts";

const CRASHES = runs(200, 10);
/** After this many crashes or steps, a game is played to its end without any. */
const CRASHES_IN_A_GAME = 7;
const STEPS = 150;
/** Nobody concedes before this round. */
const LAST_ROUND = 3;
/** Long enough for all clients to reconnect and send everything again, in milliseconds. */
const CALM = 60_000;

const CLOCKS = { match: 4000, seat: 900, phase: 600, away: 20 } as const;
const KINDS = [
  { choice: duel({ clocks: CLOCKS }), levels: [] },
  { choice: teams(), levels: [undefined, "random", undefined, undefined] },
  { choice: duel({ standIn: "cadet", clocks: CLOCKS }), levels: [] },
  { choice: teams({ undo: "free", clocks: { decision: 30, away: 20 } }), levels: [] },
] as const;

type Random = (below: number) => number;

/** A client that does whatever its player may do. */
class Player {
  readonly wire: Wire;
  readonly client: GameClient;
  readonly seats: readonly number[];
  private readonly random: Random;
  /** How many requests have no final reply yet. */
  waiting = 0;

  constructor(wire: Wire, options: Omit<ClientOptions, "transport" | "language">, random: Random) {
    this.wire = wire;
    this.seats = wire.visitor.seats;
    this.random = random;
    this.client = new GameClient({ ...options, transport: wire, language: "en" });
  }

  private pick<Thing>(things: readonly Thing[]): Thing | undefined {
    return things[this.random(things.length)];
  }

  private send(reply: Promise<Reply>): void {
    this.waiting += 1;
    void reply.finally(() => {
      this.waiting -= 1;
    });
  }

  /** Does something at random. */
  act(): void {
    const { client } = this;
    const { scene } = client;
    if (!scene) return;
    const doing = this.random(3) === 0 ? this.pick(this.deeds(scene)) : undefined;
    if (doing) this.send(doing());
    else this.answer(scene);
  }

  /** Answers some of the open questions at once. */
  private answer({ questions }: Scene): void {
    const own = questions.filter(({ seat, answered }) => this.seats.includes(seat) && answered === undefined);
    const answers = own.slice(0, 1 + this.random(3)).map(({ seat, number, options, place }): Answer => {
      const key = this.pick(options)?.key ?? "";
      return { input: "answer", seat, ask: number, ...(place ? { pose: place.default } : { key }) };
    });
    if (answers.length > 0) this.send(this.client.give(answers));
  }

  private deeds(scene: Scene): readonly (() => Promise<Reply>)[] {
    const { client, seats } = this;
    const { table } = client;
    const [seat] = seats;
    const give = (input: Input) => () => client.give([input]);
    const say = (): Promise<Reply> => client.say(this.random(2) === 0 ? { phrase: this.pick(PHRASES) ?? "ouch" } : { text: "one moment" });
    const judging = this.wire.visitor.isJudge ? this.rulings(scene) : [];
    if (seat === undefined) return [say, ...judging];
    const ship = this.pick(scene.state.ships);
    const other = this.random(scene.seats.length);
    const changes = ship ? [{ change: "ship" as const, ship: ship.id, set: { tokens: { ...ship.tokens, focus: this.random(4) } } }] : [];
    const { proposal, undo } = scene;
    const request = table?.request;
    const isBot = scene.bots.some((bot) => bot.seat === seat);
    const isLate = scene.state.round >= LAST_ROUND;
    return [
      say,
      () => client.takeOver(seat, isBot ? undefined : "default"),
      () => client.ask(this.random(4) === 0 ? "save for later" : "pause"),
      () => client.grantTime(1000),
      () => client.look(seat),
      () => client.uncover(seat, "cover"),
      () => client.nudge(other),
      () => client.report("it's stuck"),
      () => client.callJudge("a rule"),
      give({ input: "standing", seat, kind: "action", key: "default" }),
      give({ input: "propose", seat, reason: "forgotten", changes }),
      give({ input: "draw", seat }),
      give({ input: "away", seat, away: this.random(2) === 0 }),
      ...(undo?.seat === seat ? [give({ input: "undo", seat: undo.seat, to: undo.to })] : []),
      ...(proposal
        ? often(give({ input: "agree", seat, proposal: proposal.number, yes: !isEnding(proposal.text) && this.random(2) === 0 }))
        : []),
      ...(request ? often(() => client.reply(request.number, this.random(2) === 0)) : []),
      ...(table?.paused ? often(() => client.resume()) : []),
      ...(table?.absent.flatMap((absent) => often(() => client.vote(absent.seat, true))) ?? []),
      ...(isLate ? [give({ input: "concede", seat })] : []),
    ];
  }

  private rulings({ state }: Scene): readonly (() => Promise<Reply>)[] {
    const { client } = this;
    const ship = this.pick(state.ships);
    const changes = ship ? [{ change: "ship" as const, ship: ship.id, set: { tokens: { ...ship.tokens, evade: this.random(3) } } }] : [];
    return [
      () => client.give([{ input: "set", reason: "a ruling", changes }]),
      () => client.pause(),
      ...often(() => client.resume()),
      () => client.show([this.random(2)]),
    ];
  }
}

/** Makes a deed more likely. */
const often = <Thing>(thing: Thing): readonly Thing[] => [thing, thing, thing];
const isEnding = (text: string): boolean => /draw|conced/i.test(text);

// ── What must hold in the end ───────────────────────────────────────────────────────────────────────────────────────────────────────

type Entry = Extract<JournalRow, { readonly row: "entry" }>["entry"];

const keyOf = ({ id, by = "" }: { readonly id: string; readonly by?: string | undefined }): string => `${by} ${id}`;

/** A host's own changes all have this id: it makes each of them from the game as it is, so none comes again. */
const BY_HOST = "host";

/** Finds every cause that had the same effect twice. The players whom an input seats have entries with its id, too. */
function doubled(rows: readonly JournalRow[]): readonly string[] {
  const effects = rows.flatMap((row): readonly string[] => {
    const given = row.row === "entry" ? row.entry.given : "given" in row ? row.given : undefined;
    if (!given || given.id === BY_HOST) return [];
    if (row.row === "entry") {
      const { input } = row.entry;
      return [`${keyOf(given)} ${input?.input === "seat" ? `seat ${input.seat}` : "input"}`];
    }
    return [`${keyOf(given)} ${JSON.stringify({ ...row, at: undefined, given: undefined })}`];
  });
  return effects.filter((effect, at) => effects.indexOf(effect) !== at);
}

/** Messages that leave nothing in the journal: they have no effect, or one that nobody has to remember. */
const WITHOUT_ROW: ReadonlySet<ClientMessage["message"]> = new Set(["nudge", "show", "record", "aid", "why not"]);

/** Finds every message that was accepted, but left nothing in the journal. */
function lost({ sent, replies, visitor }: Wire, rows: readonly JournalRow[]): readonly string[] {
  const known = new Set(
    rows.flatMap((row) => {
      const given = row.row === "entry" ? row.entry.given : "given" in row ? row.given : undefined;
      return given ? [keyOf(given)] : [];
    }),
  );
  return [...sent.values()].flatMap((message): readonly string[] => {
    if (!("id" in message) || WITHOUT_ROW.has(message.message)) return [];
    const isAccepted = replies.get(message.id)?.some(({ refusal }) => !refusal);
    const ids = message.message === "give" ? message.inputs.map(({ id }) => id) : [message.id];
    return isAccepted
      ? ids.filter((id) => !known.has(keyOf({ id, by: visitor.player }))).map((id) => `${id} of ${JSON.stringify(message)}`)
      : [];
  });
}

/** After these, the sender tries again with the same message. */
const NOT_FINAL: ReadonlySet<string> = new Set(["too fast", "not known yet", "not joined", "the table is closed"]);
/** The journal remembers the refusals of the rules. What the table refuses is judged again after a crash. */
const LASTING: ReadonlySet<string> = new Set(REFUSALS);

/** Finds every message that got another answer than the first time. */
function answeredOtherwise({ sent, replies }: Wire): readonly string[] {
  return [...replies].flatMap(([id, all]) => {
    const message = sent.get(id);
    // What leaves no row is judged again after a crash.
    if (!message || WITHOUT_ROW.has(message.message)) return [];
    const final = all.filter(({ refusal }) => !refusal || !NOT_FINAL.has(refusal.refused));
    const [first] = final;
    if (!first || (first.refusal && !(message.message === "give" && LASTING.has(first.refusal.refused)))) return [];
    const isOther = final.some(({ refusal }) => refusal?.refused !== first.refusal?.refused || refusal?.input !== first.refusal?.input);
    // Dials are shown as they are now.
    const hasOther = message.message !== "look" && final.some((one) => JSON.stringify(one.with) !== JSON.stringify(first.with));
    return isOther || hasOther ? [`${JSON.stringify(message)}: ${JSON.stringify(final)}`] : [];
  });
}

const gaps = (entries: readonly Entry[]): readonly number[] => entries.flatMap(({ number }, at) => (number === at ? [] : [number]));

// ── Playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Plays one game, and returns how many hosts died. */
async function play(seed: number, { levels }: (typeof KINDS)[number], game: Prepared): Promise<number> {
  const random = randomStream(seed);
  const faults: string[] = [];
  const started = await smallTable(game, { levels, seed: `crashes ${seed}` });
  await started.host.close();
  const clock = new FakeClock(rest);
  const hosts = new FailingHosts(
    started.journal.rows,
    {
      id: "game",
      bots: QUICK_BOTS,
      isOfEvent: seed % 2 === 0,
      contentFor: async () => game.content,
      onFault: ({ error }) => faults.push(error),
    },
    clock,
    random,
  );
  await hosts.start();
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return `id ${ids}`;
  };
  const visitors = [
    ...game.setup.seats.map(({ player }, seat) => ({ player, seats: [seat] })),
    { player: "judge", seats: [], isJudge: true },
    { player: "spectator", name: "Sam", seats: [] },
  ];
  const players = visitors.map((visitor) => new Player(new Wire(hosts, visitor, clock), { clock, newId, lateAfter: 15_000 }, random));
  players[0]?.client.setHere(true);
  for (let step = 0; step < STEPS && hosts.deaths < CRASHES_IN_A_GAME; step += 1) {
    // Those at the seats do more than the others.
    const player = players[random(3) === 0 ? random(players.length) : random(game.setup.seats.length)];
    player?.act();
    const wire = player?.wire;
    if (wire && random(10) === 0) wire.repeat([...wire.sent.keys()][random(wire.sent.size)] ?? "");
    if (random(3) > 0) await rest();
    if (random(40) === 0) hosts.kill();
    if (random(30) === 0) wire?.goOffline(random(90_000));
    if (random(2) === 0) await clock.pass(random(15) === 0 ? random(40_000) : random(2000));
    if ((hosts.host?.unanswerable ?? 0) > 0) throw new Error("a question can't be answered");
  }
  hosts.isSafe = true;
  await clock.pass(CALM);
  // Everybody sends something again that was answered long ago.
  for (const { wire } of players) for (const id of [...wire.sent.keys()].filter(() => random(3) === 0)) wire.repeat(id);
  await clock.pass(CALM);
  const { host } = hosts;
  if (!host) throw new Error("no host runs");
  const record = await playToEnd({ host, clock }, random);
  for (const { client } of players) expect(client.scene?.number).toBe(record.entries.at(-1)?.number);
  expect(players.map(({ waiting }) => waiting)).toEqual(players.map(() => 0));
  await host.close();
  const contents = contentsOf(hosts.rows);
  expect(contents?.unreadable).toBe(0);
  expect(contents?.record.entries).toEqual(JSON.parse(JSON.stringify(record.entries)));
  expect(gaps(record.entries)).toEqual([]);
  expect(doubled(hosts.rows)).toEqual([]);
  for (const { wire } of players) {
    expect(wire.problems).toEqual([]);
    expect(lost(wire, hosts.rows)).toEqual([]);
    expect(answeredOtherwise(wire)).toEqual([]);
  }
  expect(faults).toEqual([]);
  expect(await verdictOf(record)).toBe("same");
  return hosts.deaths;
}

test("when hosts die, nothing that was accepted is lost, and nothing happens twice", async () => {
  const games = await Promise.all(KINDS.map(({ choice }) => prepared(choice)));
  let crashes = 0;
  for (let seed = 0; crashes < CRASHES; seed += 1) {
    const [kind, game] = [KINDS[seed % KINDS.length], games[seed % KINDS.length]];
    if (!kind || !game) throw new Error("there is no such kind of game");
    try {
      crashes += await play(seed, kind, game);
    } catch (error) {
      throw new Error(`in game ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
});
