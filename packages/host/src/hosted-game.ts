/** The running game as the handlers of messages see it: what they may read, and the ways to change it. */
import type { AnyRefusal, LookKind, MessageId } from "@broadside/protocol";
import type { GameRecord, Seat } from "@broadside/rules";
import type { BotRunner } from "./bots/bots.ts";
import type { ClockKeeper } from "./clocks/clock-keeper.ts";
import type { HostOptions } from "./host-options.ts";
import type { LiveGame } from "./journal/live-game.ts";
import type { Outcome } from "./messages/outcome.ts";
import type { Sender } from "./messages/sender.ts";
import type { Client, Clients } from "./people/clients.ts";
import type { PresenceList } from "./people/presence.ts";
import type { TableAct } from "./table/table-act.ts";

/** What became of an input. */
export interface Judgement {
  readonly refusal: AnyRefusal | undefined;
  /** True if the sender was allowed to give the input, so that the answer must last. */
  readonly isByRules: boolean;
}

export interface HostedGame {
  readonly options: HostOptions;
  readonly clients: Clients;
  readonly desk: BotRunner;
  readonly presence: PresenceList;
  readonly keeper: ClockKeeper;
  readonly live: LiveGame;
  readonly now: number;
  readonly isOver: boolean;
  /** True if this host asks bots and runs clocks. */
  readonly isInCharge: boolean;
  record(): GameRecord;

  /** Runs a job after everything that was asked before. */
  inTurn<Value>(job: () => Promise<Value>): Promise<Value>;
  /** Makes a change, saves it and tells everybody; only within a turn. */
  change(sender: Sender, job: () => Outcome): Promise<Outcome>;
  /** Carries out a client's request, once: if the journal knows its id, it gets the same answer as the first time. */
  act(client: Client, id: MessageId, job: () => Outcome): Promise<Outcome>;
  /** Answers an input that may have come before. */
  answerOnce(client: Client, id: MessageId, judge: () => Judgement): AnyRefusal | undefined;
  /** Gives an input to the rules. */
  carryOut(input: unknown): AnyRefusal | undefined;
  /** Notes that somebody looks at a seat's secrets. Everybody is told. */
  noteLook(seat: Seat, kind: LookKind): void;
  addAct(act: TableAct): void;
  /** Notes that a message was accepted although it changed nothing, so that it gets the same answer again. */
  noteAnswered(): void;
  /** Sends the whole scene as soon as what is happening now is saved. */
  showLater(client: Client): void;
  nudge(by: Seat, seat: Seat): AnyRefusal | undefined;
  /** Hands a problem report to whoever runs the host. */
  passOn(report: number, text: string | undefined): void;
}
