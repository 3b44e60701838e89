/** What has happened since a client last heard, piece by piece, so that it can be shown in its order. */
import { type AnyNote, type Change, eventsFor, type Game, isChange, type Seat, type ShipId } from "@broadside/rules";
import type { GameLog } from "./game-log.ts";

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

/** What one input caused. */
export interface InputHappenings {
  readonly number: number;
  readonly happenings: readonly Happening[];
}

/** The notes that tell dice. */
const DICE: Readonly<Record<string, "rolled" | "changed">> = { rolled: "rolled", dice: "changed" };

/** As some seats may see it. The log must be up to date. */
export function happenedSince(game: Game, seats: readonly Seat[], since: number, { lines }: GameLog): readonly InputHappenings[] {
  const seen = eventsFor(game, seats, since);
  const first = seen[0]?.number ?? Number.POSITIVE_INFINITY;
  const texts = new Map<string, string>();
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || Number.parseInt(line.key, 10) < first) break;
    texts.set(line.key, line.text);
  }
  return seen.map(({ number, events }) => ({
    number,
    happenings: events.flatMap((event, at): readonly Happening[] =>
      isChange(event) ? [{ what: "changed", change: event }] : noteShown(event, texts.get(`${number} ${at}`)),
    ),
  }));
}

function noteShown({ note, ship, text: about = "", faces }: AnyNote, text: string | undefined): readonly Happening[] {
  const how = DICE[note];
  if (how && faces) return [{ what: "dice", how, ship, about, faces, text }];
  return text === undefined ? [] : [{ what: "told", note, text }];
}
