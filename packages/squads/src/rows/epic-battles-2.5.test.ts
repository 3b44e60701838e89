/**
 * Epic Battles with 2.5 cards, which is our own format. A squad point counts as ten points, and a huge ship's points include its upgrades.
 */
import { SCENARIOS } from "@broadside/formats";
import { describe, expect, test } from "vitest";
import type { SquadDraft } from "../draft.ts";
import { usualFormat } from "../exchange/usual-format.ts";
import { FORMATS } from "../formats.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { wing } from "../ready-made/wing.ts";
import { problemsIn } from "./testing.ts";
import { CARDS_25, check25 } from "./testing-second.ts";

const FORMAT = "epic-battles-2.5";
const TRANSPORT = ship("echobaseevacuees", "pointdefensebattery", "commsteam");
const rebels = (...ships: Parameters<typeof squad>[1][]): SquadDraft => squad("rebelalliance", ...ships);

describe("what ships cost", () => {
  test("a huge ship costs its points and those of its upgrades; other ships cost ten per squad point, with upgrades paid from the loadout", () => {
    const { verdict } = check25(FORMAT, rebels(TRANSPORT, ship("garvendreis-t65xwing", "dreadnoughthunter", "protontorpedoes")));
    expect(verdict).toMatchObject({ legal: true, points: 65 + 9 + 7 + 50, lists: [{ limit: 500 }] });
    expect(verdict.lists[0]?.ships).toEqual([
      { points: 81, upgrades: 16 },
      { points: 50, upgrades: 15, loadout: 16 },
    ]);
  });

  test("a list over the limit or a ship over its loadout is refused", () => {
    const corvettes = rebels(...times(3, ship("alderaanianguard")), TRANSPORT, ship("wedgeantilles"));
    expect(problemsIn(check25(FORMAT, corvettes).verdict)).toEqual(["EB-SETUP-02: list 0"]);
    const overladen = rebels(ship("wedgeantilles", "dreadnoughthunter", "protontorpedoes"));
    expect(problemsIn(check25(FORMAT, overladen).verdict)).toEqual(["2E-SQUAD-04: list 0, ship 0"]);
  });

  test("a card without a known cost is reported", () => {
    const { verdict } = check25(FORMAT, squad("rebelalliance", ship("mandalorianresistancepilot", "combatboardingtube")));
    const named = verdict.problems.filter(({ problem }) => problem === "no known cost");
    expect(named).toMatchObject([{ card: "Combat Boarding Tube" }]);
  });
});

describe("wings and scenarios", () => {
  const winged = (points: number, mates: number): ReturnType<typeof check25> =>
    check25(
      FORMAT,
      {
        ...squad("galacticempire", ship("howlrunner", "veteranwingleader"), ...times(mates, "academypilot")),
        wings: [wing(0, ...Array.from({ length: mates }, (_, at) => at + 1))],
      },
      { points },
    );

  test("a wing needs its leader's command card, as in 2.0", () => {
    expect(winged(120, 4).verdict).toMatchObject({ legal: true, points: 120 });
    expect(winged(110, 4).verdict.legal).toBe(false);
    expect(winged(500, 1).verdict.legal).toBe(false);
  });

  test("each of the eleven scenarios has the same limit as in 2.0", () => {
    const epic = SCENARIOS.filter(({ family }) => family === "epic");
    expect(epic).toHaveLength(11);
    for (const { id, limits } of epic) {
      const [first] = limits;
      const { verdict } = check25(FORMAT, rebels(ship("wedgeantilles")), { scenario: id });
      expect(verdict.lists[0]?.limit, id).toBe(first?.points ?? first?.threat);
    }
  });
});

describe("a huge ship of 2.5", () => {
  test.each(FORMATS.filter(({ edition }) => edition === "2.5"))(
    "gets a verdict in $id, and each problem has a rule and a fix",
    ({ id }) => {
      for (const pilot of CARDS_25.pack.pilots) {
        if (CARDS_25.ships.get(pilot.ship)?.size !== "huge") continue;
        const { verdict } = check25(id, squad(pilot.faction, ship(pilot.id, "turbolaserbattery", "veteranwingleader")));
        for (const { problem, fix, rule } of verdict.problems) expect([problem, fix.fix, rule]).not.toContain("");
        expect(verdict.problems.length).toBeGreaterThan(0);
      }
    },
  );

  test("makes a list without a named format an Epic Battles list, and so does a wing", () => {
    expect(usualFormat([rebels(TRANSPORT)], CARDS_25).id).toBe(FORMAT);
    expect(usualFormat([{ ...rebels(ship("wedgeantilles"), ship("wedgeantilles")), wings: [wing(0, 1)] }], CARDS_25).id).toBe(FORMAT);
    expect(usualFormat([rebels(ship("wedgeantilles"))], CARDS_25).id).toBe("standard-20");
  });
});
