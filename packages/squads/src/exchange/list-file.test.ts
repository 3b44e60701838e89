/** Tests what can be learned from a list file: its version, edition and format. */
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack as pack1 } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import { parseListFile, readListFile } from "./list-file.ts";

const FIRST = catalogueOf(pack1);
const SECOND = catalogueOf(pack20);
const NEWEST = catalogueOf(pack25);

const editionOf = (value: object): string | undefined => {
  const file = parseListFile(JSON.stringify({ faction: "rebelalliance", pilots: [], ...value }));
  return file.ok ? file.value.edition : undefined;
};

test("only a guessed edition gets a note", () => {
  const isGuess = (value: object): boolean | undefined => {
    const file = parseListFile(JSON.stringify({ faction: "rebelalliance", pilots: [], ...value }));
    return file.ok ? file.value.isGuess : undefined;
  };
  expect(isGuess({})).toBe(true);
  expect([isGuess({ points: 20 }), isGuess({ points: 198 }), isGuess({ ruleset: "XWA" }), isGuess({ faction: "rebel" })]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe("the exchange format's version in a list file", () => {
  const kindOf = (value: object): string | undefined => {
    const file = parseListFile(JSON.stringify(value));
    return file.ok ? file.value.kind : undefined;
  };

  test("is recognised by the faction, and by whether pilots have ids or names", () => {
    expect(kindOf({ faction: "scum", pilots: [{ name: "bobafett", ship: "firespray31" }] })).toBe("xws1");
    expect(kindOf({ faction: "firstorder", pilots: [] })).toBe("xws2");
    expect(kindOf({ faction: "rebel", pilots: [{ id: "lukeskywalker", name: "lukeskywalker", ship: "t65xwing" }] })).toBe("xws2");
    expect(kindOf({ container: [{ pilots: [] }, { pilots: [{ name: "bobafett" }] }] })).toBe("xws1");
    expect([kindOf({}), kindOf({ faction: "sith", pilots: [] }), kindOf({ container: [] })]).toEqual([undefined, undefined, undefined]);
  });

  test("must be the version that the catalogue is for", () => {
    const file = parseListFile('{"faction":"rebel","pilots":[]}');
    expect(file.ok && readListFile(file.value, SECOND)).toEqual({
      ok: false,
      problems: [{ path: "", note: "list of another edition", kind: "xws1", edition: "2.0" }],
    });
  });
});

describe("the edition of a list file", () => {
  test("is the first edition for version 1", () => {
    expect(editionOf({ faction: "rebel" })).toBe("1e");
  });

  test("is 2.5 by default, and 2.0 if the points are on the scale of 200", () => {
    expect(editionOf({})).toBe("2.5");
    expect(editionOf({ points: 20 })).toBe("2.5");
    expect(editionOf({ points: 198 })).toBe("2.0");
    expect(
      editionOf({
        pilots: [
          { id: "a", points: 50 },
          { id: "b", points: 45 },
        ],
      }),
    ).toBe("2.0");
  });

  test("follows hints from the ruleset, the builder or an unusual version number, but not from the exchange format's version", () => {
    expect(editionOf({ points: 150, ruleset: "XWA" })).toBe("2.5");
    expect(editionOf({ points: 50, version: "50P-2.0" })).toBe("2.5");
    expect(editionOf({ ruleset: "Legacy" })).toBe("2.0");
    expect(editionOf({ vendor: { yasb: { builder: "YASB Legacy 2.0" } } })).toBe("2.0");
    expect(editionOf({ version: "2.0.0" })).toBe("2.5");
  });

  test("is the one named by our own extras, whatever else the file contains", () => {
    expect(editionOf({ ruleset: "XWA", vendor: { broadside: { ruleset: { edition: "2.0" } } } })).toBe("2.0");
  });
});

describe("the format of a file whose lists don't name one", () => {
  test("is the usual one for lists with those points and ships", () => {
    const formatOf = (value: object, catalogue: Catalogue): string | undefined => {
      const file = parseListFile(JSON.stringify(value));
      const read = file.ok ? readListFile(file.value, catalogue) : file;
      return read.ok ? read.value.entry.format : undefined;
    };
    const list = { faction: "rebel", pilots: [] };
    expect(formatOf(list, FIRST)).toBe("standard-100");
    expect(formatOf({ ...list, points: 300 }, FIRST)).toBe("epic-dogfight");
    expect(formatOf({ ...list, pilots: [{ name: "gr75mediumtransport" }] }, FIRST)).toBe("epic-dogfight");
    expect(formatOf({ container: [list, list] }, FIRST)).toBe("team-epic");
    expect(formatOf({ container: [list, list, list, list] }, FIRST)).toBe("escalation");
    expect(formatOf({ faction: "resistance", pilots: [] }, SECOND)).toBe("extended-200");
    expect(formatOf({ faction: "galacticempire", pilots: [{ id: "outerrimgarrison" }] }, SECOND)).toBe("epic-battles");
    expect(formatOf({ faction: "resistance", pilots: [] }, NEWEST)).toBe("standard-20");
  });
});

test("a format that the list names is known before any card is read, if it exists in the edition", () => {
  const formatOf = (format: string) => {
    const file = parseListFile(JSON.stringify({ faction: "rebel", pilots: [], vendor: { broadside: { format } } }));
    return file.ok ? file.value.format : "unreadable";
  };
  expect(["escalation", "epic-battles", "nothing"].map(formatOf)).toEqual(["escalation", undefined, undefined]);
});
