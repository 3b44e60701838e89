import type { Attack, InputHappenings } from "@broadside/protocol";
import type { Scene } from "@broadside/telling";
import { expect, test } from "vitest";
import { withLastAttack } from "./last-attack.ts";

const HIT = { face: "hit", origin: "rolled", fixed: false } as const;
const attackAt = (step: string, dice: readonly (typeof HIT)[]): Attack =>
  ({ attacker: "A1", defender: "B1", step, attackDice: dice, defenseDice: [] }) as unknown as Attack;
const sceneWith = (attack: Attack | undefined): Scene => ({ state: { attack } }) as unknown as Scene;
const changes = (...attacks: readonly Attack[]): readonly InputHappenings[] => [
  { number: 7, happenings: attacks.map((attack) => ({ what: "changed", change: { change: "state", set: { attack } } })) },
];

test("an attack that is already over at a stop is shown with its final dice", () => {
  const happened = changes(
    attackAt("declare target", []),
    attackAt("modify attack dice", [HIT, HIT]),
    attackAt("neutralize results", [HIT]),
  );
  expect(withLastAttack({ scene: sceneWith(undefined), happened }).state.attack).toMatchObject({
    step: "deal damage",
    attackDice: [HIT, HIT],
  });
});

test("an attack in progress is shown as it is, and if there is no attack, nothing is added", () => {
  const under = sceneWith(attackAt("roll defense dice", [HIT]));
  expect(withLastAttack({ scene: under, happened: changes(attackAt("modify attack dice", [HIT, HIT])) })).toBe(under);
  const none = sceneWith(undefined);
  expect(withLastAttack({ scene: none, happened: changes(attackAt("declare target", [])) })).toBe(none);
});
