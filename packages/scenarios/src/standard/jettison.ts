/** Jettisoning a supply cache. An opponent places the cache on the table, and then any player can tow it (SC-SALVAGE-35). */
import { baseAt, type PlacementRule, type Pose } from "@broadside/geometry";
import type { AnyScenarioRule, Ship, ShipId, Situation } from "@broadside/rules";
import { shipOf } from "@broadside/rules";
import {
  choose,
  choosePiecePlace,
  clearOfAll,
  NOTHING,
  opposingSeat,
  type Procedure,
  piecesOf,
  procedure,
  setPiece,
  yesOrNo,
} from "@broadside/rules/scenarios";
import { CACHE, cacheOf } from "./towing.ts";

/**
 * Returns the rules on where the cache is placed: at range 1 of the ship's current or last place. If that is unknown, anywhere on the table
 * (SC-SALVAGE-29, -32).
 */
function firmRules(game: Situation, ship: Ship, from: Pose | undefined): readonly PlacementRule[] {
  const pose = ship.status === "inPlay" ? (ship.pose ?? from) : from;
  return [
    { must: "be on the table" },
    ...(pose ? [{ must: "be at", least: 1, most: 1, of: [baseAt(game.board.baseOf(ship), pose)] } as const] : []),
  ];
}

/** Why a ship loses its cache: the rule, and the text for the log. */
const REASONS = {
  choice: { rule: "SC-SALVAGE-29", text: "by choice" },
  critical: { rule: "SC-SALVAGE-30", text: "critical damage" },
  destroyed: { rule: "SC-SALVAGE-31", text: "destroyed" },
  reserve: { rule: "SC-SALVAGE-33", text: "about to go into reserve" },
  fled: { rule: "SC-SALVAGE-34", text: "fled" },
  docked: { rule: "SC-SALVAGE-50-Q", text: "about to dock" },
  gone: { rule: "SC-SALVAGE-49-Q", text: "no longer in play" },
} as const;
type Reason = keyof typeof REASONS;

/** Jettisons a ship's cache. A ship has only one, so several reasons at once have no further effect (SC-SALVAGE-37, -45-Q). */
const jettison = procedure("jettison", function* (game: Situation, ship: Ship, from: Pose | undefined, reason: Reason): Procedure {
  const { rule, text } = REASONS[reason];
  if (!cacheOf(game, ship)) return;
  const pose = yield* choosePiecePlace(game, {
    seat: opposingSeat(game, ship),
    kind: CACHE,
    rule,
    // The cache must not overlap anything, unless there is no room (SC-SALVAGE-43-Q).
    rules: (now) => [...firmRules(now, ship, from), clearOfAll(now, true)],
    rows: { "overlap none": "SC-SALVAGE-43-Q", "be on the table": "SC-SALVAGE-43-Q" },
    others: "something else",
    othersBy: { "be at": "the ship" },
    fallback: (now) => firmRules(now, ship, from),
  });
  const cache = cacheOf(game, ship);
  if (!cache) return;
  setPiece(game, cache.id, { pose: { ...pose }, carrier: undefined });
  game.note({ note: "jettisoned", ship: ship.id, piece: cache.id, reason: text, rule });
});

const nameOf = (ship: string): { readonly name: string } => ({ name: `Jettison: ${ship}` });

const shipNamed = ({ state }: Situation, id: ShipId): Ship => shipOf(state, id);

/**
 * A ship can jettison its cache when its activation ends, even if it took the cache in the same activation (SC-SALVAGE-28, -47-Q). By
 * default, the ship keeps the cache.
 */
const byChoice: AnyScenarioRule = {
  ...nameOf("by choice"),
  rule: "SC-SALVAGE-28",
  at: "activationOver",
  when: (game, { ship }) => cacheOf(game, shipNamed(game, ship)) !== undefined,
  *perform(game, { ship: id }) {
    const ship = shipNamed(game, id);
    const isDone = yield* choose<boolean>(() => ({
      kind: "jettison",
      seat: ship.seat,
      rule: "SC-SALVAGE-28",
      about: { ship: id },
      options: yesOrNo,
    }));
    if (isDone) yield* jettison(game, ship, ship.pose, "choice");
  },
};

/**
 * A ship that suffers critical damage jettisons its cache, even if a shield takes the damage. Turning a card faceup doesn't have this
 * effect (SC-SALVAGE-30, -41-Q).
 */
const byCritical: AnyScenarioRule = {
  ...nameOf("critical damage"),
  rule: "SC-SALVAGE-30",
  at: "critSuffered",
  perform: (game, { ship }) => jettison(game, shipNamed(game, ship), shipNamed(game, ship).pose, "critical"),
};

/** A destroyed ship jettisons its cache at once, while it is still on the table (SC-SALVAGE-31, -44-Q). */
const byDestruction: AnyScenarioRule = {
  ...nameOf("destroyed"),
  rule: "SC-SALVAGE-31",
  at: "destroyed",
  perform: (game, { ship }) => jettison(game, shipNamed(game, ship), shipNamed(game, ship).pose, "destroyed"),
};

/**
 * A ship that docks, flees or goes into reserve loses its cache. The cache is placed near where the ship was before (SC-SALVAGE-33, -34,
 * -42-Q, -46-Q, -50-Q).
 */
const byLeaving: AnyScenarioRule = {
  ...nameOf("left the table"),
  rule: "SC-SALVAGE-34",
  at: "leftTable",
  perform: (game, { ship, pose, how }) => jettison(game, shipNamed(game, ship), pose, how),
};

/** If a ship left the table in any other way, its cache returns to the table later (SC-SALVAGE-38, -49-Q). */
const byOtherWays = (at: "startOfEnd" | "roundCloses"): AnyScenarioRule => ({
  ...nameOf("gone"),
  rule: "SC-SALVAGE-49-Q",
  at,
  perform: (game) => (lostCarriers(game).length > 0 ? releaseAll(game) : NOTHING),
});

const lostCarriers = (game: Situation): readonly Ship[] =>
  piecesOf(game, CACHE)
    .flatMap(({ carrier }) => (carrier === undefined ? [] : [shipNamed(game, carrier)]))
    .filter(({ status }) => status !== "inPlay");

const releaseAll = procedure("releaseAll", function* (game: Situation): Procedure {
  for (const ship of lostCarriers(game)) yield* jettison(game, ship, ship.pose, "gone");
});

export const JETTISON_RULES: readonly AnyScenarioRule[] = [
  byChoice,
  byCritical,
  byDestruction,
  byLeaving,
  byOtherWays("startOfEnd"),
  byOtherWays("roundCloses"),
];
