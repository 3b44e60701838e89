import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { at, startTable } from "../testing.ts";
import { randomKey } from "../testing-random.ts";
import { CR90, CROC, EDITIONS, GR75 } from "./huge.testing.ts";

const cards: Readonly<Record<string, Ability>> = {
  "upgrade:ioncannonbattery": { weapon: { headers: [1] } },
  "upgrade:pointdefensebattery": { weapon: { headers: [1, 1, 1, 1] } },
};

for (const edition of EDITIONS)
  test(`${edition}: random games with huge ships run without errors and continue after reloading`, () => {
    for (const seed of [1, 2]) {
      const answer = randomKey(seed);
      const table = startTable({
        edition,
        key: `huge ${seed}`,
        cards,
        ships: [
          [
            { pilot: CR90, pose: at(450, 200), upgrades: ["ioncannonbattery", "pointdefensebattery"] },
            { pilot: "redsquadronveteran", pose: at(520, 420) },
            { pilot: "redsquadronveteran", pose: at(440, 440) },
          ],
          [
            { pilot: CROC, pose: at(500, 700, 180) },
            { pilot: GR75, pose: at(250, 650, 90) },
            { pilot: "academypilot", pose: at(450, 520, 180) },
            { pilot: "omicrongrouppilot", pose: at(600, 500, 180) },
          ],
        ],
        obstacles: [
          { token: "coreasteroid1", pose: at(350, 420) },
          { token: "gascloud1", pose: at(650, 350) },
        ],
        setup: { roundLimit: 8 },
      });
      for (let step = 0; step < 1500 && !table.game.state.outcome; step += 1) answer(table);
      expect(table.game.state.outcome ?? table.game.state.round > 1).toBeTruthy();
    }
  }, 60_000);
