/** What a host sends to a client. Messages of one client are numbered without a gap; one that misses a number asks for a whole scene. */
import type { Pose } from "@broadside/geometry";
import type { JsonPatch } from "@broadside/kit";
import type { Change } from "./event.ts";
import type { ShipId } from "./ids.ts";
import type { Scene } from "./scene.ts";

export type HostMessage =
  /** Everything that is drawn and read: first of all, whenever it is asked for, and where the game was taken up anew. */
  | { readonly message: "scene"; readonly number: number; readonly scene: Scene; readonly clocks?: TimeLeft | undefined }
  /** What has happened since the message before, and the fields of the scene that are others now. */
  | {
      readonly message: "changed";
      readonly number: number;
      readonly happened: readonly InputHappenings[];
      readonly patch?: JsonPatch | undefined;
      readonly clocks?: TimeLeft | undefined;
    };

/** What a client asks about one of its own open questions, beside giving inputs: only where aids are open. */
export type AidRequest =
  /** What would you do here? */
  { readonly aid: "hint"; readonly question: number };

export type AidReply = Hint;

/** What a program would answer, and why. */
export interface Hint {
  readonly aid: "hint";
  readonly question: number;
  readonly answer: { readonly key: string } | { readonly pose: Pose };
  readonly reason: string;
}

/** Milliseconds that are left; undefined where there is no such clock. */
export interface TimeLeft {
  readonly match?: number | undefined;
  readonly phase?: number | undefined;
  readonly seats?: readonly number[] | undefined;
}

/** What one input caused. */
export interface InputHappenings {
  readonly number: number;
  readonly happenings: readonly Happening[];
}

export type Happening =
  /** Dice as they were rolled, or as they lie after some of them were changed or rolled again. */
  | {
      readonly what: "dice";
      readonly how: "rolled" | "changed";
      readonly ship?: ShipId | undefined;
      /** What the roll is for, or which dice were changed: `attack`, `defense`, an obstacle, a card. */
      readonly about: string;
      readonly faces: readonly string[];
      readonly text?: string | undefined;
    }
  /** A line of the log. */
  | { readonly what: "told"; readonly note: string; readonly text: string }
  /** Something on the table or on a card is another from now on. */
  | { readonly what: "changed"; readonly change: Change };
