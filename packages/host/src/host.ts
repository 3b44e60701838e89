/**
 * A game that is being played. Inputs come from clients, from programs and from clocks; each is carried out by the rules, handed to the journal,
 * and only then told to anybody. A host knows no transport and no storage, and reads no clock of its own.
 */
import type { Pose } from "@broadside/geometry";
import type { AidReply, HostMessage } from "@broadside/protocol";
import {
  consentOf,
  defaultAnswer,
  type GameRecord,
  type GameSetup,
  type Input,
  isPlaceAsk,
  mayTryPlaces,
  type OpenAsk,
  type ProblemReport,
  problemReport,
  type Seat,
} from "@broadside/rules";
import { type AnyRefusal, type DialLine, type LookedAt, type Notice, ownDials } from "@broadside/telling";
import { playerAfter } from "./absence.ts";
import { readAid, refuseAid } from "./aid.ts";
import { type Authority, asAgreed, checkAuthority } from "./authority.ts";
import { BotDesk, type BotResult, openFor } from "./bots.ts";
import { Clients, type Joining, type Looker } from "./clients.ts";
import { type ClockInput, ClockKeeper } from "./clock-keeper.ts";
import { fleetLaidOut, placesShip, refuseJig } from "./deployment.ts";
import { changesFor, forecastsFor } from "./forecast.ts";
import { hintFor } from "./hint.ts";
import type { CoverOpened, HostClient, WhyNot } from "./host-client.ts";
import type { HostOptions } from "./host-options.ts";
import type { JournalRow } from "./journal.ts";
import { allRows, keptRows, type LiveGame, markWritten, newRows, recordOfLive, takeUp } from "./live-game.ts";
import { Reasons, reasonOf } from "./reasons.ts";
import { problemLine, rulesFailed } from "./refusals.ts";
import { isProgram, playerName, type SeatPlayer } from "./seat-player.ts";

export class Host {
  private readonly options: HostOptions;
  private readonly clients: Clients;
  private readonly desk: BotDesk;
  private live: LiveGame;
  private keeper: ClockKeeper;
  /** One thing is done after the other, each to its end. */
  private turn: Promise<unknown> = Promise.resolve();
  /** The rules have thrown at something: the game in hand is not to be trusted. */
  private isBroken = false;
  private isClosed = false;
  /** Seats without a client, until they count as away; and those that do, where somebody stayed. */
  private readonly leaving = new Map<Seat, () => void>();
  private readonly left = new Set<Seat>();
  private readonly reasons = new Reasons();
  private readonly toldMissing = new Set<Seat>();

  constructor(options: HostOptions, live: LiveGame) {
    this.options = options;
    this.live = live;
    this.clients = new Clients(options.id, () => options.journal.isLasting);
    this.desk = new BotDesk(options, (...answered) => this.botAnswered(...answered));
    this.keeper = this.newKeeper();
  }

  /** Writes down what taking the game up has brought, and sets clocks and programs going. */
  begin(): Promise<unknown> {
    return this.inTurn(() => this.publish());
  }

  // ── For clients ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** A whole scene comes first, then numbered changes. Whether a client may have these seats is decided by whoever lets it join. */
  join(joining: Joining, onMessage: (message: HostMessage) => void): HostClient {
    const looker = this.clients.add(joining, onMessage);
    const joined = this.inTurn(async () => this.clients.show(looker, this.live, this.keeper.left));
    for (const seat of joining.seats) this.isThere(seat);
    return {
      joined,
      give: (inputs) => this.give(looker, inputs),
      show: (seats) => this.show(looker, seats),
      refresh: () => this.inTurn(async () => this.clients.show(looker, this.live, this.keeper.left)),
      look: (seat) => this.look(looker, seat),
      noteLook: (seat, at) => this.openedCover(looker, seat, at),
      whyNot: (question, pose) => this.inTurn(async () => this.whyNot(looker, question, pose)),
      aid: (request) => this.aid(looker, request),
      takeOver: (seat, player) => this.takeOver(looker, seat, player),
      grantTime: (milliseconds) => this.grantTime(milliseconds),
      leave: () => this.leave(looker),
    };
  }

