/**
 * Compares every value in the second-edition catalogues with the card data, in both directions. Values that the data lacks or has wrong are
 * listed below, each with its reason.
 */
import type { Pack } from "@broadside/cards";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { describe, expect, test } from "vitest";
import { type Cards, differences, type Figures, plain, textOf, unique } from "./figures.ts";
import {
  abilitiesNotRead,
  action,
  available,
  conditionsOfData,
  coreDeckOfData,
  faction,
  hugeDeckOfFacts,
  keyword,
  pilotsOfData,
  quickBuildsOfData,
  ship,
  shipsOfData,
  size,
  upgradeFiles,
  upgradeOfData,
} from "./reference-2e.ts";

const PACKS: readonly Pack[] = [pack20, pack25];

const adds = (...icons: unknown[]): Figures => ({ adds: icons.map((icon) => ({ icon })) });
const docks = (...ships: string[]): Figures => ({ docks: { ships, most: 1 } });
const wingOf = (rule: string, most: number, more: Figures = {}): Figures => ({ rule, wingmates: [2, most], ...more });
const upTo = (most: number, ...ships: string[]): Figures[] => ships.map((one) => ({ ship: one, most }));

/** Restriction boxes that the data leaves out. */
const RESTRICTED: Readonly<Record<string, readonly Figures[]>> = {
  // Rows 2E-WCARD-04 to -15.
  agentoftheempire: [faction("galacticempire"), ship("tieadvancedx1", "tieadvancedv1")],
  dreadnoughthunter: [size("small"), { needs: "stat", stat: "initiative", atLeast: 4 }],
  firstorderelite: [faction("firstorder"), ship("tievnsilencer", "tiesffighter")],
  phoenixsquadron: [faction("rebelalliance"), ship("vcx100lightfreighter")],
  shadowwing: [faction("galacticempire"), ship("tiesabomber", "tieininterceptor", "tielnfighter")],
  skystrikeacademyclass: [faction("galacticempire"), ship("tieininterceptor", "tielnfighter")],
  veteranwingleader: [size("small")],
  // Row 2E-HUGE-51.
  turbolaserbattery: [{ needs: "stat", stat: "energy", atLeast: 5 }],
  // Commanders of huge ships, each for one faction only.
  ...Object.fromEntries(["admiralozzel", "captainneeda"].map((id) => [id, [faction("galacticempire"), size("huge")]])),
  ...Object.fromEntries(["carlistrieekan", "jandodonna", "raymusantilles"].map((id) => [id, [faction("rebelalliance"), size("huge")]])),
  azmorigan: [faction("scumandvillainy"), size("huge")],
  bounty: [faction("scumandvillainy")],
  // Printed restriction boxes, according to public card collections (a squad builder, and a successor of the data).
  ...Object.fromEntries(
    ["aaylasecura", "ahsokatano", "clonecaptainrex", "fives", "kitfisto", "plokoon", "q7astromech", "wolfpack", "yoda"].map((id) => [
      id,
      [faction("galacticrepublic")],
    ]),
  ),
  ...Object.fromEntries(
    ["agentterex", "commandermalarus", "commanderpyre", "deuteriumpowercells", "proudtradition"].map((id) => [id, [faction("firstorder")]]),
  ),
  ...Object.fromEntries(["hopeful", "k2so", "sabinewren-gunner"].map((id) => [id, [faction("rebelalliance")]])),
  ...Object.fromEntries(["cutthroat", "igrmdroids"].map((id) => [id, [faction("scumandvillainy")]])),
  ...Object.fromEntries(["quickreleaselocks", "saboteursmap", "scannerbaffler", "protoncannonbattery"].map((id) => [id, [size("huge")]])),
  ...Object.fromEntries(["deadeyeshot", "margsablclosure"].map((id) => [id, [size("small", "medium")]])),
  ...Object.fromEntries(["alpha3bbesh", "alpha3eesk"].map((id) => [id, [ship("nimbusclassvwing")]])),
  ...Object.fromEntries(["maneuverassistmgk300", "targetassistmgk300"].map((id) => [id, [ship("tierbheavy")]])),
  ...Object.fromEntries(["beskarreinforcedplating", "mandalorianoptics"].map((id) => [id, [keyword("Mandalorian")]])),
  ...Object.fromEntries(["compassion", "patience"].map((id) => [id, [{ needs: "force-side", side: "light" }]])),
  automatedtargetpriority: [{ needs: "stat", stat: "initiative", atMost: 3 }],
  backwardstailslide: [keyword("X-wing"), { needs: "equipped", slot: "configuration" }],
  "bobafett-gunner": [faction("scumandvillainy", "separatistalliance")],
  coaxiumhyperfuel: [action("slam")],
  corsairrefit: [ship("croccruiser")],
  disciplined: [faction("galacticempire")],
  ghostcompany: [faction("galacticrepublic"), action("rotate-arc")],
  graviticdeflection: [ship("nantexclassstarfighter")],
  interceptbooster: [ship("droidtrifighter")],
  kalani: [faction("separatistalliance")],
  malice: [{ needs: "force-side", side: "dark" }],
  overdrivethruster: [ship("t70xwing")],
  precisionionengines: [keyword("TIE"), { needs: "stat", stat: "agility", atLeast: 3, atMost: 3 }],
  precognitivereflexes: [size("small")],
  repulsorliftstabilizers: [ship("hmpdroidgunship")],
  sensorbuoysuite: [faction("firstorder"), size("medium", "large")],
  stabilizedsfoils: [ship("asf01bwing")],
  starbirdslash: [keyword("A-wing")],
  targetingsynchronizer: [action("lock")],
  tierfonbellyrun: [keyword("Y-wing")],
  torynfarr: [faction("rebelalliance"), size("huge")],
  underslungblastercannon: [faction("resistance"), keyword("X-wing")],
};

