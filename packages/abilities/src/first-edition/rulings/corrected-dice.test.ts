/** Rulings on cards that replace dice results, or that count dice before they are rolled. */
import type { AttackFace } from "@broadside/dice";
import type { Table } from "@broadside/rules/testing";
import { expect, test } from "vitest";
import { diceRolled, duel, faceup, flying } from "../../card-table.testing.ts";

const MISS = ["blank", "blank", "blank"] as const;
const CORRECTOR = "A1/upgrade:accuracycorrector/0";
/** A ship with Accuracy Corrector and ways to modify its dice. */
const corrected = (faces: readonly AttackFace[], upgrades: readonly string[] = [], weapon = "primary"): Table =>
  duel(
    { pilot: "blacksquadronscout", upgrades: ["accuracycorrector", ...upgrades], tokens: { focus: 1 }, locks: ["B1"] },
    { pilot: "academypilot" },
  )
    .attackDice(...faces)
    .say(`${weapon}>B1`);
const finish = (table: Table): Table => {
  while (table.kind.startsWith("modify")) table.pass();
  return table;
};
const lastFaces = (table: Table) => table.notes("dice").at(-1)?.faces;

test("ruling 127.1 Accuracy Corrector: all dice results can be cancelled, or none", () => {
  const table = corrected(["crit", "focus", "focus"]);
  expect(table.keys).toContain(CORRECTOR);
  table
    .defenseDice(...MISS)
    .say(CORRECTOR)
    .say("no result");
  expect(lastFaces(table)).toEqual([]);
  const declined = finish(corrected(["crit", "focus", "focus"]).defenseDice(...MISS));
  expect(declined.notes("hit")).toHaveLength(1);
});

test("ruling 127.2 Accuracy Corrector: then 2 hits can be added", () => {
  const table = corrected(["crit", "focus", "focus"]).say(CORRECTOR);
  expect(table.keys).toEqual(["2 hits", "no result"]);
  expect(lastFaces(table.defenseDice(...MISS).say("2 hits"))).toEqual(["hit", "hit"]);
  expect(table.notes("hit").at(-1)?.results).toBe(2);
});

test("ruling 127.3 Accuracy Corrector: afterwards, no dice can be modified and no tokens spent on them", () => {
  for (const result of ["2 hits", "no result"]) {
    const table = corrected(["blank", "focus", "focus"])
      .defenseDice(...MISS)
      .say(CORRECTOR)
      .say(result);
    expect(table.kind).not.toBe("modify attack dice");
    expect(table.ship("A1")).toMatchObject({ tokens: { focus: 1 }, locks: ["B1"] });
  }
});

test("ruling 127.4 Accuracy Corrector: it works while attack dice are modified, before or after other effects", () => {
  const table = corrected(["blank", "focus", "focus"]);
  expect(table.asks).toMatchObject([{ kind: "modify attack dice", seat: 0 }]);
  table.say("focus");
  expect(table.keys).toContain(CORRECTOR);
});

test("rulings 127.5 and 127.6 Accuracy Corrector: without the 2 hits, it is still an attack, which misses", () => {
  const table = corrected(["crit", "focus", "focus"], ["gunner"])
    .defenseDice(...MISS)
    .say(CORRECTOR)
    .say("no result");
  expect(diceRolled(table)).toEqual([3, 3]);
  expect(table.notes("missed")).toHaveLength(1);
  expect(table.keys).toContain("A1/upgrade:gunner/1");
});

test("ruling 127.7 Accuracy Corrector: evades and an Ion Cannon can cancel the 2 hits", () => {
  const evaded = corrected(MISS).defenseDice("evade", "blank", "blank").say(CORRECTOR).say("2 hits");
  expect(evaded.notes("hit").at(-1)?.results).toBe(1);
  const ion = duel({ pilot: "blacksquadronscout", upgrades: ["accuracycorrector", "ioncannon"] }, { pilot: "rookiepilot" });
  ion
    .attackDice(...MISS)
    .defenseDice("blank", "blank")
    .say("ioncannon@1>B1")
    .say(CORRECTOR)
    .say("2 hits");
  expect(ion.ship("B1")).toMatchObject({ shields: 1, tokens: { ion: 1 } });
});

