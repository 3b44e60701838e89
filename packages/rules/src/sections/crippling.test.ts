import type { CardKey, Change } from "@broadside/protocol";
import { expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import { dealDamageCard, discardDamage, sufferDamage } from "../damage/damage.ts";
import { befalls, facedown, type HugeShip, inTurn, lyingAt, suffer } from "../damage/huge.testing.ts";
import { recoverAnywhere, recoverShields } from "../damage/shields.ts";
import type { Situation } from "../driver/situation.ts";
import { gainEnergy, spendEnergy } from "../energy/energy.ts";
import { actionBar, damageTotal, energyLimit, primaryValue, shieldValue } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import { at, madeUp, startTable, type Table, type TestShip } from "../testing.ts";

const CR90 = { pilot: "cr90corvette", shields: 0, aftShields: 0 } as const;
const RAIDER = { pilot: "raiderclasscorvette", shields: 0, aftShields: 0 } as const;
const own = (table: Table): Ship => table.ship("A1");
const faceupUpgrades = (table: Table) => own(table).upgrades.flatMap(({ id, faceup }) => (faceup ? [id] : []));

/** Makes a section one card short of its hull value, then deals it the last card. */
const crippled = (section: "fore" | "aft", ship: Partial<TestShip> = {}, of: HugeShip = CR90): Table =>
  befalls({ ...of, damage: facedown(section, 7), ...ship }, suffer(1, 0, section));

test("[HS-CRIP-01] a section is crippled when its cards equal or exceed its hull", () => {
  const after = (hits: number) => own(befalls(RAIDER, suffer(hits, 0, "aft"))).crippled;
  expect([after(7), after(8), after(9)]).toEqual([undefined, "aft", "aft"]);
});

test("[HS-CRIP-02] its card is turned: its figures are those of the crippled side, and everybody is told", () => {
  const table = crippled("fore");
  expect(own(table).crippled).toBe("fore");
  expect(primaryValue(table.game, own(table))).toBe(2);
  expect(actionBar(table.game, own(table), "fore")).toEqual([]);
  expect(table.notes("crippled")).toMatchObject([{ ship: "A1", section: "fore" }]);
});

test("[HS-CRIP-03] faceup cards of the section stay faceup and in force", () => {
  const damage = facedown("fore", 7).map((card, place) => (place < 2 ? { ...card, faceup: true } : card));
  const cards = { "damage:cr90corvette/Comms Failure": windowCard("endOfCombat", { does: says("no comms") }) };
  const table = befalls({ ...CR90, damage }, suffer(1, 0, "fore"), { cards });
  expect(own(table).crippled).toBe("fore");
  expect(own(table).damage.filter(({ faceup }) => faceup)).toHaveLength(2);
  expect(table.madeUp("says")).toMatchObject([{ text: "no comms" }]);
});

test("[HS-CRIP-04] its player chooses and discards the upgrades beyond the icons of the crippled side, and no others", () => {
  const upgrades = ["gonk@aft", "quadlasercannons@aft", "engineeringteam@aft", "commsbooster@aft", "tibannagassupplies@fore"];
  const table = crippled("aft", { upgrades });
  expect(table.asks).toEqual([{ kind: "discard excess upgrade", seat: 0, keys: ["gonk@0", "quadlasercannons@1", "engineeringteam@2"] }]);
  table.say("engineeringteam@2").say("gonk@0");
  expect(faceupUpgrades(table)).toEqual(["commsbooster", "tibannagassupplies"]);
});

test("[HS-CRIP-04] of several for one icon that is left, its player keeps the one he likes", () => {
  const table = crippled("aft", { upgrades: ["engineeringteam@aft", "sensorteam@aft"] }, RAIDER);
  expect(table.keys).toEqual(["engineeringteam@0", "sensorteam@1"]);
  expect(faceupUpgrades(table.say("engineeringteam@0"))).toEqual(["sensorteam"]);
});

test("[HS-CRIP-04] with nothing beyond the icons nothing is asked", () => {
  const table = crippled("fore", { upgrades: ["gonk@fore", "quadlasercannons@aft"] });
  expect(table.kind).not.toBe("discard excess upgrade");
  expect(faceupUpgrades(table)).toEqual(["gonk", "quadlasercannons"]);
});

test("a card that fills two icons, and one that a modification lets fill a hardpoint, count as what they fill", () => {
  const upgrades = ["unguidedrockets@fore", "ordnancetubes@fore"];
  expect(faceupUpgrades(crippled("fore", { upgrades }, RAIDER))).toEqual(["ordnancetubes"]);
  expect(faceupUpgrades(crippled("fore", { upgrades: ["protontorpedoes@fore", "ordnancetubes@fore"] }, RAIDER))).toEqual([
    "protontorpedoes",
    "ordnancetubes",
  ]);
  const table = crippled("fore", { upgrades: ["protontorpedoes@fore", "quadlasercannons@fore", "ordnancetubes@fore"] }, RAIDER);
  expect(table.keys).toEqual(["protontorpedoes@0", "quadlasercannons@1"]);
});

test("[HS-CRIP-05] energy beyond the limit of the crippled side goes, also without a card that is discarded", () => {
  const table = crippled("aft", { energy: 4 });
  expect(own(table).energy).toBe(1);
  expect(table.notes("energy lost")).toMatchObject([{ ship: "A1", amount: 3 }]);
});

test("[HS-CRIP-05] energy up to that limit stays, and all of it when the section without energy is crippled", () => {
  expect(own(crippled("aft", { energy: 1 })).energy).toBe(1);
  expect(own(crippled("fore", { energy: 4 })).energy).toBe(4);
});

test("[HS-CRIP-05] what lay on discarded cards goes with them", () => {
  const table = crippled("aft", { energy: 4, upgrades: ["quadlasercannons@aft"], charged: [2] });
  expect(own(table)).toMatchObject({ energy: 1, upgrades: [{ faceup: false, energy: 0 }] });
});

test("[HS-CRIP-06] titles and modifications stay", () => {
  expect(faceupUpgrades(crippled("fore", { upgrades: ["tantiveiv", "automatedprotocols", "commsbooster"] }))).toEqual([
    "tantiveiv",
    "automatedprotocols",
  ]);
});

test("[HS-CRIP-08] a crippled section suffers no damage", () => {
  const table = befalls({ ...CR90, crippled: "aft", damage: facedown("aft", 8), shields: 5 }, suffer(1, 1, "aft"));
  expect(lyingAt(own(table), "aft")).toHaveLength(8);
  expect(own(table)).toMatchObject({ shields: 5, status: "inPlay" });
});

/** Sets up a CR90 in its Perform Action step. */
const acting = (ship: Partial<TestShip>): Table => {
  const action = (name: CardKey) => ({ actions: [{ name, when: () => true, *perform() {} }] });
  const cards = {
    "upgrade:wed15repairdroid": action("upgrade:wed15repairdroid"),
    "damage:cr90corvette/Comms Failure": action("damage:cr90corvette/Comms Failure"),
  };
  const cr90 = { pilot: "cr90corvette", pose: at(400, 300), dial: "2F3", ...ship };
  return startTable({
    phase: "activation",
    cards,
    ships: [[cr90], [{ pilot: "wedgeantilles", pose: at(850, 850, 180), activated: true }]],
  }).until("action");
};

test("[HS-CRIP-10] of both corvettes neither crippled side shows an icon, and the other section keeps its own", () => {
  const barsOf = (pilot: string, crippledSection: "fore" | "aft" | undefined) => {
    const { game } = startTable({ ships: [[{ pilot, pose: at(300, 300), crippled: crippledSection }], []] });
    const [ship] = game.state.ships as [Ship];
    return [actionBar(game, ship, "fore"), actionBar(game, ship, "aft")];
  };
  for (const pilot of ["cr90corvette", "raiderclasscorvette"]) {
    const [fore, aft] = barsOf(pilot, undefined);
    expect([fore?.length, aft?.length]).toEqual([2, 2]);
    expect([barsOf(pilot, "fore"), barsOf(pilot, "aft")]).toEqual([
      [[], aft],
      [fore, []],
    ]);
  }
});

test("[HS-CRIP-09] a crippled section may still perform actions of its Upgrade and Damage cards", () => {
  const damage = facedown("fore", 1).map((card) => ({ ...card, faceup: true }));
  expect(acting({ crippled: "fore", damage }).asks).toMatchObject([{ seat: 0, keys: ["skip", "damage:cr90corvette/Comms Failure"] }]);
  expect(acting({ crippled: "fore", upgrades: ["wed15repairdroid@fore"] }).asks).toMatchObject([
    { seat: 0, keys: ["skip", "upgrade:wed15repairdroid"] },
  ]);
});

test("[HS-CRIP-10] a crippled section has no icons on its action bar", () => {
  const offered = (crippledSection: "fore" | "aft" | undefined) => {
    const table = acting({ crippled: crippledSection });
    const seen: string[] = [];
    while (table.asks[0]?.seat === 0 && table.kind === "action") {
      seen.push(...table.keys);
      table.pass();
    }
    return ["coordinate", "lock", "recover", "reinforce"].filter((name) => seen.includes(name));
  };
  expect([offered("aft").includes("recover"), offered("aft").includes("reinforce")]).toEqual([false, false]);
  expect(offered(undefined)).toEqual(expect.arrayContaining(["recover", "reinforce"]));
  expect(offered("fore")).toEqual(["recover", "reinforce"]);
});

test("[HS-CRIP-11] with both sections crippled the ship is destroyed", () => {
  const table = befalls({ ...CR90, crippled: "fore", damage: [...facedown("fore", 8), ...facedown("aft", 7)] }, suffer(1, 0, "aft"));
  expect(own(table).status).toBe("destroyed");
});

test("[HS-CRIP-12] then it is off the table, its cards are in the discards of their decks, its tokens are gone", () => {
  const damage = [...facedown("fore", 8), ...facedown("aft", 7)];
  const table = befalls(
    { ...CR90, crippled: "fore", damage, energy: 3, tokens: { reinforceAft: 1 }, upgrades: ["quadlasercannons@aft"], charged: [2] },
    suffer(1, 0, "aft"),
  );
  expect(own(table)).toMatchObject({ status: "destroyed", pose: undefined, damage: [], energy: 0, shields: 0, aftShields: 0 });
  expect(own(table).upgrades).toMatchObject([{ energy: 0 }]);
  expect(Object.values(own(table).tokens).every((count) => count === 0)).toBe(true);
  const [, , fore, aft] = table.game.state.decks;
  expect([fore?.discards.length, aft?.discards.length]).toEqual([8, 8]);
  expect([fore?.discards.every((card) => card < 10), aft?.discards.every((card) => card >= 10)]).toEqual([true, true]);
});

test("[HS-CRIP-13] it stays crippled when cards are removed later", () => {
  const table = befalls(
    { ...CR90, damage: facedown("fore", 7) },
    inTurn(suffer(1, 0, "fore"), (game, ship) => {
      discardDamage(game, ship, 0);
      return undefined;
    }),
  );
  expect(damageTotal(table.game, own(table), "fore")).toBe(7);
  expect(own(table).crippled).toBe("fore");
});

test("[HS-CRIP-14] the other section keeps its own figures, actions and attacks", () => {
  const table = crippled("aft", { shields: 5 });
  const { game } = table;
  expect([primaryValue(game, own(table)), shieldValue(game, own(table), "fore"), own(table).shields]).toEqual([4, 5, 5]);
  expect(actionBar(game, own(table))).toEqual(["coordinate", "lock"]);
  const foe = { pilot: "academypilot", pose: at(400, 750, 180) };
  const combat = startTable({ phase: "combat", ships: [[{ pilot: "cr90corvette", pose: at(400, 300), crippled: "aft" }], [foe]] });
  expect(combat.keys).toContain("primary>B1");
});

test("[HS-ENERGY-93-Q] with the aft card crippled there is still one pool, with the limit of that side", () => {
  const work = (game: Situation, ship: Ship) => {
    game.note(madeUp({ note: "limit", figure: energyLimit(game, ship) }));
    spendEnergy(game, ship, 1);
    gainEnergy(game, ship, 3);
    return undefined;
  };
  const table = befalls({ ...CR90, damage: facedown("aft", 7), energy: 5 }, inTurn(suffer(1, 0, "aft"), work));
  expect(table.madeUp("limit")).toMatchObject([{ figure: 1 }]);
  expect(table.notes("energy spent")).toHaveLength(1);
  expect(own(table).energy).toBe(1);
});

test("[HS-CRIP-91-Q] what one attack deals beyond the hull is dealt to that section, faceup cards in force, and the other is spared", () => {
  const cards = { "damage:cr90corvette/Structural Collapse": windowCard("damageFaceup", { does: says("collapse") }) };
  // The last card of the deck is dealt faceup.
  const table = befalls({ ...CR90, damage: facedown("aft", 7), shields: 5 }, suffer(2, 1, "aft"), { cards }, (before) =>
    before.script([0, 0, 0]),
  );
  expect(own(table)).toMatchObject({ crippled: "aft", shields: 5 });
  expect([lyingAt(own(table), "fore").length, lyingAt(own(table), "aft").length]).toEqual([0, 10]);
  expect(table.madeUp("says")).toHaveLength(1);
});

test("[HS-CRIP-91-Q] cards are dealt to a section that one of them has crippled on the way", () => {
  const explosion = windowCard("damageFaceup", {
    does: (game, { ship }) => sufferDamage(game, ship, { hits: 1, crits: 0, reason: "test", section: "fore" }),
  });
  const cards = { "damage:cr90corvette/Deck Breach": explosion };
  const table = befalls(
    { ...CR90, damage: facedown("fore", 6).map((card) => ({ ...card, card: card.card + 4 })) },
    suffer(0, 2, "fore"),
    { cards },
    (before) => before.nextDamage(2, "Deck Breach").script([0]).nextDamage(2, "Comms Failure"),
  );
  expect(own(table).crippled).toBe("fore");
  expect(lyingAt(own(table), "fore")).toHaveLength(9);
});

test("[HS-CRIP-92-Q] a card that is dealt is kept off a crippled section as damage is", () => {
  const deal = (sections?: "aft" | readonly ("fore" | "aft")[]) => (game: Situation, ship: Ship) =>
    dealDamageCard(game, ship, true, sections);
  const ship = { ...CR90, crippled: "aft" as const };
  expect(own(befalls(ship, deal("aft"))).damage).toEqual([]);
  expect(own(befalls(ship, deal())).damage).toMatchObject([{ section: "fore" }]);
  expect(own(befalls(ship, deal(["fore", "aft"]))).damage).toMatchObject([{ section: "fore" }]);
});

test("[HS-CRIP-94-Q] icons that a title adds are added to the crippled side too", () => {
  const upgrades = ["tantiveiv@fore", "gonk@fore", "wed15repairdroid@fore", "engineeringteam@fore", "sensorteam@fore"];
  const table = crippled("fore", { upgrades });
  expect(table.keys).toEqual(["engineeringteam@3", "sensorteam@4"]);
  expect(faceupUpgrades(table.say("sensorteam@4"))).toEqual(["tantiveiv", "gonk", "wed15repairdroid", "engineeringteam"]);
  expect(faceupUpgrades(crippled("fore", { upgrades: upgrades.slice(1, 4) }).say("gonk@0"))).toEqual(["wed15repairdroid"]);
});

test("[HS-CRIP-95-Q] shields of a section that dealt cards have crippled are gone, and none come back", () => {
  const work = function* (game: Situation, ship: Ship) {
    yield* dealDamageCard(game, ship, false, "fore");
    recoverShields(game, ship, 3, "fore");
    yield* recoverAnywhere(game, ship, 2);
  };
  const table = befalls({ pilot: "cr90corvette", shields: 2, aftShields: 1, damage: facedown("fore", 7) }, work);
  expect(own(table)).toMatchObject({ crippled: "fore", shields: 0, aftShields: 3 });
});

test("shields that come back to a corvette without a word of where, come back on the fore first", () => {
  const back = (count: number) =>
    own(
      befalls({ pilot: "cr90corvette", shields: 4, aftShields: 1 }, (game, ship) => {
        recoverShields(game, ship, count);
        return undefined;
      }),
    );
  expect([back(1), back(2), back(9)].map(({ shields, aftShields }) => [shields, aftShields])).toEqual([
    [5, 1],
    [5, 2],
    [5, 3],
  ]);
});

test("a section may be crippled by what goes with the other one", () => {
  const holds = { answers: { sums: { hull: () => 1 } } };
  const damage = [...facedown("fore", 8), ...facedown("aft", 8)];
  const table = befalls({ ...CR90, damage, upgrades: ["engineeringteam@aft"] }, suffer(1, 0, "aft"), {
    cards: { "upgrade:engineeringteam": holds },
  });
  expect(own(table).status).toBe("destroyed");
});

test("a ship that is taken away by hand while its upgrades are chosen is asked no more", () => {
  const table = crippled("aft", { upgrades: ["gonk@aft", "quadlasercannons@aft", "engineeringteam@aft"] });
  const changes: readonly Change[] = [{ change: "ship", ship: "A1", set: { status: "fled" } }];
  expect(table.give({ input: "set", reason: "conceded", changes })).toBeUndefined();
  expect(own(table).status).toBe("fled");
  if (table.kind === "discard excess upgrade") table.pass();
  expect(table.kind).not.toBe("discard excess upgrade");
});
