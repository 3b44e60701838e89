import { expect, test } from "vitest";
import { withRemotes } from "../remotes/remotes.testing.ts";
import { at } from "../testing.ts";

test("[SC-COMMON-62-Q] a piece that must not be placed on objects can't be placed on a scenario feature", () => {
  const swarm = { kind: "buzzDroidSwarm", seat: 1, pose: at(400, 380) } as const;
  const passed = (x: number, y: number) =>
    withRemotes([swarm], {
      ships: [[{ pilot: "redsquadronveteran", pose: at(400, 300), dial: "4FW" }], [{ pilot: "academypilot", pose: at(100, 850, 180) }]],
      phase: "activation",
      state: {
        scenario: {
          pieces: [{ id: "satellite 1", kind: "satellite", number: 1, pose: at(x, y), carrier: undefined, seat: undefined }],
          counters: [0, 0],
          points: [0, 0],
          onCards: {},
          numbers: [1, 2],
          figures: {},
        },
      },
    });
  expect(passed(700, 700).until("swarm guides").keys).toEqual(["front", "rear"]);
  expect(passed(400, 550).notes("attached")).toMatchObject([{ guides: "rear" }]);
});
