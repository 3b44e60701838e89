import { describe, expect, test } from "vitest";
import type { TargetId } from "../state/state.ts";
import { at } from "../testing.ts";
import { withRemotes } from "./remotes.testing.ts";

const friend = { pilot: "redsquadronveteran", pose: at(800, 100) };
const far = { pilot: "academypilot", pose: at(100, 850, 180), activated: true, engaged: true };
/** An enemy of seat 1 that flies straight up the table. */
const flier = (dial: string) => ({ pilot: "redsquadronveteran", pose: at(400, 300), dial, shields: 0 });

describe("Buzz Droid Swarm", () => {
  const swarm = { kind: "buzzDroidSwarm", seat: 1, pose: at(400, 380) } as const;
  const over = (more: Partial<Parameters<typeof withRemotes>[1]> = {}) =>
    withRemotes([swarm], { ships: [[flier("4FW")], [far]], phase: "activation", ...more }).until("swarm guides");

  test("[2E-REMOTE-17] is placed at the front or rear guides of an enemy that passes it, as its controller chooses", () => {
    const table = over();
    expect(table.asks).toEqual([{ kind: "swarm guides", seat: 1, keys: ["front", "rear"] }]);
    table.say("rear");
    // The ship's centre ends at y = 500. Its rear edge is 20 mm behind that, and the swarm's guides are at that edge.
    expect(table.ship("R1").pose).toEqual(at(400, 500 - 20 - 18.8, 0));
    expect(table.game.board.range(table.ship("A1"), table.ship("R1"))).toBe(0);
  });

  test("[2E-REMOTE-17] deals 1 critical damage to the ship it is attached to when it engages", () => {
    const table = over().say("front").until("dial");
    expect(table.notes("dealt faceup")).toMatchObject([{ ship: "A1" }]);
    expect(table.ship("A1").damage).toHaveLength(1);
  });

  test("[2E-REMOTE-17] goes to the free guides if only one end is free; if neither is, swarm and ship suffer 1 hit damage each", () => {
    const rock = (y: number) => ({ token: "core2asteroid0", pose: at(400, y) }) as const;
    const one = withRemotes([swarm], { ships: [[flier("4FW")], [far]], phase: "activation", obstacles: [rock(560)] });
    expect(one.notes("attached")).toMatchObject([{ guides: "rear" }]);
    const both = withRemotes([{ ...swarm, pose: at(400, 365) }], {
      ships: [[flier("4FW"), { pilot: "redsquadronveteran", pose: at(400, 560), activated: true }], [far]],
      phase: "activation",
      obstacles: [{ token: "core2asteroid0", pose: at(400, 430) }],
      draws: [0, 0, 0, 0],
    });
    const struck = both.notes("damage").flatMap((note) => (note.reason === "buzzDroidSwarm" ? [note.ship] : []));
    expect([struck, both.ship("R1").status]).toEqual([["R1", "A1"], "destroyed"]);
  });

  test("[2E-REMOTE-17] doesn't affect friendly ships that pass it", () => {
    const table = withRemotes([{ ...swarm, seat: 0 }], { ships: [[flier("4FW")], [far]], phase: "activation" });
    expect([table.notes("attached"), table.ship("R1").pose]).toEqual([[], at(400, 380)]);
  });
});

