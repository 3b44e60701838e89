/** What a host sends to a client. Messages of one client are numbered without a gap; one that misses a number asks for a whole scene. */
import type { Pose, Section } from "@broadside/geometry";
import type { JsonPatch } from "@broadside/kit";
import type { Change } from "./event.ts";
import type { CardKey, ShipId } from "./ids.ts";
import type { PlaceRegion } from "./question.ts";
import type { RuleName } from "./rule.ts";
import type { Scene } from "./scene/scene.ts";

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
  | { readonly aid: "hint"; readonly question: number }
  /** What would come of each attack that is offered, or of one of them; or of the attack under way, where its dice are asked about. */
  | { readonly aid: "odds"; readonly question: number; readonly option?: string }
  /** What each answer to a question about the dice of an attack is worth. */
  | { readonly aid: "changes"; readonly question: number }
  /** Asked to place a ship: which others come after it, and whether all of them might stand where they are laid out. */
  | { readonly aid: "fleet"; readonly question: number; readonly places: readonly LaidOut[] };

export type AidReply = Hint | Forecasts | ChangeForecasts | FleetLaidOut;

/** Where a ship that is still to be placed is held, its wing with it. */
export interface LaidOut {
  readonly ship: ShipId;
  readonly pose: Pose;
}

/** Every ship of the seat that set-up will still ask for, each leader before its wing. */
export interface FleetLaidOut {
  readonly aid: "fleet";
  readonly question: number;
  readonly ships: readonly FleetShip[];
}

export interface FleetShip {
  readonly ship: ShipId;
  /** The leader that it comes down with. */
  readonly leader?: ShipId | undefined;
  readonly region: PlaceRegion;
  /** Undefined where it is not laid out. */
  readonly pose?: Pose | undefined;
  /** Why it may not stand there. */
  readonly refusal?: { readonly rule?: RuleName | undefined; readonly text: string } | undefined;
}

/** What a program would answer, and why. */
export interface Hint {
  readonly aid: "hint";
  readonly question: number;
  readonly answer: { readonly key: string } | { readonly pose: Pose };
  readonly reason: string;
}

/** One for each option that is an attack; options that are none have no odds. */
export interface Forecasts {
  readonly aid: "odds";
  readonly question: number;
  readonly attacks: readonly Forecast[];
}

/** The exact odds of an attack, both sides doing their best with what the seat sees. */
export interface Forecast {
  /** The key of the option; the attack under way has none. */
  readonly option?: string | undefined;
  readonly attacker: ShipId;
  readonly defender: ShipId;
  readonly section?: Section | undefined;
  /** Dice that will be rolled, or lie there. */
  readonly attackDice: number;
  readonly defenseDice: number;
  /** That anything is left uncancelled. */
  readonly hitChance: number;
  readonly expectedHits: number;
  readonly expectedCrits: number;
  /** By damage: the chance of exactly so much. */
  readonly damage: readonly number[];
  /** That the target is destroyed, or the section crippled. */
  readonly destroyed: number;
  /** By number: the chance of so many faceup cards. */
  readonly faceup: readonly number[];
  /** Tokens, rules and cards whose changes of dice are counted. */
  readonly counted: readonly { readonly key: string; readonly name: string }[];
  /** Cards that could act in this attack, but whose doing is not counted. */
  readonly notCounted: readonly (NotCounted & { readonly name: string })[];
}

/** What the changes of dice that are asked about come to. Answers whose doing the odds cannot say are missing. */
export interface ChangeForecasts {
  readonly aid: "changes";
  readonly question: number;
  readonly defender: ShipId;
  readonly section?: Section | undefined;
  /** Who is asked: an attacker wants more damage, a defender less. */
  readonly by: "attacker" | "defender";
  readonly choices: readonly ChangeForecast[];
  /** The key of the best answer, where the odds can say all of them. */
  readonly best?: string | undefined;
  readonly notCounted: Forecast["notCounted"];
}

/** A change alone, with nothing else that its side may do in this step; of dice to be rolled again, both sides going on as well as they can. */
export interface ChangeForecast {
  /** The key of the option. */
  readonly option: string;
  readonly expectedHits: number;
  readonly expectedCrits: number;
  /** By damage: the chance of exactly so much. */
  readonly damage: readonly number[];
  readonly destroyed: number;
}

/** Where in an attack a card acts that is not counted: only those before `hit` change its results. */
export const NOT_COUNTED_AT = ["declaring", "rolling", "dice", "results", "hit"] as const;
export type NotCountedAt = (typeof NOT_COUNTED_AT)[number];

export interface NotCounted {
  readonly card: CardKey | "scenario";
  readonly at: NotCountedAt;
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
