import type { AttackFace } from "@broadside/dice";
import { ATTACK_FACES } from "@broadside/dice";
import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import type { ScenarioPieceState } from "../state/state.ts";
import { at, startTable } from "../testing.ts";
import { chooseHyperspacePlace } from "./hyperspace.ts";

const point = (number: number, x: number): ScenarioPieceState => ({
  id: `hyperspacePoint ${number}`,
  kind: "hyperspacePoint",
  number,
  pose: at(x, 400),
  carrier: undefined,
  seat: undefined,
});

/** Makes a card that brings the second ship out of hyperspace at the start of the Engagement phase. */
const comesOut: Ability = {
  windows: [
    {
      at: "startOfCombat",
      optional: false,
      when: () => true,
      *perform(game) {
        const [, ship] = game.state.ships;
        const pose = ship && (yield* chooseHyperspacePlace(game, ship, "2E-SREM-09"));
        if (ship && pose) game.setShip(ship, { status: "inPlay", pose });
      },
    },
  ],
};

/** Brings the second ship out with this die result, while other ships block some arms. */
const out = (face: AttackFace, ...others: readonly (readonly [x: number, y: number])[]) =>
  startTable({
    edition: "2.0",
    phase: "combat",
    draws: [ATTACK_FACES.indexOf(face)],
    cards: { "pilot:redsquadronveteran": comesOut },
    ships: [
      [
        { pilot: "redsquadronveteran", pose: at(850, 50), engaged: true },
        { pilot: "academypilot", pose: undefined, status: "reserve", engaged: true },
      ],
      [
        { pilot: "academypilot", pose: at(850, 850, 180), engaged: true },
        ...others.map(([x, y]) => ({ pilot: "academypilot", pose: at(x, y), engaged: true })),
      ],
    ],
    state: {
      scenario: { pieces: [point(1, 200), point(2, 600)], counters: [0, 0], points: [0, 0], onCards: {}, numbers: [], figures: {} },
    },
  });

test("[2E-SREM-09] a ship arrives at an arm that matches the die, at any point where that arm is free", () => {
  for (const face of ["blank", "focus", "hit"] as const)
    expect(out(face).asks).toMatchObject([{ kind: "hyperspace point", keys: ["hyperspacePoint 1", "hyperspacePoint 2"] }]);
  const places = (["blank", "focus", "hit"] as const).map((face) => out(face).say("hyperspacePoint 2").ship("A2").pose);
  expect(new Set(places.map((pose) => pose?.heading)).size).toBe(3);
  // The first point's blank arm is blocked, so only the second point's blank arm is left.
  expect(out("blank", [200, 440]).ship("A2").pose).toEqual(places[0]);
});

test("[2E-SREM-10-Q] a critical has the same arm as a hit", () => {
  const place = (face: AttackFace) => out(face).say("hyperspacePoint 1").ship("A2").pose;
  expect(place("crit")).toEqual(place("hit"));
  expect(place("crit")).not.toEqual(place("focus"));
});
