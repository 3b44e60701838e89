/** A ship with its cards, its sections and its wing, all figures already asked of the cards. */
import type { DamageSource } from "@broadside/cards";
import type { ArcName, BaseId, Section } from "@broadside/geometry";
import type { Seat } from "../seat.ts";
import type { TokenKind } from "../tokens.ts";

type Names = readonly string[];

/** What is left of a figure. */
export interface Left {
  readonly left: number;
  readonly of: number;
}

interface CardText {
  readonly name: string;
  readonly summary: string | undefined;
  /** The rules do not carry it out. */
  readonly isByHand?: boolean | undefined;
}

/** One of a ship's cards. */
export interface CardLine extends CardText {
  readonly faceup: boolean;
  /** Of a secret condition: the cards that it may be (2E-COND-07). */
  readonly oneOf?: readonly CardText[] | undefined;
  /** The section of a huge ship that it lies at. */
  readonly section?: Section | undefined;
  /** Of a Damage card whose text no source at hand has. */
  readonly source?: DamageSource | undefined;
  /** Tokens on a card that can hold energy; active charges on one that has them. */
  readonly energy?: Left | undefined;
  readonly charges?: Left | undefined;
  /** Tokens that lie on a card without charges. */
  readonly tokens?: number | undefined;
  /** How answers name an upgrade: its id and its place. */
  readonly key?: string | undefined;
}

/** A primary weapon: its dice, and the range where its card prints one (HS-PRIM-04). */
export interface WeaponLine {
  readonly dice: number;
  readonly range: string | undefined;
  readonly isTurret: boolean;
}

/** A section of a huge ship; its figures where it has a Ship card of its own (HS-SECT-07). */
export interface SectionSheet {
  readonly section: Section;
  readonly isCrippled: boolean;
  readonly card?: SectionCard | undefined;
}

export interface SectionCard {
  readonly weapon: WeaponLine | undefined;
  readonly hull: Left;
  readonly shields: Left;
  readonly actions: Names;
  readonly points: number;
  /** The other side of the card, in words. */
  readonly crippledSide: Names;
}

/** The ID card of a ship of a wing: number, place, and whether it flies in formation or has split (EB-WID-01 to -03). */
export interface WingCard {
  readonly number: number;
  readonly position: string;
  readonly leader: string;
  readonly leaderName: string;
  readonly state: "leads" | "in wing" | "split";
}

/** A ship as its card and its tokens show it. */
export interface ShipSheet {
  readonly id: string;
  readonly seat: Seat;
  /** Pilot and id, as the log names it. */
  readonly name: string;
  /** At most 14 characters, and like that of no other ship of the game: `Vader`, `Academy 3`. */
  readonly shortName: string;
  readonly pilot: string;
  readonly type: string;
  /** The XWS id of the type; of a remote the token that it lies as. */
  readonly ship: string;
  readonly base: BaseId;
  /** How many bands may be measured from it: past range 3 only where a weapon of its reaches so far (ET-RULER-01, HS-RULER-02). */
  readonly ruler: number;
  /** Arcs printed on its token, and everything that its weapons can aim along. */
  readonly arcs: readonly ArcName[];
  readonly aims: readonly ArcName[];
  /** Where its turret indicator points; a double one has two arcs. */
  readonly turret?: readonly ArcName[] | undefined;
  readonly points: number;
  /** The same in words; ships of quick builds count by threat. */
  readonly worth: string;
  readonly skill: number;
  readonly weapon: WeaponLine | undefined;
  readonly agility: number;
  readonly hull: Left;
  readonly shields: Left;
  /** Active charges and Force on its Ship card (2E-CHARGE-01, -10). */
  readonly charges?: Left | undefined;
  readonly force?: Left | undefined;
  readonly wing?: WingCard | undefined;
  /** Of a remote: the outline it lies as, in place of a base. */
  readonly outline?: readonly number[] | undefined;
  /** Victory counters on its card, which nobody has scored yet (EB-VC-05). */
  readonly counters?: number | undefined;
  /** What it has in tow or aboard (SC-SALVAGE-14). */
  readonly carries: Names;
  /** Of a huge ship: the energy on its Ship card, and its sections. */
  readonly energy?: Left | undefined;
  readonly sections?: readonly SectionSheet[] | undefined;
  /** Kinds of token that may lie beside it (HS-TOKEN-01). */
  readonly tokens: readonly TokenKind[];
  readonly summary: string | undefined;
  /** The rules do not carry the Ship card out. */
  readonly isByHand: boolean;
  readonly upgrades: readonly CardLine[];
  readonly damage: readonly CardLine[];
  readonly conditions: readonly CardLine[];
  readonly dial: readonly string[];
}
