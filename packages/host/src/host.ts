/**
 * A running game. Inputs come from clients, bots and clocks. Each input goes to the rules, then into the journal, and only then to
 * everybody. A host knows nothing about transport or storage, and never reads the system clock.
 */
import { invariant } from "@broadside/kit";
import { type AnyRefusal, type HostMessage, isPlayerId, type PlayerId } from "@broadside/protocol";
import type { GameRecord, ProblemReport, ShipId } from "@broadside/rules";
import type { Language } from "@broadside/telling";
import type { HostOptions } from "./host-options.ts";
import type { GameSummary } from "./journal/game-summary.ts";
import type { LiveGame } from "./journal/live-game.ts";
import { Connection, type HostConnection } from "./messages/connection.ts";
import { countUnanswerable } from "./open-questions.ts";
import type { SeatPlayer } from "./people/seat-player.ts";
import type { Visitor } from "./people/visitor.ts";
import { RunningGame } from "./running-game.ts";

export class Host {
  private readonly running: RunningGame;

  constructor(options: HostOptions, live: LiveGame) {
    this.running = new RunningGame(options, live);
  }

  /** Saves the journal rows that were added while opening the game, and starts clocks and bots. */
  begin(): Promise<unknown> {
    return this.running.begin();
  }

  /** Connects a visitor, who then joins with a message. The caller decides who the visitor is and which seats they may have. */
  connect(visitor: Visitor, send: (message: HostMessage) => void): HostConnection {
    invariant(isPlayerId(visitor.player), "a visitor has the id of a player");
    return new Connection(this.running, visitor, send);
  }

  /** Loads what another host has added to the journal; returns whether there was anything new. */
  catchUp(): Promise<boolean> {
    return this.running.inTurn(() => this.running.catchUp());
  }

  /**
   * Makes this host lead, or stop leading. If several hosts share a journal, only the leading one asks bots and runs clocks. Every host
   * starts out leading.
   */
  lead(isLeading: boolean): Promise<void> {
    return this.running.inTurn(() => this.running.lead(isLeading));
  }

  /** Returns the whole game, with all its secrets. It's for whoever runs the host; clients get a record once the game is over. */
  record(): Promise<GameRecord> {
    return this.running.inTurn(async () => this.running.record());
  }

  problem(): Promise<ProblemReport> {
    return this.running.inTurn(async () => this.running.problem());
  }

  /** Corrects a player's name, or withdraws it if there is none. Nothing in the game depends on names. */
  setName(player: PlayerId, name: string | undefined): Promise<AnyRefusal | undefined> {
    return this.running.setName(player, name);
  }

  /** Who plays each seat. */
  get players(): readonly SeatPlayer[] {
    return this.running.live.players;
  }

  /** The facts for a list of games. */
  get summary(): GameSummary {
    return this.running.summary;
  }

  /** True if nobody is connected and nothing is in progress, so that the game can sleep. */
  get isIdle(): boolean {
    return this.running.isIdle;
  }

  /** When a clock rings next, by the host's clock. A sleeping game must be opened again at that time. */
  get nextAlarm(): number | undefined {
    return this.running.nextAlarm;
  }

  /** How many open questions nobody can answer. It is always 0. */
  get unanswerable(): number {
    return countUnanswerable(this.running.live.game);
  }

  /** The names of the ships on the table, for sentences about refusals. */
  shipNames(language: Language): Readonly<Record<ShipId, string>> {
    return this.running.shipNames(language);
  }

  /**
   * Stops the game after everything that is queued, and tells the clients how long the break will be. The clocks of a live game stop until
   * it is opened again; correspondence goes on.
   */
  close(backIn?: number): Promise<void> {
    return this.running.close({ isAsleep: false, backIn });
  }

  /** Like `close`, but the clocks of a live game go on. Open the game again at its next alarm. */
  sleep(): Promise<void> {
    return this.running.close({ isAsleep: true });
  }
}
