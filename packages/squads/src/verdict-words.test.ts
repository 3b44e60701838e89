import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { pack as pack25 } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import { checkEntry } from "./checks/check-entry.ts";
import type { SquadDraft } from "./draft.ts";
import { ship, squad } from "./ready-made/ready-made.ts";
import { formatNamed } from "./rows/testing.ts";
import { placeInWords, spentInWords } from "./verdict-words.ts";

const catalogue = catalogueOf(pack);

describe("places", () => {
  const one = squad("rebel", ship("wedgeantilles", "r2d2", "nosuchcard"), "rookiepilot", "rookiepilot", "nosuchship");
  const place = (squads: readonly SquadDraft[], format: string, where: Parameters<typeof placeInWords>[0]) =>
    placeInWords(where, { squads }, formatNamed(format), catalogue);

  test("name the card, the ship and, where there are several lists, the list", () => {
    expect(place([one, one], "escalation", { list: 1, ship: 0, upgrade: 0 })).toBe("tier 2, Wedge Antilles, R2-D2");
    expect(place([one, one], "team-epic", { list: 0 })).toBe("member 1");
    expect(place([one], "standard-100", { list: 0, ship: 0, upgrade: 0 })).toBe("Wedge Antilles, R2-D2");
    expect(place([one], "standard-100", { list: 0, wing: 1, ship: 0 })).toBe("wing 2, Wedge Antilles");
  });

  test("are the list or all lists where nothing closer is meant", () => {
    expect(place([one], "standard-100", { list: 0 })).toBe("the list");
    expect(place([one], "standard-100", {})).toBe("the list");
    expect(place([one, one], "escalation", {})).toBe("all lists");
  });

  test("count ships of one name, and give ids of cards that are not known", () => {
    expect(place([one], "standard-100", { list: 0, ship: 2 })).toBe("Rookie Pilot (ship 3)");
    expect(place([one], "standard-100", { list: 0, ship: 3 })).toBe("nosuchship");
    expect(place([one], "standard-100", { list: 0, ship: 0, upgrade: 1 })).toBe("Wedge Antilles, nosuchcard");
    expect(place([one], "standard-100", { list: 0, ship: 9 })).toBe("ship 10");
  });
});

describe("what is spent", () => {
  const spent = (format: string, draft: SquadDraft, options = {}, cards = catalogue) => {
    const entry = { squads: [draft], options };
    const { verdict } = checkEntry(entry, formatNamed(format), cards);
    return spentInWords(0, entry, formatNamed(format), verdict);
  };

  test("says the limit, what is left or over, and epic points where they count", () => {
    const draft = squad("rebel", "gr75mediumtransport", "rookiepilot");
    expect(spent("epic-dogfight", draft)).toBe("51 of 300 points, 249 left; 2 of 5 epic points");
    expect(spent("standard-100", draft, { points: 40 })).toBe("51 of 40 points, 11 over");
  });

  test("[2E-SQUAD-20] calls what is left in 2.5 the deficit", () => {
    const draft = squad("galacticempire", "majorvynder-ssl", "lieutenantkarsabi-ssl");
    expect(spent("standard-20", draft, {}, catalogueOf(pack25))).toBe("10 of 20 points, deficit 10");
  });

  test("counts threat where quick builds do", () => {
    const cards = catalogueOf(pack25);
    const build = cards.pack.quickBuilds.find(({ threat, wing }) => threat === 3 && !wing);
    const draft: SquadDraft = { faction: build?.faction ?? "", ships: [], builds: [build?.id ?? ""] };
    expect(spent("quick-build-2.5", draft, {}, cards)).toBe("3 of 8 threat, 5 left");
  });
});
