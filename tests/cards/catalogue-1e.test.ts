/**
 * Compares every value in the first-edition catalogue with the card data and the page on huge ships, in both directions. Values that the
 * data lacks or has wrong are listed below, each with its reason.
 */
import { pack } from "@broadside/cards/1e";
import { TURRET_PRIMARY_BANDS } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { differences, type Figures, plain, textOf } from "./figures.ts";
import {
  actionsOf,
  available,
  conditionsOfData,
  deckOfData,
  deckOfLedger,
  FACTION,
  hugeShipTable,
  pilotsOfData,
  shipsOfData,
  toRange,
  toWord,
  upgradesOfData,
  upgradeTexts,
} from "./reference-1e.ts";

/** Skill of at least this value; the card text says "you cannot equip this card if your skill is lower". */
const skill = (atLeast: number): Figures => ({ needs: "stat", stat: "initiative", atLeast });
const adds = (...icons: unknown[]): Figures[] => icons.map((icon) => ({ icon }));
const docks = (most: number, ...ships: string[]): Figures => ({ docks: { ships, most, sameType: true } });

/** Facts that the data has only as text, or not at all. These figures replace those from the data, and these restrictions are added. */
const BESIDE_THE_DATA: Readonly<
  Record<string, { readonly why: string; readonly figures?: Figures; readonly restrictions?: readonly Figures[] }>
