import { isPrimary } from "@broadside/rules";
import type { Card, FigureChange, Trigger } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, atRange, isAttacker } from "../../../language/when.ts";

const oneMore = (near: When): FigureChange => ({ of: "attackDice", by: 1, when: all(isAttacker, near) });
const shaken = (near: When): Trigger => ({ at: "attackHits", when: all(isAttacker, near), must: [{ verb: "suffer", crits: 1 }] });

/** The 2.5 text, which is also on the later card. */
export const LATER: Omit<Card, "card"> = { title: "DBS-404", changes: [oneMore(atRange(1))], triggers: [shaken(atRange(1))] };

/** In 2.0, the pilot can also attack with the primary weapon at range 0, where other ships can't. */
export const dbs404: readonly Card[] = [
  {
    card: "pilot:dbs404",
    title: "DBS-404",
    editions: ["2.0"],
    changes: [
      oneMore(atRange(0, 1)),
      { of: "weaponNearness", by: 1, when: ({ moment }) => moment.weapon !== undefined && isPrimary(moment.weapon) },
    ],
    triggers: [shaken(atRange(0, 1))],
  },
  { card: "pilot:dbs404", editions: ["2.5"], ...LATER },
];
