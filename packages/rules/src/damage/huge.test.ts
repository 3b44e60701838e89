import type { Change } from "@broadside/protocol";
import { expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { actionBar, damageTotal, hull, shieldValue } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import { at, startSetUp, startTable, type Table } from "../testing.ts";
import { dealDamageCard, discardDamage, drawFaceupFrom } from "./damage.ts";
import { befalls, facedown, inTurn, leftInDecks, lyingAt, suffer } from "./huge.testing.ts";

const CR90 = { pilot: "cr90corvette", shields: 0, aftShields: 0 } as const;
const GR75 = { pilot: "gr75mediumtransport", shields: 0 } as const;
const sections = (table: Table) => table.ship("A1").damage.map(({ section }) => section);
/** The huge ship's decks come after those of the two seats. */
const [FORE, AFT] = [2, 3];

test("[HS-SECT-07] a corvette has hull, shields and action bar for each section; other huge ships have one of each", () => {
  const { game } = startTable({
    ships: [[{ pilot: "cr90corvette", pose: at(300, 300) }], [{ pilot: "gozanticlasscruiser", pose: at(600, 600) }]],
  });
  const [cr90, gozanti] = game.state.ships as [Ship, Ship];
  const figures = (ship: Ship, part?: "fore" | "aft") => [
    hull(game, ship, part),
    shieldValue(game, ship, part),
    actionBar(game, ship, part),
  ];
  expect(figures(cr90, "fore")).toEqual([8, 5, ["coordinate", "lock"]]);
  expect(figures(cr90, "aft")).toEqual([8, 3, ["recover", "reinforce"]]);
  expect(figures(gozanti)).toEqual([9, 5, ["coordinate", "recover", "reinforce", "lock"]]);
  const bars = (ship: Ship) => game.factsOf(ship).pilot.sections?.map(({ section, slots }) => [section, slots.length]);
  expect([bars(cr90), bars(gozanti)]).toEqual([
    [
      ["fore", 6],
      ["aft", 4],
    ],
    undefined,
  ]);
});

test.each([
  ["cr90corvette", [8, 5, 6], [8, 3, 4]],
  ["raiderclasscorvette", [8, 6, 3], [8, 4, 7]],
])("[HS-SECT-07] a %s has hull, shields and an upgrade bar for each section", (pilot, fore, aft) => {
  const { game } = startTable({ ships: [[{ pilot, pose: at(300, 300) }], []] });
  const [ship] = game.state.ships as [Ship];
  const slots = (part: "fore" | "aft") => game.factsOf(ship).pilot.sections?.find(({ section }) => section === part)?.slots.length;
  const figures = (part: "fore" | "aft") => [hull(game, ship, part), shieldValue(game, ship, part), slots(part)];
  expect([figures("fore"), figures("aft")]).toEqual([fore, aft]);
  expect(actionBar(game, ship, "fore").filter((name) => actionBar(game, ship, "aft").includes(name))).toEqual([]);
});

test.each([
  ["gr75mediumtransport", 8, 4, 4],
  ["gozanticlasscruiser", 9, 5, 4],
  ["croccruiser", 10, 4, 4],
])("[HS-SECT-07] a %s has one hull, one shield pool and one action bar", (pilot, hullValue, shields, actions) => {
  const { game } = startTable({ ships: [[{ pilot, pose: at(300, 300) }], []] });
  const [ship] = game.state.ships as [Ship];
  expect([hull(game, ship), shieldValue(game, ship), actionBar(game, ship).length]).toEqual([hullValue, shields, actions]);
  expect(game.factsOf(ship).pilot.sections).toBeUndefined();
});

test("[HS-SECT-07] each section of a corvette gets its own shields at set-up", () => {
  const table = startSetUp([{ ships: ["cr90corvette"] }, { ships: ["gozanticlasscruiser"] }], { setup: { table: "6x3" } }).untilPhase(
    "planning",
  );
  expect(table.game.state.ships.map(({ shields, aftShields }) => [shields, aftShields])).toEqual([
    [5, 3],
    [5, 0],
  ]);
});

test("[HS-DMG-01] each huge ship has two decks of its own, in addition to the seats' decks", () => {
  const table = befalls(CR90, suffer(1, 1, "aft"));
  const { decks, ships } = table.game.facts;
  expect(decks.map(({ ship, section, cards }) => [ship, section, cards.length])).toEqual([
    [undefined, undefined, 33],
    [undefined, undefined, 33],
    [0, "fore", 10],
    [0, "aft", 10],
  ]);
  expect(ships[0]?.decks).toEqual([FORE, AFT]);
  expect(table.game.state.decks.map(({ left }) => left)).toEqual([33, 33, 10, 8]);
  const two = startTable({
    ships: [
      [
        { ...GR75, pose: at(300, 300) },
        { ...GR75, pose: at(600, 300) },
      ],
    ],
  });
  expect(two.game.facts.decks.map(({ ship, section }) => [ship, section])).toEqual([
    [undefined, undefined],
    [0, "fore"],
    [0, "aft"],
    [1, "fore"],
    [1, "aft"],
  ]);
});

test("[HS-DMG-02, HS-DMG-03] a card for a huge ship comes from the deck of the damaged section, and stays there", () => {
  const table = befalls(CR90, suffer(0, 1, "aft"), {}, (before) => before.nextDamage(AFT, "Grid Overload"));
  const ship = table.ship("A1");
  expect(leftInDecks(table)).toEqual([10, 9]);
  expect([lyingAt(ship, "fore"), lyingAt(ship, "aft")]).toMatchObject([[], [{ faceup: true }]]);
  expect(table.game.damageFacts(ship, ship.damage[0]?.card ?? 0)).toMatchObject({ name: "Grid Overload", section: "aft" });
});

test("[HS-DMG-04] on a ship with one Ship card, cards from both decks count against one hull", () => {
  expect(befalls(GR75, inTurn(suffer(5, 0, "fore"), suffer(2, 0, "aft"))).ship("A1").status).toBe("inPlay");
  expect(befalls(GR75, inTurn(suffer(5, 0, "fore"), suffer(3, 0, "aft"))).ship("A1").status).toBe("destroyed");
});

test("[HS-DMG-05] each section of a corvette has its own shields and hull", () => {
  const table = befalls({ ...CR90, shields: 5 }, suffer(1, 0, "aft"));
  expect(table.ship("A1")).toMatchObject({ shields: 5, aftShields: 0, damage: [{ section: "aft" }] });
  expect(befalls({ ...CR90, shields: 5, aftShields: 3 }, suffer(2, 0, "aft")).ship("A1")).toMatchObject({
    shields: 5,
    aftShields: 1,
    damage: [],
  });
  const spread = befalls(CR90, inTurn(suffer(7, 0, "fore"), suffer(7, 0, "aft"))).ship("A1");
  expect([spread.status, spread.crippled, spread.damage.length]).toEqual(["inPlay", undefined, 14]);
});

test("[HS-DMG-06] if an effect would damage both sections, the opponent chooses one, and only that one suffers", () => {
  const table = befalls(CR90, suffer(1, 0, ["fore", "aft"]));
  expect(table.asks).toEqual([{ kind: "section struck", seat: 1, keys: ["fore", "aft"] }]);
  expect(sections(table.say("aft"))).toEqual(["aft"]);
});

test("[HS-DMG-07] the opponent chooses the section for damage or dealt cards that don't name one", () => {
  expect(befalls(CR90, suffer(2)).asks).toEqual([{ kind: "section struck", seat: 1, keys: ["fore", "aft"] }]);
  expect(sections(befalls(CR90, suffer(2)).say("fore"))).toEqual(["fore", "fore"]);
  expect(sections(befalls(CR90, (game, ship) => dealDamageCard(game, ship, false)).say("aft"))).toEqual(["aft"]);
});

test("[HS-DMG-08] a crippled section can't be chosen", () => {
  const table = befalls({ ...CR90, crippled: "aft" }, suffer(1));
  expect(table.kind).not.toBe("section struck");
  expect(sections(table)).toEqual(["fore"]);
});

test("[HS-DMG-09] on a ship with one Ship card, the section only decides which deck is used", () => {
  const struck = (key: string) => {
    const table = befalls({ ...GR75, shields: 1 }, suffer(2)).say(key);
    return [table.ship("A1").shields, damageTotal(table.game, table.ship("A1")), leftInDecks(table)];
  };
  expect(struck("fore")).toEqual([0, 1, [9, 10]]);
  expect(struck("aft")).toEqual([0, 1, [10, 9]]);
});

const directHit: Ability = { answers: { sums: { damageWorth: (_game, { at: own }, { card }) => (own === card ? 1 : 0) } } };

test("[HS-DMG-10] a faceup Direct Hit counts as 2, also for crippling a section", () => {
  const cards = { "damage:cr90corvette/Direct Hit": directHit };
  // The copies of Direct Hit are the third and fourth fore cards.
  const six = [0, 1, 4, 5, 6, 7].map((card) => ({ card, section: "fore" as const, faceup: false, since: 1 }));
  const hit = (crits: number) =>
    befalls({ ...CR90, damage: six }, suffer(1 - crits, crits, "fore"), { cards }, (table) => table.nextDamage(FORE, "Direct Hit"));
  expect([hit(1), hit(0)].map((table) => table.ship("A1").crippled)).toEqual(["fore", undefined]);
});

test("[HS-DMG-11] a ship with one Ship card is destroyed when its hull is reached, and is never crippled", () => {
  const gozanti = { pilot: "gozanticlasscruiser", shields: 0 };
  expect(befalls(gozanti, suffer(8, 0, "fore")).ship("A1")).toMatchObject({ status: "inPlay", crippled: undefined });
  expect(befalls(gozanti, suffer(9, 0, "fore")).ship("A1")).toMatchObject({ status: "destroyed", crippled: undefined });
});

test("[HS-DMG-12] a section's empty deck is rebuilt from its own discards only", () => {
  const rest = [
    { cards: [0], discards: [], left: 1 },
    { cards: [0], discards: [], left: 1 },
  ];
  const decks = [...rest, { cards: [], discards: [4, 0, 2], left: 0 }, { cards: [11, 12], discards: [10, 13], left: 2 }];
  const table = befalls(CR90, suffer(1, 0, "fore"), { state: { decks } });
  expect([0, 2, 4]).toContain(table.ship("A1").damage[0]?.card);
  expect(table.game.state.decks[FORE]).toMatchObject({ discards: [], left: 2 });
  expect(table.game.state.decks[AFT]).toEqual({ cards: [11, 12], discards: [10, 13], left: 2 });
  expect(table.notes("deck rebuilt")).toMatchObject([{ ship: "A1", section: "fore", cards: 3 }]);
});

test("a discarded card goes to the discards of its own deck", () => {
  const table = befalls({ ...CR90, damage: facedown("aft", 1) }, (game, ship) => {
    discardDamage(game, ship, 10);
    return undefined;
  });
  expect(table.game.state.decks.map(({ discards }) => discards)).toEqual([[], [], [], [10]]);
});

const fromOther = windowCard("faceupComing", {
  may: true,
  when: ({ ship }, occasion) => ship.id === occasion.ship,
  does: (game, { ship }) => {
    drawFaceupFrom(game, ship, "aft");
    return undefined;
  },
});

test("a card may make one faceup card come from the other section's deck", () => {
  const cards = { "pilot:gr75mediumtransport": fromOther };
  const table = befalls(GR75, suffer(0, 2, "fore"), { cards });
  expect(table.asks).toMatchObject([{ kind: "use at faceupComing", seat: 0 }]);
  table.say("A1/pilot:gr75mediumtransport").say("pass");
  expect(sections(table)).toEqual(["aft", "fore"]);
  expect(leftInDecks(table)).toEqual([9, 9]);
  expect(table.game.state.effects).toEqual([]);
});

test("no card can act before a facedown card is dealt, or before any card for a ship without sections", () => {
  const spoken = windowCard("faceupComing", { does: says("coming") });
  const faceup = (pilot: string, crits: number) =>
    befalls({ pilot, shields: 0 }, suffer(1 - crits, crits, "fore"), { cards: { [`pilot:${pilot}`]: spoken } }).madeUp("says").length;
  expect([faceup("gr75mediumtransport", 1), faceup("gr75mediumtransport", 0), faceup("rookiepilot", 1)]).toEqual([1, 0, 0]);
});

test("[HS-DMG-07, HS-DMG-09] the section is asked for only if a card is dealt or the shields don't absorb everything", () => {
  const asked = (ship: Parameters<typeof befalls>[0], does: Parameters<typeof befalls>[1]) => befalls(ship, does).asks[0]?.kind;
  const shielded = { ...GR75, shields: 2 };
  expect(asked(shielded, suffer(2, 0))).not.toBe("section struck");
  expect(asked(shielded, suffer(1, 1))).not.toBe("section struck");
  const table = befalls(shielded, suffer(2, 0));
  expect([table.ship("A1").shields, sections(table), table.notes("damage")]).toMatchObject([0, [], [{ amount: 2, section: undefined }]]);
  expect(asked(shielded, suffer(3, 0))).toBe("section struck");
  expect(asked(GR75, suffer(1, 0))).toBe("section struck");
  expect(asked(shielded, (game, ship) => dealDamageCard(game, ship, false))).toBe("section struck");
});

test("[HS-DMG-05] for a ship with two Ship cards, the section is asked for even if there are shields", () => {
  const table = befalls({ pilot: "cr90corvette", shields: 5, aftShields: 3 }, suffer(1, 0));
  expect(table.asks).toMatchObject([{ kind: "section struck", seat: 1, keys: ["fore", "aft"] }]);
});

test("if an effect removes a shield meanwhile, the section is asked for then", () => {
  const takesMore = windowCard("shieldLost", {
    when: ({ ship }, occasion) => ship.id === occasion.ship && ship.shields > 0,
    does: (game, { ship }) => {
      game.setShip(ship, { shields: 0 });
      return undefined;
    },
  });
  const table = befalls({ ...GR75, shields: 2 }, suffer(2, 0), { cards: { "pilot:gr75mediumtransport": takesMore } });
  expect([table.ship("A1").shields, table.asks[0]?.kind]).toEqual([0, "section struck"]);
  expect(sections(table.say("aft"))).toEqual(["aft"]);
});

test("a section crippled by hand while the question is open isn't damaged", () => {
  const table = befalls(CR90, suffer(1));
  const changes: readonly Change[] = [{ change: "ship", ship: "A1", set: { crippled: "fore" } }];
  expect(table.give({ input: "set", reason: "forgotten", changes })).toBeUndefined();
  expect(sections(table)).toEqual(["aft"]);
});

test("a ship removed by hand while the section is chosen or a card is coming is dealt no card", () => {
  const taken = (table: Table) => {
    const changes: readonly Change[] = [{ change: "ship", ship: "A1", set: { status: "fled" } }];
    expect(table.give({ input: "set", reason: "left", changes })).toBeUndefined();
    while (table.game.state.cursor.phase === "combat" && table.game.open.length > 0) table.pass();
    return [table.ship("A1").damage, table.game.state.decks.slice(FORE).map(({ left, discards }) => [left, discards.length])];
  };
  const none = [
    [],
    [
      [10, 0],
      [10, 0],
    ],
  ];
  expect(taken(befalls(CR90, suffer(2)))).toEqual(none);
  expect(taken(befalls(CR90, (game, ship) => dealDamageCard(game, ship, true)))).toEqual(none);
  expect(taken(befalls(GR75, suffer(0, 1, "fore"), { cards: { "pilot:gr75mediumtransport": fromOther } }))).toEqual(none);
});

test("no card is dealt to a section that is crippled", () => {
  const work = (game: Situation, ship: Ship): Procedure => dealDamageCard(game, ship, true, "aft");
  expect(sections(befalls({ ...CR90, crippled: "aft" }, work))).toEqual([]);
});
