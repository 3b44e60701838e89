import type { CardKey, Change } from "@broadside/protocol";
import { expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Situation } from "../contract/situation.ts";
import { dealDamageCard, discardDamage, sufferDamage } from "../damage/damage.ts";
import { befalls, facedown, type HugeShip, inTurn, lyingAt, suffer } from "../damage/huge.testing.ts";
import { recoverAnywhere, recoverShields } from "../damage/shields.ts";
import { gainEnergy, spendEnergy } from "../energy/energy.ts";
import { actionBar, damageTotal, energyLimit, primaryValue, shieldValue } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import { at, madeUp, startTable, type Table, type TestShip } from "../testing.ts";

const CR90 = { pilot: "cr90corvette", shields: 0, aftShields: 0 } as const;
const RAIDER = { pilot: "raiderclasscorvette", shields: 0, aftShields: 0 } as const;
const own = (table: Table): Ship => table.ship("A1");
const faceupUpgrades = (table: Table) => own(table).upgrades.flatMap(({ id, faceup }) => (faceup ? [id] : []));

/** Sets up a ship with a section that needs one more Damage card to be crippled, then deals that card. */
const crippled = (section: "fore" | "aft", ship: Partial<TestShip> = {}, of: HugeShip = CR90): Table =>
  befalls({ ...of, damage: facedown(section, 7), ...ship }, suffer(1, 0, section));

test("[HS-CRIP-01] a section is crippled when its Damage cards equal or exceed its hull", () => {
  const after = (hits: number) => own(befalls(RAIDER, suffer(hits, 0, "aft"))).crippled;
  expect([after(7), after(8), after(9)]).toEqual([undefined, "aft", "aft"]);
});

test("[HS-CRIP-02] a crippled section has the values and icons of its crippled side, and the log says so", () => {
  const table = crippled("fore");
  expect(own(table).crippled).toBe("fore");
  expect(primaryValue(table.game, own(table))).toBe(2);
  expect(actionBar(table.game, own(table), "fore")).toEqual([]);
  expect(table.notes("crippled")).toMatchObject([{ ship: "A1", section: "fore" }]);
});

test("[HS-CRIP-03] faceup Damage cards in a crippled section stay faceup and in effect", () => {
  const damage = facedown("fore", 7).map((card, place) => (place < 2 ? { ...card, faceup: true } : card));
  const cards = { "damage:cr90corvette/Comms Failure": windowCard("endOfCombat", { does: says("no comms") }) };
  const table = befalls({ ...CR90, damage }, suffer(1, 0, "fore"), { cards });
  expect(own(table).crippled).toBe("fore");
  expect(own(table).damage.filter(({ faceup }) => faceup)).toHaveLength(2);
  expect(table.madeUp("says")).toMatchObject([{ text: "no comms" }]);
});

test("[HS-CRIP-04] the ship's player chooses and discards upgrades that the crippled side has no icons for", () => {
  const upgrades = ["gonk@aft", "quadlasercannons@aft", "engineeringteam@aft", "commsbooster@aft", "tibannagassupplies@fore"];
  const table = crippled("aft", { upgrades });
  expect(table.asks).toEqual([{ kind: "discard excess upgrade", seat: 0, keys: ["gonk@0", "quadlasercannons@1", "engineeringteam@2"] }]);
  table.say("engineeringteam@2").say("gonk@0");
  expect(faceupUpgrades(table)).toEqual(["commsbooster", "tibannagassupplies"]);
});

test("[HS-CRIP-04] if one icon is left for several upgrades, the ship's player chooses which to keep", () => {
  const table = crippled("aft", { upgrades: ["engineeringteam@aft", "sensorteam@aft"] }, RAIDER);
  expect(table.keys).toEqual(["engineeringteam@0", "sensorteam@1"]);
  expect(faceupUpgrades(table.say("engineeringteam@0"))).toEqual(["sensorteam"]);
});