  private give(by: Authority, inputs: readonly unknown[]): Promise<AnyRefusal | undefined> {
    return this.inTurn(async () => {
      let refused: AnyRefusal | undefined;
      let hasPlaced = false;
      for (const input of inputs) {
        const given: Partial<Input> = typeof input === "object" && input !== null ? input : {};
        const places = placesShip(this.live.game, given);
        refused ??= refuseJig(this.live.game, given, hasPlaced) ?? this.take(input, by);
        hasPlaced ||= places;
      }
      return (await this.publish()) ?? refused;
    });
  }

  private take(input: unknown, by: Authority): AnyRefusal | undefined {
    const { game, closed, players } = this.live;
    if (closed) return { refused: "only to be watched" };
    const refused = checkAuthority(input, by, game.setup, (seat) => isProgram(players, seat));
    if (refused) return refused;
    const given: Partial<Input> = typeof input === "object" && input !== null ? input : {};
    if (given.input === "away" && typeof given.seat === "number" && typeof given.away === "boolean")
      return this.comeOrGo(given.seat, given.away, input);
    const unfit = this.carryOut(asAgreed(input, game.setup));
    if (!unfit && given.input === "seat" && given.seat !== undefined && given.player !== undefined)
      players[given.seat] = { kind: "person", name: given.player };
    return unfit;
  }

  private show(looker: Looker, seats: readonly Seat[]): Promise<void> {
    return this.inTurn(async () => {
      looker.shown = seats.filter((seat) => looker.seats.includes(seat));
      this.clients.show(looker, this.live, this.keeper.left);
    });
  }

  private look({ seats, language }: Looker, seat: Seat): Promise<readonly DialLine[] | undefined> {
    return this.inTurn(async () => {
      if (!seats.includes(seat) || isProgram(this.live.players, seat)) return undefined;
      await this.noteLook(seat, "dials");
      return ownDials(this.live.game, seat, language);
    });
  }

  private openedCover({ seats }: Looker, seat: Seat, at: CoverOpened): Promise<void> {
    return this.inTurn(async () => {
      if (seats.includes(seat) && !isProgram(this.live.players, seat)) await this.noteLook(seat, at);
    });
  }

  /** Everybody is told, and it stays in the journal. A game that is only watched has nothing secret. */
  private async noteLook(seat: Seat, at: LookedAt): Promise<void> {
    const { game, closed, looks } = this.live;
    const { round, cursor } = game.state;
    if (closed) return;
    this.live.looks = [...looks, { seat, at, number: game.number, round, phase: cursor.phase }];
    await this.publish();
  }

  private whyNot({ seats }: Looker, question: number, pose: Pose): WhyNot | undefined {
    const { game } = this.live;
    const asked = game.open.find(({ number }) => number === question)?.ask;
    if (!asked || !isPlaceAsk(asked) || !seats.includes(asked.seat)) return "no longer asked";
    return mayTryPlaces(game, asked) ? asked.refusal(pose) : "aids are not agreed on";
  }

  private async aid({ seats, language }: Looker, given: unknown): Promise<AidReply | AnyRefusal> {
    const request = readAid(given);
    if ("refused" in request) return request;
    const isOwn = (seat: Seat): boolean => seats.includes(seat) && !isProgram(this.live.players, seat);
    const refusal = () => refuseAid(this.live.game, request.question, isOwn);
    if (request.aid === "odds")
      return this.inTurn(async () => refusal() ?? forecastsFor(this.live.game, request, language)).catch(rulesFailed);
    if (request.aid === "changes")
      return this.inTurn(async () => refusal() ?? changesFor(this.live.game, request.question, language)).catch(rulesFailed);
    if (request.aid === "fleet")
      return this.inTurn(async () => refusal() ?? fleetLaidOut(this.live.game, request, language)).catch(rulesFailed);
    return (await this.inTurn(async () => refusal())) ?? this.hint(request.question, refusal);
  }

  /** The program thinks while the game goes on; what it says counts if the question is still open then. */
  private async hint(question: number, refusal: () => AnyRefusal | undefined): Promise<AidReply | AnyRefusal> {
    const { game } = this.live;
    const hint = await hintFor(game, question, (seen) => this.desk.advise(seen, game.content)).catch(() => undefined);
    return (await this.inTurn(async () => refusal())) ?? hint ?? { refused: "no hint was found" };
  }

  private takeOver(looker: Looker, seat: Seat, player: SeatPlayer): Promise<AnyRefusal | undefined> {
    return this.inTurn(async () => {
      const refused = this.take({ input: "seat", seat, player: playerName(player) }, looker);
      if (!refused) this.live.players[seat] = player;
      return (await this.publish()) ?? refused;
    });
  }

