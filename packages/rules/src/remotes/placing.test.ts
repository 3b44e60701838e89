import { expect, test } from "vitest";
import type { Ability } from "../contract/ability.ts";
import { NOTHING } from "../driver/ask.ts";
import { at } from "../testing.ts";
import { placeRemote, putOnCard } from "./placing.ts";
import { withRemotes } from "./remotes.testing.ts";

const friend = { pilot: "redsquadronveteran", pose: at(800, 100) };
const far = { pilot: "academypilot", pose: at(100, 850, 180), engaged: true };

test("[2E-REMOTE-16] a remote put on a ship's card keeps its damage and can't be attacked until it is placed again", () => {
  const moves: Ability = {
    windows: [
      {
        at: "startOfCombat",
        optional: false,
        when: () => true,
        perform(game, { ship }) {
          const [remote] = game.state.remotes;
          if (remote) putOnCard(game, remote, ship);
          return NOTHING;
        },
      },
      {
        at: "startOfEnd",
        optional: false,
        when: () => true,
        perform: (game, self) => placeRemote(game, game.state.remotes[0] ?? self.ship, at(500, 500)),
      },
    ],
  };
  const table = withRemotes([{ kind: "satellite", seat: 0, pose: at(400, 400), damage: [{ card: 3, faceup: false, since: 1 }] }], {
    ships: [[friend], [{ pilot: "academypilot", pose: at(400, 520, 180) }]],
    phase: "combat",
    cards: { "pilot:redsquadronveteran": moves },
  });
  expect(table.notes("remote on card")).toHaveLength(1);
  expect(table.notes("attacks")).toEqual([]);
  expect([table.ship("R1").status, table.ship("R1").pose, table.ship("R1").damage.length]).toEqual(["inPlay", at(500, 500), 1]);
});

test("when a remote is placed, the log names its values for which there is no source", () => {
  const places: Ability = {
    windows: [
      {
        at: "startOfCombat",
        optional: false,
        when: () => true,
        perform: (game, self) => placeRemote(game, game.state.remotes[0] ?? self.ship, at(500, 500)),
      },
    ],
  };
  const table = withRemotes([{ kind: "commandoTeam", seat: 0, charges: 0 }], {
    ships: [[friend], [far]],
    phase: "combat",
    cards: { "pilot:redsquadronveteran": places },
  });
  expect(table.notes("unconfirmed figures")).toMatchObject([{ ship: "R1" }]);
  expect(table.ship("R1").charges).toBe(2);
});
