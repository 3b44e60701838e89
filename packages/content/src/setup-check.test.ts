/** What a forger may write into a set-up: everything that does not come from the cards, the format or the scenario is found, with its place. */
import { applyUpdate, type Catalogue, catalogueOf } from "@broadside/cards";
import { type Contender, type GameSetup, newGame, recordOf, setupFor } from "@broadside/rules";
import { checkEntry, formatById, type SquadDraft } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { READY_MADE as READY_2_0 } from "@broadside/squads/ready-made/2.0";
import { describe, expect, test } from "vitest";
import { catalogueFor, contentFor } from "./content.ts";
import { prepareGame } from "./prepare.ts";
import { checkSetup } from "./setup-check.ts";
import { verifyRecord } from "./verify-record.ts";

const CARDS = await catalogueFor("1e");

const draftOf = (lists: readonly { readonly id: string; readonly entry: { readonly squads: readonly SquadDraft[] } }[], id: string) => {
  const squads = lists.find((list) => list.id === id)?.entry.squads;
  if (!squads) throw new Error(`no list ${id}`);
  return squads;
};

function firstEdition(format: string, ids: readonly string[], catalogue: Catalogue = CARDS, more = {}): GameSetup {
  const row = formatById(format);
  if (!row) throw new Error(`no format ${format}`);
  const contenders = ids.flatMap((id, team): readonly Contender[] => {
    const { legal, verdict } = checkEntry({ squads: draftOf(READY_MADE, id) }, row, catalogue);
    if (!legal) throw new Error(JSON.stringify(verdict.faults));
    return legal.squads.map((squad, at) => ({ name: `${id} ${at}`, team, squad }));
  });
  return setupFor({ edition: "1e", format, catalogue }, contenders, more);
}

async function scenario(id: string, edition: "2.0" | "2.5", squads: readonly SquadDraft[]): Promise<GameSetup> {
  const prepared = await prepareGame({ scenario: id, edition, seats: squads.map((squad, at) => ({ name: `Player ${at + 1}`, squad })) });
  if ("faults" in prepared) throw new Error(JSON.stringify(prepared.faults));
  return prepared.setup;
}

const STANDARD = firstEdition("standard-100", ["1e-red-squadron", "1e-howlrunner-swarm"]);
const DOGFIGHT = firstEdition("epic-dogfight", ["1e-tantive-and-transport", "1e-raider-and-escort"]);
const TEAMS = firstEdition("team-epic", ["1e-team-alliance-fleet", "1e-team-imperial-hammer"]);
const QUICK = await scenario("fog-of-war", "2.0", [
  ...draftOf(READY_2_0, "red-three-quick"),
  ...draftOf(READY_2_0, "soontir-and-defender-quick"),
]);
const WINGS = await scenario("intel-pickup", "2.0", [
  ...draftOf(READY_2_0, "shadow-wing-epic"),
  ...draftOf(READY_2_0, "phoenix-squadron-epic"),
]);

/** The set-up as it comes from a text, with something put into it. */
function forged(setup: GameSetup, path: string, value: unknown): GameSetup {
  const copy = JSON.parse(JSON.stringify(setup)) as GameSetup;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce((held, key) => held[key] as Record<string, unknown>, copy as unknown as Record<string, unknown>);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

test.each([
  ["standard", STANDARD],
  ["Epic Dogfight", DOGFIGHT],
  ["Team Epic", TEAMS],
  ["quick builds", QUICK],
  ["wings", WINGS],
])("a set-up that its lists make holds: %s", async (_, setup) => {
  expect(await checkSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ setUp: "holds", beyond: [] });
});