test("ruling 127.8 Accuracy Corrector: it can add 2 hits even if Blinded Pilot leaves no dice to roll", () => {
  const table = duel(
    { pilot: "blacksquadronscout", upgrades: ["accuracycorrector"], shields: 0, damage: [faceup("Blinded Pilot", { deck: "core" })] },
    { pilot: "academypilot" },
    { deck: "core" },
  );
  table.say("primary>B1");
  expect([diceRolled(table), table.keys]).toEqual([[0], ["done", CORRECTOR]]);
  expect(
    lastFaces(
      table
        .defenseDice(...MISS)
        .say(CORRECTOR)
        .say("2 hits"),
    ),
  ).toEqual(["hit", "hit"]);
});

test("ruling 213.1 C-3PO: the guess and its evade come before Flight Instructor's reroll", () => {
  const table = duel({ pilot: "darthvader" }, { pilot: "hansolo", upgrades: ["c3po", "flightinstructor"] });
  table.attackDice("hit", "hit").defenseDice("focus").say("primary>B1").say("B1/upgrade:c3po/0").say("0");
  expect(lastFaces(table)).toEqual(["focus", "evade"]);
  expect(table.keys).toContain("B1/upgrade:flightinstructor/1");
  table.defenseDice("evade").say("B1/upgrade:flightinstructor/1").say("focus");
  expect(lastFaces(table)).toEqual(["evade", "evade"]);
});

test("ruling 213.2 C-3PO: he also works for the dice of Lando Calrissian's action", () => {
  const table = flying({ pilot: "hansolo", upgrades: ["c3po", "landocalrissian"] }, "2FW");
  table.defenseDice("evade", "blank").say("upgrade:landocalrissian").say("A1/upgrade:c3po/0").say("1");
  expect(table.ship("A1").tokens.evade).toBe(2);
});

test("ruling 213.3 C-3PO: Juke can change the added evade", () => {
  const table = duel({ pilot: "darthvader", upgrades: ["juke"], tokens: { evade: 1 } }, { pilot: "hansolo", upgrades: ["c3po"] });
  table.attackDice("hit", "blank").defenseDice("blank").say("primary>B1").say("B1/upgrade:c3po/0").say("0");
  expect(table.keys).toEqual(["done", "A1/upgrade:juke/0"]);
  expect(lastFaces(table.say("A1/upgrade:juke/0"))).toEqual(["blank", "focus"]);
});

const MIRANDA = "A1/pilot:mirandadoni";
const twice = () =>
  duel({ pilot: "mirandadoni", upgrades: ["twinlaserturret"], shields: 3 }, { pilot: "academypilot" }).say("twinlaserturret@0>B1");

test("ruling 186.1 Miranda Doni: for a weapon fired twice, she works in the first attack or in the second", () => {
  const first = twice()
    .say(MIRANDA)
    .attackDice(...MISS, "blank")
    .defenseDice(...MISS);
  finish(
    first
      .attackDice(...MISS)
      .defenseDice(...MISS)
      .say("spend shield"),
  );
  expect(diceRolled(first)).toEqual([4, 3, 3, 3]);
  const second = twice()
    .attackDice(...MISS)
    .defenseDice(...MISS)
    .say("pass");
  expect(finish(second).keys).toEqual(["pass", MIRANDA]);
  finish(
    second
      .attackDice("blank", "blank")
      .defenseDice(...MISS)
      .say(MIRANDA)
      .say("recover shield"),
  );
  expect([diceRolled(second), second.ship("A1").shields]).toEqual([[3, 3, 2, 3], 4]);
});

test("ruling 168.1 Dark Curse: a weapon can cost focus, because it is paid for before there is a defender", () => {
  const table = duel({ pilot: "hortonsalm", upgrades: ["blasterturret"], tokens: { focus: 2 } }, { pilot: "darkcurse" }, { gap: 120 });
  table
    .attackDice("focus", "blank", "blank")
    .defenseDice(...MISS)
    .say("blasterturret@0>B1");
  expect([table.ship("A1").tokens.focus, diceRolled(table)]).toEqual([1, [3, 3]]);
});

test("Dark Curse: a focus token can be spent in place of a lock", () => {
  const table = duel(
    { pilot: "lukeskywalker", upgrades: ["protontorpedoes", "deadeye"], tokens: { focus: 1 } },
    { pilot: "darkcurse" },
    { gap: 150 },
  );
  table
    .attackDice(...MISS, "blank")
    .defenseDice(...MISS)
    .say("protontorpedoes@0>B1");
  expect([table.ship("A1").tokens.focus, diceRolled(table)]).toEqual([0, [4, 3]]);
});
