/** Tests what is written for a list, and what is put under `vendor.broadside`. */
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1 } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import type { EntryDraft, ShipDraft, SquadDraft } from "../draft.ts";
import { writeXws, xwsKind } from "./xws-write.ts";

const FIRST = catalogueOf(pack1);
const SECOND = catalogueOf(pack20);
const NEWEST = catalogueOf(pack25);

const written = (entry: EntryDraft, catalogue: Catalogue) => JSON.parse(writeXws(entry, catalogue)) as Readonly<Record<string, unknown>>;
const rebels = (...ships: readonly ShipDraft[]): SquadDraft => ({ faction: "rebel", ships });
const listOf = (squad: SquadDraft, format = "standard-100") => written({ format, squads: [squad] }, FIRST);
const pilotsOf = (...ships: readonly ShipDraft[]) => listOf(rebels(...ships))["pilots"];

test("first-edition lists are written in version 1, all others in version 2", () => {
  expect([FIRST, SECOND, NEWEST].map(xwsKind)).toEqual(["xws1", "xws2", "xws2"]);
  expect(written({ format: "extended-200", squads: [{ faction: "resistance", ships: [] }] }, SECOND)["version"]).toBe("2.0.0");
});

describe("a ship", () => {
  test("in version 1 has its pilot and ship, and its upgrades under short keys", () => {
    const upgrades = ["r2d2", "predator", "protontorpedoes", "engineupgrade"].map((id) => ({ id }));
    expect(pilotsOf({ pilot: "lukeskywalker", upgrades })).toEqual([
      {
        name: "lukeskywalker",
        ship: "xwing",
        upgrades: { amd: ["r2d2"], ept: ["predator"], torpedo: ["protontorpedoes"], mod: ["engineupgrade"] },
      },
    ]);
    expect(pilotsOf({ pilot: "sabinewren-tiefighter", upgrades: [] })).toEqual([{ name: "sabinewren", ship: "tiefighter" }]);
  });

  test("in version 2 has its id, and keys with the hyphens that other builders read", () => {
    const upgrades = [{ id: "instinctiveaim" }, { id: "kraken" }, { id: "r2d2" }];
    const squads = [{ faction: "rebelalliance", ships: [{ pilot: "wedgeantilles-rz1awing", upgrades }] }];
    expect(written({ format: "standard-20", squads }, NEWEST)["pilots"]).toEqual([
      {
        id: "wedgeantilles-rz1awing",
        upgrades: { "force-power": ["instinctiveaim"], "tactical-relay": ["kraken"], astromech: ["r2d2"] },
      },
    ]);
  });

  test("with a hyphen in its id keeps the hyphen, against the schema of version 1, because other builders need it", () => {
    expect(pilotsOf({ pilot: "poedameron-swx57", upgrades: [{ id: "r2d2-swx22" }] })).toEqual([
      { name: "poedameron-swx57", ship: "t70xwing", upgrades: { crew: ["r2d2-swx22"] } },
    ]);
  });

  test("that is a corvette becomes two entries with the same number, each with the cards of its half", () => {
    const upgrades = [{ id: "sensorteam", section: "aft" }, { id: "gunneryteam", section: "fore" }, { id: "impetuous" }] as const;
    expect(pilotsOf({ pilot: "cr90corvette", upgrades: [] }, { pilot: "raiderclasscorvette", upgrades })).toEqual([
      { name: "cr90corvettefore", ship: "cr90corvettefore", multisection_id: 0 },
      { name: "cr90corvetteaft", ship: "cr90corvetteaft", multisection_id: 0 },
      { name: "raiderclasscorvettefore", ship: "raiderclasscorvettefore", multisection_id: 1, upgrades: { team: ["gunneryteam"] } },
      {
        name: "raiderclasscorvetteaft",
        ship: "raiderclasscorvetteaft",
        multisection_id: 1,
        upgrades: { team: ["sensorteam"], title: ["impetuous"] },
      },
    ]);
  });

  test("or a card that is unknown is written in letters that the format allows, with its id in our extras", () => {
    const list = listOf(rebels({ pilot: "Mara Jade", upgrades: [{ id: "Force Choke!" }] }));
    expect(list["pilots"]).toEqual([{ name: "marajade", ship: "unknown", upgrades: { unknown: ["forcechoke"] } }]);
    expect(list["vendor"]).toMatchObject({
      broadside: { ships: [{ ship: 0, pilot: "Mara Jade", upgrades: [{ id: "Force Choke!" }] }] },
    });
  });
});

