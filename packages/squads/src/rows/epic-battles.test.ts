/** Squads for Epic Battles: command icons, limits for scenarios and teams, and requirements that organisers set. */
import { describe, expect, test } from "vitest";
import { upgradeBar } from "../bar.ts";
import type { FormatOptions, SquadDraft } from "../draft.ts";
import { ship, squad, times } from "../ready-made/ready-made.ts";
import { wing } from "../ready-made/wing.ts";
import { checkerOf, formatNamed, problemsIn } from "./testing.ts";
import { CARDS_20, CARDS_25, check20, pilotOf, updated, withCards } from "./testing-second.ts";

const problems = (squads: SquadDraft | readonly SquadDraft[], options?: FormatOptions): readonly string[] =>
  problemsIn(check20("epic-battles", squads, options).verdict);

describe("command icons", () => {
  const bar = (format: string, pilot: string, catalogue = CARDS_20) =>
    upgradeBar(ship(pilot), formatNamed(format), catalogue)?.places.map(({ icon }) => icon);

  test("[EB-CMD-01] a command card is equipped and paid for like any other card", () => {
    const boba = (...upgrades: readonly string[]) => squad("scumandvillainy", ship("bobafett", ...upgrades));
    const bare = check20("epic-battles", boba()).verdict;
    const hunter = check20("epic-battles", boba("bounty")).verdict;
    expect(hunter.points - bare.points).toBe(5);
    expect(hunter.legal).toBe(true);
    expect(problems(boba("bounty", "initforthemoneyrebellion"))).toEqual(["EB-CMD-02: list 0, ship 0, upgrade 1"]);
  });

  test("[EB-CMD-02] in Epic every ship that isn't huge has an extra command icon", () => {
    const printed = ["talent", "sensor", "missile"];
    expect(pilotOf(CARDS_20, "baronoftheempire").slots).toEqual(printed);
    expect(bar("extended-200", "baronoftheempire")).toEqual(printed);
    expect(bar("epic-battles", "baronoftheempire")).toEqual([...printed, "command"]);
    const stele = (...upgrades: readonly string[]) => squad("galacticempire", ship("maarekstele", ...upgrades), "howlrunner");
    expect(problems(stele("dreadnoughthunter"))).toEqual([]);
    expect(problems(stele("dreadnoughthunter", "veteranwingleader"))).toContain("EB-CMD-02: list 0, ship 0, upgrade 1");
    expect(problemsIn(check20("extended-200", stele("dreadnoughthunter")).verdict)).toEqual(["2E-SQUAD-06: list 0, ship 0, upgrade 0"]);
  });

  test("[EB-CMD-03] a huge ship has only the command icons on its bar", () => {
    const { slots } = pilotOf(CARDS_20, "alderaanianguard");
    expect(slots.filter((slot) => slot === "command")).toHaveLength(1);
    expect(bar("epic-battles", "alderaanianguard")).toEqual(slots);
    const corvette = squad("rebelalliance", ship("alderaanianguard", "jandodonna", "raymusantilles"));
    expect(problems(corvette)).toEqual(["EB-CMD-03: list 0, ship 0, upgrade 1"]);
    expect(problems(squad("rebelalliance", ship("alderaanianguard", "raymusantilles")))).toEqual([]);
    // No printed card has two command icons, so this test makes one. Its ship can use both icons.
    const guard = { ...pilotOf(CARDS_20, "alderaanianguard"), slots: [...slots, "command" as const] };
    const changed = withCards(CARDS_20, { pilots: [guard] });
    expect(bar("epic-battles", "alderaanianguard", changed)?.filter((icon) => icon === "command")).toHaveLength(2);
    expect(problemsIn(checkerOf(changed)("epic-battles", corvette).verdict)).toEqual([]);
  });
});

/** X-wings that together cost 160 points. Each talent adds its cost to the total. */
const xWings = (...talents: readonly string[]): SquadDraft =>
  squad("rebelalliance", ...Array.from({ length: 4 }, (_, at) => ship("redsquadronveteran", ...talents.slice(at, at + 1))));

