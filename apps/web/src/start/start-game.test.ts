/** Checks that every playable game in every edition starts with its defaults. */
import { availableLists, catalogueFor, fitsSeat, type GameChoice, type ListOffer, lineUpFor } from "@broadside/content";
import type { EditionId, ScenarioType } from "@broadside/formats";
import { describe, expect, test } from "vitest";
import { localClient } from "../game-worker/client.testing.ts";
import type { GameOffer } from "../game-worker/shared/start-protocol.ts";
import { readList } from "./read-list.ts";
import { memberOf, teamChoices, teamsIn, typesFor } from "./seating.ts";
import { type ChosenTable, gameChoice, listTable } from "./table-choice.ts";

const client = localClient();
const offers = await client.offers("all");
const playable = offers.filter(({ isPlayable }) => isPlayable);
const offerOf = (id: string): GameOffer => {
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw new Error(`no game ${id}`);
  return offer;
};

/** Every number of seats, with every type of game that it allows. */
const tables = (offer: GameOffer): readonly (readonly [seats: number, type: ScenarioType])[] =>
  Array.from({ length: offer.seats[1] - offer.seats[0] + 1 }, (_, at) => offer.seats[0] + at).flatMap((seats) =>
    typesFor(offer, seats).map((type) => [seats, type] as const),
  );
const tableOf = (offer: GameOffer, edition: EditionId, teams: ChosenTable["teams"], tier = 1): ChosenTable => ({
  offer,
  edition,
  options: {},
  tier,
  deck: undefined,
  teams,
  agreements: {},
});
const names = (table: ChosenTable): readonly string[] => table.teams.map((_, seat) => `Player ${seat + 1}`);

/** The choice that the form makes if nothing is changed. */
async function untouched(table: ChosenTable): Promise<GameChoice> {
  return gameChoice(table, names(table), await lineUpFor(listTable(table)));
}

describe.each(playable.map((offer) => [offer.id, offer] as const))("%s", (_, offer) => {
  test.each(tables(offer))("for %i as %s has a list for every seat", async (seats, type) => {
    const tiers = offer.tiers.length > 0 ? offer.tiers.map((_points, at) => at + 1) : [1];
    for (const edition of offer.editions)
      for (const tier of tiers) {
        const choice = await untouched(tableOf(offer, edition, teamsIn(offer, type, seats), tier));
        const { problems, squads } = await client.check(choice);
        expect(problems).toEqual([]);
        expect(squads.filter((squad) => squad)).toHaveLength(seats);
      }
  });
});

describe("teams", () => {
  test("can be chosen in team games, unless they are fixed", () => {
    expect(teamChoices(offerOf("standard-100"), "team-battle", 3)).toEqual([1, 2, 3]);
    expect(teamChoices(offerOf("dogfight"), "team-battle", 6)).toEqual([1, 2]);
    expect(teamChoices(offerOf("standard-100"), "free-for-all", 3)).toBeUndefined();
    expect(teamChoices(offerOf("team-epic"), "team-battle", 4)).toBeUndefined();
  });

  test("in Team Epic share one entry: the captain flies its first list, and the teammate flies the second", async () => {
    const table = tableOf(offerOf("team-epic"), "1e", [1, 1, 2, 2]);
    expect(table.teams.map((_, at) => memberOf(table.teams, at))).toEqual([1, 2, 1, 2]);
    const [alliance] = await availableLists(listTable(table));
    const choice = await untouched(table);
    expect(choice.seats.slice(0, 2).map(({ squad }) => squad)).toEqual(alliance?.squads);
    expect(new Set(choice.seats.map(({ squad }) => squad.faction)).size).toBe(2);
  });
});

test("a seat without a list gets a different faction from the other sides", async () => {
  const table = listTable(tableOf(offerOf("epic-dogfight"), "1e", [1, 2]));
  const lists = await availableLists(table);
  const factionOf = (squads: ListOffer["squads"] = []) => squads[0]?.faction;
  const rebel = lists.find(({ squads }) => factionOf(squads) === "rebel");
  const [first, second] = await lineUpFor(table, [undefined, rebel]);
  expect(second).toBe(rebel);
  expect(factionOf(first?.squads)).not.toBe("rebel");
});

