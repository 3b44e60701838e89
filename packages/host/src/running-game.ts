/**
 * The game that a host runs. Each change goes to the rules or to the table, then into the journal, and only then to everybody. After that,
 * bots and clocks continue. If another host has added rows to the journal first, the change is judged again on top of them.
 */
import { type AnyRefusal, type GivenInput, isPlayerId, type LookKind, type MessageId, type PlayerId } from "@broadside/protocol";
import { type GameRecord, type ProblemReport, problemReport, type Seat } from "@broadside/rules";
import { type Language, wordingIn } from "@broadside/telling";
import { BotTurns } from "./bots/bot-turns.ts";
import type { BotRunner } from "./bots/bots.ts";
import { Alarms } from "./clocks/alarms.ts";
import { ClockKeeper, type SpentTime } from "./clocks/clock-keeper.ts";
import { faultOf, lostPlaceIn } from "./faults.ts";
import type { HostOptions } from "./host-options.ts";
import type { HostedGame, Judgement } from "./hosted-game.ts";
import { GameSaver, type Kept, SAVED } from "./journal/game-saver.ts";
import type { GameSummary } from "./journal/game-summary.ts";
import { type JournalRow, timed } from "./journal/journal.ts";
import { type LiveGame, newRows, recordOfLive, renamePlayer } from "./journal/live-game.ts";
import type { SideRow } from "./journal/side-rows.ts";
import { DONE, type Outcome, refusing } from "./messages/outcome.ts";
import { RecentReplies } from "./messages/recent-replies.ts";
import { HOST, type Sender } from "./messages/sender.ts";
import { Audience } from "./people/audience.ts";
import { type Client, Clients } from "./people/clients.ts";
import { PresenceList } from "./people/presence.ts";
import { recordedPlayer } from "./people/seat-player.ts";
import { rulesFailed } from "./refusals.ts";
import type { TableAct } from "./table/table-act.ts";
import { tableAfter } from "./table/table-state.ts";
import { clockFactsOf, turnsIn } from "./waiting.ts";

/** So often a change is judged again because another host was faster. */
const MOST_TRIES = 10;
/** How long until the host asks again whether rows were saved, in milliseconds. */
const ASK_AGAIN = 1000;
const NOT_KEPT = { refused: "not kept" } as const;
const NOT_KNOWN_YET = { refused: "not known yet", wait: ASK_AGAIN } as const;
/** A journal keeps at most this many refusals. */
const MOST_REFUSALS = 5000;

/** Whether anybody can see what a row says. A refusal concerns only its sender, who gets a reply. */
const isVisible = ({ row }: JournalRow): boolean => row !== "answered";

export class RunningGame implements HostedGame {
  readonly options: HostOptions;
  readonly clients: Clients;
  readonly presence = new PresenceList();
  readonly replies = new RecentReplies();
  live: LiveGame;
  keeper: ClockKeeper;
  /** True once the host is closing: no new message is accepted. */
  isClosing = false;
  private isClosed = false;
  private isLeading = true;
  readonly audience: Audience;
  private readonly bots: BotTurns;
  private readonly alarms: Alarms;
  private readonly saver: GameSaver;
  /** Changes run one after the other; each finishes before the next starts. */
  private turn: Promise<unknown> = Promise.resolve();
  private queued = 0;
  /** True if the rules threw an error, so the game in memory can't be trusted. */
  private isBroken = false;
  /** The clocks before the change that is being made, in case it is dropped. */
  private spentBefore: SpentTime | undefined;
  /** Whose message is being carried out. */
  private given: GivenInput | undefined;
  /** True while a timer is set to ask the journal again what it has saved. */
  private isAsking = false;

  constructor(options: HostOptions, live: LiveGame) {
    this.options = options;
    this.live = live;
    this.clients = new Clients(options.id, () => options.journal.isLasting);
    this.saver = new GameSaver(options);
    this.audience = new Audience(this);
    this.bots = new BotTurns(this);
    this.alarms = new Alarms(this);
    this.keeper = this.newKeeper();
  }