describe("limits", () => {
  test("[EB-SETUP-02] squads are built under the scenario's limits", () => {
    const aWings = times(5, "phoenixsquadronpilot");
    const of300 = squad("rebelalliance", ...times(4, "redsquadronveteran"), ...aWings);
    const of301 = squad("rebelalliance", ...times(3, "redsquadronveteran"), ship("redsquadronveteran", "marksmanship"), ...aWings);
    for (const options of [{ points: 300 }, { scenario: "passing-engagement" }]) {
      expect(check20("epic-battles", of300, options).verdict).toMatchObject({ legal: true, points: 300, lists: [{ limit: 300, left: 0 }] });
      expect(problems(of301, options)).toEqual(["EB-SETUP-02: list 0"]);
    }
    expect(problems(of301)).toEqual([]);
    const duel = { scenario: "aces-high" };
    expect(problems(squad("rebelalliance", "lukeskywalker"), duel)).toEqual([]);
    expect(problems(squad("rebelalliance", "dashrendar"), duel)).toEqual(["EB-SETUP-02: list 0"]);
    expect(problems(squad("rebelalliance", "phoenixsquadronpilot", "phoenixsquadronpilot"), duel)).toEqual(["EB-SETUP-02: list 0"]);
  });

  test("[EB-TEAM-01, EB-TEAM-04-Q] members share a team's points, rounded down, and can't spend what another leaves", () => {
    const scenario = { scenario: "cover-the-evacuation" };
    const of160 = xWings();
    const of166 = xWings("outmaneuver");
    const of168 = xWings("outmaneuver", "predator");
    const shared = check20("epic-battles", [of166, of166, of166], scenario).verdict;
    expect(shared.legal).toBe(true);
    expect(shared.lists.map(({ points, limit }) => [points, limit])).toEqual([
      [166, 166],
      [166, 166],
      [166, 166],
    ]);
    expect(problems([of166, xWings("outmaneuver", "marksmanship"), of166], scenario)).toEqual(["EB-TEAM-01: list 1"]);
    expect(problems([of160, of160, of168], scenario)).toEqual(["EB-TEAM-01: list 2"]);
    // With a limit of 501 points, each member would have 167.
    expect(problems([of166, of166, xWings("outmaneuver", "marksmanship")], { points: 501, team: true })).toEqual([]);
  });

  test("[EB-TEAM-02] members share a team's threat in the same way", () => {
    const vader = (wingmates: number): SquadDraft => ({ faction: "galacticempire", ships: [], builds: [`wing-darthvader-${wingmates}`] });
    const options = { threat: 20, team: true };
    const { verdict } = check20("epic-battles", [vader(2), vader(2), vader(2)], options);
    expect(verdict.lists.map(({ threat, limit }) => [threat, limit])).toEqual([
      [6, 6],
      [6, 6],
      [6, 6],
    ]);
    expect(verdict.legal).toBe(true);
    expect(problems([vader(2), vader(2), vader(3)], options)).toEqual(["EB-TEAM-02: list 2"]);
  });

  test("[EB-TEAM-03] a team of one has the whole limit", () => {
    const fleet = (...talents: readonly string[]) =>
      squad(
        "rebelalliance",
        ...xWings(...talents).ships,
        ...times(10, "phoenixsquadronpilot"),
        ship("thanekyrell", "protontorpedoes", "marksmanship"),
      );
    const alone = check20("epic-battles", fleet(), { scenario: "cover-the-evacuation" }).verdict;
    expect(alone).toMatchObject({ legal: true, points: 500, lists: [{ limit: 500, left: 0 }] });
    expect(problems(fleet("marksmanship"), { scenario: "cover-the-evacuation" })).toEqual(["EB-SETUP-02: list 0"]);
  });
});