/** Figures that appear only in a card's text or in the rules, or that are wrong in the data. They replace those from the data. */
const BESIDE_THE_DATA: Readonly<Record<string, { readonly why: string; readonly figures: Figures }>> = {
  agentoftheempire: { why: "2E-WCARD-05", figures: { wing: wingOf("2E-WCARD-05", 5, { of: upTo(5, "tielnfighter") }) } },
  firstorderelite: { why: "2E-WCARD-06", figures: { wing: wingOf("2E-WCARD-06", 3, { of: upTo(3, "tiefofighter", "tiesffighter") }) } },
  jedicommander: {
    why: "2E-WCARD-07",
    figures: { wing: wingOf("2E-WCARD-07", 5, { of: upTo(5, "v19torrentstarfighter", "nimbusclassvwing"), oneType: true }) },
  },
  phoenixsquadron: {
    why: "2E-WCARD-08",
    figures: {
      wing: wingOf("2E-WCARD-08", 5, {
        of: [...upTo(1, "attackshuttle", "sheathipedeclassshuttle"), ...upTo(5, "rz1awing")],
        matesMayDock: true,
      }),
    },
  },
  shadowwing: { why: "2E-WCARD-10", figures: { wing: wingOf("2E-WCARD-10", 5) } },
  skystrikeacademyclass: {
    why: "2E-WCARD-12",
    figures: { wing: wingOf("2E-WCARD-12", 5, { of: upTo(5, "tielnfighter"), belowLeaderInitiative: true }) },
  },
  veteranwingleader: { why: "2E-WCARD-04", figures: { wing: wingOf("2E-WCARD-04", 5) } },
  bounty: { why: "text: joins other squads", figures: { building: { joins: ["separatistalliance", "galacticempire", "firstorder"] } } },
  sensitivecontrols: { why: "text: another ship ability", figures: { shipAbility: "Sensitive Controls" } },
  tiedefenderelite: { why: "text: another ship ability", figures: { shipAbility: "Advanced Fire Control" } },
  vectoredcannonsrz1: { why: "text: another ship ability", figures: { shipAbility: "Vectored Cannons" } },
  initforthemoneyrebellion: {
    why: "text: joins other squads",
    figures: { building: { joins: ["galacticrepublic", "rebelalliance", "resistance"] } },
  },
  trackingtorpedoes: { why: "text: launches remotes", figures: { device: { name: "Tracking Torpedoes", type: "remote" } } },
  cikatrovizago: { why: "text: ships exchange cards of a type", figures: { swaps: ["illicit"] } },
  moldycrow: { why: "text: a weapon, not a change of one", figures: { stats: undefined, attack: { arcs: ["front"], dice: 3 } } },
  kalani: { why: "printed as on the other relays", figures: { solitary: true } },
  alpha3bbesh: { why: "text: an icon that the data does not grant", figures: { building: adds("device") } },
  "b6bladewingprototype-command": { why: "text: an icon that the data does not grant", figures: { building: adds("gunner") } },
  wartimeloadout: { why: "text: two icons that the data does not grant", figures: { building: adds("torpedo", "missile") } },
  gauntlet: { why: "text: gains the icon that the data takes away", figures: { building: adds("crew") } },
  ghost: { why: "text: docks one of two shuttles", figures: { building: docks("attackshuttle", "sheathipedeclassshuttle") } },
  houndstooth: { why: "text: docks a headhunter", figures: { building: docks("z95af4headhunter") } },
  corvus: { why: "text: docks two small ships", figures: { building: { docks: { sizes: ["small"], most: 2 } } } },
  liberator: { why: "text: docks two small ships", figures: { building: { docks: { sizes: ["small"], most: 2 } } } },
  landosmillenniumfalcon: { why: "text: docks an escape craft", figures: { building: docks("escapecraft") } },
  ioncannonbattery: {
    why: "second-edition-facts.md, B.10: batteries grant it; the 2.5 data has it on the offline side",
    figures: { actions: ["white rotate-arc"], back: { name: "Ion Cannon Battery (Offline)" } },
  },
};