> = {
  r2d6: { why: "text: neither the icon nor skill 2 or less", restrictions: [{ needs: "no-icon", slot: "elite" }, skill(3)] },
  royalguardtie: {
    why: "text: two different modifications, skill 5 or more",
    figures: { building: { adds: adds("modification"), different: ["modification"] } },
    restrictions: [skill(5)],
  },
  awingtestpilot: {
    why: "text: no two equal elite cards, skill 2 or more",
    figures: { building: { adds: adds("elite"), different: ["elite"] } },
    restrictions: [skill(2)],
  },
  virago: { why: "text: skill 4 or more", restrictions: [skill(4)] },
  blackone: { why: "text: skill 7 or more", restrictions: [skill(7)] },
  heavyscykinterceptor: { why: "text: one of three icons", figures: { building: { adds: adds(["cannon", "torpedo", "missile"]) } } },
  tiex1: { why: "text: systems cost 4 less", figures: { building: { adds: adds("system"), discounts: [{ slots: ["system"], by: 4 }] } } },
  vaksai: {
    why: "text: every upgrade costs 1 less, three different modifications",
    figures: { building: { adds: adds("modification", "modification"), discounts: [{ by: 1 }], different: ["modification"] } },
  },
  renegaderefit: {
    why: "text: elite cards cost 1 less, two different modifications; printed for the T-65 and the U-wing only",
    figures: {
      restrictions: [{ needs: "ship", ships: ["xwing", "uwing"] }],
      building: { adds: adds("modification"), discounts: [{ slots: ["elite"], by: 1 }], different: ["modification"] },
    },
  },
  starvipermkii: { why: "text: two different titles", figures: { building: { adds: adds("title"), different: ["title"] } } },
  smugglingcompartment: {
    why: "text: a further modification for at most 3 points",
    figures: { building: { adds: [...adds("illicit"), { icon: "modification", costAtMost: 3 }] } },
  },
  os1arsenalloadout: { why: "text: two icons that the data does not grant", figures: { building: { adds: adds("torpedo", "missile") } } },
  tiex7: {
    why: "text: loses two types of icons",
    figures: { building: { removes: ["cannon", "missile"].map((slot) => ({ slot, count: "all" })) } },
  },
  tieshuttle: {
    why: "text: loses three types of icons, no crew above 4 points",
    figures: {
      building: {
        adds: adds("crew", "crew"),
        removes: ["torpedo", "missile", "bomb"].map((slot) => ({ slot, count: "all" })),
        only: [{ slot: "crew", costAtMost: 4 }],
      },
    },
  },
  havoc: {
    why: "text: loses crew, salvaged astromechs must be unique",
    figures: {
      building: {
        adds: adds("system", "salvaged-astromech"),
        removes: [{ slot: "crew", count: "all" }],
        only: [{ slot: "salvaged-astromech", unique: true }],
      },
    },
  },
  merchantone: {
    why: "text: loses one cargo icon",
    figures: { building: { adds: adds("crew", "team"), removes: [{ slot: "cargo", count: 1 }] } },
  },
  lightscykinterceptor: { why: "text: no modifications", figures: { building: { removes: [{ slot: "modification", count: "all" }] } } },
  misthunter: {
    why: "text: the tractor beam must be taken; no ship of the type has an icon for it, so the title gives one",
    figures: { building: { adds: [{ icon: "cannon", only: ["tractorbeam"] }], alsoNeeds: ["tractorbeam"] } },
  },
  ordnancetubes: {
    why: "text: hardpoint icons serve as others",
    figures: { building: { treats: { slot: "hardpoint", as: ["torpedo", "missile"] } } },
  },
  dockingclamps: {
    why: "text: four ships of one of four types",
    figures: { building: docks(4, "tiefighter", "tieinterceptor", "tiebomber", "tieadvanced") },
  },
  ghost: {
    why: "text: docks an attack shuttle",
    figures: { building: { docks: { ships: ["attackshuttle"], most: 1, carrying: ["phantom"], leave: "after maneuvers" } } },
  },
  "ghost-swx72": {
    why: "text: docks a Sheathipede",
    figures: { building: { docks: { ships: ["sheathipedeclassshuttle"], most: 1, carrying: ["phantomii"], leave: "after maneuvers" } } },
  },
  houndstooth: {
    why: "text: the Nashtah Pup leaves its wreck",
    figures: { building: { docks: { ships: ["z95headhunter"], most: 1, pilots: ["nashtahpuppilot"], leave: "from the wreck" } } },
  },
  autothrusters: { why: "text: needs the boost icon", restrictions: [{ needs: "action", action: "boost" }] },
  lightweightframe: { why: "text: agility 2 or less", restrictions: [{ needs: "stat", stat: "agility", atMost: 2 }] },
  thrustcorrector: { why: "text: hull 4 or less", restrictions: [{ needs: "stat", stat: "hull", atMost: 4 }] },
  pulsedrayshield: { why: "text: shields exactly 1", restrictions: [{ needs: "stat", stat: "shields", atLeast: 1, atMost: 1 }] },
  longrangescanners: {
    why: "text: needs both icons",
    restrictions: ["torpedo", "missile"].map((slot) => ({ needs: "icon", slot })),
  },
  cikatrovizago: { why: "text: replaces cards of two types", figures: { exchanges: ["illicit", "cargo"] } },
  cassianandor: { why: "HS-CARD-04: not on huge ships", restrictions: [{ needs: "size", sizes: ["small", "large"] }] },
  tacticalofficer: { why: "text: an action that the data does not grant", figures: { actions: ["white coordinate"] } },
  pivotwing: { why: "text: agility, which the data does not grant", figures: { stats: { agility: 1 } } },
  servomotorsfoils: {
    why: "text: the closed side's attack, which the data does not change; printed for the T-65 only",
    figures: {
      restrictions: [{ needs: "ship", ships: ["xwing"] }],
      back: { name: "Servomotor S-foils (Closed)", actions: ["white boost"], stats: { attack: -1 } },
    },
  },
  wookieecommandos: { why: "printed: two icons", figures: { slots: ["crew", "crew"] } },
  deathtroopers: { why: "printed: two icons", figures: { slots: ["crew", "crew"] } },
  maul: {
    why: "printed: also for a squad with Ezra Bridger",
    figures: { restrictions: [{ needs: "faction-or-name", factions: ["scum"], names: ["Ezra Bridger"] }] },
  },
  arccaster: { why: "printed: Rebel and Scum", figures: { restrictions: [{ needs: "faction", factions: ["rebel", "scum"] }] } },
  emperorpalpatine: { why: "printed: two icons", figures: { slots: ["crew", "crew"] } },
  jabbathehutt: {
    why: "printed: two icons; text: tokens on illicit cards of the squad",
    figures: { slots: ["crew", "crew"], lays: { count: 1, on: ["illicit"], ofSquad: true } },
  },
  extramunitions: { why: "text: tokens on cards of three types", figures: { lays: { count: 1, on: ["torpedo", "missile", "bomb"] } } },
  ordnancesilos: { why: "text: tokens on other bombs", figures: { lays: { count: 3, on: ["bomb"], notOnItself: true } } },
  unguidedrockets: { why: "printed: two icons", figures: { slots: ["missile", "missile"] } },
  bombletgenerator: { why: "printed: two icons", figures: { slots: ["bomb", "bomb"] } },
  azmorigan: {
    why: "the data names a ship that the card does not (huge-ship-content.md, 2.4); text: replaces cards of two types",
    figures: {
      section: undefined,
      exchanges: ["crew", "team"],
      restrictions: [
        { needs: "size", sizes: ["huge"] },
        { needs: "faction", factions: ["scum"] },
      ],
    },
  },
  twinlaserturret: {
    why: "the data has its range but no dice; the printed value is 3",
    figures: { attack: { arcs: ["turret"], dice: 3, range: [2, 3] } },
  },
};

