/**
 * A game that is being played. Inputs come from clients, from programs and from clocks; each is carried out by the rules, handed to the journal,
 * and only then told to anybody. A host knows no transport and no storage, and reads no clock of its own.
 */
import type { HostMessage } from "@broadside/protocol";
import { type GameRecord, type GameSetup, type ProblemReport, problemReport } from "@broadside/rules";
import { Attendance } from "./attendance.ts";
import type { Joining } from "./clients.ts";
import { GameInHand } from "./game-in-hand.ts";
import type { HostClient } from "./host-client.ts";
import type { HostOptions } from "./host-options.ts";
import { type LiveGame, recordOfLive } from "./live-game.ts";
import type { SeatPlayer } from "./seat-player.ts";
import { servedClient } from "./served-client.ts";

export class Host {
  private readonly hand: GameInHand;
  private readonly attendance: Attendance;

  constructor(options: HostOptions, live: LiveGame) {
    this.hand = new GameInHand(options, live);
    this.attendance = new Attendance(this.hand);
  }

  /** Writes what opening the game has added, and starts clocks and programs. */
  begin(): Promise<unknown> {
    return this.hand.inTurn(async () => {
      await this.hand.publish();
      if (this.hand.live.unreadable > 0) this.hand.clients.notice(this.hand.live, "unreadable rows");
    });
  }

  /** A whole scene comes first, then numbered changes. Whether a client may have these seats is decided by whoever lets it join. */
  join(joining: Joining, onMessage: (message: HostMessage) => void): HostClient {
    const looker = this.hand.clients.add(joining, onMessage);
    const client = servedClient(this.hand, looker, () => this.attendance.leave(looker));
    for (const seat of joining.seats) this.attendance.isThere(seat);
    return client;
  }

  /** Takes in what somebody else has written into the journal; whether there was anything. */
  catchUp(): Promise<boolean> {
    return this.hand.inTurn(() => this.hand.catchUp());
  }

  /** Of several hosts with one journal, only the leading one asks bots and runs clocks. A host leads until it is told not to. */
  lead(isLeading: boolean): Promise<void> {
    return this.hand.inTurn(() => this.hand.lead(isLeading));
  }

  /** The whole game, with all its secrets. */
  record(): Promise<GameRecord> {
    return this.hand.inTurn(async () => recordOfLive(this.hand.live));
  }

  problem(): Promise<ProblemReport> {
    return this.hand.inTurn(async () => problemReport(this.hand.live.game, recordOfLive(this.hand.live)));
  }

  /** Who plays each seat. */
  get players(): readonly SeatPlayer[] {
    return this.hand.live.players;
  }

  /** What is told of the game in a list of games. */
  get summary(): { readonly setup: GameSetup; readonly round: number; readonly isOver: boolean } {
    const { setup, state } = this.hand.live.game;
    return { setup, round: state.round, isOver: state.outcome !== undefined };
  }

  /** Nothing is asked, counted or told any more. */
  close(): void {
    this.hand.close();
    this.attendance.close();
  }
}
