/**
 * Tests that forged set-ups are detected: anything that doesn't follow from the cards, the format or the scenario is found, with its place.
 */
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
    if (!legal) throw new Error(JSON.stringify(verdict.problems));
    return legal.squads.map((squad) => ({ team, squad }));
  });
  return setupFor({ edition: "1e", format, catalogue }, contenders, more);
}

async function scenario(id: string, edition: "2.0" | "2.5", squads: readonly SquadDraft[], updated?: Catalogue): Promise<GameSetup> {
  const seats = squads.map((squad, at) => ({ name: `Player ${at + 1}`, squad }));
  const prepared = await prepareGame({ scenario: id, edition, seats }, updated);
  if ("problems" in prepared) throw new Error(JSON.stringify(prepared.problems));
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

/** Returns the set-up with one value forged, as if it had been read from text. */
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
])("a set-up that follows from its lists passes: %s", async (_, setup) => {
  expect(await checkSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ setUp: "holds", beyond: [] });
});

const value = (path: string, said?: string, made?: string): object => ({
  difference: "another value",
  path,
  ...(said !== undefined && { said }),
  ...(made !== undefined && { made }),
});
const against = (problem: string, rule?: string): object => ({
  difference: "problem",
  found: { problem, ...(rule !== undefined && { rule }) },
});
const inList = (seat: number, problem?: string): object => ({
  difference: "problem",
  found: { seat, problem: "list", ...(problem !== undefined && { found: { problem } }) },
});

describe("anything that doesn't follow from cards, format or scenario is detected", () => {
  test.each<[what: string, setup: GameSetup, path: string, value: unknown, difference: object]>([
    ["what a ship counts", STANDARD, "squads.0.ships.0.points", 1, value("squads[0].ships[0].points", "1")],
    ["what a squad counts", STANDARD, "squads.1.points", 1, value("squads[1].points", "1")],
    ["a card that there is none of", STANDARD, "squads.0.ships.0.pilot", "nobody", inList(0, "unknown ship card")],
    ["a card that the ship cannot have", STANDARD, "squads.1.ships.0.upgrades", ["r2d2"], inList(1)],
    ["a card too few", STANDARD, "squads.0.ships.0.upgrades", [], value(expect.stringMatching(/^squads\[0\]\./))],
    ["another faction", STANDARD, "squads.0.faction", "imperial", inList(0, "card of another faction")],
    ["an obstacle that no list may bring", STANDARD, "squads.0.obstacles", ["hugelong"], inList(0, "unknown obstacle")],
    ["a Damage deck of a huge ship", STANDARD, "decks.0", "cr90-fore", against("deck not allowed")],
    ["another table", STANDARD, "table", "6x3", value("table", '"6x3"', '"3x3"')],
    ["dials that are shared", STANDARD, "sharedDials", "team", value("sharedDials", '"team"', "missing")],
    ["a remote", STANDARD, "remotes", [{ kind: "probeDroid", number: 1, seat: 0 }], value("remotes")],
    ["a limit that the format has not", STANDARD, "limit", 300, value("limit", "300", "missing")],
    ["a format of another edition", STANDARD, "format", "epic-battles", { difference: "format of another edition" }],
    [
      "an upgrade of a corvette on its other half",
      DOGFIGHT,
      "squads.0.ships.0.sectionPoints.aft",
      2,
      value(expect.stringMatching(/sectionPoints/)),
    ],
    [
      "a huge ship as an obstacle where none may be",
      DOGFIGHT,
      "hugeObstacle",
      { seat: 0, token: "hugelong" },
      against("huge ship as an obstacle", "HS-HOBS-04"),
    ],
    ["three against one", TEAMS, "seats.2.team", 0, against("wrong sides")],
    ["decks of one's own in a team", TEAMS, "sharedDeck", undefined, value("sharedDeck", "missing", '"team"')],
    ["the threat of a quick build", QUICK, "squads.0.ships.0.points", 1, inList(0, "unknown quick build")],
    ["a ship out of its quick build", QUICK, "squads.0.ships.0.build", undefined, inList(0)],
    ["the limit of a scenario", WINGS, "limit", 900, value("limit", "900")],
    ["a figure of a scenario out of bounds", WINGS, "options", { rounds: 900 }, against("figure out of range")],
    ["no wing", WINGS, "squads.0.wings", undefined, inList(0)],
    ["another leader of a wing", WINGS, "squads.0.wings.0.leader", 0, inList(0)],
  ])("%s", async (_, setup, path, put, difference) => {
    const found = await checkSetup(forged(setup, path, put));
    expect(found).toMatchObject({ setUp: "differs", what: difference });
  });
});