  // ── What is known ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  get desk(): BotRunner {
    return this.bots.runner;
  }

  /** True if this host asks bots and runs clocks. */
  get isInCharge(): boolean {
    return this.isLeading && !this.isClosing;
  }

  get isOver(): boolean {
    return this.live.closed !== undefined || this.live.game.state.outcome !== undefined;
  }

  /** True if closing the host now would interrupt nobody. */
  get isIdle(): boolean {
    return this.queued === 0 && this.clients.count === 0 && !this.desk.isBusy && !this.saver.isUnsure;
  }

  /** When something is due, in the clock's milliseconds; undefined if nothing is. */
  get nextAlarm(): number | undefined {
    const next = this.alarms.timeLeft();
    return next === undefined ? undefined : this.now + next;
  }

  get summary(): GameSummary {
    const { game, players } = this.live;
    return {
      setup: game.setup,
      names: game.names,
      round: game.state.round,
      isOver: this.isOver,
      deciding: this.isOver ? [] : turnsIn(this.live).flatMap((seat) => players[seat]?.id ?? []),
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

  get now(): number {
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

  async change(sender: Sender, job: () => Outcome): Promise<Outcome> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (this.isClosed) return refusing({ refused: "the table is closed" });
      if (this.saver.isUnsure && !(await this.settle())) return refusing(NOT_KNOWN_YET);
      const known = sender === HOST ? undefined : this.live.answers.find(sender);
      this.given = this.givenBy(sender);
      this.spentBefore = this.keeper.spent();
      // Even if there is nothing to do, somebody may wait for the scene.
      const outcome = known ? refusing(known.refusal) : this.attempt(job);
      const { kept } = await this.publish();
      this.given = undefined;
      this.spentBefore = undefined;
      if (kept === "saved") {
        if (sender !== HOST && !outcome.refusal) this.live.answers.add(sender, undefined);
        return outcome;
      }
      if (kept === "failed") return outcome.refusal ? outcome : refusing(rulesFailed());
      if (kept !== "conflict") return refusing(kept === "unknown" ? NOT_KNOWN_YET : NOT_KEPT);
    }
    return refusing(NOT_KEPT);
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
    const rows = this.isBroken ? [] : this.rowsToSave(answered);
    const kept = this.isBroken ? await this.saver.rollBack(this.live) : await this.keep(rows);
    const hasFailed = this.isBroken;
    this.isBroken = false;
    this.accept(kept, rows.some(isVisible));
    this.resume();
    return hasFailed ? { kept: "failed" } : kept;
  }

  private rowsToSave(answered: readonly Seat[]): readonly JournalRow[] {
    this.keeper.follow(this.live.game, clockFactsOf(this), answered);
    return newRows(this.live);
  }

  private keep(rows: readonly JournalRow[]): Promise<Kept> | Kept {
    const { live, keeper } = this;
    if (rows.length === 0) return SAVED;
    const clocks: readonly JournalRow[] = keeper.isOn ? [{ row: "clocks", spent: keeper.spent() }] : [];
    return this.saver.save(live, timed([...rows, ...clocks], this.now), this.summary);
  }

  /** Continues the game that holds, and tells everybody about it. Nobody hears of what may not be saved. */
  private accept(kept: Kept, hasHappened: boolean): void {
    if ("live" in kept) this.putInPlace(kept.live);
    if (kept.kept === "saved") this.tell(hasHappened);
    else if (kept.kept === "unknown") this.askAgain();
    else this.audience.showWaiting();
  }

  private askAgain(): void {
    if (this.isAsking || this.isClosed) return;
    this.isAsking = true;
    this.options.clock.after(ASK_AGAIN, () => {
      this.isAsking = false;
      void this.audience.look();
    });
  }

  /** Asks the journal again what it has saved. Returns false if it still doesn't say. */
  private async settle(): Promise<boolean> {
    const kept = await this.saver.settle(this.live, this.summary);
    this.accept(kept, true);
    if (kept.kept === "saved") await this.catchUp();
    return kept.kept !== "unknown";
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

  /** Loads new rows from the journal; bots and clocks then continue from them. */
  async catchUp(): Promise<boolean> {
    const newer = await this.saver.newer(this.live);
    if (!newer) return false;
    this.putInPlace(newer);
    this.resume();
    return true;
  }

  async lead(isLeading: boolean): Promise<void> {
    if (this.isLeading === isLeading) return;
    this.isLeading = isLeading;
    if (!isLeading) this.desk.stop();
    if (!(await this.catchUp())) this.resume();
  }

  private putInPlace(live: LiveGame): void {
    const spent = live.spent ?? this.spentBefore ?? this.keeper.spent();
    this.desk.stop();
    this.bots.reasons.forget();
    this.live = { ...live, spent };
    this.keeper = this.newKeeper();
    this.audience.showAgain();
  }

  /** Corrects or withdraws a player's name, and shows everybody the game with its whole log again. */
  setName(player: PlayerId, name: string | undefined): Promise<AnyRefusal | undefined> {
    return this.inTurn(async () => {
      if (!isPlayerId(player)) return { refused: "not understood" } as const;
      const { refusal } = await this.change(HOST, () => {
        renamePlayer(this.live, player, name);
        return DONE;
      });
      if (!refusal) this.audience.showAgain();
      return refusal;
    });
  }

  // ── Clients ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  showLater(client: Client): void {
    this.audience.showLater(client);
  }

  nudge(by: Seat, seat: Seat): AnyRefusal | undefined {
    return this.audience.nudge(by, seat);
  }

  /** What everybody hears is saved already, so an error here ends nothing. */
  private tell(hasHappened: boolean): void {
    try {
      this.audience.tell(this.bots.reasons.due(this.live.game), hasHappened);
    } catch (error) {
      this.reportFault(error, undefined);
    }
  }

  // ── Clocks ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

  private newKeeper(): ClockKeeper {
    return new ClockKeeper(this.options.clock, this.live.game, this.live.spent, clockFactsOf(this));
  }

  private resume(): void {
    this.alarms.cancel();
    if (!this.isInCharge || this.live.closed) return;
    this.bots.follow();
    this.alarms.follow();
  }

  // ── The end ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /**
   * Closes the host after everything that is queued. Nothing new is accepted meanwhile. If the game only goes to sleep, its clocks go on.
   */
  async close({ isAsleep, backIn }: { readonly isAsleep: boolean; readonly backIn?: number | undefined }): Promise<void> {
    if (this.isClosing) return this.inTurn(async () => undefined);
    this.isClosing = true;
    this.alarms.cancel();
    this.desk.stop();
    return this.inTurn(async () => {
      this.alarms.cancel();
      this.desk.stop();
      await this.saveClocks(isAsleep);
      this.isClosed = true;
      for (const client of this.clients.all) this.sayGoodbye(client, backIn);
    });
  }

  private async saveClocks(isAsleep: boolean): Promise<void> {
    const { live, keeper } = this;
    if (!keeper.isOn || !this.isLeading || this.isOver || this.saver.isUnsure) return;
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
