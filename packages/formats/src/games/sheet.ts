/**
 * A first-edition game that is played by its format alone, as data: a file a format stands beside this one. It says what set-up and end read;
 * the steps that read it are those of the rules package, the same for every format. What lists must keep stands in the squads package.
 */
import type { RuleId } from "@broadside/rulebook/row";
import type { Range } from "../scenario.ts";
import type { TableId } from "../table.ts";

export interface GameSheet {
  /** How it is offered, where its name alone does not say enough. */
  readonly title?: string;
  readonly table: TableId;
  readonly seats: Range;
  /** How many sides there are and how many play on each, where that is fixed. */
  readonly sides?: { readonly count: number; readonly seats: number };
  /** The first seat of a team speaks for it, and its members show each other their dials and share one Damage deck. */
  readonly captains: boolean;
  /** The steps of set-up, in their order. */
  readonly order: readonly SetUpStepName[];
  /** How a tie of points for initiative is broken: by an attack die (1E-SETUP-02), or by a coin (ES-DEPLOY-09). */
  readonly tieBreak: "die" | "coin";
  readonly edges: {
    /** By seat before anything else, or chosen after the last obstacle by who has no initiative. */
    readonly taken: "by seat" | "chosen";
    readonly from: readonly SheetEdge[];
  };
  readonly areas: {
    /** How deep the deployment strip is, in bands of range. */
    readonly depth: number;
    /** Huge ships go down among all others, in the strip (HS-SETUP-01, -02), or before them, touching their edge (ET-DEPLOY-22, -23). */
    readonly hugeShips: "in the strip" | "at the edge";
  };
  readonly obstacles: ObstaclesOfSheet;
  /** Damage decks that may be brought from a day on, latest first, and those played with where no day is known. */
  readonly decks: readonly { readonly from: string; readonly ids: readonly DamageDeckId[] }[];
  readonly end: {
    /** Whether a side without ships has lost at once (ET-END-02, ES-END-02), or when the round closes (1E-END-02). */
    readonly elimination: "at once" | "round closes";
  };
  /** The rule by which each thing is asked for or refused. */
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

/** The Damage decks of the first edition; the newer one is what most people have. */
export const DAMAGE_DECKS = ["core-tfa", "core"] as const;
export type DamageDeckId = (typeof DAMAGE_DECKS)[number];

type SheetEdge = "bottom" | "right" | "top" | "left";

interface ObstaclesOfSheet {
  /** So many different tokens a side brings. */
  readonly each: number;
  /** Where lists bring too few for this many on the table, asteroids of the core set fill up: in one pool for all, or each side's own. */
  readonly total: number;
  readonly filled: "pool" | "each side";
  /** How they are laid down: that decides what a place must keep. */
  readonly laid: "one by one" | "in pairs";
  /** How far from the edges and from each other tokens lie at least, in bands of range. */
  readonly fromEdges: number;
  readonly apart: number;
  /** Whether a huge ship may be one (HS-HOBS-01): as people like, only as a casual event has announced it (HS-HOBS-04), or never. */
  readonly hugeShip: "freely" | "announced" | "never";
}

interface RulesOfSheet {
  /** By which lists may have so many seats, in such teams. */
  readonly seats: RuleId;
  readonly decks: RuleId;
  /** By which a Damage deck is none of the format's. */
  readonly deckAllowed: RuleId;
  readonly initiative: RuleId;
  readonly tie: RuleId;
  readonly numerals: RuleId;
  readonly obstacle: RuleId;
  /** The rows that forbid a place for an obstacle, where they are others. */
  readonly obstaclePlaces?: Readonly<Partial<Record<PlaceOfObstacle, RuleId>>>;
  readonly leftOut: RuleId;
  readonly shipOrder: RuleId;
  readonly ship: RuleId;
  readonly hugeShip: RuleId;
}

/** What a place must keep, as geometry calls it. */
type PlaceOfObstacle = "be on the table" | "be at" | "be beyond edges" | "be beyond" | "overlap none";