/** Fields that the 2.0 data leaves out or has wrong on cards that 2.5 did not change. */
const AS_IN_2_5: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...["assailer", "bloodcrow", "brighthope", "brokenhorn", "corvus", "dodonnaspride", "impetuous", "insatiableworrt", "instigator"],
      ...["jainaslight", "kazsfireball", "liberator", "luminous", "merchantone", "quantumstorm", "requiem", "suppressor", "tantiveiv"],
      ...["thunderstrike", "vector"],
    ].map((title) => [title, ["restrictions", "building", "stats"]]),
  ),
  ...Object.fromEntries(["ioncannonbattery", "pointdefensebattery", "targetingbattery", "turbolaserbattery"].map((id) => [id, ["attack"]])),
  "slavei-swz82": ["building"],
  "c3po-republic": ["restrictions"],
  ionlimiteroverride: ["restrictions"],
  interloperturn: ["restrictions"],
  strategiccommander: ["charges"],
  ga97: ["charges", "actions"],
  k2so: ["actions"],
  aaylasecura: ["force"],
  thermaldetonators: ["device"],
  sensorbuoysuite: ["device"],
};
const PILOTS_AS_IN_2_5 = ["vultskerris", "vultskerris-tieininterceptor", "nashwindrider", "gamutkey", "zamwesell"];

/** Charges that a pilot's text mentions but the data leaves out. The values are the printed ones, marked as unconfirmed. */
const CHARGES_BESIDE_THE_DATA: Readonly<Record<string, Figures>> = {
  tapusk: { charges: { value: 2, recovers: 1 } },
  "hansolo-battleofyavin": { charges: { value: 4 } },
};

/** Cards whose texts use squad-building words for something else. */
const NOTHING_TO_BUILD: readonly string[] = [
  // Its text lifts a restriction. The side of its Force in the data already has that effect.
  "maul",
  // Its text is about how the shuttle itself docks.
  "phantom",
  // Holds a card that is not equipped at first.
  "razorcrest",
];
const BUILDING_WORDS = /\bslots?\b|\bequip\b(?! this side)|\bdock\b|\bincluded\b/i;

function upgradesOfData(edition: string): Cards {
  const later = edition === "2.0" ? upgradesOfData("2.5") : undefined;
  return new Map(
    upgradeFiles(edition).map((card) => {
      const fields = later ? (AS_IN_2_5[card.xws] ?? []) : [];
      const asLater = fields.map((field) => [field, later?.get(card.xws)?.[field]]);
      const restrictions = RESTRICTED[card.xws];
      return [
        card.xws,
        {
          ...upgradeOfData(card),
          ...Object.fromEntries(asLater),
          ...(restrictions && { restrictions }),
          ...BESIDE_THE_DATA[card.xws]?.figures,
        },
      ];
    }),
  );
}

const withoutId = (cards: readonly { readonly id: string }[]): Cards => new Map(cards.map(({ id, ...card }) => [id, plain(card)]));

