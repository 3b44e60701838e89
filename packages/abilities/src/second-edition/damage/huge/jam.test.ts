import { expect, test } from "vitest";
import { at, engaging, faceup, hugeTable, struck } from "../../huge-ships.testing.ts";

const TWO_TOKENS = { tokens: { focus: 1, calculate: 1 } };

test("[EB-FAQ-03] if an attack dealt the card that jams the ship, the attacking player picks the token to lose, then or later", () => {
  const shot = struck("ahead", "Panicked Crew", TWO_TOKENS);
  expect(shot.asks).toEqual([{ kind: "jammed", seat: 0, keys: ["focus", "calculate"] }]);
  const dealt = { ...faceup("Scrambled Orders"), by: 1 };
  const later = engaging({ ...TWO_TOKENS, damage: [dealt] }, [{ pilot: "academypilot", pose: at(100, 800) }]);
  expect(later.asks).toEqual([{ kind: "jammed", seat: 1, keys: ["focus", "calculate"] }]);
});

test("[EB-FAQ-03] a card remembers which player's attack dealt it", () => {
  const { damage } = struck("left", "Scrambled Orders").ship("B1");
  expect(damage).toMatchObject([{ by: 0 }]);
});

test("[EB-FAQ-04] if an obstacle or nobody dealt the card that jams the ship, the ship's own player picks the token", () => {
  const later = engaging({ ...TWO_TOKENS, damage: [faceup("Scrambled Orders")] }, [{ pilot: "academypilot", pose: at(100, 800) }]);
  expect(later.asks).toEqual([{ kind: "jammed", seat: 0, keys: ["focus", "calculate"] }]);
  const table = hugeTable(
    [[{ pilot: "alderaanianguard", pose: at(900, 300), shields: 0, dial: "3FB" }], [{ pilot: "academypilot", pose: at(100, 800) }]],
    { phase: "activation", obstacles: [{ token: "coreasteroid0", pose: at(900, 520) }] },
  );
  table.script(Array.from({ length: 12 }, () => 3));
  for (let step = 0; step < 20 && table.ship("A1").damage.length === 0; step += 1) table.pass();
  expect(table.ship("A1").damage.some((card) => card.faceup)).toBe(true);
  expect(table.ship("A1").damage.every(({ by }) => by === undefined)).toBe(true);
});
