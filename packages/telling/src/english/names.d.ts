/** Names of ships, seats and cards of a game, as data, so that a log can be read where there are no cards. */
import type { Catalogue } from "@broadside/cards";
import { type Facts, type GameSetup, type ShipId, type TargetId } from "@broadside/rules";
import { type Terms } from "./edition-terms.ts";
export interface Names {
  /** `Wedge Antilles (A1)` */
  readonly ships: Readonly<Record<ShipId, string>>;
  readonly seats: readonly string[];
  /** By registry key. */
  readonly cards: Readonly<Record<string, string>>;
  /** What the edition calls in its own way. */
  readonly terms: Terms;
}
/** What names can be made from; a game is one. */
export interface Named {
  readonly setup: GameSetup;
  readonly facts: Facts;
  /** Where Conditions have their names from. */
  readonly content?: {
    readonly catalogue: Pick<Catalogue, "conditions">;
  };
}
/** Names as they are, or those of a game. */
export declare const namesIn: (from: Names | Named) => Names;
export declare function namesOf(named: Named): Names;
/** A ship, or a section of a huge one: `CR90 Corvette (A1), aft section` (HS-TOKEN-07). */
export declare function shipName({ ships }: Names, id: TargetId | undefined): string;
/** A ship, or the section of it that is told as a piece. */
export declare const partName: (names: Names, ship: ShipId | undefined, piece: string | undefined) => string;
export declare const seatName: ({ seats }: Names, seat: number | undefined) => string;
/** A piece of a scenario by its kind, or by its id: `supplyCache 2` as `supply cache 2`. */
export declare const scenarioPieceName: (piece: string | undefined) => string;
/** A lasting effect is called by the card it comes from, a card without a name here by its id. */
export declare function cardName({ cards }: Names, key: string | undefined): string;
/** The code of a maneuver as `white 2 left turn`; anything else as it is. */
export declare function maneuverName(code: string | undefined): string;
/** A token of a ship, or what is spent like one: a lock. What is none stays as it is. */
export declare function tokenName({ terms }: Names, token: string | undefined): string;
/** An action of the action bar. */
export declare const actionName: ({ terms }: Names, action: string | undefined) => string;
/** `1 point`, `2 points`; threat has no plural. */
export declare const inUnits: (count: number, unit: string) => string;
/** A sentence begins with it, and one goes on with it. */
export declare const capital: (text: string) => string;
export declare const small: (text: string) => string;
/** `an evade`, `a focus`. */
export declare const withArticle: (words: string) => string;
export declare const facesInWords: (faces: readonly string[] | undefined) => string;
//# sourceMappingURL=names.d.ts.map