describe("DRK-1 Probe Droid", () => {
  test("[2E-REMOTE-18] may relocate in the System phase by a speed 2 straight or bank from any of its guides", () => {
    const table = withRemotes([{ kind: "probeDroid", seat: 0, pose: at(400, 400) }], { ships: [[friend], [far]], phase: "system" });
    expect(table.keys).toEqual([
      "stay",
      "front straight",
      "front left bank",
      "front right bank",
      "rear straight",
      "rear left bank",
      "rear right bank",
    ]);
    table.say("rear straight");
    expect(table.ship("R1").pose).toEqual(at(400, 400 - 80 - 2 * 21.9));
  });

  /**
   * The first ship performs an action. It is far from the probe droid and from all other ships. The second seat's ship is near the droid.
   */
  const acting = (seat: number, pilot: string, action: string, x: number) =>
    withRemotes([{ kind: "probeDroid", seat, pose: at(400, 400) }], {
      ships: [
        [{ pilot, pose: at(60, 60), dial: "1FB" }],
        [{ pilot: "academypilot", pose: at(x, 400, 90), activated: true, engaged: true }],
      ],
      phase: "activation",
    })
      .until("action")
      .say(action);

  test("[2E-REMOTE-18] lets friendly ships measure locks from it, but not other ships", () => {
    const locks = (seat: number, gap: number) => acting(seat, "redsquadronveteran", "lock", 425 + gap + 20).ship("A1").locks;
    expect([locks(0, 280), locks(0, 310), locks(1, 280)]).toEqual([["B1"], [], []]);
  });

  test("[2E-REMOTE-18] lets only friendly ships measure jam actions from it", () => {
    const jammed = (seat: number, gap: number) =>
      acting(seat, "omicrongrouppilot", "jam", 425 + gap + 20)
        .notes("token")
        .flatMap((note) => [note.token]);
    expect([jammed(0, 60), jammed(0, 110), jammed(1, 60)]).toEqual([["stress", "jam"], ["stress"], ["stress"]]);
  });

  test("[2E-REMOTE-18] makes an enemy that overlaps it roll a die, and suffers 1 hit damage for a focus result", () => {
    const on = (draw: number) =>
      withRemotes([{ kind: "probeDroid", seat: 1, pose: at(400, 500) }], {
        ships: [[flier("4FW")], [far]],
        phase: "activation",
        draws: [draw, 0],
      });
    const faces = [0, 1, 2, 3, 4, 5, 6, 7].map((draw) => {
      const table = on(draw);
      const [rolled] = table.notes("rolled");
      return [rolled && "faces" in rolled ? rolled.faces?.[0] : undefined, table.ship("R1").status];
    });
    expect(faces.filter(([face, status]) => (face === "focus") !== (status === "destroyed"))).toEqual([]);
    expect(faces.some(([face]) => face === "focus")).toBe(true);
    const passed = withRemotes([{ kind: "probeDroid", seat: 1, pose: at(400, 400) }], {
      ships: [[flier("4FW")], [far]],
      phase: "activation",
    });
    expect(passed.notes("rolled")).toEqual([]);
  });
});

describe("Commando Team", () => {
  const team = { kind: "commandoTeam", seat: 1, pose: at(400, 400) } as const;
  const target = { pilot: "redsquadronveteran", pose: at(400, 540, 180), engaged: true };

  test("[2E-REMOTE-20] may relocate at the start of the Activation phase by a speed 2 straight or a speed 1 turn", () => {
    const table = withRemotes([team], { ships: [[flier("2FB")], [far]], phase: "activation" });
    expect(table.asks).toEqual([{ kind: "relocate", seat: 1, keys: ["stay", "straight", "left turn", "right turn"] }]);
    expect(table.say("left turn").ship("R1").pose).toEqual(at(400 - 35 - 15.1, 400 + 15.1 + 35, 270));
  });

  test("[2E-REMOTE-20] may attack for a charge, and may change one focus to a hit", () => {
    const table = withRemotes([team], { ships: [[target], [far]], phase: "combat" });
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
    table.attackDice("focus", "focus").say("primary>A1").until("modify attack dice").say("R1/remote:commandoTeam");
    expect(table.ship("R1").charges).toBe(1);
    expect(table.notes("dice")).toMatchObject([{ ship: "R1", faces: ["hit", "focus"] }]);
  });

  test("[2E-REMOTE-20] can't attack without a charge, beyond range 2, or with an enemy ship at range 0", () => {
    const asks = (charges: number, y: number, ...others: (typeof target)[]) =>
      withRemotes([{ ...team, charges }], { ships: [[{ ...target, pose: at(400, y, 180) }, ...others], [far]], phase: "combat" }).asks.map(
        ({ kind, seat }) => `${kind} ${seat}`,
      );
    expect(asks(1, 540)).toContain("attack 1");
    expect(asks(0, 540)).not.toContain("attack 1");
    expect(asks(1, 700)).not.toContain("attack 1");
    expect(asks(1, 540, { ...target, pose: at(436, 400) })).not.toContain("attack 1");
  });

  test("[2E-REMOTE-20] gives a strain token to an enemy ship that ends on it or that it is placed under", () => {
    const on = withRemotes([{ ...team, pose: at(400, 500) }], { ships: [[flier("4FW")], [far]], phase: "activation" });
    expect(on.until("action").ship("A1").tokens.strain).toBe(1);
    const under = withRemotes([{ ...team, pose: at(400, 190) }], { ships: [[flier("3FW")], [far]], phase: "activation" });
    expect(under.say("straight").ship("A1").tokens.strain).toBe(1);
    const passed = withRemotes([team], { ships: [[flier("4FW")], [far]], phase: "activation" });
    expect(passed.until("action").ship("A1").tokens.strain).toBe(0);
  });
});

