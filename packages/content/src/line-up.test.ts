/** Tests that every scenario, edition, number of seats and game type has a line-up that is playable and sensible. */
import { SHEETS, type Sheet, scenarioById } from "@broadside/scenarios";
import type { SquadDraft } from "@broadside/squads";
import { describe, expect, test } from "vitest";
import { lineUpFor } from "./available-lists.ts";
import { catalogueFor } from "./content.ts";
import { FAIR_SHARE } from "./line-up.ts";
import { type LineUp, lineUpsOf } from "./line-up-table.ts";
import type { ListOffer } from "./list-offer.ts";
import { prepareGame } from "./prepare.ts";
import { checkSquad, membersOf, unitOf } from "./squad-check.ts";

/** Returns the seats on each side. Seats are given by index. */
function sidesOf({ teams }: LineUp): readonly (readonly number[])[] {
  const sides = new Map<number, number[]>();
  for (const [seat, team] of teams.entries()) sides.set(team ?? -1 - seat, [...(sides.get(team ?? -1 - seat) ?? []), seat]);
  return [...sides.values()];
}

const ALIKE = 0.1;
const FACTIONS = 7;

describe.each(SHEETS.filter(({ id }) => scenarioById(id)).map((sheet) => [sheet.id, sheet] as const))(
  "line-ups for %s",
  async (_, sheet) => {
    const lineUps = (await lineUpsOf(sheet)).map((lineUp) => [lineUp.edition, lineUp.seats, lineUp.type, lineUp] as const);

    test("exist for every number of seats in each of its editions", () => {
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
        expect("problems" in prepared ? prepared.problems : []).toEqual([]);
        expect("setup" in prepared && prepared.setup.squads).toHaveLength(seats);
      });

      test("uses one unit, and every squad comes close to its limit", () => {
        expect(new Set(squads.map(unitOf))).toEqual(new Set([lineUp.unit]));
        for (const { counts, most } of lineUp.squads) {
          expect(counts).toBeLessThanOrEqual(most);
          expect(counts).toBeGreaterThanOrEqual(FAIR_SHARE * most);
        }
      });

      test("has equally strong sides", () => {
        const totals = sidesOf(lineUp).map((side) => side.reduce((sum, seat) => sum + (lineUp.squads[seat]?.counts ?? 0), 0));
        expect(Math.min(...totals)).toBeGreaterThanOrEqual((1 - ALIKE) * Math.max(...totals));
      });

      test("has sides of different factions, and no two players have the same list", () => {
        const sides = sidesOf(lineUp);
        const flown = sides.flatMap((side) => [...factionsOf(side)]);
        expect(new Set(flown).size).toBe(Math.min(flown.length, FACTIONS));
        expect(new Set(squads.map(({ faction, ships, builds }) => JSON.stringify([faction, ships, builds]))).size).toBe(seats);
      });

      test("has squads that can attack: most of their ships have a weapon", async () => {
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
  },
);

const sheetOf = (id: string): Sheet => SHEETS.find((sheet) => sheet.id === id) as Sheet;
const brought = (squad: SquadDraft): ListOffer => ({ id: "brought", title: "Brought", source: "Opened here", squads: [squad] });
const squadsIn = (lists: readonly ListOffer[]) => lists.flatMap(({ squads }) => squads);
const alone = (count: number) => Array.from({ length: count }, () => undefined);

describe("a line-up respects", () => {
  test("squads that players bring: they stay, and other seats have other factions", async () => {
    const own = brought({ faction: "rebelalliance", ships: [{ pilot: "bluesquadronescort", upgrades: [] }] });
    const lists = await lineUpFor({ scenario: "dogfight", edition: "2.0", teams: alone(3) }, [undefined, own]);
    expect(lists[1]).toMatchObject(own);
    expect(new Set(squadsIn(lists).map(({ faction }) => faction)).size).toBe(3);
  });

  test("the unit of these squads, if the scenario has a limit in it", async () => {
    const own = brought({ faction: "rebelalliance", ships: [], builds: ["lukeskywalker"] });
    const lists = await lineUpFor({ scenario: "cover-the-evacuation", edition: "2.0", teams: [1, 2, 1, 2] }, [own]);
    expect(squadsIn(lists).map(unitOf)).toEqual(Array(4).fill("threat"));
  });

  test("the organiser's limit: if no list comes close to it, a squad is built from scratch", async () => {
    const [sheet, options] = [sheetOf("salvage-mission"), { points: 13 }];
    const squads = squadsIn(await lineUpFor({ scenario: sheet.id, edition: "2.5", options, teams: alone(2) }));
    const catalogue = await catalogueFor("2.5");
    const checked = squads.map((squad) => checkSquad({ sheet, edition: "2.5", catalogue, members: 1, options }, squad));
    expect(checked.map(({ counts, problems }) => [counts, problems])).toEqual([
      [13, []],
      [13, []],
    ]);
  });
});

test("a side has as many members as its team; a player without a team is a side of one", () => {
  expect([0, 1, 2, 3].map((seat) => membersOf([1, 2, 1, undefined], seat))).toEqual([2, 1, 2, 1]);
});
