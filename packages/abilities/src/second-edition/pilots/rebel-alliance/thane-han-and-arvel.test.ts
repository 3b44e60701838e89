import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, LATER } from "../../card-table.testing.ts";

test("Thane Kyrell spends a result to look at the defender's facedown cards and expose one", () => {
  const damage = [
    { card: 3, faceup: false, since: 0 },
    { card: 9, faceup: false, since: 0 },
  ];
  const table = duel({ pilot: "thanekyrell" }, { pilot: "redsquadronveteran", damage, shields: 5 });
  table.attackDice("focus", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
  table.say("A1/pilot:thanekyrell");
  expect(table.kind).toBe("card to expose");
  table.say(table.keys.at(-1) ?? "");
  expect(table.ship("B1").damage.find(({ card }) => card === 9)?.faceup).toBe(true);
  const undamaged = duel({ pilot: "thanekyrell" }, { pilot: "redsquadronveteran" });
  undamaged.attackDice("focus", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
  expect(undamaged.keys).not.toContain("A1/pilot:thanekyrell");
});

test("Han Solo (Battle of Yavin) has four charges, and spends one and a hit to coordinate", () => {
  const table = cardTable(
    [
      [
        { pilot: "hansolo-battleofyavin", pose: at(400, 300), quarter: "front" },
        { pilot: "redsquadronveteran", pose: at(400, 200), engaged: true },
      ],
      [{ pilot: "academypilot", pose: at(400, 490, 180), shields: 5 }],
    ],
    LATER,
  );
  expect(table.ship("A1").charges).toBe(4);
  table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
  while (table.kind.startsWith("modify")) table.pass();
  table.until("use at afterAttack").say("A1/pilot:hansolo-battleofyavin").say("coordinate");
  expect(table.notes("coordinated")).toMatchObject([{ ship: "A1", target: "A2" }]);
  expect(table.ship("A1").charges).toBe(3);
});

test("Arvel Crynyd attacks at range 0, and in 2.5 treats this as range 1", () => {
  const touching = (more: Parameters<typeof duel>[2], pilot = "arvelcrynyd") =>
    duel({ pilot }, { pilot: "academypilot" }, { gap: 0, ...more });
  expect(touching({}).keys).toContain("primary>B1");
  expect(touching({}, "greensquadronpilot").kind).not.toBe("attack");
  const later = touching(LATER).attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").say("primary>B1");
  expect(diceRolled(later)[0]).toBe(3);
});

test("Arvel Crynyd stops short of a ship that blocks his boost", () => {
  const blocked = (pilot: string) => {
    const table = cardTable(
      [
        [
          { pilot, pose: at(400, 300), dial: "2FB" },
          { pilot: "redsquadronveteran", pose: at(400, 480), activated: true, dial: "2FB" },
        ],
        [{ pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" }],
      ],
      { phase: "activation" },
    );
    return table.until("action").say("boost").say("straight");
  };
  const end = blocked("arvelcrynyd").ship("A1").pose?.y ?? 0;
  expect(Math.round(end / 1000)).toBe(440);
  expect(blocked("greensquadronpilot").ship("A1").pose).toEqual(at(400, 420));
});