describe("requirements at events", () => {
  const corvette = (points: 250 | 251) => [
    ship(
      "alderaanianguard",
      ...["turbolaserbattery", "ordnancetubes", "gunneryspecialists", "sensorexperts", "adaptiveshields", "jandodonna"],
    ),
    ship("echobaseevacuees", points === 250 ? "damagecontrolteam" : "ordnanceteam"),
  ];
  const escort = ["lukeskywalker", "wedgeantilles", "jekporkins", "janors", "greensquadronpilot"];

  test("[EB-EVENT-02] a squad needs at least one huge ship or one wing", () => {
    const options = { requirements: ["huge-or-wing"] } as const;
    expect(problems(xWings(), options)).toEqual(["EB-EVENT-02: list 0"]);
    expect(problems({ ...xWings(), ships: [...xWings().ships, ship("echobaseevacuees")] }, options)).toEqual([]);
    const [leader, ...others] = xWings().ships;
    const led = { ...xWings(), ships: [{ ...leader, pilot: "redsquadronveteran", upgrades: [{ id: "veteranwingleader" }] }, ...others] };
    expect(problems({ ...led, wings: [wing(0, 1, 2, 3)] }, options)).toEqual([]);
    const build = { faction: "rebelalliance", ships: [], builds: ["wing-lukeskywalker-2"] };
    expect(problems(build, { ...options, threat: 20 })).toEqual([]);
    expect(problems([xWings(), led], options)).toContain("EB-EVENT-02: list 0");
  });

  test("[EB-EVENT-03, EB-EVENT-05] huge ships with their upgrades cost at most half of the limit, rounded up, whatever the total", () => {
    const options = { requirements: ["huge-at-most-half"], points: 500 } as const;
    const { verdict } = check20("epic-battles", squad("rebelalliance", ...corvette(250), ...escort), options);
    expect(verdict.points).toBe(480);
    expect(verdict.lists[0]?.ships.slice(0, 2).map(({ points }) => points)).toEqual([192, 58]);
    expect(verdict.legal).toBe(true);
    expect(problems(squad("rebelalliance", ...corvette(251), ...escort), options)).toEqual(["EB-EVENT-03: list 0"]);
    expect(problems(squad("rebelalliance", ...corvette(251), ...escort), { points: 500 })).toEqual([]);
    const odd = { ...options, points: 301 };
    expect(problems(squad("rebelalliance", ship("alderaanianguard", "ioncannonbattery")), odd)).toEqual([]);
    expect(problems(squad("rebelalliance", ship("alderaanianguard", "targetingbattery")), odd)).toEqual(["EB-EVENT-03: list 0"]);
  });

  test("[EB-EVENT-04] the same applies to threat", () => {
    const cruisers: SquadDraft = {
      faction: "galacticempire",
      ships: [],
      builds: ["outerrimgarrison", "outerrimgarrison", "wing-darthvader-2"],
    };
    const options = { requirements: ["huge-at-most-half"], threat: 20 } as const;
    expect(check20("epic-battles", cruisers, options).verdict).toMatchObject({ legal: true, threat: 16 });
    expect(problems(cruisers, { ...options, threat: 19 })).toEqual([]);
    expect(problems(cruisers, { ...options, threat: 18 })).toEqual(["EB-EVENT-04: list 0"]);
    const garrison = CARDS_20.quickBuilds.get("outerrimgarrison");
    if (!garrison) throw new Error("no build of a Gozanti");
    const dearer = checkerOf(withCards(CARDS_20, { quickBuilds: [{ ...garrison, threat: 6, id: "outerrimgarrison-6" }] }));
    const of11: SquadDraft = { ...cruisers, builds: ["outerrimgarrison", "outerrimgarrison-6", "wing-darthvader-2"] };
    expect(problemsIn(dearer("epic-battles", of11, options).verdict)).toEqual(["EB-EVENT-04: list 0"]);
  });

  test("[EB-EVENT-06] organisers choose which requirements apply, and can exclude cards", () => {
    const heavy = squad("rebelalliance", ...corvette(251), ...escort);
    const light = squad("rebelalliance", ...escort);
    expect(problems(heavy, { requirements: [] })).toEqual([]);
    expect(problems(heavy, { requirements: ["huge-or-wing"] })).toEqual([]);
    expect(problems(heavy, { requirements: ["huge-or-wing", "huge-at-most-half"] })).toEqual(["EB-EVENT-03: list 0"]);
    expect(problems(light, { requirements: ["huge-or-wing", "huge-at-most-half"] })).toEqual(["EB-EVENT-02: list 0"]);
    const event = { region: "elsewhere", notAdmitted: ["lukeskywalker", "jandodonna"] } as const;
    expect(problems(light, { event })).toEqual(["EB-EVENT-06: list 0, ship 0"]);
    expect(problems(heavy, { event })).toEqual(["EB-EVENT-06: list 0, ship 0, upgrade 5", "EB-EVENT-06: list 0, ship 2"]);
  });
});

test("[SC-COMMON-69-Q] no huge ship is legal in a standard squad", () => {
  // The ship is cheap here, so that only the tested rule refuses it.
  const check = checkerOf(updated(CARDS_25, { pilots: { echobaseevacuees: { cost: 5 } } }));
  const fleet = (last: string) => squad("rebelalliance", "wedgeantilles", "biggsdarklighter", last);
  for (const format of ["standard-20", "extended-20"]) {
    expect(problemsIn(check(format, fleet("echobaseevacuees")).verdict)).toEqual(["SC-COMMON-69-Q: list 0, ship 2"]);
    expect(problemsIn(check(format, fleet("jekporkins")).verdict)).toEqual([]);
  }
  expect(problemsIn(check20("extended-200", fleet("echobaseevacuees")).verdict)).toEqual(["SC-COMMON-69-Q: list 0, ship 2"]);
  expect(problems(fleet("echobaseevacuees"))).toEqual([]);
});

describe("the scenario in the options", () => {
  const one = squad("rebelalliance", "lukeskywalker");

  test("[EB-SETUP-02] must exist", () => {
    expect(problems(one, { scenario: "no-such-scenario" })).toEqual(["EB-SETUP-02"]);
    expect(problems(one, { scenario: "cover-the-evacuation" })).toEqual([]);
  });

  test("[EB-SETUP-02] must have seats for the whole team", () => {
    const team = times(6, "lukeskywalker").map(() => one);
    expect(problems(team, { scenario: "cover-the-evacuation" })).toEqual(["EB-SETUP-02"]);
    expect(problems(team.slice(1), { scenario: "cover-the-evacuation" })).toEqual([]);
    expect(problems(team.slice(0, 2), { scenario: "passing-engagement" })).toEqual(["EB-SETUP-02"]);
  });
});
