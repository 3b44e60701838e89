/** A ship with its cards, its sections and its wing. All numbers include the effects of cards. */
import type { DamageSource } from "@broadside/cards";
import type { ArcName, BaseId, Section } from "@broadside/geometry";
import type { ShipId } from "../ids.ts";
import type { Seat } from "../seat.ts";
import type { TokenKind } from "../tokens.ts";

type Names = readonly string[];

/** How much of a value is left. */
export interface Remaining {
  readonly left: number;
  readonly of: number;
}

interface CardText {
  readonly name: string;
  readonly summary: string | undefined;
  /** True if Broadside doesn't apply this card, so players do it by hand. */
  readonly isByHand?: boolean | undefined;
}

/** One of a ship's cards. */
export interface CardLine extends CardText {
  readonly faceup: boolean;
  /** The cards that a facedown condition could be (2E-COND-07). */
  readonly oneOf?: readonly CardText[] | undefined;
  /** The section of a huge ship that the card belongs to. */
  readonly section?: Section | undefined;
  /** Set for a Damage card whose text is in no available source. */
  readonly source?: DamageSource | undefined;
  /** `energy`: tokens on a card that can hold energy. `charges`: active charges on a card that has charges. */
  readonly energy?: Remaining | undefined;
  readonly charges?: Remaining | undefined;
  /** Tokens on a card without charges. */
  readonly tokens?: number | undefined;
  /** The key for the upgrade in answers, made of its id and its place on the ship. */
  readonly key?: string | undefined;
}

/** A primary weapon: its dice, and its range if the card prints one (HS-PRIM-04). */
export interface WeaponLine {
  readonly dice: number;
  readonly range: string | undefined;
  readonly isTurret: boolean;
}

/** A section of a huge ship, with values if it has a separate Ship card (HS-SECT-07). */
export interface SectionSheet {
  readonly section: Section;
  readonly isCrippled: boolean;
  readonly card?: SectionCard | undefined;
}

export interface SectionCard {
  readonly weapon: WeaponLine | undefined;
  readonly hull: Remaining;
  readonly shields: Remaining;
  readonly actions: Names;
  readonly points: number;
  /** The other side of the card, as text. */
  readonly crippledSide: Names;
}

/** The ID card of a ship in a wing: its number, its place, and whether it flies in formation or has split (EB-WID-01 to -03). */
export interface WingCard {
  readonly number: number;
  readonly position: string;
  readonly leader: ShipId;
  readonly leaderName: string;
  readonly state: "leads" | "in wing" | "split";
}

/** A ship with all current values. */
export interface ShipSheet {
  readonly id: ShipId;
  readonly seat: Seat;
  /** The pilot's name and the ship's id, as in the log. */
  readonly name: string;
  /** At most 14 characters, and unique in the game: `Vader`, `Academy 3`. */
  readonly shortName: string;
  readonly pilot: string;
  readonly type: string;
  /** The name of its ship ability, which other pilots of the same ship may have too. */
  readonly ability?: string | undefined;
  /** The XWS id of the ship type; for a remote, the id of its token. */
  readonly ship: string;
  readonly base: BaseId;
  /**
   * The number of range bands that may be measured from the ship. They go beyond range 3 only if one of the ship's weapons reaches that far
   * (ET-RULER-01, HS-RULER-02).
   */
  readonly ruler: number;
  /** The arcs printed on its token, and all the arcs in which its weapons can attack. */
  readonly arcs: readonly ArcName[];
  readonly aims: readonly ArcName[];
  /** Where its turret indicator points; a double turret has two arcs. */
  readonly turret?: readonly ArcName[] | undefined;
  readonly points: number;
  /** The ship's value as text; ships in quick builds are counted in threat. */
  readonly worth: string;
  readonly skill: number;
  readonly weapon: WeaponLine | undefined;
  readonly agility: number;
  readonly hull: Remaining;
  readonly shields: Remaining;
  /** Active charges and Force on its Ship card (2E-CHARGE-01, -10). */
  readonly charges?: Remaining | undefined;
  readonly force?: Remaining | undefined;
  readonly wing?: WingCard | undefined;
  /** For a remote: the outline of its token, because it has no base. */
  readonly outline?: readonly number[] | undefined;
  /** Victory counters on its card that nobody has scored yet (EB-VC-05). */
  readonly counters?: number | undefined;
  /** The pieces that the ship has in tow or aboard (SC-SALVAGE-14). */
  readonly carries: Names;
  /** For a huge ship: the energy on its Ship card, and its sections. */
  readonly energy?: Remaining | undefined;
  readonly sections?: readonly SectionSheet[] | undefined;
  /** The kinds of tokens that the ship may have (HS-TOKEN-01). */
  readonly tokens: readonly TokenKind[];
  readonly summary: string | undefined;
  /** True if Broadside doesn't apply the Ship card, so players do it by hand. */
  readonly isByHand: boolean;
  readonly upgrades: readonly CardLine[];
  readonly damage: readonly CardLine[];
  readonly conditions: readonly CardLine[];
  readonly dial: readonly string[];
}