describe("Tracking Torpedoes", () => {
  const torpedoes = { kind: "trackingTorpedoes", seat: 0, pose: at(400, 400) } as const;

  test("[2E-REMOTE-21] must relocate in the System phase, by a speed 4 straight or a speed 3 bank", () => {
    const table = withRemotes([torpedoes], { ships: [[friend], [far]], phase: "system" });
    expect(table.asks).toEqual([{ kind: "relocate", seat: 0, keys: ["straight", "left bank", "right bank"] }]);
  });

  test("[2E-REMOTE-21] detonate if the object they locked is in front at range 1, and each unit there rolls four dice for damage", () => {
    const table = withRemotes([{ ...torpedoes, locks: ["B1"] }], {
      ships: [[{ ...friend, engaged: true }], [{ pilot: "omicrongrouppilot", pose: at(400, 490, 180), engaged: true }]],
      phase: "combat",
      draws: [0, 1, 2, 3],
    });
    const [rolled] = table.notes("rolled");
    const faces = rolled && "faces" in rolled ? (rolled.faces ?? []) : [];
    expect(faces).toHaveLength(4);
    const suffered = faces.filter((face) => face === "hit" || face === "crit").length;
    expect(suffered).toBeGreaterThan(0);
    expect([table.ship("R1").status, table.notes("damage")]).toMatchObject(["destroyed", [{ ship: "B1", amount: suffered }]]);
  });

  test("[2E-REMOTE-21] don't detonate while the object they locked isn't in front", () => {
    const table = withRemotes([{ ...torpedoes, locks: ["B1"] }], {
      ships: [[{ ...friend, engaged: true }], [{ pilot: "omicrongrouppilot", pose: at(400, 250, 180), engaged: true }]],
      phase: "combat",
    });
    expect([table.ship("R1").status, table.notes("detonated")]).toEqual(["inPlay", []]);
  });

  test("[2E-REMOTE-21] detonate when destroyed if a die shows a hit or critical", () => {
    const shotDown = (face: "hit" | "crit" | "focus") => {
      const table = withRemotes([torpedoes], {
        ships: [[{ ...friend, engaged: true }], [{ pilot: "redsquadronveteran", pose: at(400, 500, 180) }]],
        phase: "combat",
      });
      // Sets the random draws in order: the attack, four Damage cards, the die for the detonation, and four dice for the ship ahead.
      table.attackDice("hit", "hit", "hit", "hit").defenseDice("blank", "blank", "blank").script([0, 0, 0, 0]);
      table.attackDice(face, "hit", "hit", "crit", "blank").say("primary>R1");
      while (table.ship("R1").status === "inPlay") table.pass();
      return table.notes("damage").filter((note) => note.ship === "B1");
    };
    expect(shotDown("hit")).toMatchObject([{ amount: 3 }]);
    expect(shotDown("crit")).toMatchObject([{ amount: 3 }]);
    expect(shotDown("focus")).toEqual([]);
  });

  test("[2E-REMOTE-21] lock an object in front at range 1-3 in the End phase, unless they already have a lock", () => {
    const locks = (own: readonly TargetId[]) =>
      withRemotes([{ ...torpedoes, locks: own }], {
        ships: [[friend], [{ pilot: "academypilot", pose: at(400, 600, 180) }]],
        phase: "end",
        obstacles: [{ token: "core2asteroid0", pose: at(100, 800) }],
      }).ship("R1").locks;
    expect(locks([])).toEqual(["B1"]);
    expect(locks(["obstacle 1"])).toEqual(["obstacle 1"]);
  });

  test("[2E-REMOTE-21, 2E-OBST-18] can't lock a ship in a gas cloud", () => {
    const locks = (x: number) =>
      withRemotes([torpedoes], {
        ships: [[friend], [{ pilot: "academypilot", pose: at(400, 600, 180) }]],
        phase: "end",
        edition: "2.5",
        obstacles: [{ token: "gascloud1", pose: at(x, 600) }],
      }).ship("R1").locks;
    expect([locks(800), locks(400)]).toEqual([["B1"], ["obstacle 1"]]);
  });
});
