/**
 * A first-edition game without a scenario, as data, with one file per format. The sheet contains everything that differs in set-up and
 * ending. The rules package contains the steps, which all formats share. The squads package checks lists.
 */
import type { RuleId } from "@broadside/rulebook/row";
import type { Range } from "../scenario.ts";
import type { TableId } from "../table.ts";

export interface GameSheet {
  /** A longer title, if the name alone is unclear. */
  readonly title?: string;
  readonly table: TableId;
  readonly seats: Range;
  /** The fixed number of sides and of players per side, if any. */
  readonly sides?: { readonly count: number; readonly seats: number };
  /** True if a team's first seat acts for the team. Its members then show each other their dials and share one Damage deck. */
  readonly captains: boolean;
  /** The set-up steps, in order. */
  readonly order: readonly SetUpStepName[];
  /** How a tie in points for initiative is broken: with an attack die (1E-SETUP-02) or a coin (ES-DEPLOY-09). */
  readonly tieBreak: "die" | "coin";
  readonly edges: {
    /** How edges are assigned: by seat, or the player without initiative chooses one after the last obstacle. */
    readonly taken: "by seat" | "chosen";
    readonly from: readonly SheetEdge[];
  };
  readonly areas: {
    /** The depth of the deployment strip, in range bands. */
    readonly depth: number;
    /** Where huge ships are placed: in the strip with all others (HS-SETUP-01, -02), or first, touching their edge (ET-DEPLOY-22, -23). */
    readonly hugeShips: "in the strip" | "at the edge";
  };
  readonly obstacles: ObstaclesOfSheet;
  /** Damage decks allowed from a given day on, latest first, and the default deck if there is no date. */
  readonly decks: readonly { readonly from: string; readonly ids: readonly DamageDeckId[] }[];
  readonly end: {
    /** When a side without ships loses: at once (ET-END-02, ES-END-02) or at the end of the round (1E-END-02). */
    readonly elimination: "at once" | "round closes";
  };
  /** The rule cited for each question or refusal. */
  readonly rules: RulesOfSheet;
}

export const SET_UP_STEPS = [
  "own edges",
  "reveal",
  "ID tokens",
  "Damage decks",
  "initiative",
  "obstacles",
  "obstacle pairs",
  "choice of edges",
  "huge ships",
  "ships",
  "components",
] as const;
export type SetUpStepName = (typeof SET_UP_STEPS)[number];

/** The first-edition Damage decks. Most people have the newer one. */
export const DAMAGE_DECKS = ["core-tfa", "core"] as const;
export type DamageDeckId = (typeof DAMAGE_DECKS)[number];

type SheetEdge = "bottom" | "right" | "top" | "left";

interface ObstaclesOfSheet {
  /** The number of different tokens that each side brings. */
  readonly each: number;
  /** The total number of obstacles. If lists bring too few, core-set asteroids fill up one shared pool, or each side's own. */
  readonly total: number;
  readonly filled: "pool" | "each side";
  /** How the obstacles are placed, which also determines the placement rules. */
  readonly laid: "one by one" | "in pairs";
  /** Minimum distances from the edges and from each other, in range bands. */
  readonly fromEdges: number;
  readonly apart: number;
  /** When a huge ship can be an obstacle (HS-HOBS-01): freely, only if a casual event announced it (HS-HOBS-04), or never. */
  readonly hugeShip: "freely" | "announced" | "never";
}

interface RulesOfSheet {
  /** The rule for the numbers of seats and teams. */
  readonly seats: RuleId;
  readonly decks: RuleId;
  /** The rule that refuses a Damage deck. */
  readonly deckAllowed: RuleId;
  readonly initiative: RuleId;
  readonly tie: RuleId;
  readonly numerals: RuleId;
  readonly obstacle: RuleId;
  /** Rules that refuse an obstacle's position, if they differ from `obstacle`. */
  readonly obstaclePlaces?: Readonly<Partial<Record<PlaceOfObstacle, RuleId>>>;
  readonly leftOut: RuleId;
  readonly shipOrder: RuleId;
  readonly ship: RuleId;
  readonly hugeShip: RuleId;
}

/** Placement rules, by the names that the geometry package uses. */
type PlaceOfObstacle = "be on the table" | "be at" | "be beyond edges" | "be beyond" | "overlap none";
