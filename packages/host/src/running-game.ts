/**
 * The game that a host runs. Each change goes to the rules or to the table, then into the journal, and only then to everybody. After that,
 * bots and clocks continue. If another host has added rows to the journal first, the change is judged again on top of them.
 */
import { canonicalJson } from "@broadside/kit";
import {
  type AnyRefusal,
  type BotReason,
  type GivenInput,
  isPlayerId,
  type LookKind,
  type MessageId,
  type Pace,
  type PlayerId,
} from "@broadside/protocol";
import {
  consentOf,
  defaultAnswer,
  type GameRecord,
  type Input,
  type OpenAsk,
  type ProblemReport,
  problemReport,
  type Seat,
} from "@broadside/rules";
import { type Language, type Notice, wordingIn } from "@broadside/telling";
import { agreedClocks, agreedStandIn } from "./agreed.ts";
import { type BotResult, BotRunner, openQuestionOf } from "./bots.ts";
import { type Client, Clients, type JoinRequest, sendNext } from "./clients.ts";
import { type ClockFacts, ClockKeeper } from "./clock-keeper.ts";
import { faultOf, lostPlaceIn } from "./faults.ts";
import type { GameSummary } from "./game-summary.ts";
import type { HostOptions } from "./host-options.ts";
import type { HostedGame, Judgement } from "./hosted-game.ts";
import { type JournalRow, timed } from "./journal.ts";
import { allRows, journaledRows, type LiveGame, loadGame, markWritten, newRows, recordOfLive, renamePlayer } from "./live-game.ts";
import { DONE, type Outcome, refusing } from "./outcome.ts";
import { PresenceList } from "./presence.ts";
import { Reasons, reasonOf } from "./reasons.ts";
import { RecentReplies } from "./recent-replies.ts";
import { rulesFailed } from "./refusals.ts";
import { setAway } from "./seat-changes.ts";
import { isBot, recordedPlayer } from "./seat-player.ts";
import type { SideRow } from "./side-rows.ts";
import { awayLimit, peoplePlaying } from "./table/consent.ts";
import type { TableAct } from "./table/table-act.ts";
import { tableAfter } from "./table/table-state.ts";
import { keyOfTable, standInReport, tableView } from "./table/table-view.ts";
import { mayRead } from "./table/talk.ts";

/**
 * Whose message causes a change. Changes by bots and clocks have ids that another host's bots and clocks would give them too, so that two
 * hosts never make the same one twice.
 */
interface Sender {
  readonly id: MessageId;
  readonly by?: PlayerId | undefined;
}

/** The host itself. Its changes aren't looked up, because they only adjust the game to what is the case. */
const HOST: Sender = { id: "host" };

/** What became of the rows that were to be saved. */
type Kept = "saved" | "conflict" | AnyRefusal;

/** So often a change is judged again because another host was faster. */
const MOST_TRIES = 10;
/** How long until the host asks again whether rows were saved, in milliseconds. */
const ASK_AGAIN = 1000;
/** How often a player may be nudged, in milliseconds. */
const NUDGE_PAUSE = 30_000;
/** A journal keeps at most this many refusals. */
const MOST_REFUSALS = 5000;

export class RunningGame implements HostedGame {
  readonly options: HostOptions;
  readonly clients: Clients;
  readonly desk: BotRunner;
  readonly presence = new PresenceList();
  readonly replies = new RecentReplies();
  live: LiveGame;
  keeper: ClockKeeper;
  /** True once the host is closing: no new message is accepted. */
  isClosing = false;
  private isClosed = false;
  private isLeading = true;
  /** Changes run one after the other; each finishes before the next starts. */
  private turn: Promise<unknown> = Promise.resolve();
  private queued = 0;
  /** True if the rules threw an error, so the game in memory can't be trusted. */
  private isBroken = false;
  /** Rows of which nobody knows yet whether the journal has them, because the connection to it was lost. */
  private unsure: readonly JournalRow[] | undefined;
  /** Whose message is being carried out. */
  private given: GivenInput | undefined;
  private readonly waitingForScene = new Set<Client>();
  private readonly reasons = new Reasons();
  private readonly noticedMissing = new Set<Seat>();
  private readonly nudged = new Map<Seat, number>();
  private cancelAlarm: () => void = () => {};
  /** True if the last alarm changed nothing, so that the next one isn't at once. */
  private isFruitless = false;

