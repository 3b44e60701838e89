import { choose, executeManeuver, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";
import type { CardScene } from "../../language/scene.ts";
import { all, isUnstressed, toThisShip } from "../../language/when.ts";

const SLOW = ["1FW", "1BW", "1NW"] as const;

function* flyFirst({ game, self }: CardScene): Procedure {
  const { ship, card } = self;
  const code: string = yield* choose<string>(() => ({
    kind: "choose one",
    seat: ship.seat,
    rule: "2E-MOVE-02",
    about: { ship: ship.id, card },
    options: [{ key: SLOW[0], value: SLOW[0] }, ...SLOW.slice(1).map((value) => ({ key: value, value }))],
  }));
  if (ship.status === "inPlay") yield* executeManeuver(game, ship, code, { colour: "white", revealed: false });
}

export const FLY_FIRST: Deed = { verb: "special", can: () => true, perform: flyFirst };

/** A white straight or bank of speed 1 before the dial is revealed; in 2.5 a boost. */
export const adaptiveAilerons: readonly Card[] = [
  {
    card: "ship:Adaptive Ailerons",
    title: "Adaptive Ailerons",
    editions: ["2.0"],
    triggers: [{ at: "beforeReveal", when: all(toThisShip, isUnstressed), must: [FLY_FIRST] }],
  },
  {
    card: "ship:Adaptive Ailerons",
    title: "Adaptive Ailerons",
    editions: ["2.5"],
    triggers: [{ at: "beforeReveal", when: all(toThisShip, isUnstressed), must: [{ verb: "boost" }] }],
  },
];
