/** Cinematic missions: the mission says which huge ships take part. Everything else is as in standard play. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { expect, test } from "vitest";
import { ship, squad } from "../ready-made/ready-made.ts";
import { checkerOf, problemsIn } from "./testing.ts";

const check = checkerOf(catalogueOf(pack));
const mission = { points: 200, missionShips: ["gr75mediumtransport"] };
const cinematic = (...of: Parameters<typeof squad>) => problemsIn(check("cinematic", squad(...of), mission).verdict);

test("[HS-EPIC-02] a huge ship of the mission is legal; for any other the fix is to remove it", () => {
  const convoy = [ship("gr75mediumtransport", "brighthope"), "wedgeantilles", "lukeskywalker"] as const;
  expect(cinematic("rebel", ...convoy)).toEqual([]);
  expect(cinematic("rebel", ...convoy, "cr90corvette")).toEqual(["HS-EPIC-02: list 0, ship 3"]);
  expect(check("cinematic", squad("rebel", ...convoy, "cr90corvette"), mission).verdict.problems).toMatchObject([
    { problem: "huge ship not in the mission", fix: { fix: "remove the ship or change the mission" } },
  ]);
});

test("the mission's points limit applies, and huge ships cost no epic points", () => {
  const twice = check("cinematic", squad("rebel", "gr75mediumtransport", "gr75mediumtransport"), mission).verdict;
  expect(twice).toMatchObject({ legal: true, points: 60, epicPoints: 0 });
  expect(cinematic("rebel", "gr75mediumtransport", "hansolo", "chewbacca", "landocalrissian", "wedgeantilles", "lukeskywalker")).toEqual([
    "1E-SQUAD-02: list 0",
  ]);
  expect(cinematic("rebel", "gr75mediumtransport", "academypilot")).toEqual(["1E-SQUAD-01: list 0, ship 1"]);
});