describe("what does not come from cards, format or scenario is found", () => {
  test.each<[what: string, setup: GameSetup, path: string, value: unknown, words: RegExp]>([
    ["what a ship counts", STANDARD, "squads.0.ships.0.points", 1, /squads\[0\]\.ships\[0\]\.points is 1; by the cards \d+/],
    ["what a squad counts", STANDARD, "squads.1.points", 1, /squads\[1\]\.points is 1; by the cards \d+/],
    ["a card that there is none of", STANDARD, "squads.0.ships.0.pilot", "nobody", /squads\[0\]: There is no ship card "nobody"/],
    ["a card that the ship cannot have", STANDARD, "squads.1.ships.0.upgrades", ["r2d2"], /squads\[1\]: .*\(.*\)/],
    ["a card too few", STANDARD, "squads.0.ships.0.upgrades", [], /squads\[0\]\.\S+ is \d+; by the cards \d+/],
    ["another faction", STANDARD, "squads.0.faction", "imperial", /squads\[0\]: .* is of /],
    ["an obstacle that no list may bring", STANDARD, "squads.0.obstacles", ["hugelong"], /not one of the obstacles/],
    ["a Damage deck of a huge ship", STANDARD, "decks.0", "cr90-fore", /cr90-fore is no Damage deck of Standard/],
    ["another table", STANDARD, "table", "6x3", /table is "6x3"; by the cards "3x3"/],
    ["dials that are shared", STANDARD, "sharedDials", "team", /sharedDials is "team"; by the cards missing/],
    ["a remote", STANDARD, "remotes", [{ kind: "probeDroid", number: 1, seat: 0 }], /remotes is /],
    ["a limit that the format has not", STANDARD, "limit", 300, /limit is 300; by the cards missing/],
    ["a format of another edition", STANDARD, "format", "epic-battles", /none of the first edition/],
    ["an upgrade of a corvette on its other half", DOGFIGHT, "squads.0.ships.0.sectionPoints.aft", 2, /sectionPoints/],
    [
      "a huge ship as an obstacle where none may be",
      DOGFIGHT,
      "hugeObstacle",
      { seat: 0, token: "hugelong" },
      /A huge ship is an obstacle in standard games only, not in Epic Dogfight \(HS-HOBS-04\)/,
    ],
    ["three against one", TEAMS, "seats.2.team", 0, /Team Epic is played two against two, not 3 against 1/],
    ["decks of one's own in a team", TEAMS, "sharedDeck", undefined, /sharedDeck is missing; by the cards "team"/],
    ["the threat of a quick build", QUICK, "squads.0.ships.0.points", 1, /There is no quick build/],
    ["a ship out of its quick build", QUICK, "squads.0.ships.0.build", undefined, /squads\[0\]: /],
    ["the limit of a scenario", WINGS, "limit", 900, /limit is 900; by the cards \d+/],
    ["a figure of a scenario out of bounds", WINGS, "options", { rounds: 900 }, /900/],
    ["no wing", WINGS, "squads.0.wings", undefined, /squads\[0\]/],
    ["another leader of a wing", WINGS, "squads.0.wings.0.leader", 0, /squads\[0\]/],
  ])("%s", async (_, setup, path, value, words) => {
    const found = await checkSetup(forged(setup, path, value));
    expect(found).toEqual({ setUp: "differs", what: expect.stringMatching(words) });
  });
});

test.each<[string, GameSetup]>([
  ["first", STANDARD],
  ["second", QUICK],
])("the last round, the clocks and the rest of the agreements are free in the %s edition", async (_, setup) => {
  const agreements = { aids: "strict", undo: "never", clocks: { phase: 60, seat: 900, match: 4500 } } as const;
  expect(await checkSetup({ ...setup, roundLimit: 3, agreements })).toEqual({ setUp: "holds", beyond: [] });
});

test("what is as usual stands in no set-up", async () => {
  const found = await checkSetup({ ...STANDARD, agreements: { aids: "open" } });
  expect(found).toEqual({ setUp: "differs", what: expect.stringMatching(/^agreements is .*; by the cards missing/) });
});

test("names, the last round, the seconds of a phase and the core deck are whatever was agreed on", async () => {
  const seats = STANDARD.seats.map(({ team }, at) => ({ name: `Somebody ${at}`, team }));
  const agreed = { ...STANDARD, seats, decks: ["core", "core-tfa"], roundLimit: 3, agreements: { clocks: { phase: 60 } } };
  expect(await checkSetup(agreed)).toEqual({ setUp: "holds", beyond: [] });
});

test("a forged set-up that is played through is found all the same", async () => {
  const setup = forged(STANDARD, "squads.0.ships.0.points", 1);
  const content = await contentFor(setup);
  if (!content) throw new Error("no content");
  const dice = { seed: "forged", salts: [] };
  const game = newGame(setup, content, dice);
  game.give({ input: "concede", seat: 1 });
  expect(await verifyRecord(JSON.parse(JSON.stringify(recordOf(game, dice))))).toEqual({
    verdict: "differs",
    input: 0,
    what: expect.stringMatching(/^the set-up: squads\[0\]\.ships\[0\]\.points is 1/),
  });
});

test("limits that friends have agreed on are told", async () => {
  const [red] = STANDARD.squads;
  if (!red) throw new Error("no squad");
  const ships = [...red.ships, { pilot: "rookiepilot", upgrades: [], points: 21 }];
  const beyond = { ...STANDARD, squads: [{ ...red, ships, points: red.points + 21 }, ...STANDARD.squads.slice(1)] };
  expect(await checkSetup(beyond)).toEqual({
    setUp: "holds",
    beyond: [expect.stringMatching(/^1e-red-squadron 0: \d+ of 100 points are spent/)],
  });
});

test("lists by a points update hold where the update is at hand, and are not known where it is not", async () => {
  const update = {
    edition: "1e",
    date: "2026-03",
    pilots: { rookiepilot: { cost: 5 }, academypilot: { cost: 5 } },
    upgrades: {},
    ships: {},
  } as const;
  const pack = applyUpdate(CARDS.pack, update);
  if (!pack.ok) throw new Error(JSON.stringify(pack.problems));
  const updated = catalogueOf(pack.value);
  const setup = firstEdition("epic-dogfight", ["1e-tantive-and-transport", "1e-raider-and-escort"], updated, { pointsUpdate: "2026-03" });
  expect(setup.squads).not.toEqual(DOGFIGHT.squads);
  expect(await checkSetup(setup, updated)).toMatchObject({ setUp: "holds" });
  expect(await checkSetup(setup)).toEqual({ setUp: "unknown", what: expect.stringContaining("update of 2026-03") });
  const { pointsUpdate: _date, ...undated } = setup;
  expect(await checkSetup(undated, updated)).toMatchObject({ setUp: "differs" });
});