describe("a list", () => {
  test("has what the schema allows; the rest is in our extras", () => {
    const squad: SquadDraft = {
      name: "Two",
      player: "Ann",
      captain: true,
      faction: "sith",
      ships: [
        { pilot: "gozanticlasscruiser", upgrades: [{ id: "dockingclamps" }] },
        { pilot: "academypilot", upgrades: [], dockedTo: 0 },
      ],
      wings: [{ leader: 0, wingmates: [] }],
      builds: [],
      obstacles: ["coreasteroid1"],
      declared: { points: 52, epicPoints: 2 },
    };
    expect(written({ format: "epic-dogfight", options: { points: 300 }, squads: [squad] }, FIRST)).toEqual({
      name: "Two",
      faction: "imperial",
      points: 52,
      version: "1.0.0",
      pilots: [
        { name: "gozanticlasscruiser", ship: "gozanticlasscruiser", upgrades: { cargo: ["dockingclamps"] } },
        { name: "academypilot", ship: "tiefighter" },
      ],
      vendor: {
        broadside: {
          ruleset: { edition: "1e", catalogue: "2018" },
          format: "epic-dogfight",
          options: { points: 300 },
          faction: "sith",
          player: "Ann",
          captain: true,
          obstacles: ["coreasteroid1"],
          declared: { epicPoints: 2 },
          wings: [{ leader: 0, wingmates: [] }],
          docked: [{ ship: 1, to: 0 }],
          builds: [],
        },
      },
    });
  });

  test("in an entry with several is in a container with its number, and the first one has the options", () => {
    const squads = [rebels(), rebels()];
    const { container } = written({ format: "team-epic", options: { points: 200 }, squads }, FIRST);
    const ruleset = { edition: "1e", catalogue: "2018" };
    expect(container).toMatchObject([
      { vendor: { broadside: { ruleset, format: "team-epic", list: 1, options: { points: 200 } } } },
      { vendor: { broadside: { ruleset, format: "team-epic", list: 2 } } },
    ]);
  });
});

describe("other programs' data", () => {
  const yasb = { yasb: { builder: "YASB - X-Wing 2.5" } };

  test("are written unchanged if we add nothing", () => {
    expect(listOf({ ...rebels(), vendor: yasb })["vendor"]).toEqual(yasb);
  });

  test("are put inside ours if we add something, because the schema allows only one program", () => {
    const broadside = { ruleset: { edition: "1e", catalogue: "2018" }, format: "cinematic", vendor: yasb };
    expect(listOf({ ...rebels(), vendor: yasb }, "cinematic")["vendor"]).toEqual({ broadside });
    expect(listOf({ ...rebels(), player: "Ann", vendor: yasb })["vendor"]).toMatchObject({ broadside: { player: "Ann", vendor: yasb } });
    const two = { ...yasb, lbn: {} };
    expect(listOf({ ...rebels(), vendor: two })["vendor"]).toMatchObject({ broadside: { vendor: two } });
  });

  test("are put inside ours to make room for the edition, but only if the list doesn't imply the edition", () => {
    const vendor = { hangar: { builder: "Hangar" } };
    const squads = [{ faction: "resistance", ships: [], vendor }];
    expect(written({ format: "standard-20", squads }, NEWEST)["vendor"]).toEqual(vendor);
    expect(written({ format: "extended-200", squads }, SECOND)["vendor"]).toHaveProperty("broadside.ruleset.edition", "2.0");
    const declared = { points: 200 };
    const said = squads.map((squad) => ({ ...squad, declared }));
    expect(written({ format: "extended-200", squads: said }, SECOND)["vendor"]).toEqual(vendor);
  });

  test("on a ship stay on that ship, and data from several programs is put inside ours", () => {
    const two = { a: {}, b: 1 };
    expect(pilotsOf({ pilot: "rookiepilot", upgrades: [], vendor: yasb }, { pilot: "rookiepilot", upgrades: [], vendor: two })).toEqual([
      { name: "rookiepilot", ship: "xwing", vendor: yasb },
      { name: "rookiepilot", ship: "xwing", vendor: { broadside: { vendor: two } } },
    ]);
  });
});