  private grantTime(milliseconds: number): Promise<void> {
    return this.inTurn(async () => {
      this.keeper.grant(milliseconds, this.live.game);
      this.clients.tell(this.live, this.keeper.left);
    });
  }

  private leave(looker: Looker): void {
    this.clients.remove(looker);
    const { awayAfter, clock } = this.options;
    if (awayAfter === undefined) return;
    for (const seat of looker.seats) {
      if (this.clients.hasPlayerOf(seat) || this.leaving.has(seat)) continue;
      this.leaving.set(
        seat,
        clock.after(awayAfter, () => void this.setAway(seat, true)),
      );
    }
  }

  private isThere(seat: Seat): void {
    this.leaving.get(seat)?.();
    this.leaving.delete(seat);
    if (this.options.awayAfter !== undefined) void this.setAway(seat, false);
  }

  /** Who could not be let go while they were the last goes when somebody is back. */
  private setAway(seat: Seat, away: boolean): Promise<unknown> {
    return this.inTurn(async () => {
      if (this.isClosed || this.live.closed || this.clients.hasPlayerOf(seat) === away) return;
      if (away) this.left.add(seat);
      else this.left.delete(seat);
      this.comeOrGo(seat, away);
      if (!away) for (const other of this.left) this.comeOrGo(other, true);
      await this.publish();
    });
  }

  private comeOrGo(seat: Seat, away: boolean, said: unknown = { input: "away", seat, away }): AnyRefusal | undefined {
    const after = playerAfter(this.live, seat, away);
    if (!after) return this.carryOut(said);
    if ("refused" in after) return after;
    this.live.players[seat] = after.player;
    return undefined;
  }

  // ── For whoever runs the host ─────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Takes in what somebody else has written into the journal; whether there was anything. */
  catchUp(): Promise<boolean> {
    return this.inTurn(async () => {
      const rows = await this.options.journal.load(this.live.rows);
      return rows.length > 0 && (await this.reload());
    });
  }

  /** The whole game, with all its secrets. */
  record(): Promise<GameRecord> {
    return this.inTurn(async () => recordOfLive(this.live));
  }

  problem(): Promise<ProblemReport> {
    return this.inTurn(async () => problemReport(this.live.game, recordOfLive(this.live)));
  }

  /** Who plays each seat. */
  get players(): readonly SeatPlayer[] {
    return this.live.players;
  }

  /** What is told of the game in a list of games. */
  get summary(): { readonly setup: GameSetup; readonly round: number; readonly isOver: boolean } {
    const { setup, state } = this.live.game;
    return { setup, round: state.round, isOver: state.outcome !== undefined };
  }

  /** Nothing is asked, counted or told any more. */
  close(): void {
    this.isClosed = true;
    this.keeper.stop();
    this.desk.stop();
    for (const callOff of this.leaving.values()) callOff();
  }