test("the options that a list was built with apply to all players", () => {
  const table = tableOf(offerOf("epic-dogfight"), "1e", [1, 2]);
  const squads = [{ faction: "imperial", ships: [] }];
  const [one, other] = [{ epicPoints: { gozanticlasscruiser: 2 } }, { points: 320, epicPoints: { croccruiser: 3 } }];
  const choice = gameChoice(table, names(table), [
    { id: "1", title: "one", source: "My drafts", squads, options: one },
    { id: "2", title: "other", source: "My drafts", squads, options: other },
  ]);
  expect(choice.options).toEqual({ points: 320, epicPoints: { gozanticlasscruiser: 2, croccruiser: 3 } });
});

const EVACUATION = { scenario: "cover-the-evacuation", edition: "2.0", options: {}, teams: [1, 2] } as const;

test("chosen lists stay, and the other seats get quick builds if one list is made of quick builds", async () => {
  const quick = (await availableLists(EVACUATION)).find((list) => list.source === "Quick builds" && fitsSeat(list, 1));
  if (!quick) throw new Error("no quick builds");
  const [first, second] = await lineUpFor(EVACUATION, [undefined, quick]);
  expect(second?.squads).toEqual(quick.squads);
  expect(first?.squads[0]?.builds?.length).toBeGreaterThan(0);
  expect(first?.squads[0]?.faction).not.toBe(quick.squads[0]?.faction);
});

test("points and threat can't be mixed in one game, but each squad is still checked", async () => {
  const quick = (await availableLists(EVACUATION)).find(({ source }) => source === "Quick builds");
  const [, points] = await lineUpFor(EVACUATION);
  const seats = [quick, points].flatMap((lists, at) => {
    const squad = lists?.squads[0];
    return squad ? [{ name: `Player ${at + 1}`, team: at + 1, squad }] : [];
  });
  const { problems, squads } = await client.check({ scenario: "cover-the-evacuation", edition: "2.0", seats });
  expect(problems).toMatchObject([{ rule: "EB-SCORE-09", problem: "points and threat mixed" }]);
  expect(squads.map((squad) => squad?.counts)).toEqual([expect.stringMatching(/^threat/), expect.stringMatching(/points$/)]);
});

test("[EB-ERR-01] a scenario page has the corrected figures and names the erratum", async () => {
  const textOf = async (id: string) => (await client.scenarioPage({ id, options: {} })).text;
  expect(await textOf("passing-engagement")).toMatch(/^- Each player places and controls one of the 2 shuttles [^.]*EB-ERR-03/m);
  expect(await textOf("key-cargo-retrieval")).toMatch(/^- The scenario places 3 shuttles [^.]*EB-ERR-04/m);
});

test("[EB-ERR-02] a card's name and cost come from the catalogue, whatever the list says", async () => {
  const luke = { id: "lukeskywalker", ship: "t65xwing", name: "Luc Marcheciel (promo)", points: 1, upgrades: {} };
  const text = JSON.stringify({ version: "2.5.0", faction: "rebelalliance", points: 1, pilots: [luke] });
  const read = await readList(text, "2.0");
  const squad = "entry" in read ? read.entry.squads[0] : undefined;
  if (!squad) throw new Error("no list");
  const seats = ["Anna", "Ben"].map((name) => ({ name, squad }));
  const checked = await client.check({ scenario: "dogfight", edition: "2.0", options: {}, seats });
  const cost = (await catalogueFor("2.0")).pilots.get("lukeskywalker")?.cost;
  expect(checked).toMatchObject({ squads: [{ counts: `${cost} points`, ships: ["Luke Skywalker"] }, { ships: ["Luke Skywalker"] }] });
});

test.each([
  ["by hand", ["Damage cards of the CR90 Corvette"]],
  ["ours", []],
] as const)("unknown Damage cards %s: this decides whether they are listed as cards to apply by hand", async (unknownDamage, byHand) => {
  const seats = ["rebel", "imperial"].map((faction, seat) => {
    const pilot = seat === 0 ? "cr90corvette" : "academypilot";
    return { name: `Seat ${seat + 1}`, squad: { faction, ships: [{ pilot, upgrades: [] }] } };
  });
  const { squads } = await client.check({ edition: "1e", format: "epic-dogfight", agreements: { unknownDamage }, seats });
  expect(squads[0]?.byHand).toEqual(byHand);
});
