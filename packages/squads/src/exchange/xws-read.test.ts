/** Tests what is read from a list, and which notes it gets. The tests across packages have files in every known form. */
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1 } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import type { ShipDraft } from "../draft.ts";
import { parseListFile, readListFile } from "./list-file.ts";

const FIRST = catalogueOf(pack1);
const SECOND = catalogueOf(pack20);
const NEWEST = catalogueOf(pack25);

function read(value: unknown, catalogue: Catalogue) {
  const file = parseListFile(JSON.stringify(value));
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  const result = readListFile(file.value, catalogue);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { entry, notes } = result.value;
  return { entry, squad: entry.squads[0], notes };
}

const rebels = (...pilots: readonly unknown[]) => read({ faction: "rebel", pilots }, FIRST);
const shipsOf = (...pilots: readonly object[]): readonly ShipDraft[] => rebels(...pilots).squad?.ships ?? [];

describe("cards", () => {
  test("whose id is shared by several ships or factions are told apart by ship and faction", () => {
    expect(shipsOf({ name: "sabinewren", ship: "tiefighter" })[0]?.pilot).toBe("sabinewren-tiefighter");
    expect(read({ faction: "scum", pilots: [{ name: "bobafett", ship: "firespray31" }] }, FIRST).squad?.ships[0]?.pilot).toBe(
      "bobafett-scum",
    );
    const han = { id: "hansolo", ship: "modifiedyt1300lightfreighter" };
    expect(read({ faction: "rebelalliance", pilots: [han] }, SECOND).squad?.ships[0]?.pilot).toBe("hansolo-modifiedyt1300lightfreighter");
    const drone = { id: "dfs311-vultureclassdroidfighter" };
    expect(read({ faction: "separatistalliance", pilots: [drone] }, SECOND).squad?.ships[0]?.pilot).toBe("dfs311");
  });

  test("are found by their ids in any spelling", () => {
    const { squad, notes } = rebels({ name: "Luke-Skywalker", ship: "X-wing", upgrades: { AMD: ["R2-D2"], mod: ["engine-upgrade"] } });
    expect(squad?.ships).toEqual([{ pilot: "lukeskywalker", upgrades: [{ id: "r2d2" }, { id: "engineupgrade" }] }]);
    expect(notes).toEqual([]);
    expect(shipsOf({ name: "poedameronswx57", ship: "t70xwing" })[0]?.pilot).toBe("poedameron-swx57");
  });

  test("with an unknown id keep it and get a note", () => {
    const { squad, notes } = rebels({ name: "marajade", ship: "xwing", upgrades: { ept: ["Force Choke", 7] } }, 5);
    expect(squad?.ships).toEqual([
      { pilot: "marajade", upgrades: [{ id: "Force Choke" }] },
      { pilot: "unreadable", upgrades: [] },
    ]);
    expect(notes).toEqual([
      { path: "pilots[0].name", note: "unknown ship card", id: "marajade" },
      { path: "pilots[0].upgrades.ept[0]", note: "unknown upgrade card", id: "Force Choke" },
      { path: "pilots[0].upgrades.ept[1]", note: "not a text", isIgnored: true },
      { path: "pilots[1]", note: "not a ship" },
    ]);
  });

  test("under a key for another type are replaced by the card with the same name and the right type", () => {
    expect(shipsOf({ name: "hansolo", ship: "yt1300", upgrades: { crew: ["r2d2"] } })[0]?.upgrades).toEqual([{ id: "r2d2-swx22" }]);
  });

  test("under an unknown key are kept, with a note on the key", () => {
    const { squad, notes } = rebels({ name: "lukeskywalker", ship: "xwing", upgrades: { droid: ["r2d2"] } });
    expect(squad?.ships[0]?.upgrades).toEqual([{ id: "r2d2" }]);
    expect(notes).toEqual([{ path: "pilots[0].upgrades.droid", note: "unknown upgrade type" }]);
  });

  test("under two spellings of one type are read only once", () => {
    const upgrades = { "force-power": ["instinctiveaim"], forcepower: ["instinctiveaim", "patience"] };
    const { squad, notes } = read({ faction: "rebelalliance", pilots: [{ id: "lukeskywalker", upgrades }] }, NEWEST);
    expect(squad?.ships[0]?.upgrades).toEqual([{ id: "instinctiveaim" }, { id: "patience" }]);
    expect(notes).toEqual([{ path: "pilots[0].upgrades.forcepower[0]", note: "upgrade repeated", type: "force-power" }]);
  });

  test("whose entry gives the wrong ship are found by name, with a note", () => {
    expect(rebels({ name: "lukeskywalker", ship: "ywing" }).notes).toEqual([
      { path: "pilots[0].ship", note: "ship of another type", type: "ywing", pilot: "Luke Skywalker", known: "xwing" },
    ]);
  });
});

