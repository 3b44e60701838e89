/** Towing a supply cache: the action, and what a ship that tows may not do. */
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

/** The cache on a ship's card; it holds at most one (SC-SALVAGE-13). */
export const cacheOf = (game: Situation, ship: Ship): ScenarioPieceState | undefined =>
  carriedBy(game, ship).find(({ kind }) => kind === CACHE);

/** At range 0-1 of the ship (SC-COMMON-30, SC-SALVAGE-11). */
const inReach = (game: Situation, ship: Ship): readonly ScenarioPieceState[] =>
  piecesOf(game, CACHE).filter((piece) => rangeToPiece(game, ship, piece) <= 1);

const NONE = { key: "none", value: undefined } as const;

/** From the table onto the card, and cloak tokens go without a move (SC-SALVAGE-12, -16, -17); with no cache in range it fails (SC-SALVAGE-15). */
export const TOW: ScenarioAction = {
  name: "tow",
  rule: "SC-SALVAGE-11",
  whyNot(game, ship) {
    if (cacheOf(game, ship)) return { barred: "carries one already", piece: CACHE };
    return tooEarly(game) ?? (inReach(game, ship).length > 0 ? undefined : { barred: "none in range", piece: CACHE });
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

/** Four icons that the source's text has lost (SC-SALVAGE-39-Q). */
const BARRED_ACTIONS: ReadonlySet<string> = new Set(["barrel-roll", "boost", "slam", "cloak"]);

/** None of these actions, granted or linked ones included, and no cloak token from anywhere (SC-SALVAGE-19 to -25). */
export const WHILE_TOWING: NonNullable<Scenario["permissions"]> = {
  act: (game, { ship, action }) => (BARRED_ACTIONS.has(action) && cacheOf(game, ship) ? false : undefined),
  gainToken: (game, { ship, token }) => (token === "cloak" && cacheOf(game, ship) ? false : undefined),
};
