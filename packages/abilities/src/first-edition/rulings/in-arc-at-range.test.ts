/**
 * The ruling on "inside firing arc at Range X". Range is measured inside the arc, and neither the attack's range nor the range between the
 * ships matters.
 */
import { expect, test } from "vitest";
import { at, cardTable, diceRolled } from "../../card-table.testing.ts";

type Table = ReturnType<typeof cardTable>;

/** A large ship here is at Range 1 of a ship at (400, 300), but inside its arc only at Range 2. */
const NEAR_BESIDE_ARC = at(530, 400, 270);
/** A small ship here is at Range 2 of a ship at (400, 300), but inside its arc only at Range 3. */
const BESIDE_ARC = at(580, 480, 180);
/** A small ship here is at Range 3 of a ship at (400, 300), but inside its arc only beyond Range 3. */
const FAR_BESIDE_ARC = at(640, 540);
const PREY = { tokens: { disarm: 1 } } as const;

/** A K-wing with Tactician aboard fires its turret at a ship that rolls blanks. */
function turretAt(target: { readonly pilot: string; readonly upgrades?: readonly string[] }, pose: ReturnType<typeof at>, dice = 2): Table {
  const table = cardTable([
    [{ pilot: "wardensquadronpilot", upgrades: ["tactician"], pose: at(400, 300) }],
    [{ ...target, ...PREY, pose }],
  ]);
  return table
    .attackDice(...Array.from({ length: dice }, () => "blank" as const))
    .defenseDice("blank", "blank", "blank")
    .say("primary>B1");
}
const after = (table: Table) => {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
};

test("ruling 104.1 Inside firing arc at range X: range is measured to the nearest part inside the arc", () => {
  const { game } = cardTable([
    [{ pilot: "wardensquadronpilot", pose: at(400, 300) }],
    [
      { pilot: "bountyhunter", pose: NEAR_BESIDE_ARC },
      { pilot: "academypilot", pose: BESIDE_ARC },
      { pilot: "academypilot", pose: FAR_BESIDE_ARC },
    ],
  ]);
  const [kwing, ...others] = game.state.ships;
  if (!kwing) throw new Error("no ship");
  expect(others.map((other) => game.board.range(kwing, other))).toEqual([1, 2, 3]);
  expect(others.map((other) => game.board.measure(kwing, other, "front")?.range)).toEqual([2, 3, 4]);
});

test("ruling 104.2 Inside firing arc at range X: Tactician works on a ship at Range 2 in arc", () => {
  expect(after(turretAt({ pilot: "academypilot" }, at(400, 490, 180))).ship("B1").tokens.stress).toBe(1);
});

test("ruling 104.3 Inside firing arc at range X: a turret at Range 1 gets its die, and Tactician works at Range 2 in arc", () => {
  const table = after(turretAt({ pilot: "bountyhunter" }, NEAR_BESIDE_ARC, 3));
  expect([diceRolled(table)[0], table.ship("B1").tokens.stress]).toEqual([3, 1]);
});

test("ruling 104.4 Inside firing arc at range X: a ship at Range 2, but at Range 3 in arc, gets no die for Range 3", () => {
  expect(diceRolled(turretAt({ pilot: "sienartestpilot" }, BESIDE_ARC))).toEqual([2, 3]);
});

test("ruling 104.5 Inside firing arc at range X: Tactician doesn't stress that ship, but its Autothrusters work", () => {
  const table = turretAt({ pilot: "sienartestpilot", upgrades: ["autothrusters"] }, BESIDE_ARC);
  expect(table.keys).toContain("B1/upgrade:autothrusters/0");
  expect(after(table).ship("B1").tokens.stress).toBe(0);
});

