/**
 * Reload: turn any number of the ship's discarded torpedo and missile cards faceup, then gain a weapons disabled token (1E-ACT-17,
 * 1E-SQUAD-11).
 */

import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { returnToPlay } from "../upgrades/discard.ts";

type Places = readonly number[];
const NONE: Option<Places> = { key: "none", value: [] };
/** If the ship has more discarded cards than this, its player may pick all of them, or at most this many. */
const LARGEST_CHOICE = 3;

export const reload: Action = {
  name: "reload",
  can: (game, ship) => spent(game, ship).length > 0,
  perform: procedure("reload", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const chosen = yield* choose<Places>((now) => {
      const options = choices(now, ship);
      return {
        kind: "reload",
        seat: ship.seat,
        rule: "1E-ACT-17",
        about: { ship: ship.id },
        options: optionsOf(options.length > 0 ? options : [NONE]),
      };
    });
    if (chosen.length === 0) return false;
    for (const at of chosen) returnToPlay(game, ship, at);
    yield* assign(game, ship, "disarm");
    return true;
  }),
};

function spent(game: Situation, ship: Ship): Places {
  const { upgrades } = game.factsOf(ship);
  return upgrades.flatMap(({ slots }, at) =>
    !ship.upgrades[at]?.faceup && (slots.includes("torpedo") || slots.includes("missile")) ? [at] : [],
  );
}

/**
 * The first option takes all cards together; smaller choices follow. An option's key names each card together with its index among the
 * upgrades.
 */
function choices(game: Situation, ship: Ship): readonly Option<Places>[] {
  const all = spent(game, ship);
  let subsets: readonly Places[] = [[]];
  for (const at of all) subsets = [...subsets, ...subsets.filter(({ length }) => length < LARGEST_CHOICE).map((subset) => [...subset, at])];
  const offered = [
    all,
    ...subsets.filter(({ length }) => length > 0 && length < all.length).sort((one, other) => other.length - one.length),
  ];
  return offered
    .filter(({ length }) => length > 0)
    .map((value) => ({ key: value.map((at) => `${ship.upgrades[at]?.id}@${at}`).join(" "), value }));
}
