/**
 * DRK-1 Probe Droid: in the System phase it may relocate by a speed 2 straight or bank from any of its guides. Friendly ships may measure
 * locks and jam actions from it (`reach.ts`). An enemy ship that overlaps the droid rolls a die. On a focus result, the droid suffers 1 hit
 * damage (2E-REMOTE-18).
 */
import { bank, GUIDE_PAIRS, straight } from "@broadside/geometry";
import { rollDice } from "../attack/roll.ts";
import type { Procedure } from "../contract/ask.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { sufferDamage } from "../damage/damage.ts";
import { procedure } from "../driver/procedure.ts";
import type { Ship } from "../state/state.ts";
import { type Relocation, relocate } from "./relocation.ts";
import { isEnemyOf, isItsTurn } from "./rule.ts";

const SPEED = 2;

const RELOCATION: Relocation = {
  ways: GUIDE_PAIRS.flatMap((guides) => [
    { key: `${guides} straight`, guides, template: straight(SPEED) },
    { key: `${guides} left bank`, guides, template: bank(SPEED, "left") },
    { key: `${guides} right bank`, guides, template: bank(SPEED, "right") },
  ]),
  rule: "2E-REMOTE-18",
  mayStay: true,
};

const disturb = procedure("disturb", function* (game: Situation, remote: Ship, ship: Ship): Procedure {
  const [die] = yield* rollDice(game, ship, "attack", 1, "probeDroid");
  if (die?.face === "focus") yield* sufferDamage(game, remote, { hits: 1, crits: 0, reason: "overlap" });
});

export const probeDroid: RemoteRule = {
  ability: {
    windows: [{ at: "systemPhase", optional: false, when: isItsTurn, perform: (game, self) => relocate(game, self.ship, RELOCATION) }],
  },
  *meets(game, remote, ship, how) {
    if (how === "overlapped" && isEnemyOf(game, remote, ship)) yield* disturb(game, remote, ship);
  },
};
