/** Huge-ship Damage cards with texts that we wrote: how they affect energy, upgrades, docked ships and further damage. */
import { type Ability, type DamageCard, type Effect, type Ship, type ShipId, shipOf } from "@broadside/rules";
import { energyLimit, turnFaceup } from "@broadside/rules/procedures";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";
import { acting, dialOf, flying, keyOf, lying, type Row, struck } from "./huge-decks.testing.ts";

const [CR90, RAIDER, GOZANTI, CROC] = ["cr90corvette", "raiderclasscorvette", "gozanticlasscruiser", "croccruiser"] as const;

const faceups = ({ damage }: Ship): readonly boolean[] => damage.map(({ faceup }) => faceup);
const upgradesLeft = ({ upgrades }: Ship): readonly string[] => upgrades.flatMap(({ id, faceup }) => (faceup ? [id] : []));

describe("Deck Breach", () => {
  const ROWS: readonly Row[] = [
    ["", CR90, "fore", "Deck Breach", 1],
    ["", CR90, "aft", "Deck Breach", 1],
    ["", RAIDER, "fore", "Deck Breach", 1],
    ["", RAIDER, "aft", "Deck Breach", 1],
  ];
  const UPGRADES = ["gunneryteam@fore", "sensorteam@aft", "wed15repairdroid@fore", "engineeringteam@aft"];

  test.each(ROWS)("%s%s %s: its owner chooses one Upgrade card of that section to put under it", (...row) => {
    const table = struck(row, "crit", { upgrades: UPGRADES });
    const open = row[2] === "fore" ? ["gunneryteam@0", "wed15repairdroid@2"] : ["sensorteam@1", "engineeringteam@3"];
    expect(table.asks).toEqual([{ kind: "put upgrade under", seat: 1, keys: open }]);
    table.say(open[1] ?? "");
    expect(table.notes("concerns")).toMatchObject([{ ship: "B1", card: keyOf(row), upgrade: `upgrade:${open[1]?.replace(/@.*/, "")}` }]);
    expect(table.game.state.effects).toMatchObject([{ ship: "B1", data: { upgrade: row[2] === "fore" ? 2 : 3 } }]);
  });

  test("a section without Upgrade cards loses nothing", () => {
    const table = struck(ROWS[0] as Row, "crit", { upgrades: ["sensorteam@aft"] });
    expect([table.game.state.effects, faceups(table.ship("B1"))]).toEqual([[], [true]]);
  });

  /** Puts the upgrade at this index under the card. */
  const under = (row: Row, upgrade: number): Effect => ({
    id: `effect:under Deck Breach ${lying(row).card}`,
    ship: "A1",
    by: "A1",
    until: "game",
    since: 1,
    data: { upgrade },
  });

  test("the covered card can't be used until 2 energy turns the Damage card facedown", () => {
    const row = ROWS[0] as Row;
    const table = acting(row, { upgrades: ["wed15repairdroid", "hullupgrade"], energy: 3 }, { effects: [under(row, 0)] });
    const key = `A1/${keyOf(row)}/${lying(row).card}`;
    const droid = ({ game }: Table) => game.bearers.onOffer(game, "actions").map(({ card }) => card);
    expect(droid(table)).not.toContain("upgrade:wed15repairdroid");
    expect(table.asks).toMatchObject([{ kind: "use at useEnergy", keys: ["pass", key] }]);
    table.say(key);
    expect(droid(table)).toContain("upgrade:wed15repairdroid");
    expect(table.ship("A1")).toMatchObject({ energy: 1, damage: [{ faceup: false }] });
    expect(table.game.state.effects).toEqual([]);
    expect(acting(row, { energy: 1 }, { effects: [under(row, 0)] }).keys).not.toContain(key);
  });
});

