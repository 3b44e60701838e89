/**
 * The game that a host runs. Each input goes to the rules, then into the journal, and only then to everybody. After that, bots and clocks
 * continue.
 */
import { type BotReason, isPlayerId } from "@broadside/protocol";
import { consentOf, defaultAnswer, type GivenInput, type Input, type OpenAsk, type PlayerId, type Seat } from "@broadside/rules";
import type { AnyRefusal, Notice } from "@broadside/telling";
import { type BotResult, BotRunner, openQuestionOf } from "./bots.ts";
import { Clients } from "./clients.ts";
import { type ClockInput, ClockKeeper } from "./clock-keeper.ts";
import type { HostOptions } from "./host-options.ts";
import { type JournalRow, timed } from "./journal.ts";
import { allRows, journaledRows, type LiveGame, loadGame, markWritten, newRows, renamePlayer } from "./live-game.ts";
import { Reasons, reasonOf } from "./reasons.ts";
import { problemLine, rulesFailed } from "./refusals.ts";
import { isBot, recordedPlayer } from "./seat-player.ts";

export class RunningGame {
  readonly options: HostOptions;
  readonly clients: Clients;
  readonly desk: BotRunner;
  live: LiveGame;
  keeper: ClockKeeper;
  isClosed = false;
  private isLeading = true;
  /** Jobs run one after the other; each finishes before the next starts. */
  private turn: Promise<unknown> = Promise.resolve();
  /** True if the rules threw an error, so the game in memory can't be trusted. */
  private isBroken = false;
  private readonly reasons = new Reasons();
  private readonly noticedMissing = new Set<Seat>();

  constructor(options: HostOptions, live: LiveGame) {
    this.options = options;
    this.live = live;
    this.clients = new Clients(options.id, () => options.journal.isLasting);
    this.desk = new BotRunner(options, (...answered) => this.botAnswered(...answered));
    this.keeper = this.newKeeper();
  }

  inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    const done = this.turn.then(job);
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** Stops asking bots and running clocks. */
  close(): void {
    this.isClosed = true;
    this.keeper.stop();
    this.desk.stop();
  }

  carryOut(input: unknown, given?: GivenInput): AnyRefusal | undefined {
    try {
      return this.live.game.give(input, given);
    } catch (error) {
      this.isBroken = true;
      return rulesFailed(error);
    }
  }

  /** Tells the rules who plays each seat now, after a change of players or after undoing one. */
  private nameSeats(): void {
    const { game, players, closed } = this.live;
    if (closed || game.state.outcome) return;
    for (const [seat, player] of players.entries()) {
      const recorded = recordedPlayer(player);
      const { id, bot } = game.state.seats[seat]?.player ?? {};
      if (id !== recorded.id || bot !== recorded.bot) this.carryOut({ input: "seat", seat, player: recorded });
    }
  }

  /**
   * Writes to the journal, then tells everybody, then continues with bots and clocks. If the journal can't be written, the game goes back
   * to what was saved.
   */
  async publish(): Promise<AnyRefusal | undefined> {
    if (!this.isBroken) this.nameSeats();
    const refused = this.isBroken ? await this.rollBack() : await this.keep();
    if (!refused && !this.isBroken) {
      for (const reason of this.reasons.due(this.live.game)) this.clients.reason(this.live, reason);
      this.clients.tell(this.live, this.keeper.left);
    }
    this.resumeBotsAndClocks();
    return refused;
  }

  /** Corrects or withdraws a player's name, and shows everybody the game with its whole log again. */
  async setName(player: PlayerId, name: string | undefined): Promise<AnyRefusal | undefined> {
    if (!isPlayerId(player)) return { refused: "not understood" };
    renamePlayer(this.live, player, name);
    const refused = await this.keep();
    if (!refused) this.clients.showAgain(this.live, this.keeper.left);
    this.resumeBotsAndClocks();
    return refused;
  }

  private async keep(): Promise<AnyRefusal | undefined> {
    const { live, keeper } = this;
    keeper.follow(live.game);
    const rows = newRows(live);
    if (rows.length === 0) return undefined;
    const due: readonly JournalRow[] = keeper.isOn ? [...rows, { row: "clocks", spent: keeper.spent }] : rows;
    const all = timed(due, this.options.clock.now());
    const kept = await this.options.journal.append(live.rows, all).catch(() => "failed" as const);
    if (kept === "saved") markWritten(live, all.length);
    else if (kept === "failed") return (await this.rollBack()) ?? { refused: "not kept" };
    else return this.keepAfterConflict();
    return undefined;
  }

