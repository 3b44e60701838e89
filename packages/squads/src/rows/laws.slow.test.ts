/** Laws that hold for every list, whatever is in it. */

import { type Catalogue, catalogueOf, SECTIONS } from "@broadside/cards";
import { pack as first } from "@broadside/cards/1e";
import { pack as second } from "@broadside/cards/2.0";
import { pack as third } from "@broadside/cards/2.5";
import { SCENARIOS } from "@broadside/formats";
import { runs } from "@broadside/kit/testing";
import { isRuleId } from "@broadside/rulebook";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkEntry } from "../checks/check-entry.ts";
import { type FormatOptions, REGIONS, REQUIREMENTS, type ShipDraft, type SquadDraft } from "../draft.ts";
import { FORMATS, type Format } from "../formats.ts";
import { ship, squad } from "../ready-made/ready-made.ts";
import { formatNamed } from "./testing.ts";

const CATALOGUES: Readonly<Record<Format["edition"], Catalogue>> = {
  "1e": catalogueOf(first),
  "2.0": catalogueOf(second),
  "2.5": catalogueOf(third),
};
const check = (format: Format, squads: readonly SquadDraft[], options: FormatOptions = {}) =>
  checkEntry({ squads, options }, format, CATALOGUES[format.edition]).verdict;
const checkOne = (format: Format, list: SquadDraft, options: FormatOptions = {}) => check(format, [list], options);

/** Options for everything that the rules leave to the organiser, so that lists with any ship can be legal. */
const ORGANISED: FormatOptions = { epicPoints: { gozanticlasscruiser: 2, croccruiser: 2 } };

/** Returns upgrades that a ship has icons for. On a corvette, they are listed for each half. */
function placedUpgrades(format: Format, pilot: string): readonly string[] {
  const { pilots, pack } = CATALOGUES[format.edition];
  const card = pilots.get(pilot);
  const icons = new Set([...(card?.slots.flat() ?? []), "title", "modification", "command"]);
  const sections = card?.sections ? SECTIONS.map((section) => `@${section}`) : [""];
  return pack.upgrades
    .filter(({ slots }) => slots.every((slot) => icons.has(slot)))
    .flatMap(({ id }) => sections.map((section) => id + section));
}

const alone = new Map<string, boolean>();
/** True if a ship that has no other upgrades may carry this one. */
function fitsAlone(format: Format, pilot: string, faction: string, upgrade: string): boolean {
  const key = `${format.id} ${pilot} ${upgrade}`;
  const known = alone.get(key);
  if (known !== undefined) return known;
  const { problems } = checkOne(format, squad(faction, ship(pilot, upgrade)), { ...ORGANISED, points: 1000 });
  const fits = problems.every(({ place }) => place.upgrade === undefined);
  alone.set(key, fits);
  return fits;
}

const MOST_UPGRADES = 5;

/**
 * Lists from one faction, in which every upgrade fits on its own. Many of them are legal; the rest are illegal because of how the cards
 * combine.
 */
const sensible = (format: Format, most: number): fc.Arbitrary<SquadDraft> => {
  const { pilots } = CATALOGUES[format.edition].pack;
  return fc.constantFrom(...new Set(pilots.map(({ faction }) => faction))).chain((faction) => {
    const ids = pilots.filter((pilot) => pilot.faction === faction && pilot.cost !== undefined).map(({ id }) => id);
    const oneShip = fc.constantFrom(...ids).chain((pilot) => {
      const upgrades = [...placedUpgrades(format, pilot)];
      return fc
        .shuffledSubarray(upgrades, { maxLength: Math.min(3 * MOST_UPGRADES, upgrades.length) })
        .map((chosen) => ship(pilot, ...chosen.filter((one) => fitsAlone(format, pilot, faction, one)).slice(0, MOST_UPGRADES)));
    });
    return fc.array(oneShip, { minLength: 1, maxLength: most }).map((ships) => squad(faction, ...ships));
  });
};

const LIST_FORMATS = ["standard-100", "epic-dogfight", "epic-battles", "standard-20"].map((id) => [id, formatNamed(id)] as const);
const ALL_FORMATS = FORMATS.map((format) => [format.id, format] as const);

/** The same list in another order and with another name. */
const reordered = (list: SquadDraft): fc.Arbitrary<SquadDraft> =>
  fc
    .tuple(
      fc.shuffledSubarray([...list.ships], { minLength: list.ships.length }),
      fc.array(fc.nat(), { minLength: list.ships.length, maxLength: list.ships.length }),
      fc.string(),
    )
    .map(([ships, turns, name]) => ({
      ...list,
      name,
      description: name,
      ships: ships.map((one, at) => ({ ...one, upgrades: rotated(one.upgrades, turns[at] ?? 0) })),
    }));

const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

