/**
 * Places features before obstacles. The first feature goes in the middle. Then the players take turns to place the others, beginning with
 * the first player (SC-COMMON-06 to -08, -12).
 */
import { type Edge, featureRules, type PlacementRule, type Region } from "@broadside/geometry";
import type { RuleName, Seat, Situation, Step } from "@broadside/rules";
import {
  addPiece,
  choosePiecePlace,
  middleOf,
  type Procedure,
  pieceArea,
  piecesOf,
  procedure,
  quietStep,
  seatInTurn,
} from "@broadside/rules/scenarios";

type Whose = "own" | "opponent's";

/** The features that players place, and the rules on where they can be. */
export interface FeaturePlacement {
  readonly kind: "satellite" | "supplyCache";
  /** Whose edge each feature must be near, in the order in which features are placed. "Near" means at range 2 to 4 of that edge. */
  readonly edges: readonly Whose[];
  readonly rows: { readonly centre: RuleName; readonly apart: RuleName; readonly edges: Readonly<Partial<Record<Whose, RuleName>>> };
}

export const centreStep = (kind: FeaturePlacement["kind"]): Step =>
  quietStep(`${kind} in the middle`, (game) => {
    addPiece(game, kind, { pose: middleOf(game) });
  });

/** Lets players place their features. The one in the middle is already there. */
export const placingStep = (placing: FeaturePlacement): Step => ({
  name: `${placing.kind} of the players`,
  *run(game): Procedure<"again" | "done"> {
    const placed = piecesOf(game, placing.kind).length - 1;
    if (placed >= placing.edges.length) return "done";
    yield* placeFeature(game, placing, placed);
    return "again";
  },
});

const placeFeature = procedure("placeFeature", function* (game: Situation, placing: FeaturePlacement, placed: number): Procedure {
  const { kind, edges, rows } = placing;
  const whose = edges[placed] ?? "own";
  const seat = seatInTurn(game, placed);
  const pose = yield* choosePiecePlace(game, {
    seat,
    kind,
    rule: rows.centre,
    rules: (now) => rulesFor(now, kind, edgeFor(now, seat, whose)),
    rows: { "be on the table": "SC-COMMON-60-Q", "be beyond": rows.apart, ...(rows.edges[whose] && { "be at edge": rows.edges[whose] }) },
    others: { another: kind },
    othersBy: { "be at": { inTheMiddle: kind } },
    fallback: (now) => fallbackFor(now, kind, edgeFor(now, seat, whose)),
  });
  const { id } = addPiece(game, kind, { pose: { ...pose } });
  game.note({ note: "feature placed", seat, piece: id, rule: rows.centre });
});

const edgeFor = ({ state }: Situation, seat: Seat, whose: Whose): Edge => {
  const other = state.seats.findIndex((_, at) => at !== seat);
  return state.seats[whose === "own" ? seat : other]?.edge ?? "bottom";
};

const rulesFor = (game: Situation, kind: FeaturePlacement["kind"], edge: Edge): readonly PlacementRule[] => {
  const [centre = { kind, pose: middleOf(game) }, ...others] = piecesOf(game, kind);
  return featureRules(pieceArea(centre), others.map(pieceArea), edge);
};

/**
 * If no place follows all rules, the feature only has to be on the table, at range 3 of the middle feature, and in the half on this edge's
 * side (SC-SAT-21-Q).
 */
const fallbackFor = (game: Situation, kind: FeaturePlacement["kind"], edge: Edge): readonly PlacementRule[] => [
  ...rulesFor(game, kind, edge).filter(({ must }) => must === "be on the table" || must === "be at"),
  { must: "be inside", region: halfOf(game, edge) },
];

function halfOf({ board: { table } }: Situation, edge: Edge): Region {
  const { width, height } = table;
  const middle = Math.round(height / 2);
  const [from, to] = edge === "top" ? [middle, height] : [0, middle];
  return [
    { x: 0, y: from },
    { x: width, y: from },
    { x: width, y: to },
    { x: 0, y: to },
  ];
}
