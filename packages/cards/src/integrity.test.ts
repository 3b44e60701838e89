/** Checks that every pack is consistent, and that it agrees with the numbers in the rules. */
import { rows } from "@broadside/rulebook";
import { describe, expect, test } from "vitest";
import type { DamageCard, Knowledge, Pilot, Restriction, Ship, Upgrade } from "./card.ts";
import { catalogueOf } from "./catalogue.ts";
import { readAction, readManeuver } from "./dial.ts";
import type { Pack } from "./pack.ts";
import { pack as pack1e } from "./packs/1e/index.ts";
import { pack as pack20 } from "./packs/2.0/index.ts";
import { pack as pack25 } from "./packs/2.5/index.ts";
import { SLOTS } from "./vocabulary.ts";

const PACKS: readonly Pack[] = [pack1e, pack20, pack25];
const SECOND_EDITION: readonly Pack[] = [pack20, pack25];
const named = (packs: readonly Pack[]): (readonly [string, Pack])[] => packs.map((pack) => [pack.edition, pack]);

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
const twice = (ids: readonly string[]): string[] => ids.filter((id, at) => ids.indexOf(id) !== at);
const hugeShips = ({ ships }: Pack): Ship[] => ships.filter(({ size }) => size === "huge");
const shipOf = ({ ships }: Pack, id: string): Ship | undefined => ships.find((ship) => ship.id === id);
const pilotOf = ({ pilots }: Pack, id: string): Pilot | undefined => pilots.find((pilot) => pilot.id === id);
const upgradeOf = ({ upgrades }: Pack, id: string): Upgrade | undefined => upgrades.find((upgrade) => upgrade.id === id);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe.each(named(PACKS))("in the %s pack", (_edition, pack) => {
  const { ships, pilots, upgrades, conditions } = catalogueOf(pack);

  test("every id belongs to one card", () => {
    for (const cards of [pack.ships, pack.pilots, pack.upgrades, pack.conditions, pack.damageDecks, pack.quickBuilds])
      expect(twice(idsOf(cards))).toEqual([]);
    expect(twice(pack.pilots.map(({ id, xws = id, ship, faction }) => `${xws} ${ship} ${faction}`))).toEqual([]);
    for (const { id, cards } of pack.damageDecks) expect(twice(cards.map(({ name, section }) => `${id} ${section} ${name}`))).toEqual([]);
  });

  test("a pilot names a ship of its faction, and cards that exist", () => {
    const wrong = pack.pilots.filter(
      ({ ship, faction, conditions: assigned = [], standardLoadout = [] }) =>
        !ships.get(ship)?.factions.includes(faction) ||
        assigned.some((id) => !conditions.has(id)) ||
        standardLoadout.some((id) => !upgrades.has(id)),
    );
    expect(idsOf(wrong)).toEqual([]);
  });

  test("a ship has a pilot in each of its factions", () => {
    const unmanned = pack.ships.flatMap(({ id, factions }) =>
      factions
        .filter((faction) => !pack.pilots.some((pilot) => pilot.ship === id && pilot.faction === faction))
        .map((one) => `${id} ${one}`),
    );
    expect(unmanned).toEqual([]);
  });

  test("an upgrade names ships, cards and conditions that exist", () => {
    const dangling = pack.upgrades.flatMap(({ id, conditions: assigned = [], building, wing }) => [
      ...assigned.filter((one) => !conditions.has(one)),
      ...(building?.alsoNeeds ?? []).filter((one) => !upgrades.has(one)),
      ...(building?.docks?.ships ?? []).filter((one) => !ships.has(one)),
      ...(wing?.of ?? []).map(({ ship }) => ship).filter((one) => !ships.has(one)),
      ...(wing && !rows.some((row) => row.id === wing.rule) ? [`${id} ${wing.rule}`] : []),
    ]);
    expect(dangling).toEqual([]);
  });

  test("every restriction can be met", () => {
    const words = (text: string): string[] => text.toLowerCase().split(/[ /]/);
    const isMet = (need: Restriction): boolean => {
      if (need.needs === "ship") return need.ships.length > 0 && need.ships.every((id) => ships.has(id));
      if (need.needs === "ship-name")
        return need.names.every((name) => pack.ships.some((ship) => words(name).every((word) => words(ship.name).includes(word))));
      if (need.needs === "faction-or-name")
        return need.names.every((name) => pack.pilots.some((one) => one.name === name) || pack.upgrades.some((one) => one.name === name));
      if (need.needs === "keyword") return need.keywords.every((word) => pack.pilots.some(({ keywords }) => keywords?.includes(word)));
      if (need.needs === "ship-ability") return need.abilities.every((name) => pack.pilots.some((pilot) => pilot.shipAbility === name));
      if (need.needs === "size") return need.sizes.every((size) => pack.ships.some((ship) => ship.size === size));
      if (need.needs === "faction") return need.factions.every((faction) => pack.pilots.some((pilot) => pilot.faction === faction));
      if (need.needs === "arc") return pack.ships.some(({ attacks }) => attacks.some(({ arcs }) => arcs.includes(need.arc)));
      if (need.needs === "action") return pack.ships.some(({ actions }) => actions.some((text) => readAction(text)?.name === need.action));
      if (need.needs === "force-side") return pack.pilots.some(({ force }) => force?.side?.includes(need.side));
      if (need.needs === "icon" || need.needs === "equipped") return pack.pilots.some(({ slots }) => slots.flat().includes(need.slot));
      return true;
    };
    const unmet = pack.upgrades.flatMap(({ id, restrictions = [] }) =>
      restrictions.filter((need) => !isMet(need)).map((need) => `${id}: ${JSON.stringify(need)}`),
    );
    expect(unmet).toEqual([]);
  });

  test("no restriction appears twice", () => {
    const repeating = pack.upgrades.filter(({ restrictions = [] }) => twice(restrictions.map((need) => JSON.stringify(need))).length > 0);
    expect(idsOf(repeating)).toEqual([]);
  });

  test("quick builds, damage decks and summaries name what exists", () => {
    const builds = pack.quickBuilds.filter(({ faction, ships: built }) =>
      built.some(({ pilot, upgrades: taken }) => pilots.get(pilot)?.faction !== faction || taken.some((id) => !upgrades.has(id))),
    );
    expect(idsOf(builds)).toEqual([]);
    expect(pack.damageDecks.flatMap(({ ships: users = [] }) => users.filter((id) => !ships.has(id)))).toEqual([]);
    const { damage, ...summaries } = pack.summaries;
    const cards = pack.damageDecks.flatMap((deck) =>
      deck.cards.flatMap(({ name, precisionShot }) => [name, `${deck.id}/${name}`, ...(precisionShot ? [precisionShot.name] : [])]),
    );
    expect(Object.keys(damage).filter((name) => !cards.includes(name))).toEqual([]);
    for (const kind of ["ships", "pilots", "upgrades", "conditions"] as const)
      expect(Object.keys(summaries[kind]).filter((id) => !idsOf(pack[kind]).includes(id))).toEqual([]);
  });

  test("every dial and every action can be read", () => {
    const dials = pack.ships.flatMap(({ dial, sections = [] }) => [...dial, ...sections.flatMap(({ crippled }) => crippled.lostManeuvers)]);
    expect(dials.filter((code) => !readManeuver(code))).toEqual([]);
    const actions = [
      ...pack.ships.flatMap((ship) => [...ship.actions, ...(ship.sections ?? []).flatMap((section) => section.actions)]),
      ...pack.pilots.flatMap((pilot) => pilot.actions ?? []),
      ...pack.upgrades.flatMap((upgrade) => [...(upgrade.actions ?? []), ...(upgrade.back?.actions ?? [])]),
    ];
    expect(actions.filter((text) => !readAction(text))).toEqual([]);
    for (const { id, dial } of pack.ships) expect([id, twice(dial)]).toEqual([id, []]);
  });

  test("a corvette's sections add up to the ship and its cost, and lose only maneuvers on its dial", () => {
    for (const { id, sections, hull, shields, energy = 0, attacks, actions, dial } of pack.ships) {
      if (!sections) continue;
      const pilot = pack.pilots.find(({ ship }) => ship === id);
      const [costs, bars] = [pilot?.sections?.map(({ cost }) => cost), pilot?.sections?.flatMap(({ slots }) => slots)];
      expect([hull, shields, energy]).toEqual([
        sum(sections.map((section) => section.hull)),
        sum(sections.map((section) => section.shields)),
        sum(sections.map((section) => section.energy ?? 0)),
      ]);
      expect([attacks, actions]).toEqual([sections.flatMap((section) => section.attacks), sections.flatMap((section) => section.actions)]);
      expect([pilot?.cost, pilot?.slots]).toEqual([sum(costs ?? []), bars]);
      expect(pilot?.sections?.map(({ section }) => section)).toEqual(sections.map(({ section }) => section));
      expect(sections.flatMap(({ crippled }) => crippled.lostManeuvers).filter((code) => !dial.includes(code))).toEqual([]);
    }
  });

  test("exactly the values that are absent are listed as missing", () => {
    const isMissing = ({ missing = [] }: Knowledge, name: string): boolean => missing.includes(name);
    const isAbsent = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
    const silent = [
      ...pack.pilots.flatMap((pilot) =>
        (["cost", "initiative"] as const)
          .filter((name) => isAbsent(pilot[name]) !== isMissing(pilot, name))
          .map((name) => `${pilot.id} ${name}`),
      ),
      ...pack.upgrades
        .filter((card) => !card.onlyInStandardLoadout && isAbsent(card.cost) !== isMissing(card, "cost"))
        .map(({ id }) => `${id} cost`),
      ...pack.ships.filter((ship) => isAbsent(ship.dial) !== isMissing(ship, "dial")).map(({ id }) => `${id} dial`),
      ...pack.damageDecks.flatMap(({ id, cards }) =>
        cards.filter((card) => isAbsent(card.trait) !== isMissing(card, "trait")).map(({ name }) => `${id} ${name} trait`),
      ),
    ];
    expect(silent).toEqual([]);
    const known = (card: object): string[] =>
      ((card as Knowledge).missing ?? []).filter((name) => !isAbsent((card as Record<string, unknown>)[name]));
    expect([...pack.ships, ...pack.pilots, ...pack.upgrades].flatMap(known)).toEqual([]);
  });

  test("a wing's quick build begins with its leader, who has the wing card", () => {
    const leaderless = pack.quickBuilds.filter(
      ({ wing, ships: [leader] }) => wing && !leader?.upgrades.some((id) => upgrades.get(id)?.wing),
    );
    expect(idsOf(leaderless)).toEqual([]);
  });
});

