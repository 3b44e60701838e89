/** Towing a supply cache: the action, and what a ship can't do while it tows. */
import type { Scenario, ScenarioAction, ScenarioPieceState, Ship, Situation } from "@broadside/rules";
import {
  carriedBy,
  choose,
  loseToken,
  optionsOf,
  type Procedure,
  piecesOf,
  procedure,
  rangeToPiece,
  setPiece,
} from "@broadside/rules/scenarios";
import { tooEarly } from "./mission.ts";

export const CACHE = "supplyCache";

/** Returns the cache on a ship's card. A card holds at most one (SC-SALVAGE-13). */
export const cacheOf = (game: Situation, ship: Ship): ScenarioPieceState | undefined =>
  carriedBy(game, ship).find(({ kind }) => kind === CACHE);

/** Returns the caches at range 0-1 of the ship (SC-COMMON-30, SC-SALVAGE-11). */
const inReach = (game: Situation, ship: Ship): readonly ScenarioPieceState[] =>
  piecesOf(game, CACHE).filter((piece) => rangeToPiece(game, ship, piece) <= 1);

const NONE = { key: "none", value: undefined } as const;

/**
 * Moves a cache from the table to the ship's card. The ship loses its cloak tokens, but this is not decloaking (SC-SALVAGE-12, -16, -17).
 * Fails if no cache is in range (SC-SALVAGE-15).
 */
export const TOW: ScenarioAction = {
  name: "tow",
  rule: "SC-SALVAGE-11",
  whyNot(game, ship) {
    if (cacheOf(game, ship)) return { notOffered: "carries one already", piece: CACHE };
    return tooEarly(game) ?? (inReach(game, ship).length > 0 ? undefined : { notOffered: "none in range", piece: CACHE });
  },
  perform: procedure("tow", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const chosen = yield* choose<string | undefined>((now) => {
      const options = inReach(now, ship).map(({ id }) => ({ key: id, value: id }));
      return {
        kind: "cache to tow",
        seat: ship.seat,
        rule: "SC-SALVAGE-11",
        about: { ship: ship.id },
        options: options.length > 0 ? optionsOf<string | undefined>(options) : [NONE],
      };
    });
    const cache = inReach(game, ship).find(({ id }) => id === chosen);
    if (!cache || ship.status !== "inPlay" || cacheOf(game, ship)) return false;
    setPiece(game, cache.id, { pose: undefined, carrier: ship.id });
    if (ship.tokens.cloak > 0) loseToken(game, ship, "cloak", ship.tokens.cloak);
    game.note({ note: "in tow", ship: ship.id, piece: cache.id, rule: "SC-SALVAGE-12" });
    return true;
  }),
};

/** Actions that a towing ship can't perform. The source shows them only as icons (SC-SALVAGE-39-Q). */
const BARRED_ACTIONS: ReadonlySet<string> = new Set(["barrel-roll", "boost", "slam", "cloak"]);

/** Forbids a towing ship the actions above, even if they are granted or linked, and all cloak tokens (SC-SALVAGE-19 to -25). */
export const WHILE_TOWING: NonNullable<Scenario["permissions"]> = {
  act: (game, { ship, action }) => (BARRED_ACTIONS.has(action) && cacheOf(game, ship) ? false : undefined),
  gainToken: (game, { ship, token }) => (token === "cloak" && cacheOf(game, ship) ? false : undefined),
};
