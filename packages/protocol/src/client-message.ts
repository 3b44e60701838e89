/**
 * Messages from a client to a host. Whatever a client sends is read by `clientMessageShape` and checked against the host's authority table.
 * Every message that can be answered has an id chosen by its sender. A message that is sent again with the same id gets the same reply as
 * the first time, so a client may always resend.
 */
import type { Pose } from "@broadside/geometry";
import type { Input } from "./input.ts";
import type { AidRequest } from "./message.ts";
import type { Seat } from "./seat.ts";
import type { CoverLook, JudgeReason, Phrase, TableRequestKind } from "./table.ts";

/** Raised whenever the data exchanged between a host and its clients changes. A client says its version when it joins. */
export const PROTOCOL_VERSION = 8;

/** Chosen by the sender and unique among everything that this sender sends to the game. */
export type MessageId = string;

/** An input with its id. The id stays with the input in the journal and in the record. */
export interface SentInput {
  readonly id: MessageId;
  readonly input: Input;
}

export type ClientMessage =
  /** The first message. `last` is the number of the last input that the client knows; the host then sends what the client has missed. */
  | {
      readonly message: "join";
      readonly protocol: number;
      readonly language: string;
      readonly last?: number | undefined;
      /** The client's own seats whose secrets it shows (default: all). */
      readonly shown?: readonly Seat[] | undefined;
    }
  /** Gives inputs one after the other, up to the first one that is refused. */
  | { readonly message: "give"; readonly id: MessageId; readonly inputs: readonly SentInput[] }
  /** Chooses which seats show their secrets: some of the client's own, or for a judge any seat, which everybody is told. */
  | { readonly message: "show"; readonly id: MessageId; readonly seats: readonly Seat[] }
  /** Asks for the whole scene, after a gap in the numbers. */
  | { readonly message: "refresh"; readonly last?: number | undefined }
  /** Asks for the facedown dials of one of the client's seats, which everybody is told. */
  | { readonly message: "look"; readonly id: MessageId; readonly seat: Seat }
  /** Says that somebody has opened one of the client's seats on a shared screen. */
  | { readonly message: "uncover"; readonly id: MessageId; readonly seat: Seat; readonly at: CoverLook }
  /** Asks why a place would be refused as the answer to a question. */
  | { readonly message: "why not"; readonly id: MessageId; readonly question: number; readonly pose: Pose }
  | { readonly message: "aid"; readonly id: MessageId; readonly request: AidRequest }
  /** Hands a seat to a bot of this level, or without a level back to its player. */
  | { readonly message: "take over"; readonly id: MessageId; readonly seat: Seat; readonly bot?: string | undefined }
  /** Adds time to the current phase. */
  | { readonly message: "grant time"; readonly id: MessageId; readonly milliseconds: number }
  /** Whether somebody is at the client. A client that never says so counts as present while it is connected. */
  | { readonly message: "presence"; readonly isHere: boolean }
  /** Asks the others for a pause, or to continue as correspondence. Undo, draw and concession are inputs. */
  | { readonly message: "ask"; readonly id: MessageId; readonly what: TableRequestKind }
  /** Agrees to a request or refuses it. The player who made the request takes it back by refusing it. */
  | { readonly message: "reply"; readonly id: MessageId; readonly request: number; readonly yes: boolean }
  /** Stops all clocks and answers, by a judge. */
  | { readonly message: "pause"; readonly id: MessageId }
  | { readonly message: "resume"; readonly id: MessageId }
  /** Reminds a seat that the game waits for it. */
  | { readonly message: "nudge"; readonly id: MessageId; readonly seat: Seat }
  | { readonly message: "phrase"; readonly id: MessageId; readonly phrase: Phrase }
  | { readonly message: "chat"; readonly id: MessageId; readonly text: string }
  /** Votes whether a bot should play for a player who has been absent for a while. */
  | { readonly message: "vote"; readonly id: MessageId; readonly seat: Seat; readonly yes: boolean }
  | { readonly message: "call judge"; readonly id: MessageId; readonly about: JudgeReason }
  /** Stores a problem report with the host. The reply is the report's number. */
  | { readonly message: "report"; readonly id: MessageId; readonly text?: string | undefined }
  /** Asks for the record of a finished game. */
  | { readonly message: "record"; readonly id: MessageId }
  /** Leaves the game. The seat stays the player's. */
  | { readonly message: "leave" };

export type ClientMessageKind = ClientMessage["message"];
export type ClientMessageOf<Kind extends ClientMessageKind> = Extract<ClientMessage, { readonly message: Kind }>;

/** Kinds of messages that get a reply. */
export type RequestKind = Extract<ClientMessage, { readonly id: MessageId }>["message"];

/** Upper limits for what one message may contain. */
export const MOST_INPUTS_AT_ONCE = 100;
export const LONGEST_ID = 64;
export const LONGEST_CHAT = 300;
export const LONGEST_REPORT = 2000;
/** More than the longest message needs: a manual change of many ships. */
export const CLIENT_MESSAGE_LIMITS = { characters: 200_000, depth: 20 } as const;