describe("the first edition's huge ships", () => {
  const corvettes = ["cr90corvette", "raiderclasscorvette"];

  test("[HS-AGI-01] all seven Ship cards have agility 0", () => {
    const cards = hugeShips(pack1e).flatMap(({ agility, sections = [undefined] }) => sections.map(() => agility));
    expect(cards).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test("[HS-SECT-91-Q] two of them have two Ship cards, fore and aft, and the others have one", () => {
    const sectioned = hugeShips(pack1e).filter(({ sections }) => sections);
    expect(idsOf(sectioned)).toEqual(corvettes);
    for (const { sections = [] } of sectioned) expect(sections.map(({ section }) => section)).toEqual(["fore", "aft"]);
    expect(idsOf(hugeShips(pack1e).filter(({ sections }) => !sections)).sort()).toEqual([
      "croccruiser",
      "gozanticlasscruiser",
      "gr75mediumtransport",
    ]);
  });

  test("[HS-SECT-08] a corvette's two cards are one ship, with the cost and epic points of both", () => {
    const costs = (id: string): unknown[] => [pilotOf(pack1e, id)?.cost, pilotOf(pack1e, id)?.sections?.map(({ cost }) => cost)];
    expect(corvettes.map(costs)).toEqual([
      [90, [50, 40]],
      [100, [50, 50]],
    ]);
    expect(corvettes.map((id) => shipOf(pack1e, id)?.epicPoints)).toEqual([3, 3]);
  });

  test("[ET-EPIC-02, ET-EPIC-03, ET-EPIC-04] the CR90, GR-75 and Raider cost 3, 2 and 3 epic points", () => {
    expect(["cr90corvette", "gr75mediumtransport", "raiderclasscorvette"].map((id) => shipOf(pack1e, id)?.epicPoints)).toEqual([3, 2, 3]);
  });

  test("every huge ship has epic points or lists them as missing, and no other ship has any", () => {
    const wrong = pack1e.ships.filter(
      ({ size, epicPoints, missing = [] }) => (size === "huge") !== (epicPoints !== undefined || missing.includes("epicPoints")),
    );
    expect(idsOf(wrong)).toEqual([]);
    expect(
      idsOf(pack1e.ships.filter(({ epicPoints, missing = [] }) => epicPoints !== undefined && missing.includes("epicPoints"))),
    ).toEqual([]);
  });

  test("[HS-ENERGY-04] titles raise a ship's energy limit, and one title lowers it", () => {
    const limitWith = (ship: string, title: string): number =>
      (shipOf(pack1e, ship)?.energy ?? 0) + (upgradeOf(pack1e, title)?.stats?.energy ?? 0);
    expect(limitWith("gr75mediumtransport", "brighthope")).toBe(6);
    expect(limitWith("croccruiser", "insatiableworrt")).toBe(3);
    expect(pack1e.upgrades.filter(({ stats }) => (stats?.energy ?? 0) < 0).map(({ id }) => id)).toEqual(["insatiableworrt"]);
  });
});

describe.each(named(SECOND_EDITION))("the second edition, %s", (edition, pack) => {
  test("[2E-HUGE-54] the huge ships have the right values", () => {
    const figures = hugeShips(pack).map(({ id, attacks, agility, hull, shields, shieldRecovery, energy, energyRecovery }) => {
      const pilots = pack.pilots.filter(({ ship }) => ship === id);
      const order = [...new Set(pilots.map(({ initiative, engagement }) => `${initiative} / ${engagement}`))];
      const weapons = attacks.map(({ arcs, dice }) => `${dice} ${arcs.join(" ")}`).join(", ");
      return `${id}: ${weapons} / ${agility} / ${hull} / ${shields} (${shieldRecovery}) / ${energy} (${energyRecovery}) / ${order.join(", ")}`;
    });
    const trident = "tridentclassassaultship: 3 front / 0 / 10 / 4 (1) / 3 (2) / 8 / 0";
    expect(figures.sort()).toEqual([
      "cr90corelliancorvette: 4 left, 4 right / 0 / 18 / 7 (2) / 7 (2) / 8 / 0",
      "croccruiser: 3 front / 0 / 12 / 4 (1) / 4 (1) / 7 / 1",
      "gozanticlasscruiser: 3 front / 0 / 11 / 5 (1) / 3 (1) / 7 / 1",
      "gr75mediumtransport: 2 front / 0 / 12 / 3 (1) / 4 (1) / 7 / 1",
      "raiderclasscorvette: 4 full-front / 0 / 20 / 8 (2) / 6 (2) / 8 / 0",
      // The Trident appeared in 2021, after the date of the 2.0 pack.
      ...(edition === "2.5" ? [trident] : []),
    ]);
  });

  test("[2E-DECK-01, 2E-HDECK-01] the two damage decks have the right number of cards of each trait", () => {
    const copies = (id: string, trait: DamageCard["trait"]): number =>
      sum((pack.damageDecks.find((deck) => deck.id === id)?.cards ?? []).filter((card) => card.trait === trait).map((card) => card.copies));
    expect(pack.damageDecks.find(({ id }) => id === "core")?.cards.length).toBe(14);
    expect([copies("core", "pilot"), copies("core", "ship")]).toEqual([8, 25]);
    expect([copies("huge", "ship"), copies("huge", "crew")]).toEqual([19, 11]);
  });

  test("[2E-WCARD-16] wing quick builds have the right threat for each number of wingmates", () => {
    const THREAT: Readonly<Record<string, readonly number[]>> = {
      lukeskywalker: [8, 10, 12, 14],
      darthvader: [6, 7, 8, 9],
      fennrau: [8, 10, 12, 14],
      poedameron: [9, 11, 13, 15],
      kyloren: [6, 8],
      plokoon: [5, 6, 7, 8],
      generalgrievous: [5, 6, 7, 8],
      aaylasecura: [5, 7, 8, 9],
      commandantgoran: [4, 5, 6, 7],
      "herasyndulla-vcx100lightfreighter": [6, 7, 8, 9],
    };
    const builds = pack.quickBuilds.filter(({ wing }) => wing);
    const leaders = [...new Set(builds.map(({ ships }) => ships[0]?.pilot ?? ""))];
    const threat = (leader: string): number[] => builds.filter(({ ships }) => ships[0]?.pilot === leader).map((build) => build.threat);
    expect(Object.fromEntries(leaders.map((leader) => [leader, threat(leader)]))).toEqual(THREAT);
    const counted = builds.filter(({ missing = [] }) => !missing.includes("wingmates"));
    for (const leader of leaders.filter((one) => counted.some(({ ships }) => ships[0]?.pilot === one)))
      expect(counted.filter(({ ships }) => ships[0]?.pilot === leader).map(({ ships }) => ships.length - 1)).toEqual(
        THREAT[leader]?.map((_, more) => 2 + more),
      );
  });

  test("[EB-ERR-07] Red Squadron's wingmates are veterans", () => {
    const builds = pack.quickBuilds.filter(({ wing, ships }) => wing && ships[0]?.pilot === "lukeskywalker");
    const wingmates = builds.flatMap(({ ships }) => ships.slice(1).map(({ pilot }) => pilotOf(pack, pilot)?.name));
    expect([...new Set(wingmates)]).toEqual(["Red Squadron Veteran"]);
  });
});

describe("between the second edition's packs", () => {
  test("[2E-SQUAD-25] there are twenty-two types of slots", () => {
    const FIRST_EDITION = ["bomb", "elite", "salvaged-astromech", "system"];
    const types = SLOTS.filter((slot) => !FIRST_EDITION.includes(slot));
    expect(types.length).toBe(22);
    expect([...new Set(pack25.upgrades.flatMap(({ slots }) => slots))].sort()).toEqual([...types].sort());
    const used = (pack: Pack): Set<string> =>
      new Set([...pack.upgrades.flatMap(({ slots }) => slots), ...pack.pilots.flatMap(({ slots }) => slots.flat())]);
    expect(FIRST_EDITION.filter((slot) => used(pack20).has(slot) || used(pack25).has(slot))).toEqual([]);
    expect(FIRST_EDITION.filter((slot) => !used(pack1e).has(slot))).toEqual([]);
  });

  test("[2E-SQUAD-27] a pilot's cost depends on the mode", () => {
    expect([pilotOf(pack20, "ember")?.cost, pilotOf(pack25, "ember")?.cost]).toEqual([48, 4]);
  });

  test("[2E-WCARD-14] the wing cards have the right costs", () => {
    const cards = [
      "veteranwingleader",
      "agentoftheempire",
      "firstorderelite",
      "jedicommander",
      "phoenixsquadron",
      "shadowwing",
      "skystrikeacademyclass",
    ];
    expect(cards.map((id) => upgradeOf(pack20, id)?.cost)).toEqual([2, 4, 4, 3, 5, 6, 3]);
    expect(cards.map((id) => upgradeOf(pack25, id)?.cost)).toEqual([2, 4, 4, 4, 4, 4, 3]);
  });

  test("exactly the 2.5 cards that take upgrades have a loadout", () => {
    expect(
      idsOf(pack25.pilots.filter(({ loadout, standardLoadout }) => (loadout === undefined) !== (standardLoadout !== undefined))),
    ).toEqual([]);
    expect(idsOf([pack1e, pack20].flatMap(({ pilots }) => pilots).filter(({ loadout }) => loadout !== undefined))).toEqual([]);
  });

  test("a card that exists only on standard-loadout cards is on one of them", () => {
    const printed = pack25.pilots.flatMap(({ standardLoadout = [] }) => standardLoadout);
    expect(idsOf(pack25.upgrades.filter(({ id, onlyInStandardLoadout }) => onlyInStandardLoadout && !printed.includes(id)))).toEqual([]);
  });
});
