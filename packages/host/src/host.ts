/**
 * A running game. Inputs come from clients, bots and clocks. Each input goes to the rules, then into the journal, and only then to
 * everybody. A host knows nothing about transport or storage, and never reads the system clock.
 */
import type { HostMessage } from "@broadside/protocol";
import {
  type GameRecord,
  type GameSetup,
  type PlayerId,
  type PlayerNames,
  type ProblemReport,
  problemReport,
  type ShipId,
} from "@broadside/rules";
import { type AnyRefusal, type Language, shortNames } from "@broadside/telling";
import { Attendance } from "./attendance.ts";
import type { JoinRequest } from "./clients.ts";
import type { HostClient } from "./host-client.ts";
import type { HostOptions } from "./host-options.ts";
import { type LiveGame, recordOfLive } from "./live-game.ts";
import { RunningGame } from "./running-game.ts";
import type { SeatPlayer } from "./seat-player.ts";
import { servedClient } from "./served-client.ts";

export class Host {
  private readonly running: RunningGame;
  private readonly attendance: Attendance;

  constructor(options: HostOptions, live: LiveGame) {
    this.running = new RunningGame(options, live);
    this.attendance = new Attendance(this.running);
  }

  /** Saves the journal rows that were added while opening the game, and starts clocks and bots. */
  begin(): Promise<unknown> {
    return this.running.inTurn(async () => {
      await this.running.publish();
      if (this.running.live.unreadable > 0) this.running.clients.notice(this.running.live, "unreadable rows");
    });
  }

  /** Sends a whole scene first, then numbered changes. The caller decides whether the client may have these seats. */
  join(joining: JoinRequest, onMessage: (message: HostMessage) => void): HostClient {
    const client = this.running.clients.add(joining, onMessage);
    const served = servedClient(this.running, client, () => this.attendance.leave(client));
    for (const seat of joining.seats) this.attendance.isThere(seat);
    return served;
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

  /** Corrects a player's name, or withdraws it. Everybody sees the change, in earlier lines of the log too. */
  setName(player: PlayerId, name: string | undefined): Promise<AnyRefusal | undefined> {
    return this.running.inTurn(() => this.running.setName(player, name));
  }

  /** Returns the whole game, with all its secrets. */
  record(): Promise<GameRecord> {
    return this.running.inTurn(async () => recordOfLive(this.running.live));
  }

  problem(): Promise<ProblemReport> {
    return this.running.inTurn(async () => problemReport(this.running.live.game, recordOfLive(this.running.live)));
  }

  /** Who plays each seat. */
  get players(): readonly SeatPlayer[] {
    return this.running.live.players;
  }

  /** The facts for a list of games. */
  get summary(): { readonly setup: GameSetup; readonly names: PlayerNames; readonly round: number; readonly isOver: boolean } {
    const { setup, names, state } = this.running.live.game;
    return { setup, names, round: state.round, isOver: state.outcome !== undefined };
  }

  /** The names of the ships on the table, for sentences about refusals. */
  shipNames(language: Language): Readonly<Record<ShipId, string>> {
    return shortNames(this.running.live.game, language);
  }

  /** Stops bots, clocks and the checks for absent players. */
  close(): void {
    this.running.close();
    this.attendance.close();
  }
}
