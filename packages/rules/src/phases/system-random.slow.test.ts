/** Plays random games with devices, cloaks, docked ships and active remotes. The game is reloaded at every step. */
import { describe, expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { enemiesOf } from "../queries/relation.ts";
import { startSetUp, type TestList } from "../testing.ts";
import { randomKey } from "../testing-random.ts";
import { assign } from "../tokens/tokens.ts";

const DEVICES = ["concussionbombs", "thermaldetonators", "clustermines", "electroprotonbomb", "connernets"];
const EMPIRE: TestList = {
  faction: "galacticempire",
  obstacles: ["coreasteroid0", "coreasteroid1", "coreasteroid2"],
  ships: [
    { pilot: "gammasquadronace", upgrades: [...DEVICES, "seismiccharges"] },
    { pilot: "imdaartestpilot", upgrades: ["protonbombs"] },
    { pilot: "omicrongrouppilot", upgrades: ["ionbombs"] },
  ],
};
const REBELS: TestList = {
  faction: "rebelalliance",
  obstacles: ["core2asteroid0", "core2asteroid1", "core2asteroid2"],
  ships: [
    { pilot: "lothalrebel", upgrades: ["ghost", "proximitymines"] },
    { pilot: "zeborrelios", upgrades: [], dockedTo: 0 },
    { pilot: "redsquadronveteran", upgrades: ["bombletgenerator"] },
  ],
};

/** A card that sometimes gives an enemy a token and cloaks its own ship. */
const meddles: Ability = {
  windows: [
    {
      at: "startOfCombat",
      optional: true,
      when: (game, self) => enemiesOf(game, self.ship).length > 0,
      *perform(game, self) {
        const [enemy] = enemiesOf(game, self.ship);
        const token = (["tractor", "jam", "ion", "strain", "deplete"] as const)[game.state.round % 5];
        if (enemy && token) yield* assign(game, enemy, token, 3, self.ship);
        yield* assign(game, self.ship, "cloak", 1, self.ship);
      },
    },
  ],
};
const CARDS = { "pilot:imdaartestpilot": meddles, "pilot:redsquadronveteran": meddles };

describe("random games with devices, cloaks and docked ships", () => {
  for (const edition of ["2.0", "2.5"] as const)
    test(edition, { timeout: 60_000 }, () => {
      let placed = 0;
      let deployed = 0;
      for (const seed of [1, 2]) {
        const table = startSetUp([EMPIRE, REBELS], { edition, cards: CARDS, key: `${edition} ${seed}`, setup: { roundLimit: 6 } });
        const next = randomKey(seed);
        for (let given = 0; given < 600 && !table.game.state.outcome; given += 1) {
          expect(table.game.open.length).toBeGreaterThan(0);
          next(table);
        }
        placed += table.notes("dropped").length;
        deployed += table.notes("deployed").length;
      }
      expect(placed).toBeGreaterThan(0);
      expect(deployed).toBeGreaterThan(0);
    });
});