describe("the two cards of a corvette", () => {
  const fore = { name: "cr90corvettefore", ship: "cr90corvettefore" };
  const aft = { name: "cr90corvetteaft", ship: "cr90corvetteaft" };

  test("become one ship if they share a number, wherever they are in the list", () => {
    const ships = shipsOf(
      { ...aft, multisection_id: 3, upgrades: { team: ["engineeringteam"], mod: ["optimizedgenerators"] } },
      { name: "lukeskywalker", ship: "xwing" },
      { ...fore, multisection_id: 3, upgrades: { team: ["gunneryteam"], title: ["tantiveiv"] } },
    );
    const upgrades = [
      { id: "gunneryteam", section: "fore" },
      { id: "tantiveiv" },
      { id: "engineeringteam", section: "aft" },
      { id: "optimizedgenerators" },
    ];
    expect(ships).toEqual([
      { pilot: "cr90corvette", upgrades },
      { pilot: "lukeskywalker", upgrades: [] },
    ]);
  });

  test("without a number are paired in order, if there are as many fore as aft cards", () => {
    const [one, other] = shipsOf({ ...fore, upgrades: { team: ["gunneryteam"] } }, fore, aft, {
      ...aft,
      upgrades: { team: ["sensorteam"] },
    });
    expect(one).toEqual({ pilot: "cr90corvette", upgrades: [{ id: "gunneryteam", section: "fore" }] });
    expect(other).toEqual({ pilot: "cr90corvette", upgrades: [{ id: "sensorteam", section: "aft" }] });
    expect(shipsOf(fore, fore, aft).map(({ onlySection }) => onlySection)).toEqual(["fore", "fore", "aft"]);
  });

  test("stay separate if their numbers or ships differ", () => {
    const raider = { name: "raiderclasscorvetteaft", ship: "raiderclasscorvetteaft", multisection_id: 0 };
    expect(shipsOf({ ...fore, multisection_id: 0 }, { ...aft, multisection_id: 1 }, raider).map(({ onlySection }) => onlySection)).toEqual([
      "fore",
      "aft",
      "aft",
    ]);
  });

  test("may both give the whole ship as their ship, as in the specification", () => {
    expect(shipsOf({ ...fore, ship: "cr90corvette", multisection_id: 0 }, { ...aft, ship: "cr90corvette", multisection_id: 0 })).toEqual([
      { pilot: "cr90corvette", upgrades: [] },
    ]);
  });

  test("keep a title on the wrong half, so that the check can refuse it", () => {
    expect(shipsOf({ ...aft, upgrades: { title: ["tantiveiv"] } })[0]?.upgrades).toEqual([{ id: "tantiveiv", section: "aft" }]);
  });
});

describe("a list", () => {
  test("keeps points, obstacles, name, description and other programs' data", () => {
    const vendor = { yasb: { link: "https://yasb.app/" }, lbn: ["anything", { at: "all" }] };
    const list = { name: "", description: "d", points: 99, obstacles: ["core-asteroid-1"], vendor };
    expect(read({ faction: "rebels", pilots: [], ...list }, FIRST).squad).toEqual({
      name: "",
      faction: "rebel",
      ships: [],
      obstacles: ["core-asteroid-1"],
      declared: { points: 99 },
      description: "d",
      vendor,
    });
  });

  test("keeps a long description whole", () => {
    const description = "How to fly it. ".repeat(500);
    expect(read({ faction: "rebels", pilots: [], description }, FIRST).squad?.description).toBe(description);
  });

  test("ignores empty lists, and adds a note on everything else that isn't understood", () => {
    const pilot = { name: "lukeskywalker", ship: "xwing", upgrades: [], vendor: [], points: 28, colour: "red", multisection_id: 1 };
    const { squad, notes } = read({ faction: "rebel", obstacles: [], vendor: [], damagedeck: "core2", pilots: [pilot] }, FIRST);
    expect(squad).toEqual({ faction: "rebel", ships: [{ pilot: "lukeskywalker", upgrades: [] }] });
    expect(notes).toEqual([
      { path: "damagedeck", note: "not understood", isIgnored: true },
      { path: "pilots[0].colour", note: "not understood", isIgnored: true },
      { path: "pilots[0].multisection_id", note: "no halves", isIgnored: true },
    ]);
  });

  test("with an unknown faction keeps the faction's name", () => {
    const { squad, notes } = read({ faction: "Hutt Cartel", pilots: [{ name: "bobafett", ship: "firespray31" }] }, FIRST);
    expect(squad?.faction).toBe("Hutt Cartel");
    expect(notes).toEqual([{ path: "faction", note: "unknown faction", faction: "Hutt Cartel" }]);
  });

  test("in a container is sorted by tier, if every list has a tier", () => {
    const tier = (name: string, list: number) => ({
      name,
      faction: "rebel",
      pilots: [],
      vendor: { broadside: { format: "escalation", list } },
    });
    const namesOf = (...container: readonly object[]) => read({ container }, FIRST).entry.squads.map(({ name }) => name);
    expect(namesOf(tier("c", 3), tier("a", 1), tier("b", 2))).toEqual(["a", "b", "c"]);
    expect(namesOf(tier("c", 3), tier("a", 1), { faction: "rebel", name: "b", pilots: [] })).toEqual(["c", "a", "b"]);
  });

  test("in a container can't have a different format from the first list", () => {
    const named = (format: string) => ({ faction: "rebel", pilots: [], vendor: { broadside: { format } } });
    const { entry, notes } = read({ container: [named("team-epic"), named("escalation")], vendor: { yasb: {} } }, FIRST);
    expect(entry.format).toBe("team-epic");
    expect(notes).toEqual([
      { path: "container[1].vendor.broadside.format", note: "another format", format: "escalation", first: "team-epic" },
      { path: "vendor", note: "beside the container", isIgnored: true },
    ]);
  });
});
