/** Published rulings on what a ship may carry. Each test's title gives the ruling's entry and its sentence. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { ship, squad } from "../ready-made/ready-made.ts";
import { checkerOf, problemsIn } from "./testing.ts";

const check = checkerOf(catalogueOf(pack));
const standard = (...of: Parameters<typeof squad>) => problemsIn(check("standard-100", squad(...of)).verdict);

test("ruling 206.1 Advanced Targeting Computer: Darth Vader may equip it", () => {
  expect(standard("imperial", ship("darthvader", "tiex1", "advtargetingcomputer"))).toEqual([]);
  expect(standard("imperial", ship("omicrongrouppilot", "advtargetingcomputer"))).toHaveLength(1);
});

test("ruling 128.2 Autothrusters: only a ship with the boost icon may equip it", () => {
  expect(standard("imperial", ship("alphasquadronpilot", "autothrusters"))).toEqual([]);
  expect(standard("imperial", ship("academypilot", "autothrusters"))).toHaveLength(1);
});

test("ruling 131.1 Deadeye: only small ships may equip it", () => {
  expect(standard("rebel", ship("lukeskywalker", "deadeye"))).toEqual([]);
  expect(standard("rebel", ship("hansolo", "deadeye"))).toHaveLength(1);
});

test("ruling 132.1 Emperor Palpatine: only Imperial ships may equip it", () => {
  expect(standard("rebel", ship("outerrimsmuggler", "emperorpalpatine"))).toHaveLength(1);
});

test("ruling 132.7 Emperor Palpatine: it is a crew card", () => {
  expect(pack.upgrades.find(({ id }) => id === "emperorpalpatine")?.slots).toEqual(["crew", "crew"]);
  expect(standard("imperial", ship("omicrongrouppilot", "emperorpalpatine"))).toEqual([]);
  expect(standard("imperial", ship("alphasquadronpilot", "emperorpalpatine"))).not.toEqual([]);
});

test("ruling 223.3 Experimental Interface: it is unique", () => {
  const once = ship("rookiepilot", "experimentalinterface");
  expect(standard("rebel", once)).toEqual([]);
  expect(standard("rebel", once, once)).toHaveLength(1);
});