  /** Another host has continued the game, so this one loads it. If the journal is empty, the game was deleted and is saved again. */
  private async keepAfterConflict(): Promise<AnyRefusal | undefined> {
    const { journal } = this.options;
    const found = await journal.load(0).catch(() => []);
    if (found.length === 0) {
      const rows = timed(allRows(this.live), this.options.clock.now());
      const kept = await journal.append(0, rows).catch(() => "conflict" as const);
      if (kept === "saved") {
        this.live.rows = 0;
        markWritten(this.live, rows.length);
        return undefined;
      }
    }
    return (await this.reloadFromJournal()) ? { refused: "went on elsewhere" } : ((await this.rollBack()) ?? { refused: "not kept" });
  }

  /** Loads new rows from the journal; bots and clocks then continue from them. */
  async catchUp(): Promise<boolean> {
    const rows = await this.options.journal.load(this.live.rows);
    const hasChanged = rows.length > 0 && (await this.reloadFromJournal());
    if (hasChanged) this.resumeBotsAndClocks();
    return hasChanged;
  }

  async lead(isLeading: boolean): Promise<void> {
    if (this.isLeading === isLeading) return;
    this.isLeading = isLeading;
    if (!isLeading) this.desk.stop();
    else if (!(await this.catchUp().catch(() => false))) this.resumeBotsAndClocks();
  }

  private async reloadFromJournal(): Promise<boolean> {
    const rows = await this.options.journal.load(0).catch(() => []);
    const live = await loadGame(rows, this.options.contentFor);
    if (live.ok) this.putInPlace(live.value);
    return live.ok;
  }

  /** Returns to the last saved state, from memory. */
  private async rollBack(): Promise<AnyRefusal | undefined> {
    const { live } = this;
    const before = await loadGame(journaledRows(live), this.options.contentFor);
    this.isBroken = false;
    if (!before.ok) return { refused: "the rules failed", detail: problemLine(before.problems) };
    before.value.rows = live.rows;
    before.value.mustRewrite = live.mustRewrite;
    this.putInPlace(before.value);
    return undefined;
  }

  private putInPlace(live: LiveGame): void {
    this.keeper.stop();
    this.desk.stop();
    this.reasons.forget();
    this.live = { ...live, spent: live.spent ?? this.keeper.spent };
    this.keeper = this.newKeeper();
    this.clients.showAgain(this.live, this.keeper.left);
  }

  private newKeeper(): ClockKeeper {
    return new ClockKeeper(this.options.clock, this.live.game, this.live.spent, (input) => void this.ring(input));
  }

  // ── Bots and clocks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  private resumeBotsAndClocks(): void {
    if (this.isClosed || this.live.closed || !this.isLeading) return;
    const { game, players } = this.live;
    this.desk.follow(game, players);
    this.keeper.follow(game);
    const asked = game.proposal && !game.state.outcome ? consentOf(game, game.proposal).needed : [];
    const bot = asked.find((seat) => isBot(players, seat));
    if (bot !== undefined) void this.consent(bot);
  }

  /** Lets a bot agree to other players' proposals, or refuse them in games at an event. Either way, nobody has to wait. */
  private consent(seat: Seat): Promise<unknown> {
    return this.inTurn(async () => {
      const { proposal } = this.live.game;
      if (!proposal || !consentOf(this.live.game, proposal).needed.includes(seat)) return;
      this.carryOut({ input: "agree", seat, proposal: proposal.number, yes: !this.options.isOfEvent });
      await this.publish();
    });
  }

  private botAnswered(seat: Seat, ask: number, result: BotResult): void {
    void this.inTurn(async () => {
      if (this.isClosed) return;
      this.desk.settle(seat, ask);
      const open = openQuestionOf(this.live.game, seat);
      if (open?.number === ask) {
        const answer = "answer" in result ? result.answer : undefined;
        const isTaken = answer?.input === "answer" && answer.seat === seat && !this.carryOut(answer);
        if (isTaken && "reasons" in result) this.keepReasons(open, result.reasons);
        if (!isTaken && !this.isBroken) {
          this.noticeBot(seat, "failed" in result ? result.failed : "bot was refused");
          this.carryOut(defaultAnswer(open));
        }
      }
      await this.publish();
    });
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

  private ring(input: ClockInput): Promise<unknown> {
    return this.inTurn(async () => {
      if (this.isClosed || !this.isLeading) return;
      this.carryOut(input satisfies Input);
      await this.publish();
    });
  }
}
