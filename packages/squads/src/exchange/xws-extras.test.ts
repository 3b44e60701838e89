/** Tests reading our own extras. They arrive in a file that anybody could have written, so they are checked like everything else. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { describe, expect, test } from "vitest";
import { PLAIN_WORDS } from "../rows/testing-words.ts";
import { parseListFile, type ReadEntry, readListFile } from "./list-file.ts";
import { entryInText } from "./list-text.ts";

const CARDS = catalogueOf(pack);

function readWith(own: unknown, pilot = "lukeskywalker"): ReadEntry {
  const file = parseListFile(JSON.stringify({ faction: "rebel", pilots: [{ name: pilot, ship: "xwing" }], vendor: { broadside: own } }));
  const read = file.ok ? readListFile(file.value, CARDS) : file;
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

describe("our own extras", () => {
  const notesOn = (own: unknown): readonly string[] => readWith(own).notes.map(({ path }) => path.replace("vendor.broadside", "own"));

  test("are checked like anything else, each with its path", () => {
    const notes = notesOn({
      ruleset: { edition: "2.5" },
      format: "extended-200",
      options: { points: "many", event: { region: "mars" } },
      list: 0,
      player: 7,
      captain: "yes",
      declared: [],
      wings: [
        { leader: -1, wingmates: [] },
        { leader: 0, wingmates: [{ ship: 0 }] },
      ],
      docked: [{ ship: 5, to: 0 }],
      builds: {},
      ships: [{ ship: 0, pilot: "wedgeantilles", upgrades: [] }],
      more: 1,
    });
    expect([...notes].sort()).toEqual([
      "own.builds",
      "own.captain",
      "own.declared",
      "own.docked[0]",
      "own.format",
      "own.list",
      "own.more",
      "own.options.event.region",
      "own.options.points",
      "own.player",
      "own.ruleset",
      "own.ships[0]",
      "own.wings[0].leader",
      "own.wings[1].wingmates[0].position",
    ]);
  });

  test("may contain circular references, which are left to the check", () => {
    const ring = { wings: [{ leader: 0, wingmates: [{ ship: 0, position: 2 }] }], docked: [{ ship: 0, to: 0 }] };
    expect(notesOn(ring)).toEqual([]);
    const { entry } = readWith(ring);
    expect(entry.squads[0]).toMatchObject({ wings: ring.wings, ships: [{ dockedTo: 0 }] });
    expect(entryInText(entry, CARDS, PLAIN_WORDS)).toContain("docked to Luke Skywalker");
  });

  test("don't replace a ship or a faction", () => {
    const cards = { ship: 0, pilot: "lukeskywalker", upgrades: [{ id: "r2d2" }] };
    const { entry, notes } = readWith({ faction: "scum", ships: [cards] }, "rookiepilot");
    expect(entry.squads[0]).toEqual({ faction: "rebel", ships: [{ pilot: "rookiepilot", upgrades: [] }] });
    expect(notes.map(({ path }) => path)).toEqual(["vendor.broadside.ships[0]", "vendor.broadside.faction"]);
  });
});
