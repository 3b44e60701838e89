/** Every scenario, edition, number of seats and type has a line-up that can be played and makes sense. */
import { SHEETS, type Sheet, scenarioById } from "@broadside/scenarios";
import type { SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { catalogueFor } from "./content.ts";
import { defaultLineUp, FAIR_SHARE } from "./line-up.ts";
import { type LineUp, lineUpsOf } from "./line-up-table.ts";
import { prepareGame } from "./prepare.ts";
import { checkSquad, membersOf, unitOf } from "./squad-check.ts";

/** Each side by its members' places. */
function sidesOf({ teams }: LineUp): readonly (readonly number[])[] {
  const sides = new Map<number, number[]>();
  for (const [seat, team] of teams.entries()) sides.set(team ?? -1 - seat, [...(sides.get(team ?? -1 - seat) ?? []), seat]);
  return [...sides.values()];
}

const ALIKE = 0.1;
const FACTIONS = 7;

describe.each(SHEETS.filter(({ id }) => scenarioById(id)).map((sheet) => [sheet.id, sheet] as const))("%s", async (_, sheet) => {
  const lineUps = (await lineUpsOf(sheet)).map((lineUp) => [lineUp.edition, lineUp.seats, lineUp.type, lineUp] as const);

  test("has one for every number of seats in each of its editions", () => {
    const [least, most] = sheet.players.seats;
    for (const edition of new Set(lineUps.map(([one]) => one)))
      expect([...new Set(lineUps.filter(([one]) => one === edition).map(([, seats]) => seats))]).toEqual(
        Array.from({ length: most - least + 1 }, (_each, more) => least + more),
      );
  });

  describe.each(lineUps)("in %s, %i seats, %s", (edition, seats, _type, lineUp) => {
    const squads = lineUp.squads.map(({ squad }) => squad);
    const factionsOf = (side: readonly number[]) => new Set(side.map((seat) => squads[seat]?.faction));

    test("can be played", async () => {
      const chosen = squads.map((squad, seat) => ({ name: `Seat ${seat + 1}`, squad, team: lineUp.teams[seat] }));
      const prepared = await prepareGame({ scenario: sheet.id, edition, seats: chosen });
      expect("faults" in prepared ? prepared.faults : []).toEqual([]);
      expect("setup" in prepared && prepared.setup.squads).toHaveLength(seats);
    });

    test("counts in one unit, and all come near to what they may", () => {
      expect(new Set(squads.map(unitOf))).toEqual(new Set([lineUp.unit]));
      for (const { counts, most } of lineUp.squads) {
        expect(counts).toBeLessThanOrEqual(most);
        expect(counts).toBeGreaterThanOrEqual(FAIR_SHARE * most);
      }
    });

    test("its sides are equally strong", () => {
      const totals = sidesOf(lineUp).map((side) => side.reduce((sum, seat) => sum + (lineUp.squads[seat]?.counts ?? 0), 0));
      expect(Math.min(...totals)).toBeGreaterThanOrEqual((1 - ALIKE) * Math.max(...totals));
    });

    test("its sides fly different factions, and nobody another's list", () => {
      const sides = sidesOf(lineUp);
      const flown = sides.flatMap((side) => [...factionsOf(side)]);
      expect(new Set(flown).size).toBe(Math.min(flown.length, FACTIONS));
      expect(new Set(squads.map(({ faction, ships, builds }) => JSON.stringify([faction, ships, builds]))).size).toBe(seats);
    });

    test("whoever comes to attack can: most ships of every squad have a weapon", async () => {
      const { pilots, ships, upgrades, quickBuilds } = await catalogueFor(edition);
      const flownBy = ({ ships: own, builds = [] }: SquadDraft) => [
        ...own.map(({ pilot, upgrades: cards }) => ({ pilot, cards: cards.map(({ id }) => id) })),
        ...builds.flatMap((id) => quickBuilds.get(id)?.ships ?? []).map(({ pilot }) => ({ pilot, cards: [] })),
      ];
      for (const squad of squads) {
        const flown = flownBy(squad);
        const armed = flown.filter(
          ({ pilot, cards }) =>
            (ships.get(pilots.get(pilot)?.ship ?? "")?.attacks?.length ?? 0) > 0 || cards.some((id) => upgrades.get(id)?.attack),
        );
        expect(armed.length).toBeGreaterThan(flown.length / 2);
      }
    });
  });
});

const sheetOf = (id: string): Sheet => SHEETS.find((sheet) => sheet.id === id) as Sheet;
const alone = (count: number) => Array.from({ length: count }, () => undefined);

describe("a line-up goes with", () => {
  test("what is given: it stays, and others fly other factions", async () => {
    const given: SquadDraft = { faction: "rebelalliance", ships: [{ pilot: "bluesquadronescort", upgrades: [] }] };
    const squads = await defaultLineUp({ sheet: sheetOf("dogfight"), edition: "2.0", teams: alone(3), given: [undefined, given] });
    expect(squads[1]).toBe(given);
    expect(new Set(squads.map(({ faction }) => faction)).size).toBe(3);
  });

  test("the unit of what is given, where the scenario has a limit of it", async () => {
    const given: SquadDraft = { faction: "rebelalliance", ships: [], builds: ["lukeskywalker"] };
    const table = { edition: "2.0", teams: [1, 2, 1, 2], given: [given] } as const;
    expect((await defaultLineUp({ ...table, sheet: sheetOf("cover-the-evacuation") })).map(unitOf)).toEqual(Array(4).fill("threat"));
  });

  test("what the organiser has set: where no list comes near to it, ships are put together", async () => {
    const [sheet, options] = [sheetOf("salvage-mission"), { points: 13 }];
    const squads = await defaultLineUp({ sheet, edition: "2.5", options, teams: alone(2) });
    const checked = await Promise.all(squads.map((squad) => checkSquad({ sheet, edition: "2.5", members: 1, options }, squad)));
    expect(checked.map(({ counts, faults }) => [counts, faults])).toEqual([
      [13, []],
      [13, []],
    ]);
  });
});

test("a side has as many members as its team; who has no team is one alone", () => {
  expect([0, 1, 2, 3].map((seat) => membersOf([1, 2, 1, undefined], seat))).toEqual([2, 1, 2, 1]);
});
