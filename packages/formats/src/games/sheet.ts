/**
 * A first-edition game without a scenario, as data. Each format has its own file. A sheet describes what is special about set-up and the
 * end of the game. The steps themselves, which all formats share, are in the rules package, and the squads package checks lists.
 */
import type { RuleId } from "@broadside/rulebook/row";
import type { Range } from "../scenario.ts";
import type { TableId } from "../table.ts";

export interface GameSheet {
  /** A longer title, if the name alone is unclear. */
  readonly title?: string;
  readonly table: TableId;
  readonly seats: Range;
  /** How many sides the game has, and how many players are on each. Absent if that isn't fixed. */
  readonly sides?: { readonly count: number; readonly seats: number };
  /** True if a team's first seat acts for the whole team. Team members then show each other their dials and share one Damage deck. */
  readonly captains: boolean;
  /** The set-up steps, in order. */
  readonly order: readonly SetUpStepName[];
  /** What decides initiative if squads have equal points: an attack die (1E-SETUP-02) or a coin (ES-DEPLOY-09). */
  readonly tieBreak: "die" | "coin";
  readonly edges: {
    /** How edges are assigned: by seat, or chosen by the player without initiative after the last obstacle has been placed. */
    readonly taken: "by seat" | "chosen";
    readonly from: readonly SheetEdge[];
  };
  readonly areas: {
    /** The depth of the deployment strip, in range bands. */
    readonly depth: number;
    /**
     * Where huge ships are placed: in the strip with all other ships (HS-SETUP-01, -02), or before them and touching the player's edge
     * (ET-DEPLOY-22, -23).
     */
    readonly hugeShips: "in the strip" | "at the edge";
  };
  readonly obstacles: ObstaclesOfSheet;
  /** Which Damage decks are allowed from each date on, with the latest date first. If a game has no date, all decks are allowed. */
  readonly decks: readonly { readonly from: string; readonly ids: readonly DamageDeckId[] }[];
  readonly end: {
    /** When a side without ships loses: at once (ET-END-02, ES-END-02) or at the end of the round (1E-END-02). */
    readonly elimination: "at once" | "round closes";
  };
  /** The rules cited for questions, and for anything that isn't allowed. */
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
  /** How many different tokens each side brings. */
  readonly each: number;
  /**
   * How many obstacles there are in total. If lists bring too few, core-set asteroids are added, either to the shared pool or to each
   * side's own obstacles.
   */
  readonly total: number;
  readonly filled: "pool" | "each side";
  /** How obstacles are placed. This also decides which placement rules apply. */
  readonly laid: "one by one" | "in pairs";
  /** Obstacles' minimum distances from the edges and from each other, in range bands. */
  readonly fromEdges: number;
  readonly apart: number;
  /** When a huge ship can be an obstacle (HS-HOBS-01): always, only if a casual event has announced it (HS-HOBS-04), or never. */
  readonly hugeShip: "freely" | "announced" | "never";
}

interface RulesOfSheet {
  /** The rule on how many seats and teams there are. */
  readonly seats: RuleId;
  readonly decks: RuleId;
  /** The rule that says which Damage decks are allowed. */
  readonly deckAllowed: RuleId;
  readonly initiative: RuleId;
  readonly tie: RuleId;
  readonly numerals: RuleId;
  readonly obstacle: RuleId;
  /** Rules cited when an obstacle can't be placed somewhere. The default is `obstacle`. */
  readonly obstaclePlaces?: Readonly<Partial<Record<PlaceOfObstacle, RuleId>>>;
  readonly leftOut: RuleId;
  readonly shipOrder: RuleId;
  readonly ship: RuleId;
  readonly hugeShip: RuleId;
  /** The rules on how the game's ending counts. Absent if those of the edition apply. */
  readonly endings?: EndingRules;
}

/** The rules on how a game's ending counts, by what ended the game. */
export interface EndingRules {
  readonly elimination: RuleId;
  readonly concession?: RuleId;
  readonly goal?: RuleId;
  /** The rule for games that the scores decide. */
  readonly scores: RuleId;
  /** The rule for a narrow win when time is up, which some events count as a modified win. */
  readonly modified?: RuleId;
  /** The rule for equal scores, if it isn't the same. */
  readonly level?: RuleId;
  /** The rule for a game in which all sides are eliminated, if it isn't the same. */
  readonly nobodyLeft?: RuleId;
}

/** Placement rules by their names in the geometry package. */
type PlaceOfObstacle = "be on the table" | "be at" | "be beyond edges" | "be beyond" | "overlap none";
