/** Parts of card texts that several weapon cards share. */
import type { TokenKind } from "@broadside/rules";
import { assign, leaveOutDice } from "@broadside/rules/procedures";
import type { CardText, Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { later, whoIs } from "../../../language/scene.ts";
import { all, attackHit, withThisWeapon } from "../../../language/when.ts";

/** The weapon requires a lock on the target and costs a charge. */
export const LOCK_AND_CHARGE = { needs: "lock", charges: 1 } as const;

/** Gives the defender `but` tokens fewer than there are hits and criticals left. */
const tokensForResults = (token: TokenKind, but: number): Instruction => ({
  verb: "special",
  can: ({ attack }) => attack !== undefined,
  *perform(scene) {
    const defender = whoIs(scene, "defender");
    const { hits = 0, crits = 0 } = later(scene).attack ?? {};
    if (defender && hits + crits > but) yield* assign(scene.game, defender, token, hits + crits - but, scene.self.ship);
  },
});
export const inflicts = (token: TokenKind): readonly Instruction[] => [tokensForResults(token, 0)];

/** One result deals a hit, and the others give ion tokens. */
export const ION_AND_ONE_HIT: readonly Instruction[] = [{ verb: "suffer", hits: 1, who: "defender" }, tokensForResults("ion", 1)];

/** Changes one hit to a critical in an attack with this card. */
export const ONE_HIT_IS_CRITICAL: NonNullable<CardText["dice"]> = [
  { dice: "attack", when: withThisWeapon, must: [{ verb: "change", from: "hit", to: "crit" }] },
];

/** After a hit, the defender loses a shield. */
export const SHIELD_AFTER_HIT: Trigger = {
  at: "afterAttack",
  when: all(withThisWeapon, attackHit),
  must: [{ verb: "lose shield", who: "defender" }],
};

/** Lets the defender choose to suffer this damage at once. If it does, no dice are rolled, and the attack counts as a hit. */
export const homing = (damage: { readonly hits: number } | { readonly crits: number }): Trigger => ({
  at: "attackDeclared",
  when: withThisWeapon,
  must: [
    {
      verb: "one of",
      by: "defender",
      choices: {
        "roll dice": [],
        "suffer damage": [
          { verb: "suffer", ...damage, who: "defender" },
          { verb: "apply", what: ({ game }) => leaveOutDice(game) },
        ],
      },
    },
  ],
});
