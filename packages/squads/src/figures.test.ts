import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { pack as pack25 } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import { checkEntry } from "./checks/check-entry.ts";
import type { SquadDraft } from "./draft.ts";
import { namePlace, spentOn } from "./figures.ts";
import { ship, squad } from "./ready-made/ready-made.ts";
import { formatNamed } from "./rows/testing.ts";

const catalogue = catalogueOf(pack);

describe("places", () => {
  const one = squad("rebel", ship("wedgeantilles", "r2d2", "nosuchcard"), "rookiepilot", "rookiepilot", "nosuchship");
  const place = (squads: readonly SquadDraft[], format: string, where: Parameters<typeof namePlace>[0]) =>
    namePlace(where, { squads }, formatNamed(format), catalogue);

  test("name the card, the ship and, if there are several lists, the list", () => {
    const wedge = { ship: { name: "Wedge Antilles" }, upgrade: "R2-D2" };
    expect(place([one, one], "escalation", { list: 1, ship: 0, upgrade: 0 })).toEqual({ list: { called: "tier", number: 2 }, ...wedge });
    expect(place([{ ...one, player: " Ann " }, one], "team-epic", { list: 0 })).toEqual({
      list: { called: "member", number: 1, player: "Ann" },
    });
    expect(place([one], "standard-100", { list: 0, ship: 0, upgrade: 0 })).toEqual(wedge);
    expect(place([one], "standard-100", { list: 0, wing: 1, ship: 0 })).toEqual({ wing: 2, ship: { name: "Wedge Antilles" } });
  });

  test("distinguish the list from the whole entry", () => {
    expect(place([one], "standard-100", { list: 0 })).toEqual({});
    expect(place([one], "standard-100", {})).toEqual({});
    expect(place([one, one], "escalation", {})).toEqual({ isWholeEntry: true });
  });

  test("number ships of the same name, and give the ids of unknown cards", () => {
    expect(place([one], "standard-100", { list: 0, ship: 2 })).toEqual({ ship: { name: "Rookie Pilot", number: 3 } });
    expect(place([one], "standard-100", { list: 0, ship: 3 })).toEqual({ ship: { name: "nosuchship" } });
    expect(place([one], "standard-100", { list: 0, ship: 0, upgrade: 1 })).toEqual({
      ship: { name: "Wedge Antilles" },
      upgrade: "nosuchcard",
    });
    expect(place([one], "standard-100", { list: 0, ship: 9 })).toEqual({ ship: { number: 10 } });
  });
});

describe("the total", () => {
  const spent = (format: string, draft: SquadDraft, options = {}, cards = catalogue) => {
    const entry = { squads: [draft], options };
    const { verdict } = checkEntry(entry, formatNamed(format), cards);
    return spentOn(0, entry, formatNamed(format), verdict);
  };

  test("has the limit, and epic points in formats that use them", () => {
    const draft = squad("rebel", "gr75mediumtransport", "rookiepilot");
    expect(spent("epic-dogfight", draft)).toEqual({ counts: "points", spent: 51, limit: 300, epicPoints: { spent: 2, limit: 5 } });
    expect(spent("standard-100", draft, { points: 40 })).toEqual({ counts: "points", spent: 51, limit: 40 });
  });

  test("[2E-SQUAD-20] leaves a deficit in 2.5", () => {
    const draft = squad("galacticempire", "majorvynder-ssl", "lieutenantkarsabi-ssl");
    expect(spent("standard-20", draft, {}, catalogueOf(pack25))).toEqual({ counts: "points", spent: 10, limit: 20, isDeficit: true });
  });

  test("counts threat in formats with quick builds", () => {
    const cards = catalogueOf(pack25);
    const build = cards.pack.quickBuilds.find(({ threat, wing }) => threat === 3 && !wing);
    const draft: SquadDraft = { faction: build?.faction ?? "", ships: [], builds: [build?.id ?? ""] };
    expect(spent("quick-build-2.5", draft, {}, cards)).toMatchObject({ counts: "threat", spent: 3, limit: 8 });
  });

  test("is undefined if there is no such list", () => {
    const { verdict } = checkEntry({ squads: [] }, formatNamed("standard-100"), catalogue);
    expect(spentOn(0, { squads: [] }, formatNamed("standard-100"), verdict)).toBeUndefined();
  });
});