test("Nien Nunb, too, measures inside the arc: to an enemy at Range 1", () => {
  const asks = (pose: ReturnType<typeof at>) =>
    cardTable(
      [
        [{ pilot: "niennunb", dial: "2FG", pose: at(400, 180) }],
        [
          { pilot: "bountyhunter", pose, activated: true },
          { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" },
        ],
      ],
      { phase: "activation", obstacles: [{ token: "yt2400debris0", pose: at(400, 240) }] },
    ).keys;
  expect(asks(at(400, 400, 180))).toContain("A1/pilot:niennunb");
  expect(asks(NEAR_BESIDE_ARC)).not.toContain("A1/pilot:niennunb");
});

test("Thane Kyrell, too, measures inside the arc: to an attacker at Range 1-3", () => {
  const asks = (pose: ReturnType<typeof at>) =>
    after(
      cardTable([
        [
          { pilot: "thanekyrell", pose: at(400, 300), ...PREY },
          { pilot: "rookiepilot", pose: at(540, 740, 180), ...PREY },
        ],
        [{ pilot: "howlrunner", pose }],
      ])
        .attackDice("blank", "blank")
        .defenseDice("blank", "blank")
        .say("primary>A2"),
    ).keys;
  expect(asks(at(500, 540))).toContain("A1/pilot:thanekyrell");
  expect(asks(FAR_BESIDE_ARC)).not.toContain("A1/pilot:thanekyrell");
});

test("Etahn A'baht, too, measures inside the arc: to a defender at Range 1-3", () => {
  const asks = (pose: ReturnType<typeof at>) =>
    cardTable([
      [
        { pilot: "wedgeantilles", pose: at(540, 740, 180) },
        { pilot: "etahnabaht", pose: at(400, 300) },
      ],
      [{ pilot: "academypilot", ...PREY, pose }],
    ])
      .attackDice("hit", "hit", "hit")
      .say("primary>B1").keys;
  expect(asks(at(500, 540))).toContain("A2/pilot:etahnabaht");
  expect(asks(FAR_BESIDE_ARC)).not.toContain("A2/pilot:etahnabaht");
});

test("Fenn Rau, too, measures inside the arc: to an active ship at Range 1-3", () => {
  const asks = (pose: ReturnType<typeof at>) =>
    cardTable([[{ pilot: "fennrau-sheathipedeclassshuttle", pose: at(400, 300), ...PREY }], [{ pilot: "howlrunner", pose }]]).keys;
  expect(asks(at(500, 540))).toContain("A1/pilot:fennrau-sheathipedeclassshuttle");
  expect(asks(FAR_BESIDE_ARC)).not.toContain("A1/pilot:fennrau-sheathipedeclassshuttle");
});

test("Sabine Wren, too, measures inside the mobile arc: to an attacker at Range 1-2", () => {
  const asks = (x: number, y: number) => {
    const table = cardTable([
      [{ pilot: "sabinewren-lancerclasspursuitcraft", quarter: "front", pose: at(400, 300), ...PREY }],
      [{ pilot: "howlrunner", pose: at(x, y, 240) }],
    ]);
    const [sabine, foe] = table.game.state.ships;
    if (!sabine || !foe) throw new Error("no ship");
    expect(table.game.board.range(sabine, foe)).toBe(2);
    return table.attackDice("blank", "blank").defenseDice("blank", "blank").say("primary>A1").keys;
  };
  expect(asks(540, 480)).toContain("A1/pilot:sabinewren-lancerclasspursuitcraft");
  expect(asks(597, 489)).not.toContain("A1/pilot:sabinewren-lancerclasspursuitcraft");
});

test("Fearlessness, too, measures inside the defender's arc at Range 1", () => {
  const asks = (pose: ReturnType<typeof at>) => {
    const table = cardTable([
      [{ pilot: "bountyhunter", upgrades: ["fearlessness"], pose }],
      [{ pilot: "rookiepilot", pose: at(400, 300), ...PREY }],
    ]);
    table.attackDice("blank", "blank", "blank", "blank").say("primary>B1");
    expect(diceRolled(table)[0]).toBe(4);
    return table.keys;
  };
  expect(asks(at(400, 420, 180))).toContain("A1/upgrade:fearlessness/0");
  expect(asks(NEAR_BESIDE_ARC)).not.toContain("A1/upgrade:fearlessness/0");
});