describe("Life Support Failure", () => {
  const ROWS: readonly Row[] = [
    ["", CR90, "fore", "Life Support Failure", 1],
    ["", CR90, "aft", "Life Support Failure", 1],
    ["", RAIDER, "aft", "Life Support Failure", 1],
  ];

  test.each(ROWS)(
    "%s%s %s: its owner chooses a Crew or Team card of either section to discard, and then it is turned facedown",
    (...row) => {
      const upgrades = ["gunneryteam@fore", "wed15repairdroid@aft", "commsbooster@fore", "singleturbolasers@aft"];
      const table = struck(row, "crit", { upgrades });
      expect(table.asks).toEqual([{ kind: "discard upgrade", seat: 1, keys: ["wed15repairdroid@1", "gunneryteam@0"] }]);
      table.say("gunneryteam@0");
      expect(upgradesLeft(table.ship("B1"))).toEqual(["wed15repairdroid", "commsbooster", "singleturbolasers"]);
      expect(faceups(table.ship("B1"))).toEqual([false]);
    },
  );

  test("without such a card, nothing is discarded, and it is turned facedown", () => {
    const table = struck(ROWS[0] as Row, "crit", { upgrades: ["commsbooster"] });
    expect([upgradesLeft(table.ship("B1")), faceups(table.ship("B1"))]).toEqual([["commsbooster"], [false]]);
  });
});

describe("Spilled Cargo", () => {
  const ROWS: readonly Row[] = [
    ["", CROC, "fore", "Spilled Cargo", 2],
    ["", CROC, "aft", "Spilled Cargo", 2],
  ];

  test.each(ROWS)("%s%s %s: its owner chooses a Cargo card to discard, no energy is lost, and then it is turned facedown", (...row) => {
    const table = struck(row, "crit", { upgrades: ["commsbooster", "gunneryteam", "slicertools"], energy: 4 });
    expect(table.asks).toEqual([{ kind: "discard upgrade", seat: 1, keys: ["commsbooster@0", "slicertools@2"] }]);
    table.say("slicertools@2");
    expect([upgradesLeft(table.ship("B1")), table.ship("B1").energy]).toEqual([["commsbooster", "gunneryteam"], 4]);
    expect(faceups(table.ship("B1"))).toEqual([false]);
  });

  test("discarding the last Cargo card costs no energy either", () => {
    const table = struck(ROWS[0] as Row, "crit", { upgrades: ["commsbooster"], energy: 4 });
    expect([upgradesLeft(table.ship("B1")), table.ship("B1").energy]).toEqual([[], 4]);
  });

  test("without a Cargo card, the ship loses 2 energy, or all that it has", () => {
    const left = (energy: number) => struck(ROWS[0] as Row, "crit", { upgrades: ["gunneryteam"], energy }).ship("B1");
    expect([4, 1, 0].map((energy) => left(energy).energy)).toEqual([2, 0, 0]);
    expect([upgradesLeft(left(4)), faceups(left(0))]).toEqual([["gunneryteam"], [false]]);
  });
});

describe("Grid Overload", () => {
  const ROW: Row = ["", CR90, "aft", "Grid Overload", 2];

  test("the Ship card loses all its energy, upgrades keep theirs, and then it is turned facedown", () => {
    const table = struck(ROW, "crit", { energy: 5, upgrades: ["singleturbolasers@aft"], charged: [2] });
    expect(table.ship("B1")).toMatchObject({ energy: 0, upgrades: [{ energy: 2 }], damage: [{ faceup: false }] });
    expect(table.notes("energy lost")).toMatchObject([{ ship: "B1", amount: 5 }]);
  });

  test("it does nothing when dealt facedown, and without energy it is turned facedown too", () => {
    expect(struck(ROW, "hit", { energy: 5 }).ship("B1").energy).toBe(5);
    expect(faceups(struck(ROW, "crit", { energy: 0 }).ship("B1"))).toEqual([false]);
  });
});