test("[HS-CRIP-04] if all upgrades still fit, nothing is asked", () => {
  const table = crippled("fore", { upgrades: ["gonk@fore", "quadlasercannons@aft"] });
  expect(table.kind).not.toBe("discard excess upgrade");
  expect(faceupUpgrades(table)).toEqual(["gonk", "quadlasercannons"]);
});

test("a card is counted for all icons that it fills, or for the hardpoint that a modification lets it fill", () => {
  const upgrades = ["unguidedrockets@fore", "ordnancetubes@fore"];
  expect(faceupUpgrades(crippled("fore", { upgrades }, RAIDER))).toEqual(["ordnancetubes"]);
  expect(faceupUpgrades(crippled("fore", { upgrades: ["protontorpedoes@fore", "ordnancetubes@fore"] }, RAIDER))).toEqual([
    "protontorpedoes",
    "ordnancetubes",
  ]);
  const table = crippled("fore", { upgrades: ["protontorpedoes@fore", "quadlasercannons@fore", "ordnancetubes@fore"] }, RAIDER);
  expect(table.keys).toEqual(["protontorpedoes@0", "quadlasercannons@1"]);
});

test("[HS-CRIP-05] energy beyond the crippled side's limit is lost, even if no card is discarded", () => {
  const table = crippled("aft", { energy: 4 });
  expect(own(table).energy).toBe(1);
  expect(table.notes("energy lost")).toMatchObject([{ ship: "A1", amount: 3 }]);
});

test("[HS-CRIP-05] energy up to the limit stays, and no energy is lost when the other section is crippled", () => {
  expect(own(crippled("aft", { energy: 1 })).energy).toBe(1);
  expect(own(crippled("fore", { energy: 4 })).energy).toBe(4);
});

test("[HS-CRIP-05] energy on a discarded card is lost with it", () => {
  const table = crippled("aft", { energy: 4, upgrades: ["quadlasercannons@aft"], charged: [2] });
  expect(own(table)).toMatchObject({ energy: 1, upgrades: [{ faceup: false, energy: 0 }] });
});

test("[HS-CRIP-06] titles and modifications aren't discarded", () => {
  expect(faceupUpgrades(crippled("fore", { upgrades: ["tantiveiv", "automatedprotocols", "commsbooster"] }))).toEqual([
    "tantiveiv",
    "automatedprotocols",
  ]);
});

