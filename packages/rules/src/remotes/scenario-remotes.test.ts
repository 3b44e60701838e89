import { MISSION_TOKENS } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { REMOTES, type RemoteKind } from "../facts/remote-kinds.ts";
import { at } from "../testing.ts";
import { withRemotes } from "./remotes.testing.ts";

const SCENARIO_KINDS: readonly RemoteKind[] = ["satellite", "shuttle", "keyCargo", "turret", "warhead"];

test("[2E-SREM-01] five kinds of remotes have initiative 0 and use the objective token with front and rear arcs", () => {
  for (const kind of SCENARIO_KINDS) expect(REMOTES[kind]).toMatchObject({ token: "objective", initiative: 0, hasArcs: true });
  const table = withRemotes(
    SCENARIO_KINDS.flatMap((kind, row) => [1, 2, 3, 4, 5].map((number) => ({ kind, pose: at(100 + 80 * number, 200 + 80 * row) }))),
    { ships: [[{ pilot: "academypilot", pose: at(850, 850) }], [{ pilot: "academypilot", pose: at(50, 50) }]] },
  );
  expect(table.game.state.remotes).toHaveLength(25);
  const { board } = table.game;
  const [one, , , , , behind] = table.game.state.remotes;
  expect(one && behind && [board.isInArc(one, "front", behind), board.isInArc(one, "rear", behind)]).toEqual([true, false]);
});

test("[2E-SREM-08] the objective token is 36 by 30 millimetres, or 36 by 36 with its lugs", () => {
  const { outline } = MISSION_TOKENS.objective;
  const across = outline.filter((_, place) => place % 2 === 0);
  const along = outline.filter((_, place) => place % 2 === 1);
  expect([Math.max(...across), Math.max(...along)]).toEqual([18, 18]);
  expect(along.filter((one) => Math.abs(one) < 18).every((one) => Math.round(Math.abs(one)) === 15)).toBe(true);
});

describe("Satellite", () => {
  const locking = (x: number, own: number) =>
    withRemotes(
      [
        { kind: "satellite", pose: at(150, 150) },
        { kind: "satellite", pose: at(1500, 800) },
      ],
      {
        setup: { table: "6x3" },
        ships: [
          [{ pilot: "redsquadronveteran", pose: at(own, 100), dial: "2FB" }],
          [{ pilot: "academypilot", pose: at(x, 800, 180), activated: true, engaged: true }],
        ],
        phase: "activation",
      },
    )
      .until("action")
      .say("lock")
      .asks.flatMap(({ keys }) => keys);

  test("[2E-SREM-02] lets a ship at range 0-1 lock an object at range 0-1 of any Satellite, however far away", () => {
    expect(locking(1600, 200)).toContain("B1");
    expect(locking(1700, 200)).not.toContain("B1");
    expect(locking(1600, 400)).not.toContain("B1");
  });
});

describe("Shuttle", () => {
  /** The first ship attacks the remote from behind, with another ship at (x, 560). */
  const attacked = (x: number, whose: "own" | "ally" | "nobody") => {
    const helper = { pilot: "academypilot", pose: at(x, 560), engaged: true };
    const shuttle = { kind: "shuttle", pose: at(400, 480), ...(whose !== "nobody" && { seat: 1 }) } as const;
    const table = withRemotes([shuttle], {
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(400, 300) }],
        whose === "ally" ? [{ pilot: "academypilot", pose: at(850, 100), engaged: true }] : [helper],
        ...(whose === "ally" ? [[helper]] : []),
      ],
      teams: whose === "ally" ? [0, 1, 1] : [0, 1],
      phase: "combat",
    });
    table.attackDice("hit", "hit", "hit").defenseDice("blank").say("primary>R1");
    for (let step = 0; step < 20 && table.game.open.length > 0 && table.notes("hit").length === 0; step += 1) table.pass();
    const [hit] = table.notes("hit");
    return hit?.results;
  };

  test("[2E-SREM-03] adds an evade result for a friendly ship in the attack arc", () => {
    expect([attacked(460, "own"), attacked(850, "own"), attacked(460, "nobody")]).toEqual([2, 3, 3]);
  });

  test("[2E-SREM-12-Q] adds no evade result for an allied ship", () => {
    expect(attacked(460, "ally")).toBe(3);
  });
});