/**
 * Cards whose texts use squad-building words for something else. All other cards with such words are listed above or covered by the data.
 */
const NOTHING_TO_BUILD = [
  // Skill changes chosen when the ship is placed (1E-SQUAD-10).
  "adaptability",
  // Change something only during play.
  ...["r2f2", "expose", "bodyguard", "countermeasures"],
  // Titles of docked ships; the carrier's title defines the docking.
  ...["phantom", "phantomii"],
  // Has a negative cost, which the data includes.
  "chardaanrefit",
  // Its text is about how many ships deploy, not how many are docked.
  "vector",
  // Costs that matter in play.
  ...["tied", "xg1assaultconfiguration", "saturationsalvo", "cikatrovizago", "azmorigan"],
];
/** If the data already grants an icon or figure, only limits and costs in the text still matter. */
const LIMITING_WORDS = /equip|loses|squad points?\b/i;
const BUILDING_WORDS =
  /upgrade bar|action bar gains|you (may|must|can|cannot) equip|equip this|squad points?\b|you equip|dock|(increase|decrease|reduce) your|modification upgrades/i;

/** The data with the additions above. */
const upgradesInFull = (): Map<string, Figures> =>
  new Map(
    [...upgradesOfData()].map(([id, card]) => {
      const { figures, restrictions = [] } = BESIDE_THE_DATA[id] ?? {};
      return [id, { ...card, restrictions: [...((card["restrictions"] as Figures[] | undefined) ?? []), ...restrictions], ...figures }];
    }),
  );

/** The Nashtah Pup comes with a title: the data has no cost for it, and a ruling says that it carries no cards. */
const pilotsInFull = (): Map<string, Figures> =>
  new Map(
    [...pilotsOfData()].map(([key, pilot]) => [
      key,
      key.startsWith("nashtahpuppilot ") ? { ...pilot, cost: 0, takesNoUpgrades: true } : pilot,
    ]),
  );

const withoutId = (cards: readonly { readonly id: string }[]): Map<string, Figures> =>
  new Map(cards.map(({ id, ...card }) => [id, plain(card)]));