describe("Power Plant Failure", () => {
  const ROWS: readonly Row[] = [
    ["", CR90, "aft", "Power Plant Failure", 1],
    ["", RAIDER, "fore", "Power Plant Failure", 1],
  ];

  test.each(ROWS)("%s%s %s: the energy limit is 2 lower, and energy above it is lost at once", (...row) => {
    const printed = row[1] === CR90 ? 5 : 6;
    const after = (energy: number) => struck(row, "crit", { energy });
    const table = after(printed);
    expect([energyLimit(table.game, table.ship("B1")), table.ship("B1").energy]).toEqual([printed - 2, printed - 2]);
    expect(after(1).ship("B1").energy).toBe(1);
    expect(struck(row, "hit", { energy: printed }).ship("B1").energy).toBe(printed);
  });

  test("it has no effect while its owner can still turn it facedown", () => {
    const row = ROWS[0] as Row;
    const table = struck(row, "crit", { energy: 5, upgrades: ["breachspecialist@aft"], tokens: { reinforceFore: 1 } });
    expect([table.kind, energyLimit(table.game, table.ship("B1"))]).toEqual(["use at damageDealt", 5]);
    expect(table.say("pass").ship("B1").energy).toBe(3);
  });

  test("the limit never drops below 0, even on a crippled section with a limit of 1", () => {
    const row = ROWS[0] as Row;
    const { game } = acting(row, { crippled: "aft", aftShields: 0, energy: 0 });
    expect(energyLimit(game, game.state.ships[0] as Ship)).toBe(0);
  });

  test("it stays faceup", () => {
    const row = ROWS[0] as Row;
    const table = acting(row, { energy: 3 });
    expect(table.keys.filter((key) => key.includes("Power Plant"))).toEqual([]);
    expect(faceups(table.untilPhase("planning").ship("A1"))).toEqual([true]);
  });
});

describe("Structural Collapse", () => {
  const ROWS: readonly Row[] = [
    ["", CR90, "aft", "Structural Collapse", 2],
    ["", RAIDER, "aft", "Structural Collapse", 2],
  ];
  const lies = (table: Table) => table.ship("B1").damage.map(({ section, faceup }) => [section, faceup]);

  test.each(ROWS)("%s%s %s: the other section is dealt a facedown card and keeps its shields; then it is turned facedown", (...row) => {
    const table = struck(row, "crit", { shields: 4 });
    expect(lies(table)).toEqual([
      ["aft", false],
      ["fore", false],
    ]);
    expect([table.ship("B1").shields, table.notes("dealt facedown").length]).toEqual([4, 1]);
  });

  test.each(ROWS)("%s%s %s: a crippled section isn't dealt a card", (...row) => {
    expect(lies(struck(row, "crit", { crippled: "fore" }))).toEqual([["aft", false]]);
  });

  test("the card dealt to the other section can cripple it", () => {
    const row = ROWS[0] as Row;
    const damage = Array.from({ length: 7 }, (_, copy): DamageCard => ({ card: copy, section: "fore", faceup: false, since: 1 }));
    expect(struck(row, "crit", { damage }).ship("B1").crippled).toBe("fore");
  });
});

describe("Misfiring Thrusters", () => {
  const ROW: Row = ["", RAIDER, "aft", "Misfiring Thrusters", 2];
  const gain = (maneuver: string): number => Number(dialOf(ROW, maneuver)[2]);

  test("after a bank, the ship loses 1 energy before it gains the maneuver's energy", () => {
    expect(flying(ROW, "1B", { energy: 2 }).ship("A1")).toMatchObject({ energy: 2 - 1 + gain("1B"), aftShields: 4 });
    expect(flying(ROW, "2N", { energy: 1 }).ship("A1")).toMatchObject({ energy: gain("2N"), aftShields: 4 });
  });

  test("without energy, the card's section suffers 1 damage, and the other section none", () => {
    expect(flying(ROW, "1B", { energy: 0 }).ship("A1")).toMatchObject({ energy: gain("1B"), aftShields: 3, shields: 6 });
    const bare = flying(ROW, "2B", { energy: 0, aftShields: 0 }).ship("A1");
    expect(bare.damage.map(({ section, faceup }) => [section, faceup])).toEqual([
      ["aft", true],
      ["aft", false],
    ]);
  });

  test("each copy works separately", () => {
    const ship = flying(ROW, "1B", { energy: 1, damage: [lying(ROW, 0), lying(ROW, 1)] })
      .until("action")
      .ship("A1");
    expect(ship).toMatchObject({ energy: gain("1B"), aftShields: 3 });
  });

  test("nothing happens after a straight or on a crippled section", () => {
    expect(flying(ROW, "2F", { energy: 2 }).ship("A1")).toMatchObject({ energy: 2 + gain("2F"), aftShields: 4 });
    const crippled = flying(ROW, "2B", { energy: 0, crippled: "aft", aftShields: 0 }).ship("A1");
    expect([crippled.damage.length, crippled.shields]).toEqual([1, 6]);
  });
});