describe("Key Cargo", () => {
  /** The first ship flies a straight 2 up the table, beside the remote or over it. Other ships may be in its way. */
  const past = (x: number, ...blockers: readonly number[]) =>
    withRemotes([{ kind: "keyCargo", pose: at(x, 420) }], {
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(400, 300), dial: "2FB", upgrades: ["protontorpedoes"], active: [1] }],
        [
          { pilot: "academypilot", pose: at(850, 850, 180), activated: true, engaged: true },
          ...blockers.map((y) => ({ pilot: "academypilot", pose: at(400, y, 180), activated: true, engaged: true })),
        ],
      ],
      phase: "activation",
    });

  test("[2E-SREM-04] lets a ship that has fully executed a maneuver at range 0-1 reload as a red action", () => {
    const table = past(480);
    expect(table.asks).toMatchObject([{ kind: "free action", seat: 0, keys: ["skip", "reload"] }]);
    table.say("reload");
    expect(table.ship("A1").upgrades[0]?.charges).toBe(2);
    expect(table.notes("token")).toMatchObject([{ token: "stress" }, { token: "disarm" }]);
  });

  test("[2E-SREM-04] gives no action to a ship that is farther away or has overlapped another", () => {
    expect([past(560).kind, past(480, 430).kind]).not.toContain("free action");
  });
});

describe("Warhead", () => {
  /** The remote is shot down from behind. Ships are in its front arc, beside it, behind it and out of range. */
  const shotDown = (face: "hit" | "crit" | "blank") => {
    const bystander = (x: number, y: number) => ({ pilot: "outerrimsmuggler", pose: at(x, y), engaged: true });
    const table = withRemotes(
      [{ kind: "warhead", seat: 1, pose: at(400, 400), damage: [0, 1, 2].map((card) => ({ card, faceup: false, since: 0 })) }],
      {
        ships: [
          [{ pilot: "redsquadronveteran", pose: at(400, 250) }],
          [bystander(400, 590), bystander(570, 430), bystander(570, 300), bystander(400, 720)],
        ],
        phase: "combat",
        state: {},
      },
    );
    table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").script([0, 0, 0]).attackDice(face).say("primary>R1");
    for (let step = 0; step < 40 && table.ship("R1").status === "inPlay"; step += 1) table.pass();
    while (table.kind === "ship struck next") table.pass();
    return table.notes("damage").flatMap((note) => (note.reason === "warhead" ? [`${note.ship} ${note.amount}`] : []));
  };

  test("[2E-SREM-06] when destroyed, deals 3 critical damage in front and 1 beside that on a hit or critical, up to range 2", () => {
    expect(shotDown("hit").toSorted()).toEqual(["B1 3", "B2 1"]);
    expect(shotDown("crit").toSorted()).toEqual(["B1 3", "B2 1"]);
    expect(shotDown("blank")).toEqual([]);
  });

  test("[2E-SREM-07] takes only one of four damage cards from one attack in 1.1.0, but all four since 1.3.0", () => {
    const after = (reference: "1.1.0" | "1.3.2") => {
      const table = withRemotes([{ kind: "warhead", seat: 1, pose: at(400, 400) }], {
        reference,
        ships: [[{ pilot: "redsquadronveteran", pose: at(400, 310) }], [{ pilot: "academypilot", pose: at(800, 850), engaged: true }]],
        phase: "combat",
      });
      table.attackDice("hit", "hit", "hit", "hit").defenseDice("blank", "blank", "blank").script([0, 0, 0, 0]).say("primary>R1");
      while (table.kind.startsWith("modify")) table.pass();
      return [table.notes("dealt facedown").length, table.notes("destroyed").length];
    };
    expect([after("1.1.0"), after("1.3.2")]).toEqual([
      [1, 0],
      [4, 1],
    ]);
  });
});