describe.skipIf(!available)("the first-edition catalogue agrees with the card data on", () => {
  test("ships", () => {
    const ours = pack.ships.map((ship): [string, Figures] => {
      const sections = ship.sections?.map(({ arcs: _arcs, crippled: _crippled, ...section }) => section);
      return [ship.name, { ...plain(ship), ...(sections && { sections }) }];
    });
    expect(differences(new Map(ours), shipsOfData())).toEqual([]);
  });

  test("pilots", () => {
    const ours = new Map(pack.pilots.map(({ id, xws = id, ship, faction, ...pilot }) => [`${xws} ${ship} ${faction}`, plain(pilot)]));
    expect(differences(ours, pilotsInFull())).toEqual([]);
    expect(pack.pilots.length).toBe(ours.size);
  });

  test("upgrades", () => {
    expect(differences(withoutId(pack.upgrades), upgradesInFull())).toEqual([]);
  });

  test("conditions", () => {
    expect(differences(withoutId(pack.conditions), conditionsOfData())).toEqual([]);
  });

  test("damage decks, with separate ones for each huge ship", () => {
    const ids = ["CR90", "Raider", "Gozanti", "C-ROC"].map((name) => [
      name,
      pack.ships.find((ship) => ship.name.startsWith(name))?.id ?? "",
    ]);
    const theirs = new Map([
      ...["core", "core-tfa"].map((file) => [file, deckOfData(file)] as const),
      ["gr75mediumtransport", deckOfData("rebel-transport")],
      ...ids.map(([name = "", id = ""]) => [id, deckOfLedger(name)] as const),
    ]);
    const ours = pack.damageDecks.map(({ id, cards }): [string, Figures] => [
      id,
      Object.fromEntries(cards.map((card) => [`${card.section ?? ""} ${card.name}`, plain(card)])),
    ]);
    expect(differences(new Map(ours), theirs)).toEqual([]);
    expect(pack.damageDecks.filter(({ id, ships }) => textOf(ships) !== (id.startsWith("core") ? "nothing" : textOf([id])))).toEqual([]);
  });

  test("exceptions, each of which differs from the data", () => {
    const data = upgradesOfData();
    const idle = Object.entries(BESIDE_THE_DATA).filter(([id, { figures = {}, restrictions = [] }]) => {
      const card = data.get(id);
      return !card || (restrictions.length === 0 && Object.entries(figures).every(([key, value]) => textOf(value) === textOf(card[key])));
    });
    expect(idle.map(([id]) => id)).toEqual([]);
  });

  test("texts that change what a ship may carry", () => {
    const forgotten = upgradeTexts().filter(
      ({ xws, text, grants }) =>
        (grants ? LIMITING_WORDS : BUILDING_WORDS).test(text) && !BESIDE_THE_DATA[xws] && !NOTHING_TO_BUILD.includes(xws),
    );
    expect(forgotten.map(({ xws, text }) => `${xws}: ${text}`)).toEqual([]);
  });
});

