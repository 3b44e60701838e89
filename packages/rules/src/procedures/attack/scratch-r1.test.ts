import { expect, test } from "vitest";
import type { Ability } from "../../ability.ts";
import { facedown } from "../huge.testing.ts";
import { attacks, hugeTable, namesOf, off, openTo } from "./huge.testing.ts";

test("twice at a section crippled by the first", () => {
  const twin: Ability = { weapon: { twice: true } };
  const own = { pilot: "rookiepilot", upgrades: ["protontorpedoes"], pose: off(210, 0, 270) };
  const table = hugeTable([own], [{ pilot: "cr90corvette", engaged: true, shields: 5, aftShields: 0, damage: facedown("aft", 7) }], {
    cards: { "upgrade:protontorpedoes": twin },
  });
  console.log(namesOf(table));
  table.script(Array.from({length: 40}, () => 0)).say("protontorpedoes@0>B1:aft");
  console.log(table.ship("B1").crippled, table.notes("rolled").length, table.notes("attacks").length, JSON.stringify(table.notes("damage")), table.ship("B1").damage.length);
});

test("bare", () => {
  const t = hugeTable([{ pilot: "gr75mediumtransport" }], [{ pilot: "rookiepilot", pose: off(300, 0, 270) }]);
  console.log(t.game.facts.ships.map((s) => s.reach));
});
