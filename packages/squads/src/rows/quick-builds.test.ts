/** Quick builds, including wings: ships with fixed cards, which cost threat. */
import { describe, expect, test } from "vitest";
import type { SquadDraft } from "../draft.ts";
import { ship, squad } from "../ready-made/ready-made.ts";
import { wing } from "../ready-made/wing.ts";
import { problemsIn } from "./testing.ts";
import { CARDS_20, CARDS_25, check20, check25 } from "./testing-second.ts";

const built = (faction: string, ...builds: readonly string[]): SquadDraft => ({ faction, ships: [], builds });
const problems = (list: SquadDraft, threat?: number): readonly string[] =>
  problemsIn(check20("quick-build-2.0", list, threat === undefined ? {} : { threat }).verdict);

describe("threat", () => {
  test("[2E-SQUAD-26] builds are fixed ships with threat instead of points: 3 + 3 + 2 gives 8, but 3 + 3 + 3 is too much", () => {
    const eight = built("rebelalliance", "lukeskywalker", "wedgeantilles", "biggsdarklighter");
    for (const { verdict, legal } of [check20("quick-build-2.0", eight), check25("quick-build-2.5", eight)]) {
      expect(verdict).toMatchObject({ legal: true, threat: 8, points: 0, lists: [{ threat: 8, limit: 8, left: 0 }] });
      expect(legal?.squads[0]?.ships.map(({ pilot }) => pilot.id)).toEqual(eight.builds);
    }
    const luke = check20("quick-build-2.0", eight).legal?.squads[0]?.ships[0];
    expect(luke?.upgrades.map(({ card }) => card.id)).toEqual(["instinctiveaim", "protontorpedoes", "r2d2", "servomotorsfoils"]);
    const nine = built("rebelalliance", "lukeskywalker", "wedgeantilles", "thanekyrell");
    expect(problems(nine)).toEqual(["2E-SQUAD-26: list 0"]);
    expect(problems(nine, 9)).toEqual([]);
  });

  test("[2E-SQUAD-26] builds can't be changed or combined with other ships", () => {
    const luke = built("rebelalliance", "lukeskywalker");
    expect(problems({ ...luke, ships: [ship("biggsdarklighter")] })).toEqual(["2E-SQUAD-26: list 0"]);
    expect(problems(built("rebelalliance", "no-such-build"))).toContain("2E-SQUAD-26: list 0");
    expect(problemsIn(check20("epic-battles", luke).verdict)).toEqual(["2E-SQUAD-26: list 0"]);
    expect(problemsIn(check20("epic-battles", luke, { threat: 20 }).verdict)).toEqual([]);
  });

  test("[2E-SQUAD-26] a problem with a build is reported for the list, because the build's ships aren't in the draft", () => {
    expect(problems(built("rebelalliance", "lukeskywalker", "lukeskywalker"))).toContain("2E-SQUAD-10: list 0");
    expect(problems(built("rebelalliance", "lukeskywalker", "soontirfel"))).toEqual(["2E-SQUAD-05: list 0"]);
    expect(problems(built("separatistalliance", "captainsear", "generalgrievous"))).toEqual(["2E-SQUAD-13: list 0"]);
  });
});

describe("wings", () => {
  test("[2E-WCARD-16] a wing build's threat depends on its card and its number of wingmates", () => {
    const table: Readonly<Record<string, readonly number[]>> = {
      lukeskywalker: [8, 10, 12, 14],
      darthvader: [6, 7, 8, 9],
      fennrau: [8, 10, 12, 14],
      poedameron: [9, 11, 13, 15],
      kyloren: [6, 8],
      plokoon: [5, 6, 7, 8],
      generalgrievous: [5, 6, 7, 8],
      aaylasecura: [5, 7, 8, 9],
      commandantgoran: [4, 5, 6, 7],
      "herasyndulla-vcx100lightfreighter": [6, 7, 8, 9],
    };
    for (const { quickBuilds } of [CARDS_20, CARDS_25])
      for (const [leader, threats] of Object.entries(table))
        expect([leader, ...[2, 3, 4, 5].map((mates) => quickBuilds.get(`wing-${leader}-${mates}`)?.threat)]).toEqual([
          leader,
          ...[0, 1, 2, 3].map((more) => threats[more]),
        ]);
    const { verdict, legal } = check20("quick-build-2.0", built("galacticempire", "wing-darthvader-4"));
    expect(verdict).toMatchObject({ legal: true, threat: 8 });
    expect(legal?.squads[0]?.ships).toHaveLength(5);
  });

  test("[2E-WCARD-17] a wing build can have wingmates that its card doesn't allow", () => {
    const plo = check20("quick-build-2.0", built("galacticrepublic", "wing-plokoon-2")).legal?.squads[0];
    expect(plo?.ships.map(({ ship: { id } }) => id)).toEqual(["delta7aethersprite", "v19torrentstarfighter", "v19torrentstarfighter"]);
    expect(plo?.ships[0]?.upgrades.map(({ card }) => card.id)).toEqual(["veteranwingleader"]);
    const chosen = squad("galacticrepublic", ship("plokoon", "veteranwingleader"), "goldsquadrontrooper", "goldsquadrontrooper");
    expect(problemsIn(check20("epic-battles", { ...chosen, wings: [wing(0, 1, 2)] }).verdict)).toEqual([
      "2E-WCARD-04: list 0, wing 0, ship 1",
      "2E-WCARD-04: list 0, wing 0, ship 2",
    ]);
  });

  test("[EB-ERR-07] Luke Skywalker's wingmates are Red Squadron Veterans", () => {
    for (const mates of [2, 3, 4, 5]) {
      const luke = check20("epic-battles", built("rebelalliance", `wing-lukeskywalker-${mates}`), { threat: 20 }).legal?.squads[0];
      expect(luke?.ships.map(({ pilot }) => pilot.name)).toEqual([
        "Luke Skywalker",
        ...Array.from({ length: mates }, () => "Red Squadron Veteran"),
      ]);
    }
  });

  test("[2E-WCARD-16] a wing build comes with its formation", () => {
    const { legal } = check20("quick-build-2.0", built("galacticempire", "darthvader", "wing-darthvader-2"), { threat: 20 });
    expect(legal).toBeUndefined();
    const wing = check20("quick-build-2.0", built("galacticempire", "howlrunner", "wing-darthvader-3"), { threat: 20 }).legal?.squads[0];
    expect(wing?.ships[1]?.pilot.id).toBe("darthvader");
    expect(wing?.wings).toEqual([
      {
        leader: 1,
        wingmates: [
          { ship: 2, position: 2 },
          { ship: 3, position: 3 },
          { ship: 4, position: 4 },
        ],
      },
    ]);
  });
});