test.each(LIST_FORMATS)("law, %s: changing a list's order or name doesn't change its legality, points or hash", (_, format) => {
  const outcomes = new Set<boolean>();
  fc.assert(
    fc.property(
      sensible(format, 4).chain((list) => fc.tuple(fc.constant(list), reordered(list))),
      ([list, other]) => {
        const options = { ...ORGANISED, ...(format.points && !format.loadout && { points: 400 }) };
        const [one, two] = [checkOne(format, list, options), checkOne(format, other, options)];
        outcomes.add(one.legal);
        expect([two.legal, two.points, two.hash]).toEqual([one.legal, one.points, one.hash]);
      },
    ),
    { numRuns: runs(300) },
  );
  expect(outcomes.size).toBe(2);
});

test.each(LIST_FORMATS)(
  "law, %s: a ship adds to a list what it costs on its own, and only cards with a negative cost lower the total",
  (_, format) => {
    fc.assert(
      fc.property(sensible(format, 5), ({ faction, ships: [one, ...others] }) => {
        if (!one) return;
        const [whole, rest, alone] = [[one, ...others], others, [one]].map((ships) => checkOne(format, squad(faction, ...ships)).points);
        expect(whole).toBe((rest ?? 0) + (alone ?? 0));
        const bare = checkOne(format, squad(faction, one.pilot)).points;
        expect(bare).toBeGreaterThanOrEqual(0);
        expect((alone ?? 0) >= bare || one.upgrades.some(({ id }) => costsLess(format, id))).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  },
);

function costsLess(format: Format, id: string): boolean {
  const cost = CATALOGUES[format.edition].upgrades.get(id)?.cost;
  return typeof cost === "number" ? cost < 0 : Object.values(cost?.values ?? {}).some((value) => value < 0);
}

test("law: a carrier can be anywhere in its list, and either of two matching ships can be the docked one", () => {
  const format = formatNamed("epic-dogfight");
  const fleet = fc.array(fc.tuple(fc.constantFrom("academypilot", "howlrunner", "alphasquadronpilot"), fc.boolean()), { maxLength: 6 });
  /** Lists with a carrier at any position, and some ships docked to it. */
  const listWith = (fighters: readonly (readonly [string, boolean])[], carrier: number): SquadDraft => {
    const ships: ShipDraft[] = fighters.map(([pilot, docked]) => ({ ...ship(pilot), ...(docked && { dockedTo: carrier }) }));
    return squad("imperial", ...ships.slice(0, carrier), ship("gozanticlasscruiser", "dockingclamps"), ...ships.slice(carrier));
  };
  fc.assert(
    fc.property(
      fleet.chain((fighters) =>
        fc.tuple(fc.constant(fighters), fc.shuffledSubarray(fighters, { minLength: fighters.length }), fc.nat(fighters.length)),
      ),
      ([fighters, shuffled, carrier]) => {
        const [one, two] = [listWith(fighters, 0), listWith(shuffled, carrier)].map((list) => checkOne(format, list, ORGANISED));
        expect([two?.legal, two?.points, two?.hash]).toEqual([one?.legal, one?.points, one?.hash]);
      },
    ),
  );
});

test("law: different lists have different hashes", () => {
  const format = formatNamed("epic-dogfight");
  const held = ({ faction, ships }: SquadDraft) =>
    [faction, ...ships.map(({ pilot, upgrades }) => `${pilot} ${upgrades.map((upgrade) => JSON.stringify(upgrade)).sort()}`).sort()].join();
  fc.assert(
    fc.property(sensible(format, 3), sensible(format, 3), (one, other) => {
      expect(checkOne(format, one).hash === checkOne(format, other).hash).toBe(held(one) === held(other));
    }),
  );
});

const ROOKIES = fc.subarray(["r2astromech", "protontorpedoes", "shieldupgrade"]).map((upgrades) => ship("rookiepilot", ...upgrades));
const GOLDS = fc
  .array(fc.constantFrom("protontorpedoes", "flechettetorpedoes"), { maxLength: 2 })
  .map((upgrades) => ship("goldsquadronpilot", ...upgrades));

test("law: a tier includes the one before exactly if there is a way to match all ships", () => {
  const escalation = formatNamed("escalation");
  const outcomes = { held: 0, missed: 0 };
  const tier = fc.array(fc.oneof(ROOKIES, GOLDS), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(tier, tier, (before, after) => {
      const squads = [before, after, after, after].map((ships) => squad("rebel", ...ships));
      const missed = check(escalation, squads).problems.some(({ rule }) => rule.startsWith("ES-INCL-") && rule !== "ES-INCL-52-Q");
      outcomes[missed ? "missed" : "held"] += 1;
      expect(missed).toBe(!someAssignmentHolds(before, after));
    }),
    { numRuns: runs(3000) },
  );
  expect(Math.min(outcomes.held, outcomes.missed)).toBeGreaterThan(runs(100));
});

/** True if earlier ships can be matched with later ones. Tries every way to match them. */
function someAssignmentHolds([earlier, ...rest]: readonly ShipDraft[], after: readonly ShipDraft[]): boolean {
  if (!earlier) return true;
  return after.some((later, at) => goesOnAs(earlier, later) && someAssignmentHolds(rest, after.toSpliced(at, 1)));
}

const goesOnAs = (earlier: ShipDraft, later: ShipDraft): boolean =>
  earlier.pilot === later.pilot && earlier.upgrades.every(({ id }) => copies(earlier, id) <= copies(later, id));
const copies = ({ upgrades }: ShipDraft, id: string): number => upgrades.filter((upgrade) => upgrade.id === id).length;

/** Ids of the edition's cards, of another edition's, and of unknown cards. Also names that every object inherits. */
const anyId = (known: readonly { readonly id: string }[], others: readonly { readonly id: string }[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...known.map(({ id }) => id)), weight: 8 },
    fc.constantFrom(...others.map(({ id }) => id)),
    fc.constantFrom("__proto__", "constructor", "toString", ""),
    fc.string(),
  );
const anyPlace = fc.integer({ min: -2, max: 7 });

const anyShip = ({ pack }: Catalogue): fc.Arbitrary<ShipDraft> =>
  fc.record(
    {
      pilot: anyId(pack.pilots, second.pilots),
      upgrades: fc.array(
        fc.record({ id: anyId(pack.upgrades, first.upgrades), section: fc.constantFrom(...SECTIONS) }, { requiredKeys: ["id"] }),
        { maxLength: 5 },
      ),
      onlySection: fc.constantFrom(...SECTIONS),
      dockedTo: anyPlace,
    },
    { requiredKeys: ["pilot", "upgrades"] },
  );

const anySquad = (catalogue: Catalogue): fc.Arbitrary<SquadDraft> =>
  fc.record(
    {
      name: fc.string(),
      player: fc.string(),
      captain: fc.boolean(),
      faction: fc.oneof(fc.constantFrom("rebel", "imperial", "scum", "resistance", "firstorder", "galacticempire"), fc.string()),
      ships: fc.array(anyShip(catalogue), { maxLength: 6 }),
      wings: fc.array(
        fc.record({ leader: anyPlace, wingmates: fc.array(fc.record({ ship: anyPlace, position: anyPlace }), { maxLength: 6 }) }),
        { maxLength: 2 },
      ),
      builds: fc.array(anyId([...catalogue.pack.quickBuilds, { id: "none" }], second.quickBuilds), { maxLength: 2 }),
      obstacles: fc.array(fc.oneof(fc.constantFrom("coreasteroid0", "yt2400debris1", "gas-cloud-1"), fc.string()), { maxLength: 4 }),
      declared: fc.record({ points: fc.integer(), epicPoints: fc.integer() }, { requiredKeys: [] }),
    },
    { requiredKeys: ["faction", "ships"] },
  );

const anyOptions = ({ pack }: Catalogue): fc.Arbitrary<FormatOptions> => {
  const cards = fc.dictionary(anyId([...pack.ships, ...pack.pilots], second.pilots), fc.constantFrom("2015-09-04", "2016", ""));
  const ids = fc.array(anyId([...pack.ships, ...pack.pilots], second.pilots), { maxLength: 3 });
  return fc.record(
    {
      points: fc.integer({ min: 0, max: 500 }),
      threat: fc.integer({ min: 0, max: 30 }),
      scenario: fc.constantFrom("none", ...SCENARIOS.map(({ id }) => id)),
      team: fc.boolean(),
      epicPoints: fc.dictionary(anyId(pack.ships, second.ships), fc.nat(5)),
      missionShips: ids,
      requirements: fc.subarray([...REQUIREMENTS]),
      event: fc.record(
        { region: fc.constantFrom(...REGIONS), date: fc.constant("2015-09-04"), releases: cards, notAdmitted: ids },
        { requiredKeys: ["region"] },
      ),
    },
    { requiredKeys: [] },
  );
};

const anyEntry = (catalogue: Catalogue, options: fc.Arbitrary<FormatOptions>) =>
  fc.tuple(fc.array(anySquad(catalogue), { maxLength: 5 }), options);

/** Expects that every problem in the verdict names a rule in the rulebook, describes the problem and offers a fix. */
function judgesEverything(format: Format, options: fc.Arbitrary<FormatOptions>): void {
  fc.assert(
    fc.property(anyEntry(CATALOGUES[format.edition], options), ([squads, set]) => {
      const verdict = check(format, squads, set);
      for (const { rule, problem, fix } of verdict.problems) {
        expect(isRuleId(rule)).toBe(true);
        expect([problem, fix.fix]).not.toContain("");
      }
      expect(verdict.legal).toBe(!verdict.problems.some(({ weight }) => weight === "illegal"));
      expect(verdict.lists).toHaveLength(squads.length);
    }),
    { numRuns: runs(100) },
  );
}

test.each(ALL_FORMATS)("law, %s: every list gets a verdict, and every problem has a known rule and a fix", (_, format) => {
  judgesEverything(format, fc.constant({}));
});

test.each(ALL_FORMATS)("law, %s: every list gets such a verdict with any options", (_, format) => {
  judgesEverything(format, anyOptions(CATALOGUES[format.edition]));
});

test("law: the rulebook contains the rules of every format", () => {
  for (const { rules } of FORMATS) for (const rule of Object.values(rules).flat()) expect([rule, isRuleId(rule)]).toEqual([rule, true]);
});