  // ── What is carried out ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  private carryOut(input: unknown): AnyRefusal | undefined {
    try {
      return this.live.game.give(input);
    } catch (error) {
      this.isBroken = true;
      return rulesFailed(error);
    }
  }

  /** The record says who plays each seat: after a change, and after an undo that went back behind one. */
  private nameSeats(): void {
    const { game, players, closed } = this.live;
    if (closed || game.state.outcome) return;
    for (const [seat, player] of players.entries()) {
      const name = playerName(player);
      if (game.state.seats[seat]?.player !== name) this.carryOut({ input: "seat", seat, player: name });
    }
  }

  /** Into the journal, then to everybody; then programs and clocks go on. What could not be kept has not happened. */
  private async publish(): Promise<AnyRefusal | undefined> {
    if (!this.isBroken) this.nameSeats();
    const refused = this.isBroken ? await this.rollBack() : await this.keep();
    if (!refused && !this.isBroken) {
      for (const reason of this.reasons.due(this.live.game)) this.clients.reason(this.live, reason);
      this.clients.tell(this.live, this.keeper.left);
    }
    this.goOn();
    return refused;
  }

  private async keep(): Promise<AnyRefusal | undefined> {
    const { live, keeper } = this;
    keeper.follow(live.game);
    const rows = newRows(live);
    if (rows.length === 0) return undefined;
    const all: readonly JournalRow[] = keeper.isOn ? [...rows, { row: "clocks", spent: keeper.spent }] : rows;
    const kept = await this.options.journal.append(live.rows, all).catch(() => "failed" as const);
    if (kept === "kept") markWritten(live, all.length);
    else if (kept === "failed") return (await this.rollBack()) ?? { refused: "not kept" };
    else return this.keepAfterConflict();
    return undefined;
  }

  /** Somebody else has gone on with the game: it is taken up from there. Where the journal is empty, the game was forgotten, and is kept anew. */
  private async keepAfterConflict(): Promise<AnyRefusal | undefined> {
    const { journal } = this.options;
    const found = await journal.load(0).catch(() => []);
    if (found.length === 0) {
      const rows = allRows(this.live);
      const kept = await journal.append(0, rows).catch(() => "conflict" as const);
      if (kept === "kept") {
        this.live.rows = 0;
        markWritten(this.live, rows.length);
        return undefined;
      }
    }
    return (await this.reload()) ? { refused: "went on elsewhere" } : ((await this.rollBack()) ?? { refused: "not kept" });
  }

  private async reload(): Promise<boolean> {
    const rows = await this.options.journal.load(0).catch(() => []);
    const live = await takeUp(rows, this.options.contentFor);
    if (live.ok) this.putInPlace(live.value);
    return live.ok;
  }

  /** Back to what stands in the journal, without asking it. */
  private async rollBack(): Promise<AnyRefusal | undefined> {
    const { live } = this;
    const before = await takeUp(keptRows(live), this.options.contentFor);
    this.isBroken = false;
    if (!before.ok) return { refused: "the rules failed", detail: problemLine(before.problems) };
    before.value.rows = live.rows;
    before.value.isOfOlderFormat = live.isOfOlderFormat;
    this.putInPlace(before.value);
    return undefined;
  }

  private putInPlace(live: LiveGame): void {
    this.keeper.stop();
    this.desk.stop();
    this.reasons.forget();
    this.live = { ...live, spent: live.spent ?? this.keeper.spent };
    this.keeper = this.newKeeper();
    this.clients.showAnew(this.live, this.keeper.left);
  }

  private newKeeper(): ClockKeeper {
    return new ClockKeeper(this.options.clock, this.live.game, this.live.spent, (input) => void this.ring(input));
  }

  // ── Programs and clocks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

  private goOn(): void {
    if (this.isClosed || this.live.closed) return;
    const { game, players } = this.live;
    this.desk.follow(game, players);
    this.keeper.follow(game);
    const asked = game.proposal && !game.state.outcome ? consentOf(game, game.proposal).needed : [];
    const bot = asked.find((seat) => players[seat]?.kind === "bot");
    if (bot !== undefined) void this.consent(bot);
  }

  /** A program agrees to what others propose, but for games of an event, where it refuses; either way nobody waits for it. */
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
      const open = openFor(this.live.game, seat);
      if (open?.number === ask) {
        const answer = "answer" in result ? result.answer : undefined;
        const isTaken = answer?.input === "answer" && answer.seat === seat && !this.carryOut(answer);
        if (isTaken && "reason" in result) this.keepReason(open, result.reason);
        if (!isTaken && !this.isBroken) {
          this.noticeBot(seat, "failed" in result ? result.failed : "bot was refused");
          this.carryOut(defaultAnswer(open));
        }
      }
      await this.publish();
    });
  }

  private keepReason(open: OpenAsk, text: string): void {
    const reason = reasonOf(this.live.game.number, open, text);
    if (!reason) return;
    this.live.reasons = [...this.live.reasons, reason];
    this.reasons.add(reason, open);
  }

  /** That a program is not here is said once. */
  private noticeBot(seat: Seat, notice: Notice): void {
    if (notice === "no such bot" && this.toldMissing.has(seat)) return;
    this.toldMissing.add(seat);
    this.clients.notice(this.live, notice, seat);
  }

  private ring(input: ClockInput): Promise<unknown> {
    return this.inTurn(async () => {
      if (this.isClosed) return;
      this.carryOut(input satisfies Input);
      await this.publish();
    });
  }

  private inTurn<Value>(job: () => Promise<Value>): Promise<Value> {
    const done = this.turn.then(job);
    this.turn = done.catch(() => undefined);
    return done;
  }
}
