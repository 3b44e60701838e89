import { SHEETS, type Sheet, scenarioById } from "@broadside/scenarios";
import { describe, expect, test } from "vitest";
import { defaultSquad } from "./default-squads.ts";
import type { SecondEdition } from "./formats.ts";
import { prepareGame } from "./prepare.ts";
import { checkSquad, membersOf } from "./squad-check.ts";

type Teams = readonly (number | undefined)[];
const EDITIONS: readonly SecondEdition[] = ["2.0", "2.5"];

const alone = (seats: number): Teams => Array.from({ length: seats }, () => undefined);
const twoTeams = (seats: number): Teams => Array.from({ length: seats }, (_, seat) => (seat % 2) + 1);

/** Everybody alone where that may be, and two teams where that may be; two are the teams of a team battle by themselves. */
function tablesOf({ players: { seats, types } }: Sheet): readonly Teams[] {
  const [fewest, most] = seats;
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).flatMap((count) => [
    ...(count === 2 || types.includes("free-for-all") ? [alone(count)] : []),
    ...(count > 2 && types.includes("team-battle") ? [twoTeams(count)] : []),
  ]);
}

const squadsFor = (sheet: Sheet, edition: SecondEdition, teams: Teams, options = {}) =>
  Promise.all(teams.map((_, seat) => defaultSquad({ sheet, edition, options, teams, seat })));

const PLAYED = SHEETS.filter(({ id }) => scenarioById(id)).flatMap((sheet) =>
  EDITIONS.filter((edition) => sheet.editions.includes(edition)).map((edition) => [sheet.id, edition, sheet] as const),
);

describe.each(PLAYED)("%s in %s", (scenario, edition, sheet) => {
  test.each(tablesOf(sheet).map((teams) => [teams.length, teams.map((team) => team ?? "-").join(""), teams] as const))(
    "for %i (%s) everybody gets a squad that may be flown",
    async (_, __, teams) => {
      const squads = await squadsFor(sheet, edition, teams);
      const entrants = squads.map((squad, seat) => ({ name: `Seat ${seat + 1}`, squad, team: teams[seat] }));
      expect(await prepareGame({ scenario, edition, entrants })).toHaveProperty("setup");
    },
  );
});

const sheetOf = (id: string): Sheet => SHEETS.find((sheet) => sheet.id === id) as Sheet;

test("neighbours fly different factions, and squads that come near the limit", async () => {
  const [sheet, teams] = [sheetOf("salvage-mission"), alone(2)];
  const squads = await squadsFor(sheet, "2.5", teams);
  expect(new Set(squads.map(({ faction }) => faction)).size).toBe(2);
  for (const squad of squads) {
    const { share } = await checkSquad({ sheet, edition: "2.5", members: 1 }, squad);
    expect(share).toBeGreaterThanOrEqual(0.85);
  }
});

test("where no squad at hand comes near what the organiser has set, plain ships do", async () => {
  const [sheet, options] = [sheetOf("salvage-mission"), { points: 13 }];
  const [squad] = await squadsFor(sheet, "2.5", alone(2), options);
  expect(squad?.name).toBe("Plain ships 1");
  expect(await checkSquad({ sheet, edition: "2.5", members: 1, options }, squad ?? { faction: "", ships: [] })).toHaveProperty("legal");
});

test("a side has as many members as its team; who has no team is one alone", () => {
  expect([0, 1, 2, 3].map((seat) => membersOf([1, 2, 1, undefined], seat))).toEqual([2, 1, 2, 1]);
});
