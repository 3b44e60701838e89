/** Losing and recovering shields. */
import { window } from "../abilities/window.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { type Part, partsOf, shieldsLeft, shieldValue } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";

/**
 * Recovers shields, never beyond the shield value (1E-DMG-09). With two Ship cards, the shields go to the given section, or to the fore
 * section first. `recoverAnywhere` lets the owner split them.
 */
export function recoverShields(game: Situation, ship: Ship, count: number, part?: Part): void {
  let rest = count;
  for (const one of part === undefined ? partsOf(game, ship) : [part]) {
    const back = Math.min(rest, missing(game, ship, one));
    if (back > 0) setShields(game, ship, one, shieldsLeft(ship, one) + back);
    rest -= back;
  }
}

/**
 * Recovers shields for the ship as a whole. With two Ship cards, the owner splits them, up to each section's value (HS-RECOVER-04, -91-Q).
 */
export const recoverAnywhere = procedure("recoverAnywhere", function* (game: Situation, ship: Ship, count: number): Procedure {
  if (partsOf(game, ship).length === 1) return recoverShields(game, ship, count);
  const fore = yield* choose<number>((now) => ({
    kind: "split shields",
    seat: ship.seat,
    rule: "HS-RECOVER-04",
    about: { ship: ship.id },
    options: optionsOf(splits(now, ship, count).map((value) => ({ key: `fore ${value.fore}, aft ${value.aft}`, value: value.fore }))),
  }));
  recoverShields(game, ship, fore, "fore");
  recoverShields(game, ship, count - fore, "aft");
});

/** Lists every way to split the shields while recovering as many as possible, starting with the most on the fore section. */
function splits(game: Situation, ship: Ship, count: number): readonly { readonly fore: number; readonly aft: number }[] {
  const room = { fore: missing(game, ship, "fore"), aft: missing(game, ship, "aft") };
  const all = Math.min(count, room.fore + room.aft);
  const found: { fore: number; aft: number }[] = [];
  for (let fore = Math.min(all, room.fore); fore >= Math.max(0, all - room.aft); fore -= 1) found.push({ fore, aft: all - fore });
  return found;
}

/** Makes a ship lose shields directly. This isn't damage, so effects that prevent damage don't apply (2E-DMG-24). Used by cards. */
export function loseShields(game: Situation, ship: Ship, count: number, part?: Part): void {
  const lost = Math.min(count, shieldsLeft(ship, part));
  if (lost > 0) setShields(game, ship, part, shieldsLeft(ship, part) - lost);
}

/** Removes one shield, through damage or directly. */
export const loseShield = procedure("loseShield", function* (game: Situation, ship: Ship, part: Part): Procedure {
  setShields(game, ship, part, shieldsLeft(ship, part) - 1);
  yield* window(game, "shieldLost", { ship: ship.id });
});

const missing = (game: Situation, ship: Ship, part: Part): number => Math.max(0, shieldValue(game, ship, part) - shieldsLeft(ship, part));

export const setShields = (game: Situation, ship: Ship, part: Part, shields: number): void =>
  game.setShip(ship, part === "aft" ? { aftShields: shields } : { shields });
