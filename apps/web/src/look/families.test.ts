import { pack as firstEdition } from "@broadside/cards/1e";
import { pack as secondEdition } from "@broadside/cards/2.0";
import { pack as latest } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import { familyOf } from "./families.ts";

describe("a ship's family", () => {
  test.each([firstEdition, secondEdition, latest])("exists for every ship and section of edition $edition", ({ ships }) => {
    const ids = ships.flatMap(({ id, sections }) => [id, ...(sections ?? []).map((section) => section.id)]);
    // A ship that isn't in the list gets a different drawing for each base size, so this finds the missing ones.
    expect(ids.filter((id) => familyOf(id, "small") !== familyOf(id, "large"))).toEqual([]);
  });

  test("is the same for a ship's name in every edition", () => {
    expect(familyOf("xwing", "small")).toBe("crosswing");
    expect(familyOf("t65xwing", "small")).toBe("crosswing");
    expect(familyOf("nabooroyaln1starfighter", "small")).toBe("naboo");
    expect(familyOf("auzituckgunship", "small")).toBe("auzituck");
    expect(familyOf("laatigunship", "medium")).toBe("laat");
  });

  test("depends on the base if the ship is unknown", () => {
    expect(familyOf("somebodysownship", "small")).toBe("dart");
    expect(familyOf("somebodysownship", "medium")).toBe("slab");
    expect(familyOf("somebodysownship", "large")).toBe("freighter");
    expect(familyOf("somebodysownship", "gozanti")).toBe("transport");
    expect(familyOf("somebodysownship", "huge")).toBe("transport");
  });
});