test("[HS-CRIP-08] a crippled section can't suffer damage", () => {
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

test("[HS-CRIP-10] the crippled sides of both corvettes have no action icons, and the other section keeps its own", () => {
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

test("[HS-CRIP-09] a crippled section can still perform actions from its Upgrade and Damage cards", () => {
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

test("[HS-CRIP-11] the ship is destroyed when both sections are crippled", () => {
  const table = befalls({ ...CR90, crippled: "fore", damage: [...facedown("fore", 8), ...facedown("aft", 7)] }, suffer(1, 0, "aft"));
  expect(own(table).status).toBe("destroyed");
});

test("[HS-CRIP-12] a destroyed ship leaves the table, its cards go to the discards of their decks, and its tokens are removed", () => {
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

test("[HS-CRIP-13] a crippled section stays crippled even if Damage cards are removed later", () => {
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

test("[HS-CRIP-14] the other section keeps its own values, actions and attacks", () => {
  const table = crippled("aft", { shields: 5 });
  const { game } = table;
  expect([primaryValue(game, own(table)), shieldValue(game, own(table), "fore"), own(table).shields]).toEqual([4, 5, 5]);
  expect(actionBar(game, own(table))).toEqual(["coordinate", "lock"]);
  const foe = { pilot: "academypilot", pose: at(400, 750, 180) };
  const combat = startTable({ phase: "combat", ships: [[{ pilot: "cr90corvette", pose: at(400, 300), crippled: "aft" }], [foe]] });
  expect(combat.keys).toContain("primary>B1");
});

test("[HS-ENERGY-93-Q] with the aft card crippled, the ship still has one pool of energy, with that side's limit", () => {
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

test("[HS-CRIP-91-Q] excess damage in one attack is dealt to the crippled section and has its effects; the other is spared", () => {
  const cards = { "damage:cr90corvette/Structural Collapse": windowCard("damageFaceup", { does: says("collapse") }) };
  // The last card of the deck is dealt faceup.
  const table = befalls({ ...CR90, damage: facedown("aft", 7), shields: 5 }, suffer(2, 1, "aft"), { cards }, (before) =>
    before.script([0, 0, 0]),
  );
  expect(own(table)).toMatchObject({ crippled: "aft", shields: 5 });
  expect([lyingAt(own(table), "fore").length, lyingAt(own(table), "aft").length]).toEqual([0, 10]);
  expect(table.madeUp("says")).toHaveLength(1);
});

test("[HS-CRIP-91-Q] remaining cards are dealt to a section even if one of them has crippled it in the meantime", () => {
  const explosion = windowCard("damageFaceup", {
    does: (game, { ship }) => sufferDamage(game, ship, { hits: 1, crits: 0, reason: "obstacle", section: "fore" }),
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

test("[HS-CRIP-92-Q] a crippled section can't be dealt Damage cards by effects either", () => {
  const deal = (sections?: "aft" | readonly ("fore" | "aft")[]) => (game: Situation, ship: Ship) =>
    dealDamageCard(game, ship, true, sections);
  const ship = { ...CR90, crippled: "aft" as const };
  expect(own(befalls(ship, deal("aft"))).damage).toEqual([]);
  expect(own(befalls(ship, deal())).damage).toMatchObject([{ section: "fore" }]);
  expect(own(befalls(ship, deal(["fore", "aft"]))).damage).toMatchObject([{ section: "fore" }]);
});

test("[HS-CRIP-94-Q] icons added by a title are added to the crippled side too", () => {
  const upgrades = ["tantiveiv@fore", "gonk@fore", "wed15repairdroid@fore", "engineeringteam@fore", "sensorteam@fore"];
  const table = crippled("fore", { upgrades });
  expect(table.keys).toEqual(["engineeringteam@3", "sensorteam@4"]);
  expect(faceupUpgrades(table.say("sensorteam@4"))).toEqual(["tantiveiv", "gonk", "wed15repairdroid", "engineeringteam"]);
  expect(faceupUpgrades(crippled("fore", { upgrades: upgrades.slice(1, 4) }).say("gonk@0"))).toEqual(["wed15repairdroid"]);
});

test("[HS-CRIP-95-Q] a section crippled by dealt cards loses its shields and can't recover any", () => {
  const work = function* (game: Situation, ship: Ship) {
    yield* dealDamageCard(game, ship, false, "fore");
    recoverShields(game, ship, 3, "fore");
    yield* recoverAnywhere(game, ship, 2);
  };
  const table = befalls({ pilot: "cr90corvette", shields: 2, aftShields: 1, damage: facedown("fore", 7) }, work);
  expect(own(table)).toMatchObject({ crippled: "fore", shields: 0, aftShields: 3 });
});

test("shields recovered without a given section go to the fore section first", () => {
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

test("discarding upgrades of one section can cripple the other, too", () => {
  const holds = { answers: { sums: { hull: () => 1 } } };
  const damage = [...facedown("fore", 8), ...facedown("aft", 8)];
  const table = befalls({ ...CR90, damage, upgrades: ["engineeringteam@aft"] }, suffer(1, 0, "aft"), {
    cards: { "upgrade:engineeringteam": holds },
  });
  expect(own(table).status).toBe("destroyed");
});

test("nothing more is asked if the ship is removed by hand while its upgrades are being chosen", () => {
  const table = crippled("aft", { upgrades: ["gonk@aft", "quadlasercannons@aft", "engineeringteam@aft"] });
  const changes: readonly Change[] = [{ change: "ship", ship: "A1", set: { status: "fled" } }];
  expect(table.give({ input: "set", reason: "conceded", changes })).toBeUndefined();
  expect(own(table).status).toBe("fled");
  if (table.kind === "discard excess upgrade") table.pass();
  expect(table.kind).not.toBe("discard excess upgrade");
});
