/**
 * Reload: a torpedo, missile or device card that lacks a charge recovers one, and the ship gets a disarm token (2E-ACT-38). A ship without
 * such a card can't reload (2E-ACT-39).
 */
import { canRecoverCharge, recoverCharge } from "../charges/charges.ts";
import type { Option, Procedure } from "../contract/ask.ts";
import type { Action } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { choose, optionsOf } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { sum } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";

const RELOADED = ["torpedo", "missile", "device"] as const;
const NONE: Option<undefined> = { key: "none", value: undefined };

export const reload: Action = {
  name: "reload",
  can: (game, ship) => lacking(game, ship).length > 0,
  perform: procedure("reload", function* (game: Situation, ship: Ship): Procedure<boolean> {
    const at = yield* choose<number | undefined>((now) => {
      const options = lacking(now, ship).map((value) => ({ key: `${ship.upgrades[value]?.id}@${value}`, value }));
      return {
        kind: "reload",
        seat: ship.seat,
        rule: "2E-ACT-38",
        about: { ship: ship.id },
        options: optionsOf(options.length > 0 ? options : [NONE]),
      };
    });
    if (at === undefined) return false;
    recoverCharge(game, ship, at, 1 + sum(game, "reloaded", { ship, place: at }));
    yield* assign(game, ship, "disarm");
    return true;
  }),
};

/** A card of two types counts as both (2E-COMP-25). A card whose charges can't be recovered is left out (2E-CHARGE-09). */
const lacking = (game: Situation, ship: Ship): readonly number[] =>
  game
    .factsOf(ship)
    .upgrades.flatMap(({ slots }, at) =>
      RELOADED.some((slot) => slots.includes(slot)) && ship.upgrades[at]?.faceup && canRecoverCharge(game, ship, at) ? [at] : [],
    );
