/** Before a game of the second edition: every scenario that can be played starts with what is offered first. */
import { catalogueFor } from "@broadside/content";
import { describe, expect, test } from "vitest";
import { checkBattle, scenarioOffers, scenarioPage } from "./game-offers.ts";
import { battleLineUp, battleLists } from "../battle-lists.ts";
import type { BattleType, ScenarioOffer } from "./start-protocol.ts";
import { teamsFor, typesFor } from "./seating.ts";
import { readList } from "./read-list.ts";

const playable = scenarioOffers().filter(({ isPlayable }) => isPlayable);

/** Every number of seats, as every type that it may be played as. */
const tables = (offer: ScenarioOffer): readonly (readonly [seats: number, type: BattleType])[] =>
  Array.from({ length: offer.seats[1] - offer.seats[0] + 1 }, (_, at) => offer.seats[0] + at).flatMap((seats) =>
    typesFor(offer, seats).map((type) => [seats, type] as const),
  );

describe.each(playable.map((offer) => [offer.id, offer] as const))("%s", (_, offer) => {
  test.each(tables(offer))("for %i as %s has a list for every seat", async (seats, type) => {
    for (const edition of offer.editions) {
      const teams = teamsFor(type, seats);
      const wanted = { scenario: offer.id, edition, options: {} };
      const squads = await battleLineUp({ ...wanted, teams, chosen: {} });
      const chosen = squads.map((squad, seat) => ({ name: `Player ${seat + 1}`, team: teams[seat], squad }));
      expect(await checkBattle({ ...wanted, seats: chosen })).toHaveProperty("squads");
    }
  });
});

test("what others have chosen stays, and all count as it does: in threat beside quick builds", async () => {
  const wanted = { scenario: "cover-the-evacuation", edition: "2.0", options: {}, teams: [1, 2] } as const;
  const quick = (await battleLists(wanted)).find(({ source, fits }) => source === "Quick builds" && fits.includes(1))?.squad;
  if (!quick) throw new Error("no quick builds");
  const squads = await battleLineUp({ ...wanted, chosen: { 1: quick } });
  expect(squads[1]).toEqual(quick);
  expect(squads[0]?.builds?.length).toBeGreaterThan(0);
  expect(squads[0]?.faction).not.toBe(quick.faction);
});

test("points and threat in one game are refused, with the reason", async () => {
  const wanted = { scenario: "cover-the-evacuation", edition: "2.0", options: {}, teams: [1, 2] } as const;
  const quick = (await battleLists(wanted)).find(({ source }) => source === "Quick builds")?.squad;
  const [, points] = await battleLineUp({ ...wanted, chosen: {} });
  const seats = [quick, points].flatMap((squad, at) => (squad ? [{ name: `Player ${at + 1}`, team: at + 1, squad }] : []));
  expect(await checkBattle({ ...wanted, seats })).toMatchObject({
    faults: [{ seat: undefined, rule: "EB-SCORE-09", text: expect.stringContaining("Points and threat cannot be added") }],
  });
});

test("[EB-ERR-01] a page has the corrected figures, and names the row that corrects them", () => {
  expect(scenarioPage("passing-engagement", {}).text).toMatch(/^- 2 shuttles: [^.]*EB-ERR-03/m);
  expect(scenarioPage("key-cargo-retrieval", {}).text).toMatch(/^- 3 shuttles: [^.]*EB-ERR-04/m);
});

test("[EB-ERR-02] whatever a list calls a card and has it cost, its id counts: the card as the catalogue has it", async () => {
  const luke = { id: "lukeskywalker", ship: "t65xwing", name: "Luc Marcheciel (promo)", points: 1, upgrades: {} };
  const text = JSON.stringify({ version: "2.5.0", faction: "rebelalliance", points: 1, pilots: [luke] });
  const read = await readList(text, "2.0");
  const squad = "entry" in read ? read.entry.squads[0] : undefined;
  if (!squad) throw new Error("no list");
  const seats = ["Anna", "Ben"].map((name) => ({ name, squad }));
  const checked = await checkBattle({ scenario: "dogfight", edition: "2.0", options: {}, seats });
  const cost = (await catalogueFor("2.0")).pilots.get("lukeskywalker")?.cost;
  expect(checked).toMatchObject({ squads: [{ counts: `${cost} points`, ships: ["Luke Skywalker"] }, { ships: ["Luke Skywalker"] }] });
});
