import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import { checkEntry } from "./checks/check-entry.ts";
import type { SquadDraft } from "./draft.ts";
import { squad, times } from "./ready-made/ready-made.ts";
import { formatNamed, problemsIn } from "./rows/testing.ts";
import { tierFormat } from "./tier.ts";

const ESCALATION = formatNamed("escalation");
const catalogue = catalogueOf(pack);
const OBSTACLES = ["coreasteroid0", "coreasteroid1", "coreasteroid2"];
const checkTier = (draft: SquadDraft, tier: number) =>
  checkEntry({ squads: [draft] }, tierFormat(draft, tier, ESCALATION), catalogue).verdict;
/** 12 points each. */
const tieFighters = (count: number): SquadDraft => ({ ...squad("imperial", ...times(count, "academypilot")), obstacles: OBSTACLES });

describe("a tier on its own", () => {
  test.each<[string, number, number, number]>([
    ["ES-SQUAD-02", 1, 60, 6],
    ["ES-SQUAD-03", 2, 90, 8],
    ["ES-SQUAD-04", 3, 120, 11],
    ["ES-SQUAD-05", 4, 150, 13],
  ])("[%s] tier %i has %i points", (rule, tier, limit, tooMany) => {
    const fits = Math.floor(limit / 12);
    expect(checkTier(tieFighters(Math.min(fits, 8)), tier)).toMatchObject({ legal: true, lists: [{ limit }] });
    expect(problemsIn(checkTier(tieFighters(tooMany), tier))).toContain(`${rule}: list 0`);
  });

  test("keeps the format's other limits and doesn't need any other tier", () => {
    expect(problemsIn(checkTier(tieFighters(1), 1))).toEqual(["ES-SQUAD-09: list 0"]);
    expect(problemsIn(checkTier(tieFighters(9), 3))).toEqual(["ES-SQUAD-10: list 0"]);
  });

  test("[ES-LIST-52-Q] only the first tier must name the obstacles; any tier that names obstacles must name three", () => {
    const { obstacles, ...bare } = tieFighters(5);
    expect(problemsIn(checkTier(bare, 1))).toEqual(["ES-LIST-52-Q: list 0"]);
    expect(problemsIn(checkTier(bare, 2))).toEqual([]);
    expect(problemsIn(checkTier({ ...bare, obstacles: obstacles?.slice(1) ?? [] }, 2))).toEqual(["ES-LIST-52-Q: list 0"]);
  });

  test("has the same hash as the list in the whole entry", () => {
    const { obstacles, ...bare } = tieFighters(7);
    const tiers = [tieFighters(5), bare, bare, bare];
    const { verdict } = checkEntry({ squads: tiers }, ESCALATION, catalogue);
    for (const [at, tier] of tiers.entries()) expect(checkTier(tier, at + 1).lists[0]?.hash).toBe(verdict.lists[at]?.hash);
  });
});