  constructor(options: HostOptions, live: LiveGame) {
    this.options = options;
    this.live = live;
    this.clients = new Clients(options.id, () => options.journal.isLasting);
    this.desk = new BotRunner(options, (...answered) => void this.botAnswered(...answered));
    this.keeper = this.newKeeper();
  }

  // ── What is known ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  get pace(): Pace {
    return this.turnTime === undefined ? "live" : "correspondence";
  }

  private get turnTime(): number | undefined {
    return this.live.table.turn ?? agreedClocks(this.live.game.setup).turn;
  }

  private get isOver(): boolean {
    return this.live.closed !== undefined || this.live.game.state.outcome !== undefined;
  }

  /** Seats of people who have something to decide. */
  get deciding(): readonly Seat[] {
    const { game } = this.live;
    const asked = new Set(game.open.flatMap(({ ask, answer }) => (answer ? [] : [ask.seat])));
    return peoplePlaying(this.live).filter((seat) => asked.has(seat));
  }

  private get askedToAgree(): readonly Seat[] {
    const { game } = this.live;
    return game.proposal && !game.state.outcome ? consentOf(game, game.proposal).needed : [];
  }

  /** Seats of people who aren't there although the game waits for them. */
  get absentDeciding(): readonly Seat[] {
    if (this.isOver || this.pace === "correspondence") return [];
    return this.deciding.filter((seat) => this.presence.of(seat, this.now) !== "here");
  }

  /** The milliseconds left to answer the open proposal; undefined if there is no limit. */
  get proposalLeft(): number | undefined {
    const { proposal, log } = this.live.game;
    const limit = this.options.limits?.requestTime;
    const made = proposal && log.find(({ number }) => number === proposal.number)?.given?.at;
    return limit === undefined || made === undefined ? undefined : Math.max(0, made + limit - this.now);
  }

  /** True if closing the host now would interrupt nobody. */
  get isIdle(): boolean {
    return this.queued === 0 && this.clients.count === 0 && !this.desk.isBusy && this.unsure === undefined;
  }

  /** When something is due, in the clock's milliseconds; undefined if nothing is. */
  get nextAlarm(): number | undefined {
    const next = this.timeToAlarm();
    return next === undefined ? undefined : this.now + next;
  }

  get summary(): GameSummary {
    const { game, players } = this.live;
    const { setup, state } = game;
    const turns = peoplePlaying(this.live).filter((seat) => this.deciding.includes(seat) || this.askedToAgree.includes(seat));
    return {
      setup,
      names: game.names,
      round: state.round,
      isOver: this.isOver,
      deciding: this.isOver ? [] : turns.flatMap((seat) => players[seat]?.id ?? []),
      nextAlarm: this.nextAlarm,
    };
  }

  record(): GameRecord {
    return recordOfLive(this.live);
  }

  problem(): ProblemReport {
    return problemReport(this.live.game, this.record());
  }

  /** Hands a problem report to whoever runs the host. */
  passOn(report: number, text: string | undefined): void {
    try {
      this.options.onReport?.({ report, text, problem: this.problem() });
    } catch (error) {
      this.reportFault(error, { report });
    }
  }

  shipNames(language: Language): Readonly<Record<string, string>> {
    return wordingIn(language).shortNames(this.live.game);
  }

  private get now(): number {
    return Math.floor(this.options.clock.now());
  }

  // ── Changes ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    this.queued += 1;
    const done = this.turn.then(job).finally(() => {
      this.queued -= 1;
    });
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** Carries out a client's request, once: if the journal knows its id, it gets the same answer as the first time. */
  act(client: Client, id: MessageId, job: () => Outcome): Promise<Outcome> {
    return this.inTurn(() => this.change({ id, by: client.visitor.player }, job));
  }

  /** Runs a request. An error ends only this request. */
  async guarded(input: unknown, job: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await job();
    } catch (error) {
      this.reportFault(error, input);
      return { refusal: rulesFailed() };
    }
  }

  /** Answers an input that may have come before. The answer lasts if the sender was allowed to give the input. */
  answerOnce({ visitor }: Client, id: MessageId, judge: () => Judgement): AnyRefusal | undefined {
    const sender = { id, by: visitor.player };
    const { answers, game } = this.live;
    const known = answers.find(sender);
    if (known) return known.refusal;
    this.given = this.givenBy(sender);
    const { number } = game;
    const { refusal, isByRules } = judge();
    if (this.isBroken || !isByRules) return refusal;
    const isInLog = this.live.game.number > number;
    if (!isInLog && (!refusal || answers.refusals < MOST_REFUSALS)) this.addSide({ row: "answered", ...(refusal && { refusal }) });
    answers.add(sender, refusal);
    return refusal;
  }

  private async change(sender: Sender, job: () => Outcome): Promise<Outcome> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (this.isClosed) return refusing({ refused: "the table is closed" });
      if (this.unsure && (await this.settleUnsure()) === undefined) return refusing({ refused: "not known yet", wait: ASK_AGAIN });
      const known = sender === HOST ? undefined : this.live.answers.find(sender);
      this.given = this.givenBy(sender);
      // Even if there is nothing to do, somebody may wait for the scene.
      const outcome = known ? refusing(known.refusal) : this.attempt(job);
      const kept = await this.publish();
      this.given = undefined;
      if (kept === "saved") {
        if (sender !== HOST && !outcome.refusal) this.live.answers.add(sender, undefined);
        return outcome;
      }
      if (kept !== "conflict") return refusing(kept);
    }
    return refusing({ refused: "not kept" });
  }

  private attempt(job: () => Outcome): Outcome {
    try {
      return job();
    } catch (error) {
      this.isBroken = true;
      this.reportFault(error, undefined);
      return refusing(rulesFailed());
    }
  }

  private givenBy({ id, by }: Sender): GivenInput {
    return { id, ...(by !== undefined && { by }), at: this.now };
  }

  carryOut(input: unknown): AnyRefusal | undefined {
    const { game } = this.live;
    const before = game.log.length;
    try {
      const refused = game.give(input, this.given);
      const lost = lostPlaceIn(game.log.slice(before));
      if (lost !== undefined) this.reportFault(new Error(lost), input);
      return refused;
    } catch (error) {
      this.isBroken = true;
      this.reportFault(error, input);
      return rulesFailed();
    }
  }

  /** Notes that somebody looks at a seat's secrets. Everybody is told. */
  noteLook(seat: Seat, kind: LookKind): void {
    const { game, closed } = this.live;
    const { round, cursor } = game.state;
    if (!closed) this.addSide({ row: "look", seat, kind, number: game.number, round, phase: cursor.phase });
  }

  addAct(act: TableAct): void {
    this.addSide({ row: "table", act });
    this.live.table = tableAfter(this.live.table, act, this.now);
  }

  noteAnswered(): void {
    this.addSide({ row: "answered" });
  }

  private addSide(row: SideRow): void {
    this.live.side = [...this.live.side, { ...row, at: this.now, ...(this.given && { given: this.given }) }];
    if (this.given) this.live.answers.add(this.given, row.row === "answered" ? row.refusal : undefined);
  }

  private reportFault(error: unknown, input: unknown): void {
    const { onFault, id } = this.options;
    if (!onFault) return;
    try {
      onFault(faultOf(id, this.live, error, input));
    } catch {
      // Whoever listens for faults must not cause more of them.
    }
  }

  /** Tells the rules who plays each seat now, after a change of players or after undoing one. */
  private nameSeats(): void {
    const { game, players, closed, entries } = this.live;
    if (closed || game.state.outcome) return;
    for (const [seat, player] of players.entries()) {
      const recorded = recordedPlayer(player);
      const { id, bot } = game.state.seats[seat]?.player ?? {};
      if (id === recorded.id && bot === recorded.bot) continue;
      // Every id belongs to one entry.
      if (game.log.slice(entries).some(({ given }) => given === this.given)) this.given = this.givenBy(HOST);
      this.carryOut({ input: "seat", seat, player: recorded });
    }
  }

  // ── The journal ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Writes to the journal, then tells everybody, then continues with bots and clocks. */
  private async publish(): Promise<Kept> {
    const answered = this.seatsThatAnswered();
    if (!this.isBroken) this.nameSeats();
    if (this.isBroken) {
      const failed = await this.rollBack();
      this.resume();
      return failed ?? rulesFailed();
    }
    this.keeper.follow(this.live.game, this.clockFacts(), answered);
    const { rows } = this.live;
    const kept = await this.keep();
    if (kept === "saved") this.tell(this.live.rows > rows);
    else if (!this.unsure) this.showWaiting();
    this.resume();
    return kept;
  }

  /** Starts with what opening the game has added to it. */
  begin(): Promise<Outcome> {
    return this.inTurn(() =>
      this.change(HOST, () => {
        if (this.live.unreadable > 0) this.clients.notice(this.live, "unreadable rows");
        return DONE;
      }),
    );
  }

  private seatsThatAnswered(): readonly Seat[] {
    return this.live.game.log
      .slice(this.live.entries)
      .flatMap(({ input }) =>
        (input?.input === "answer" || input?.input === "agree") && typeof input.seat === "number" ? [input.seat] : [],
      );
  }

  private async keep(): Promise<Kept> {
    const { live, keeper } = this;
    const rows = newRows(live);
    if (rows.length === 0) return "saved";
    const clocks: readonly JournalRow[] = keeper.isOn ? [{ row: "clocks", spent: keeper.spent() }] : [];
    const all = timed([...rows, ...clocks], this.now);
    try {
      const kept = await this.options.journal.append(live.rows, all, this.summary);
      if (kept === "conflict") return await this.afterConflict();
      markWritten(live, all.length);
      return kept;
    } catch {
      this.unsure = all;
      const found = await this.settleUnsure();
      if (found === undefined) this.options.clock.after(ASK_AGAIN, () => void this.check());
      return found ?? { refused: "not known yet", wait: ASK_AGAIN };
    }
  }

  /** Finds out whether the journal has the rows of which nobody knows. Undefined if that still can't be found out. */
  private async settleUnsure(): Promise<Kept | undefined> {
    const { unsure = [], live } = this;
    const found = await this.options.journal.load(live.rows).catch(() => undefined);
    if (!found) return undefined;
    this.unsure = undefined;
    const isWhole = unsure.every((row, at) => found[at] !== undefined && canonicalJson(found[at]) === canonicalJson(row));
    if (isWhole) {
      markWritten(live, unsure.length);
      if (found.length > unsure.length) await this.reload();
      else this.tell();
      return "saved";
    }
    if (found.length > 0) return this.afterConflict();
    return (await this.rollBack()) ?? { refused: "not kept" };
  }

  /** Asks the journal again about rows of which nobody knows. */
  private check(): Promise<Outcome> {
    return this.look().then((outcome) => {
      if (this.unsure && !this.isClosed) this.options.clock.after(ASK_AGAIN, () => void this.check());
      return outcome;
    });
  }

  /** Another host has continued the game, so this one loads it. If the journal is empty, the game was deleted and is saved again. */
  private async afterConflict(): Promise<Kept> {
    const { journal } = this.options;
    const found = await journal.load(0).catch(() => undefined);
    if (found?.length === 0) {
      const rows = timed(allRows(this.live), this.now);
      const kept = await journal.append(0, rows, this.summary).catch(() => "conflict" as const);
      if (kept === "saved") {
        this.live.rows = 0;
        markWritten(this.live, rows.length);
        return "saved";
      }
    }
    return (await this.reload()) ? "conflict" : ((await this.rollBack()) ?? { refused: "not kept" });
  }

  /** Loads new rows from the journal; bots and clocks then continue from them. */
  async catchUp(): Promise<boolean> {
    const rows = await this.options.journal.load(this.live.rows).catch(() => []);
    const hasChanged = rows.length > 0 && (await this.reload());
    if (hasChanged) this.resume();
    return hasChanged;
  }

  async lead(isLeading: boolean): Promise<void> {
    if (this.isLeading === isLeading) return;
    this.isLeading = isLeading;
    if (!isLeading) this.desk.stop();
    if (!(await this.catchUp())) this.resume();
  }

  private async reload(): Promise<boolean> {
    const rows = await this.options.journal.load(0).catch(() => []);
    const live = await loadGame(rows, this.options.contentFor);
    if (live.ok) this.putInPlace(live.value);
    return live.ok;
  }

  /** Returns to the last saved state, from memory. Undefined if that succeeds. */
  private async rollBack(): Promise<AnyRefusal | undefined> {
    const { live } = this;
    const before = await loadGame(journaledRows(live), this.options.contentFor);
    this.isBroken = false;
    if (!before.ok) return rulesFailed();
    before.value.rows = live.rows;
    before.value.mustRewrite = live.mustRewrite;
    this.putInPlace(before.value);
    return undefined;
  }

  private putInPlace(live: LiveGame): void {
    const spent = live.spent ?? this.keeper.spent();
    this.desk.stop();
    this.reasons.forget();
    this.live = { ...live, spent };
    this.keeper = this.newKeeper();
    this.clients.showAgain(this.live, this.keeper.left);
    this.tellTable();
  }

  /** Corrects or withdraws a player's name, and shows everybody the game with its whole log again. */
  setName(player: PlayerId, name: string | undefined): Promise<AnyRefusal | undefined> {
    return this.inTurn(async () => {
      if (!isPlayerId(player)) return { refused: "not understood" } as const;
      const { refusal } = await this.change(HOST, () => {
        renamePlayer(this.live, player, name);
        return DONE;
      });
      if (!refusal) this.clients.showAgain(this.live, this.keeper.left);
      return refusal;
    });
  }

  // ── Clients ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  join(request: JoinRequest, send: Client["send"]): Client {
    const client = this.clients.add(request, send);
    this.presence.join(client, request.visitor.seats, this.now);
    this.waitingForScene.add(client);
    void this.comeBack(client);
    return client;
  }

  leave(client: Client): void {
    this.clients.remove(client);
    this.presence.leave(client);
    this.waitingForScene.delete(client);
    void this.look();
  }

  refresh(client: Client, last: number | undefined): void {
    client.lastInput = last ?? client.lastInput;
    this.showLater(client);
    void this.look();
  }

  sayPresence(client: Client, isHere: boolean): void {
    this.presence.say(client, isHere, this.now);
    void (isHere ? this.comeBack(client) : this.look());
  }

  /** Sends the whole scene as soon as what is happening now is saved. */
  showLater(client: Client): void {
    this.waitingForScene.add(client);
  }

  nudge(by: Seat, seat: Seat): AnyRefusal | undefined {
    const wait = (this.nudged.get(by) ?? Number.NEGATIVE_INFINITY) + NUDGE_PAUSE - this.now;
    if (wait > 0) return { refused: "asked too often" };
    this.nudged.set(by, this.now);
    for (const client of this.clients.all) if (client.visitor.seats.includes(seat)) sendNext(client, { message: "nudged", seat: by });
    return undefined;
  }

  /** Gives players who were replaced while they were absent their seats back. */
  private comeBack(client: Client): Promise<unknown> {
    const back = (): readonly Seat[] =>
      client.visitor.seats.filter((seat) => this.live.table.replaced.includes(seat) && !this.keeper.isOutOfTime(seat));
    return this.inTurn(() =>
      this.change(HOST, () => {
        for (const seat of this.isOver ? [] : back()) {
          const report = isBot(this.live.players, seat) ? standInReport(this.live, seat) : undefined;
          if (setAway(this, seat, false)) continue;
          this.addAct({ act: "back", seat });
          if (report && this.clients.has(client)) client.welcome = report;
        }
        return DONE;
      }),
    );
  }

  /** Looks again at who is here, what the clocks say, and who has to be told. */
  private look(): Promise<Outcome> {
    return this.inTurn(() => this.change(HOST, () => DONE));
  }

  /** Clients learn the time left whenever something has happened. */
  private tell(hasHappened = true): void {
    try {
      this.showWaiting();
      for (const reason of this.reasons.due(this.live.game)) this.clients.reason(this.live, reason);
      this.clients.tell(this.live, hasHappened ? this.keeper.left : undefined);
      this.tellTable();
    } catch (error) {
      this.reportFault(error, undefined);
    }
  }

  private showWaiting(): void {
    for (const client of this.waitingForScene) this.clients.show(client, this.live, this.keeper.left);
    this.waitingForScene.clear();
  }

  private tellTable(): void {
    for (const client of this.clients.all) {
      if (!client.scene) continue;
      const table = tableView(this, client);
      const key = keyOfTable(table);
      if (key !== client.table) {
        client.table = key;
        sendNext(client, { message: "table", table, clocks: this.keeper.left });
      }
      this.clients.sayTo(client, this.live.table.talk, (line) => mayRead(this, client, line));
      if (client.welcome) sendNext(client, { message: "welcome back", report: client.welcome });
      client.welcome = undefined;
    }
  }

  // ── Bots and clocks ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

  private newKeeper(): ClockKeeper {
    return new ClockKeeper(this.options.clock, this.live.game, this.live.spent, this.clockFacts());
  }

  private clockFacts(): ClockFacts {
    const { game, table } = this.live;
    const people = peoplePlaying(this.live);
    const presence = people.map((seat) => ({ seat, is: this.presence.of(seat, this.now) }));
    return {
      pace: this.pace,
      turn: this.turnTime,
      isStopped: table.paused !== undefined || this.isOver,
      deciding: this.deciding,
      waiting: game.open.flatMap(({ ask, answer }) => (answer ? [] : [ask.seat])),
      gone: presence.flatMap(({ seat, is }) => (is === "gone" ? [seat] : [])),
      absent: presence.flatMap(({ seat, is }) => (is === "here" ? [] : [seat])),
    };
  }

  private resume(): void {
    this.cancelAlarm();
    if (this.isClosing || this.live.closed || !this.isLeading) return;
    const { game, players, table } = this.live;
    if (table.paused) this.desk.stop();
    else this.desk.follow(game, players);
    const bot = this.askedToAgree.find((seat) => isBot(players, seat));
    if (bot !== undefined && !table.paused) void this.consent(bot);
    const next = this.timeToAlarm();
    if (next === undefined) return;
    const time = next === 0 && this.isFruitless ? ASK_AGAIN : next;
    this.cancelAlarm = this.options.clock.after(time, () => void this.ring());
  }

  /** The milliseconds until something is due at the table. */
  private timeToAlarm(): number | undefined {
    const { live, keeper, now } = this;
    if (this.isOver) return undefined;
    const { request } = live.table;
    const limit = this.options.limits?.requestTime;
    const times = [
      keeper.nextAlarm(live.game),
      this.presence.nextAlarm(now),
      this.proposalLeft,
      request && limit !== undefined ? Math.max(0, request.at + limit - now) : undefined,
      ...this.absentDeciding.map((seat) => awayLimit(live.game.setup) - keeper.waited(seat)).filter((left) => left > 0),
    ].filter((time) => time !== undefined);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Does what is due. */
  private ring(): Promise<unknown> {
    return this.inTurn(async () => {
      if (this.isClosing || !this.isLeading || this.isOver) return;
      const { rows } = this.live;
      await this.endRequests();
      await this.ringClocks();
      await this.change(HOST, () => DONE);
      this.isFruitless = this.live.rows === rows;
    });
  }

  private byClock(what: string, job: () => void): Promise<Outcome> {
    return this.change({ id: `clock ${what} ${this.live.game.number}` }, () => {
      job();
      return DONE;
    });
  }

  private async endRequests(): Promise<void> {
    const { table, game } = this.live;
    const { request } = table;
    const limit = this.options.limits?.requestTime;
    if (request && limit !== undefined && this.now >= request.at + limit)
      await this.byClock(`lapse ${request.number}`, () => this.addAct({ act: "lapse", request: request.number }));
    if (!game.proposal || this.proposalLeft !== 0) return;
    const { number } = game.proposal;
    await this.byClock(`refuse ${number}`, () => this.carryOut({ input: "agree", seat: "clock", proposal: number, yes: false }));
  }

  private async ringClocks(): Promise<void> {
    const due = this.keeper.due(this.live.game);
    const { number } = this.live.game;
    if (due?.due === "time") await this.byClock("time", () => this.carryOut({ input: "time" } satisfies Input));
    else if (due?.due === "hurry") await this.byClock("hurry", () => this.hurry(number, due.seats));
    else if (due) await this.byClock(`out ${due.seat}`, () => this.endTime(due.seat, number));
  }

  private hurry(number: number, seats?: readonly Seat[]): void {
    this.carryOut({ input: "hurry", seat: "clock", number, ...(seats && { seats }) } satisfies Input);
  }

  /** A seat has used all its time, so a bot or the default answers play for it, as agreed. */
  private endTime(seat: Seat, number: number): void {
    if (agreedStandIn(this.live.game.setup) === undefined || setAway(this, seat, true)) this.hurry(number, [seat]);
    else this.addAct({ act: "replaced", seat });
  }

  /** Lets a bot agree to other players' proposals, or refuse draws and whatever is proposed at an event. Either way, nobody has to wait. */
  private consent(seat: Seat): Promise<unknown> {
    const asked = this.live.game.proposal?.number;
    return this.inTurn(() =>
      this.change({ id: `bot ${seat} agrees ${asked}` }, () => {
        const { proposal } = this.live.game;
        if (proposal && this.askedToAgree.includes(seat))
          this.carryOut({ input: "agree", seat, proposal: proposal.number, yes: !this.options.isOfEvent && !("draw" in proposal.what) });
        return DONE;
      }),
    );
  }

  private botAnswered(seat: Seat, ask: number, result: BotResult): Promise<unknown> {
    return this.inTurn(() =>
      this.change({ id: `bot ${seat} ${ask}` }, () => {
        this.desk.settle(seat, ask);
        const open = openQuestionOf(this.live.game, seat);
        if (open?.number !== ask || !isBot(this.live.players, seat)) return DONE;
        const answer = "answer" in result ? result.answer : undefined;
        const isTaken = answer?.input === "answer" && answer.seat === seat && !this.carryOut(answer);
        if (isTaken && "reasons" in result) this.keepReasons(open, result.reasons);
        if (!isTaken && !this.isBroken) {
          this.noticeBot(seat, "failed" in result ? result.failed : "bot was refused");
          this.carryOut(defaultAnswer(open));
        }
        return DONE;
      }),
    );
  }

  private keepReasons(open: OpenAsk, reasons: readonly BotReason[]): void {
    const reason = reasonOf(this.live.game.number, open, reasons);
    if (!reason) return;
    this.live.reasons = [...this.live.reasons, reason];
    this.reasons.add(reason, open);
  }

  /** Reports a missing bot only once for each seat. */
  private noticeBot(seat: Seat, notice: Notice): void {
    if (notice === "no such bot" && this.noticedMissing.has(seat)) return;
    this.noticedMissing.add(seat);
    this.clients.notice(this.live, notice, seat);
  }

  // ── The end ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Closes the host after everything that is queued. Nothing new is accepted meanwhile. If the game only goes to sleep, its clocks go on.
   */
  async close({ isAsleep, backIn }: { readonly isAsleep: boolean; readonly backIn?: number | undefined }): Promise<void> {
    if (this.isClosing) return this.inTurn(async () => undefined);
    this.isClosing = true;
    this.cancelAlarm();
    this.desk.stop();
    return this.inTurn(async () => {
      this.cancelAlarm();
      this.desk.stop();
      await this.saveClocks(isAsleep);
      this.isClosed = true;
      for (const client of this.clients.all) this.sayGoodbye(client, backIn);
    });
  }

  private async saveClocks(isAsleep: boolean): Promise<void> {
    const { live, keeper } = this;
    if (!keeper.isOn || !this.isLeading || this.isOver || this.unsure) return;
    const row: JournalRow = { row: "clocks", at: this.now, spent: keeper.spent(isAsleep) };
    await this.options.journal.append(live.rows, [row], this.summary).catch(() => undefined);
  }

  private sayGoodbye({ send }: Client, backIn: number | undefined): void {
    try {
      send({ message: "closing", ...(backIn !== undefined && { backIn }) });
    } catch {
      // The connection is gone already.
    }
  }
}