describe("Damaged Docking Clamp", () => {
  const ROWS: readonly Row[] = [
    ["", GOZANTI, "fore", "Damaged Docking Clamp", 3],
    ["", GOZANTI, "aft", "Damaged Docking Clamp", 3],
  ];
  const tie = (carrier: ShipId): TestShip => ({ pilot: "academypilot", pose: undefined, status: "docked", carrier });
  const carrier = (damage: readonly DamageCard[]): TestShip => ({
    pilot: GOZANTI,
    upgrades: ["dockingclamps"],
    pose: at(400, 300),
    dial: dialOf(ROWS[0] as Row, "2F"),
    damage,
  });
  const foe: TestShip = { pilot: "wedgeantilles", pose: at(850, 850, 180), activated: true };
  const deploying = (damage: readonly DamageCard[], more: Partial<TestShip> = {}) =>
    cardTable([[{ ...carrier(damage), ...more }, tie("A1"), tie("A1")], [foe]], { phase: "activation" });

  test.each(ROWS)("%s%s %s: when it is dealt, its owner chooses a docked ship, which is dealt a facedown Damage card", (...row) => {
    const table = struck(row, "crit", {}, { friends: [tie("B1"), tie("B1")] });
    expect(table.asks).toEqual([{ kind: "choose ship", seat: 1, keys: ["B2", "B3"] }]);
    table.say("B3");
    expect([faceups(table.ship("B2")), faceups(table.ship("B3")), faceups(table.ship("B1"))]).toEqual([[], [false], [true]]);
  });

  test("nothing happens if no ship is docked or if it is dealt facedown", () => {
    expect(struck(ROWS[0] as Row, "crit").notes("dealt facedown")).toEqual([]);
    const facedown = struck(ROWS[0] as Row, "hit", {}, { friends: [tie("B1")] });
    expect(faceups(facedown.ship("B2"))).toEqual([]);
  });

  test("no docked ship is damaged if the card is turned faceup rather than dealt faceup", () => {
    const row = ROWS[0] as Row;
    const turns: Ability = {
      windows: [
        {
          at: "startOfCombat",
          optional: false,
          when: () => true,
          *perform(game) {
            yield* turnFaceup(game, shipOf(game.state, "A1"), lying(row).card);
          },
        },
      ],
    };
    const registry = new Map([...FIRST_EDITION_ABILITIES, ["pilot:wedgeantilles", turns] as const]);
    const own = { ...carrier([{ ...lying(row), faceup: false }]), activated: true };
    const table = cardTable([[own, tie("A1")], [foe]], { registry }).untilPhase("planning");
    expect([faceups(table.ship("A1")), faceups(table.ship("A2"))]).toEqual([[true], []]);
  });

  test("no ship can deploy while it is faceup", () => {
    expect(deploying([]).until("deploy").keys).toEqual(["none", "A2", "A3"]);
    const table = deploying([lying(ROWS[0] as Row)]).untilPhase("planning");
    expect([table.ship("A2").status, table.notes("deployed")]).toEqual(["docked", []]);
  });

  test("1 energy turns it facedown in time for ships to deploy", () => {
    const row = ROWS[0] as Row;
    const key = `A1/${keyOf(row)}/${lying(row).card}`;
    const table = deploying([lying(row)], { energy: 0 });
    expect(table.asks).toMatchObject([{ kind: "use at useEnergy", keys: ["pass", key] }]);
    const before = table.ship("A1").energy;
    table.say(key);
    expect([table.ship("A1").energy, faceups(table.ship("A1"))]).toEqual([before - 1, [false]]);
    expect(table.kind).toBe("deploy");
  });

  test("ships can still leave a destroyed carrier", () => {
    const row = ROWS[1] as Row;
    const damage = [
      lying(row),
      ...Array.from({ length: 7 }, (_, copy): DamageCard => ({ card: copy, section: "fore", faceup: false, since: 1 })),
    ];
    const table = struck(row, "hit", { damage }, { friends: [tie("B1")] });
    expect([table.ship("B1").status, table.kind]).toEqual(["destroyed", "deploy guides"]);
  });
});