describe.skipIf(!available).each(PACKS.map((pack) => [pack.edition, pack] as const))(
  "the %s catalogue agrees with the card data on",
  (edition, pack) => {
    test("ships", () => {
      expect(differences(withoutId(pack.ships), shipsOfData(edition))).toEqual([]);
    });

    test("pilots", () => {
      const later = pilotsOfData("2.5");
      const theirs = [...pilotsOfData(edition)].map(([id, pilot]): [string, Figures] => [
        id,
        {
          ...pilot,
          ...(edition === "2.0" && PILOTS_AS_IN_2_5.includes(id) && { charges: later.get(id)?.["charges"] }),
          ...CHARGES_BESIDE_THE_DATA[id],
        },
      ]);
      expect(differences(withoutId(pack.pilots), new Map(theirs))).toEqual([]);
    });

    test("upgrades", () => {
      expect(differences(withoutId(pack.upgrades), upgradesOfData(edition))).toEqual([]);
    });

    test("conditions", () => {
      expect(differences(withoutId(pack.conditions), conditionsOfData(edition))).toEqual([]);
    });

    test("quick builds with their threat", () => {
      const ours = pack.quickBuilds.filter(({ missing = [] }) => missing.length === 0).map(({ id: _id, ...build }) => textOf(build));
      expect(counted(ours)).toEqual(counted(quickBuildsOfData(edition)));
    });

    test("the core damage deck", () => {
      const deck = pack.damageDecks.find(({ id }) => id === "core");
      expect(differences(new Map(deck?.cards.map((card) => [card.name, plain(card)])), coreDeckOfData(edition))).toEqual([]);
      expect(deck?.ships).toBeUndefined();
    });

    test("[2E-HDECK-01] the huge-ship damage deck", () => {
      const deck = pack.damageDecks.find(({ id }) => id === "huge");
      expect(differences(new Map(deck?.cards.map((card) => [card.name, plain(card)])), hugeDeckOfFacts())).toEqual([]);
      expect(deck?.cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
      expect([...(deck?.ships ?? [])].sort()).toEqual(
        pack.ships
          .filter((one) => one.size === "huge")
          .map(({ id }) => id)
          .sort(),
      );
    });

    test("the icons that texts add and remove", () => {
      const theirs = upgradeFiles(edition).map(({ xws, sides }): [string, Figures] => {
        const text = sides[0].ability ?? "";
        return [xws, { adds: iconsAfter(/(?:Add|Gain 1) ([^.]*)slots?/g, text), removes: iconsAfter(/Remove ([^.]*)slots?/g, text) }];
      });
      const ours = pack.upgrades.map(({ id, building }): [string, Figures] => [
        id,
        { adds: building?.adds?.map(({ icon }) => icon), removes: building?.removes?.map(({ slot }) => slot) },
      ]);
      expect(differences(new Map(ours), new Map(theirs))).toEqual([]);
    });

    test("texts that change what a ship may carry", () => {
      const cards = upgradesOfData(edition);
      const forgotten = upgradeFiles(edition).filter(({ xws, sides }) => {
        const text = sides.map(({ ability = "" }) => ability).join(" ");
        const building = textOf(cards.get(xws)?.["building"]);
        return BUILDING_WORDS.test(text) && building === "nothing" && !NOTHING_TO_BUILD.includes(xws);
      });
      expect(forgotten.map(({ xws, sides }) => `${xws}: ${sides[0].ability}`)).toEqual([]);
      expect(abilitiesNotRead(edition)).toEqual([]);
    });
  },
);

describe.skipIf(!available)("the listed exceptions", () => {
  test("differ from the data", () => {
    const cards = ["2.0", "2.5"].flatMap(upgradeFiles);
    const differing = (id: string, figures: Figures): boolean =>
      cards.some(
        (card) => card.xws === id && Object.entries(figures).some(([key, value]) => textOf(value) !== textOf(upgradeOfData(card)[key])),
      );
    const idle = [
      ...Object.entries(BESIDE_THE_DATA).filter(([id, { figures }]) => !differing(id, figures)),
      ...Object.entries(RESTRICTED).filter(([id, restrictions]) => !differing(id, { restrictions })),
    ];
    expect(idle.map(([id]) => id)).toEqual([]);
  });

  test("and fields that 2.0 takes from 2.5 differ between their data", () => {
    const [earlier, later] = ["2.0", "2.5"].map((edition) => new Map(upgradeFiles(edition).map((card) => [card.xws, upgradeOfData(card)])));
    const idle = Object.entries(AS_IN_2_5).filter(([id, fields]) =>
      fields.every((field) => textOf(earlier?.get(id)?.[field]) === textOf(later?.get(id)?.[field])),
    );
    expect(idle.map(([id]) => id)).toEqual([]);
  });
});

/** The bracketed icons after a verb. An icon with a number before it is repeated that many times. */
const iconsAfter = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, list = ""]) =>
    [...list.matchAll(/(?:(\d) )?\[([^\]]+)\]/g)].flatMap(([, times = "1", name = ""]) =>
      Array.from({ length: Number(times) }, () => name.toLowerCase().replaceAll(" ", "-")),
    ),
  );

const counted = (texts: readonly string[]): string[] =>
  unique(texts)
    .map((text) => `${texts.filter((one) => one === text).length} x ${text}`)
    .sort();
