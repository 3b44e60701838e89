/** Before a game of the second edition: every scenario that can be played starts with what is offered first. */
import { catalogueFor } from "@broadside/content";
import { describe, expect, test } from "vitest";
import { checkBattle, scenarioOffers, scenarioPage } from "./battle.ts";
import { battleLists } from "./battle-lists.ts";
import type { BattleType, ScenarioOffer } from "./battle-protocol.ts";
import { teamsFor, typesFor } from "./battle-seats.ts";
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
      const lists = await battleLists({ ...wanted, teams });
      const chosen = teams.map((team, seat) => {
        const own = lists.filter(({ fits }) => fits.includes(seat));
        return { name: `Player ${seat + 1}`, team, squad: own[seat % own.length]?.squad ?? { faction: "", ships: [] } };
      });
      expect(await checkBattle({ ...wanted, seats: chosen })).toHaveProperty("squads");
    }
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