test.each<[string, GameSetup]>([
  ["first", STANDARD],
  ["second", QUICK],
])("the last round, the clocks and the other agreements can be anything in the %s edition", async (_, setup) => {
  const agreements = { aids: "strict", undo: "never", clocks: { phase: 60, seat: 900, match: 4500 } } as const;
  expect(await checkSetup({ ...setup, roundLimit: 3, agreements })).toEqual({ setUp: "holds", beyond: [] });
});

test("a set-up stores no defaults", async () => {
  const found = await checkSetup({ ...STANDARD, agreements: { aids: "open" } });
  expect(found).toMatchObject({ setUp: "differs", what: value("agreements", undefined, "missing") });
});

test("players, bots, the last round, the phase timer and the core deck can be anything", async () => {
  const seats = STANDARD.seats.map(({ team }, at) => ({ player: `somebody-${at}`, bot: "ace", team }));
  const agreed = { ...STANDARD, seats, decks: ["core", "core-tfa"], roundLimit: 3, agreements: { clocks: { phase: 60 } } };
  expect(await checkSetup(agreed)).toEqual({ setUp: "holds", beyond: [] });
});

test("a forged set-up is detected even after a complete game", async () => {
  const setup = forged(STANDARD, "squads.0.ships.0.points", 1);
  const content = await contentFor(setup);
  if (!content) throw new Error("no content");
  const dice = { seed: "forged", salts: [] };
  const game = newGame(setup, content, dice);
  game.give({ input: "concede", seat: 1 });
  expect(await verifyRecord(JSON.parse(JSON.stringify(recordOf(game, dice))))).toEqual({
    verdict: "differs",
    input: 0,
    what: expect.objectContaining(value("squads[0].ships[0].points", "1")),
  });
});

test("limits that friends have agreed on are reported", async () => {
  const [red] = STANDARD.squads;
  if (!red) throw new Error("no squad");
  const ships = [...red.ships, { pilot: "rookiepilot", upgrades: [], points: 21 }];
  const beyond = { ...STANDARD, squads: [{ ...red, ships, points: red.points + 21 }, ...STANDARD.squads.slice(1)] };
  expect(await checkSetup(beyond, undefined, { "player-1": "Anna" })).toEqual({
    setUp: "holds",
    beyond: [
      {
        difference: "over a limit",
        seat: 0,
        player: "Anna",
        rule: "1E-SQUAD-02",
        found: { problem: "over the limit", counts: "points", spent: expect.any(Number), limit: 100 },
      },
    ],
  });
});

test("lists with a points update pass if the update is available, and are reported as unknown if it isn't", async () => {
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
  expect(await checkSetup(setup)).toEqual({ setUp: "unknown", what: { difference: "unknown points update", date: "2026-03" } });
  const { pointsUpdate: _date, ...undated } = setup;
  expect(await checkSetup(undated, updated)).toMatchObject({ setUp: "differs" });
});

test("a scenario's lists are checked with the points update that the set-up names", async () => {
  const { pack } = await catalogueFor("2.0");
  const update = { edition: "2.0", date: "2026-03", pilots: { academypilot: { cost: 30 } }, upgrades: {}, ships: {} } as const;
  const applied = applyUpdate(pack, update);
  if (!applied.ok) throw new Error(JSON.stringify(applied.problems));
  const updated = catalogueOf(applied.value);
  const squad = { faction: "galacticempire", ships: [{ pilot: "academypilot", upgrades: [] }] };
  const setup = await scenario("dogfight", "2.0", [squad, squad], updated);
  expect(setup).toMatchObject({ pointsUpdate: "2026-03", squads: [{ points: 30 }, { points: 30 }] });
  expect(await checkSetup(setup, updated)).toEqual({ setUp: "holds", beyond: [] });
  expect(await checkSetup(setup)).toEqual({ setUp: "unknown", what: { difference: "unknown points update", date: "2026-03" } });
});
