/** Broken lists of many kinds, and their fixes. */
import { catalogueOf, type Pack } from "@broadside/cards";
import { pack as first } from "@broadside/cards/1e";
import { pack as second } from "@broadside/cards/2.0";
import { pack as latest } from "@broadside/cards/2.5";
import { checkEntry, type EntryDraft, formatById, type ListProblem, type SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import type { FixContext } from "./attempt.ts";
import { type Fix, fixesFor, planOf } from "./fixes.ts";

function contextOf(format: string, pack: Pack, ...squads: readonly SquadDraft[]): FixContext {
  const found = formatById(format);
  if (!found) throw new Error(`there is no format ${format}`);
  const catalogue = catalogueOf(pack);
  const check = (entry: EntryDraft) => checkEntry(entry, found, catalogue).verdict;
  const entry = { format, squads };
  return { entry, format: found, catalogue, verdict: check(entry), check };
}

/** The result of a generator. */
function finished<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const ship = (pilot: string, ...upgrades: readonly string[]) => ({ pilot, upgrades: upgrades.map((id) => ({ id })) });
const dogfight = (...ships: SquadDraft["ships"]) => contextOf("epic-dogfight", first, { faction: "rebel", ships });

function fixesForFirst(context: FixContext): readonly Fix[] {
  const [problem] = context.verdict.problems.filter(({ weight }) => weight === "illegal");
  if (!problem) throw new Error("nothing is wrong");
  return finished(fixesFor(problem, context));
}

const corvette = (...upgrades: SquadDraft["ships"][number]["upgrades"]) => ({ pilot: "cr90corvette", upgrades });

describe("the fixes for a problem", () => {
  test("[ET-SQUAD-02] over the limit: a cheaper card or one card less, with the new total", () => {
    const ships = Array.from({ length: 10 }, () => ship("rookiepilot", "r2astromech"));
    const aces = [ship("wedgeantilles", "predator"), ship("biggsdarklighter", "r2d2"), ship("prototypepilot", "protonrockets")];
    const context = dogfight(...ships, ...aces);
    expect(context.verdict.points).toBe(301);
    const fixes = fixesForFirst(context);
    expect(fixes.length).toBeGreaterThan(1);
    for (const { sum, difference } of fixes) {
      expect(sum).toBeLessThanOrEqual(300);
      expect(sum).toBe(context.verdict.points + difference);
    }
  });

  test("[HS-UPG-05] a limited card on both sections: another card instead, or none", () => {
    const context = dogfight(
      corvette({ id: "gunneryteam", section: "fore" }, { id: "gunneryteam", section: "aft" }),
      ship("wedgeantilles"),
    );
    const labels = fixesForFirst(context).map(({ label }) => label);
    expect(labels[0]).toMatch(/^Gunnery Team → /);
    expect(labels).toContainEqual("Remove Gunnery Team from CR90 Corvette");
  });

  test("[1E-SQUAD-05] the same unique pilot twice: another pilot for the ship, or one ship less", () => {
    const labels = fixesForFirst(dogfight(ship("lukeskywalker"), ship("lukeskywalker"), ship("wedgeantilles"))).map(({ label }) => label);
    expect(labels[0]).toMatch(/^Luke Skywalker → /);
    expect(labels).toContain("Remove Luke Skywalker");
  });

  test("[HS-SECT-08] half a corvette: add the other card", () => {
    const context = dogfight({ ...corvette(), onlySection: "fore" }, ship("wedgeantilles"));
    expect(fixesForFirst(context).map(({ label }) => label)).toContain("Add the aft card");
  });

  test("[2E-WCARD-01] a wing card without a wing: form a wing with ships from the list", () => {
    const context = contextOf("epic-battles", second, {
      faction: "galacticempire",
      ships: [ship("howlrunner", "veteranwingleader"), ship("academypilot"), ship("academypilot")],
    });
    expect(fixesForFirst(context)[0]?.label).toBe("Form a wing with Academy Pilot (ship 2) and Academy Pilot (ship 3)");
  });

  test("[ES-INCL-03] a tier that lacks a ship from the tier before: a plan makes the entry legal", () => {
    const squad = (...ships: SquadDraft["ships"]): SquadDraft => ({
      faction: "rebel",
      ships,
      obstacles: ["coreasteroid0", "coreasteroid1", "coreasteroid2"],
    });
    const two = squad(ship("rookiepilot"), ship("rookiepilot"));
    const context = contextOf("escalation", first, two, squad(ship("rookiepilot"), ship("prototypepilot")), two, two);
    const plan = finished(planOf(context));
    expect(plan && context.check(plan.entry).legal).toBe(true);
  });

  test("a problem that no change to the list can solve has no fix", () => {
    const context = contextOf("epic-dogfight", first, { faction: "", ships: [] });
    expect(fixesForFirst(context)).toEqual([]);
    expect(finished(planOf(context))).toBeUndefined();
  });
});

const BROKEN: Readonly<Record<string, FixContext>> = {
  "epic points": dogfight(corvette(), corvette(), ship("wedgeantilles")),
  "far too many points": dogfight(...Array.from({ length: 30 }, () => ship("rookiepilot", "r2astromech"))),
  "a wrong faction": dogfight(ship("academypilot"), ship("wedgeantilles")),
  "cards without icons": dogfight(ship("rookiepilot", "gunneryteam", "predator"), ship("wedgeantilles")),
  "too few ships": contextOf("extended-200", second, { faction: "rebelalliance", ships: [ship("lukeskywalker")] }),
  "a huge ship in a format without": contextOf("standard-100", first, {
    faction: "rebel",
    ships: [corvette(), ship("rookiepilot"), ship("rookiepilot")],
  }),
  "too much loadout": contextOf("standard-20", latest, {
    faction: "rebelalliance",
    ships: [ship("lukeskywalker-t65xwing", "protontorpedoes", "r2d2", "instinctiveaim", "shieldupgrade"), ship("wedgeantilles-t65xwing")],
  }),
};

describe("every fix removes a problem", () => {
  for (const [name, context] of Object.entries(BROKEN))
    test(name, () => {
      const problems = context.verdict.problems.filter(({ weight }) => weight === "illegal");
      expect(problems.length).toBeGreaterThan(0);
      const count = (all: readonly ListProblem[]) => all.filter(({ weight }) => weight === "illegal").length;
      for (const problem of problems)
        for (const { entry, label } of finished(fixesFor(problem, context)))
          expect(count(context.check(entry).problems), label).toBeLessThan(problems.length);
    });

  for (const [name, context] of Object.entries(BROKEN))
    test(`all problems at once: ${name}`, () => {
      const plan = finished(planOf(context));
      expect(plan && context.check(plan.entry).problems.filter(({ weight }) => weight === "illegal")).toEqual([]);
    });
});