describe.skipIf(!available)("the catalogue agrees with the page about huge ships", () => {
  const huge = pack.ships.filter(({ size }) => size === "huge");
  const counted = (cell: string): string[] =>
    cell.split(", ").flatMap((part) => {
      const [, times = "1", name = ""] = /^(?:(\d)x )?(.+)$/.exec(part) ?? [];
      return Array.from({ length: Number(times) }, () => toWord(name));
    });
  const numberIn = (cell: string): number | undefined => (/^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : undefined);
  const attacksIn = (dice: string, range: string): Figures[] =>
    numberIn(dice.replace(" (turret)", "")) === undefined
      ? []
      : [{ arcs: [dice.includes("turret") ? "turret" : "front"], dice: Number.parseInt(dice, 10), range: toRange(range) }];

  test("on ships", () => {
    const theirs = hugeShipTable("1. Ships").map(
      ([
        name = "",
        faction = "",
        skillOf,
        dice = "",
        range = "",
        energy = "",
        agility,
        hull,
        shields,
        actions = "",
        slots = "",
        cost,
        points = "",
      ]) =>
        [
          name,
          {
            factions: [FACTION[faction]],
            skill: Number(skillOf),
            attacks: attacksIn(dice, range),
            energy: numberIn(energy),
            figures: [agility, hull, shields, cost].map(Number),
            actions: actionsOf(actions.split(", ")),
            slots: counted(slots),
            points: numberIn(points),
          },
        ] as const,
    );
    const ours = huge.flatMap(({ agility, factions, epicPoints, sections, ...ship }) => {
      const pilot = pack.pilots.find((one) => one.ship === ship.id);
      const cards = sections?.map((section) => ({ ...section, ...pilot?.sections?.find((one) => one.section === section.section) }));
      return (cards ?? [{ ...ship, cost: pilot?.cost, slots: pilot?.slots }]).map(
        ({ name, attacks, energy, hull, shields, cost, actions, slots }): [string, Figures] => {
          const points = epicPoints && epicPoints / (cards?.length ?? 1);
          return [
            name,
            { factions, skill: pilot?.initiative, attacks, energy, figures: [agility, hull, shields, cost], actions, slots, points },
          ];
        },
      );
    });
    expect(differences(new Map(ours), new Map(theirs))).toEqual([]);
  });

  test("on dials", () => {
    const theirs = hugeShipTable("1.2 Dials").map(([name = "", ...speeds]): [string, Figures] => [
      name,
      {
        dial: speeds.flatMap((cell, at) =>
          cell.split(", ").flatMap((part) => {
            const [bearing, energy] = part.split(" ");
            return (bearing === "bank" ? ["B", "N"] : ["F"]).map((letter) => `${at + 1}${letter}${energy}`);
          }),
        ),
      },
    ]);
    const ours = theirs.map(([name]): [string, Figures] => [name, { dial: huge.find((ship) => ship.name.startsWith(name))?.dial }]);
    expect(differences(new Map(ours), new Map(theirs))).toEqual([]);
    expect(theirs.length).toBe(huge.length);
  });

  test("on crippled sections", () => {
    const lost: Readonly<Record<string, readonly string[]>> = { "CR90 aft": ["4F1", "2B2", "2N2"], "Raider aft": ["1B3", "1N3"] };
    const theirs = hugeShipTable("1.3 Crippled").map(
      ([name = "", , dice = "", range = "", energy = "", , , icon = ""]): [string, Figures] => [
        name,
        { attacks: attacksIn(dice, range), energy: numberIn(energy), slots: [icon.replace("1 ", "")], lostManeuvers: lost[name] },
      ],
    );
    const ours = huge.flatMap(({ name, sections = [] }) =>
      sections.map(({ section, crippled }) => [`${name.split(/[ -]/)[0]} ${section}`, plain(crippled)] as const),
    );
    expect(differences(new Map(ours), new Map(theirs))).toEqual([]);
  });

  const TABLES = { "2.1": "hardpoint", "2.2": "team", "2.3": "cargo", "2.4": "crew", "2.5": "modification", "2.6": "title" };
  test.each(Object.entries(TABLES))("on the cards in its table %s (%s)", (heading, slot) => {
    const theirs = hugeShipTable(`${heading} `).map(([name = "", cost, energy = "", ...rest]): [string, Figures] => {
      const [range, dice] = slot === "hardpoint" ? rest.splice(0, 2) : [];
      const [restriction = "", limit = ""] = rest;
      const needs = restriction.split("; data also")[0]?.split("; ") ?? [];
      return [
        name,
        {
          cost: Number(cost),
          energy: numberIn(energy) || undefined,
          range: range && toRange(range),
          dice: dice && Number(dice),
          limit: limit === "unique" ? 1 : undefined,
          onePerShip: limit === "limited" ? true : undefined,
          sizes: needs.includes("HUGE SHIP ONLY") ? ["huge"] : [],
          factions: needs.flatMap((need) => FACTION[need] ?? []),
          ships: needs.filter((need) => need !== "-" && need !== "HUGE SHIP ONLY" && !FACTION[need]).flatMap((need) => need.split(" or ")),
        },
      ];
    });
    const named = theirs.map(([name]) => name);
    const ours = pack.upgrades
      .filter(({ name, slots }) => named.includes(name) && slots[0] === slot)
      .map(({ name, cost, energy, stats, attack, limit, onePerShip, restrictions = [], section }): [string, Figures] => [
        name,
        {
          cost,
          energy: energy ?? stats?.energy,
          range: attack?.range,
          dice: attack?.dice,
          limit,
          onePerShip,
          sizes: restrictions.flatMap((need) => (need.needs === "size" ? need.sizes : [])),
          factions: restrictions.flatMap((need) => (need.needs === "faction" ? need.factions : [])),
          ships: restrictions
            .flatMap((need) => (need.needs === "ship-name" ? need.names : []))
            .map((one) => (section ? `${one} (${section === "fore" ? "Fore" : "Aft"})` : one)),
        },
      ]);
    expect(differences(new Map(ours), new Map(theirs))).toEqual([]);
    expect(ours.length).toBe(theirs.length);
  });

  test("and the page has all hardpoint, team and cargo cards", () => {
    const named = ["2.1", "2.2", "2.3"].flatMap((heading) => hugeShipTable(`${heading} `).map(([name]) => name));
    const ours = pack.upgrades.filter(({ slots }) => slots.some((slot) => ["hardpoint", "team", "cargo"].includes(slot)));
    expect(ours.map(({ name }) => name).sort()).toEqual(named.sort());
  });
});

test("[HS-PRIM-01, HS-PRIM-04] the judge knows the range printed for a primary weapon with a turret", () => {
  const printed = pack.ships.flatMap(({ id, attacks }) =>
    attacks.flatMap(({ arcs, range }) => (arcs.includes("turret") && range ? [[id, range]] : [])),
  );
  expect(printed).toEqual([["cr90corvette", TURRET_PRIMARY_BANDS.cr90]]);
});
