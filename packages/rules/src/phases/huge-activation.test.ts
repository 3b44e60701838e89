import { describe, expect, test } from "vitest";
import { says, windowCard } from "../abilities/cards.testing.ts";
import type { Ability } from "../contract/ability.ts";
import { deviceAt, sail } from "../maneuver/huge-flight.testing.ts";
import { changeManeuver } from "../maneuver/maneuver.ts";
import { agility } from "../queries/figures.ts";
import { shipOf, type TokenKind } from "../state/state.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";
import { acquireLock } from "../tokens/locks.ts";
import { assign } from "../tokens/tokens.ts";

const activated = (table: Table) => table.notes("activated").map((event) => event.ship);
/** Returns the requested notes in order: activations by ship id, all other notes by name. */
const story = (table: Table, ...wanted: readonly string[]) =>
  table.events.flatMap((event) => {
    if (!("note" in event) || !wanted.includes(event.note)) return [];
    return [event.note === "activated" ? event.ship : event.note];
  });

/** The ships are far from each other, and each executes the slowest straight on its dial. */
const SLOWEST: Readonly<Record<string, string>> = { cr90corvette: "2F3", rookiepilot: "1FG", lukeskywalker: "1FG", academypilot: "2FG" };
const fleet = (...pilots: readonly string[]): readonly TestShip[] =>
  pilots.map((pilot, number) => ({ pilot, pose: at(150 + 200 * number, 250), dial: SLOWEST[pilot] ?? "1F3" }));
const enemies = (...pilots: readonly string[]): readonly TestShip[] =>
  pilots.map((pilot, number) => ({ pilot, pose: at(1700 - 200 * number, 650, 180), dial: SLOWEST[pilot] ?? "1F3" }));
const round = (own: readonly TestShip[], others: readonly TestShip[] = enemies("academypilot"), cards: Record<string, Ability> = {}) =>
  startTable({ phase: "activation", ships: [own, others], setup: { table: "6x3" }, cards });

describe("the two subphases of the Activation phase", () => {
  test("[HS-ACTIV-01, HS-ACTIV-04] huge ships activate after all small and large ships, whatever their skills", () => {
    const table = round(fleet("cr90corvette", "lukeskywalker", "rookiepilot")).until("dial");
    // The pilot skills are: Academy Pilot 1, Rookie Pilot 2, Luke 8, CR90 4.
    expect(activated(table)).toEqual(["B1", "A3", "A2", "A1"]);
  });

  test("[HS-ACTIV-01] no huge ship reveals its dial before all other ships have activated", () => {
    const table = round(fleet("croccruiser", "lukeskywalker")).until("action");
    expect([activated(table), table.ship("A1").dial]).toEqual([["B1"], "1F3"]);
  });

  test("[HS-ACTIV-02, HS-ACTIV-03] each subphase goes from the lowest to the highest skill", () => {
    const table = round(fleet("cr90corvette", "croccruiser", "gr75mediumtransport", "lukeskywalker", "rookiepilot")).until("dial");
    expect(activated(table)).toEqual(["B1", "A5", "A4", "A2", "A3", "A1"]);
  });

  test("[HS-ACTIV-05] if skills are tied, the player with initiative goes first in both subphases", () => {
    const table = round(fleet("rookiepilot", "cr90corvette"), enemies("academypilot", "raiderclasscorvette")).until("dial");
    expect(activated(table)).toEqual(["B1", "A1", "A2", "B2"]);
    expect(table.notes("revealed")).toMatchObject([{ ship: "B1" }, { ship: "A1" }, { ship: "A2" }, { ship: "B2" }]);
  });

  test("[HS-ACTIV-06] effects at the end of the phase wait for the last huge ship", () => {
    const ends = windowCard("endOfActivation", { does: says("ends") });
    const table = startTable({
      phase: "activation",
      ships: [fleet("lukeskywalker", "cr90corvette"), enemies("academypilot")],
      setup: { table: "6x3" },
      cards: { "pilot:lukeskywalker": ends },
      state: { devices: [deviceAt("seismic charge", 900, 800)] },
    }).until("dial");
    expect(story(table, "activated", "detonated", "says")).toEqual(["B1", "A1", "A2", "detonated", "says"]);
  });

  test("[HS-ACTIV-07] effects at the start of the phase and decloaking come before the first subphase", () => {
    const starts = windowCard("startOfActivation", { does: says("starts") });
    const table = round(fleet("cr90corvette", "rookiepilot"), [{ ...(enemies("academypilot")[0] as TestShip), tokens: { cloak: 1 } }], {
      "pilot:cr90corvette": starts,
    });
    expect([table.kind, story(table, "activated", "says")]).toEqual(["decloak", ["says"]]);
  });
});

describe("a huge ship as one ship", () => {
  test("[HS-SECT-01] it has one dial, one skill and one activation", () => {
    const table = startTable({ ships: [fleet("gr75mediumtransport"), enemies("academypilot")], setup: { table: "6x3" } });
    expect(table.asks.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(["dial 0", "dial 1"]);
    table.until("action").until("dial");
    expect(activated(table).filter((id) => id === "A1")).toHaveLength(1);
    expect(table.game.factsOf(table.ship("A1")).skill).toBe(3);
  });

  test("[HS-SECT-11] its two sections count as one ship: an effect on all friendly ships affects it once, and it holds one lock", () => {
    const inspired = windowCard("startOfActivation", {
      *does(game, { ship }) {
        for (const other of game.state.ships) if (other.seat === ship.seat) yield* assign(game, other, "disarm");
        const [corvette] = game.state.ships;
        const target = game.state.ships.find(({ seat }) => seat !== ship.seat);
        if (corvette && target) for (let lock = 0; lock < 2; lock += 1) yield* acquireLock(game, corvette, target);
      },
    });
    const table = round(fleet("cr90corvette", "rookiepilot", "rookiepilot", "lukeskywalker"), undefined, {
      "pilot:lukeskywalker": inspired,
    });
    const own = table.game.state.ships.filter(({ seat }) => seat === 0);
    expect(own).toHaveLength(4);
    expect(table.notes("token").filter((note) => note.ship === "A1")).toHaveLength(1);
    expect(table.ship("A1").locks).toEqual(["B1"]);
  });
});

describe("ion and other tokens on a huge ship", () => {
  test("[HS-TOKEN-04] with ion tokens, it still sets and executes its dial", () => {
    const table = startTable({
      ships: [[{ pilot: "cr90corvette", pose: at(600, 300), tokens: { ion: 3 } }], enemies("academypilot")],
      setup: { table: "6x3" },
    });
    table.say("4F1", "A1").say("2FG", "B1").until("action").pass().until("action");
    expect(table.ship("A1").pose).toEqual(at(600, 460));
  });

  test("[HS-TOKEN-06] it keeps its ion tokens while it activates and loses them all at the end of the phase", () => {
    const table = sail({ ship: { tokens: { ion: 3 } }, friends: [{ pilot: "rookiepilot", pose: at(100, 100), tokens: { ion: 1 } }] });
    expect(table.ship("A1").tokens.ion).toBe(3);
    table.until("dial");
    expect([table.ship("A1").tokens.ion, table.ship("A2").tokens.ion]).toEqual([0, 1]);
  });

  test("[HS-TOKEN-92-Q] it also loses ion tokens gained after its activation, even from a bomb at the end of the phase", () => {
    const table = sail({ state: { devices: [deviceAt("ion bomb", 600, 600)] } });
    expect(table.ship("A1").tokens.ion).toBe(0);
    table.until("dial");
    expect(table.notes("token")).toMatchObject([
      { ship: "A1", token: "ion" },
      { ship: "A1", token: "ion" },
    ]);
    expect(table.ship("A1").tokens.ion).toBe(0);
  });

  /** A CR90 that gains this many tokens of a kind at the start of the Combat phase. */
  const receiving = (token: TokenKind, count: number, ship: Partial<TestShip> = {}) => {
    const gives = windowCard("startOfCombat", {
      *does(game, self) {
        yield* assign(game, shipOf(game.state, "A1"), token, count, self.ship);
      },
    });
    return startTable({
      phase: "combat",
      ships: [[{ pilot: "cr90corvette", pose: at(600, 300), ...ship }], enemies("academypilot")],
      setup: { table: "6x3" },
      cards: { "pilot:academypilot": gives, "pilot:cr90corvette": windowCard("endOfCombat", { may: true, does: () => undefined }) },
    });
  };

  test.each(["tractor", "jam", "disarm", "cloak"] as const)("[HS-TOKEN-91-Q] it may be assigned a %s token", (token) => {
    const table = receiving(token, 1);
    expect([table.kind, table.ship("A1").tokens[token]]).toEqual(["use at endOfCombat", 1]);
  });

  test("[HS-TOKEN-91-Q] tractor beam tokens neither move it nor lower its agility", () => {
    const table = receiving("tractor", 6);
    const ship = table.ship("A1");
    expect([table.kind, ship.tokens.tractor, ship.pose]).toEqual(["use at endOfCombat", 6, at(600, 300)]);
    expect(agility(table.game, ship, undefined)).toBe(0);
  });

  test("[HS-TOKEN-91-Q] a jam token removes its lock but no other tokens", () => {
    const others = { reinforceFore: 1, reinforceAft: 1, cloak: 1, ion: 1 };
    const locked = receiving("jam", 1, { locks: ["B1"], tokens: others }).ship("A1");
    expect(locked).toMatchObject({ locks: [], tokens: { jam: 0, ...others } });
    expect(receiving("jam", 1, { tokens: others }).ship("A1").tokens).toMatchObject({ jam: 1, ...others });
  });
});

describe("the dial of a huge ship", () => {
  const dialOf = (ship: Partial<TestShip> & { pilot: string }) =>
    startTable({ ships: [[{ pose: at(600, 300), ...ship }], enemies("academypilot")], setup: { table: "6x3" } }).asks[0]?.keys;

  test("[HS-CRIP-15] a CR90 with a crippled aft section loses straight 4 and both speed 2 banks", () => {
    expect([...(dialOf({ pilot: "cr90corvette", crippled: "aft" }) ?? [])].sort()).toEqual(["1B3", "1N3", "2F3", "3F2"]);
    expect(dialOf({ pilot: "cr90corvette", crippled: "fore" })).toHaveLength(7);
  });

  test("[HS-CRIP-16] a Raider with a crippled aft section loses both speed 1 banks", () => {
    expect([...(dialOf({ pilot: "raiderclasscorvette", crippled: "aft" }) ?? [])].sort()).toEqual([
      "1F3",
      "2B2",
      "2F3",
      "2N2",
      "3F2",
      "4F2",
    ]);
  });

  test("[HS-CRIP-15, HS-CRIP-16] if the ship loses the maneuver on its dial, an opponent chooses another one", () => {
    const lost = (pilot: string, dial: string) => sail({ ship: { pilot, dial, crippled: "aft", aftShields: 0 } });
    const table = lost("cr90corvette", "4F1");
    expect(table.asks).toMatchObject([{ kind: "enemy's maneuver", seat: 1 }]);
    expect([...table.keys].sort()).toEqual(["1B3", "1N3", "2F3", "3F2"]);
    expect(table.say("2F3").ship("A1").pose).toEqual(at(600, 380));
    expect(lost("raiderclasscorvette", "1N3").kind).toBe("enemy's maneuver");
  });

  test("[HS-CRIP-15] a card can't change the maneuver to one that the ship has lost", () => {
    const turns = windowCard("dialRevealed", {
      does: (game, { ship }) => {
        changeManeuver(game, ship, "4F1");
        return undefined;
      },
    });
    const corvette = { pilot: "cr90corvette", dial: "2F3" };
    const cards = { "pilot:cr90corvette": turns };
    expect(sail({ ship: corvette, cards }).ship("A1").pose).toEqual(at(600, 460));
    expect(sail({ ship: { ...corvette, crippled: "aft" }, cards }).ship("A1").pose).toEqual(at(600, 380));
  });

  test("the default maneuver keeps the ship on the table", () => {
    const first = (y: number, heading = 0) => dialOf({ pilot: "gr75mediumtransport", pose: at(600, y, heading) })?.[0];
    expect([first(770), first(800)]).toEqual(["1F3", "1B2"]);
    expect([first(144, 180), first(114, 180)]).toEqual(["1F3", "1B2"]);
  });
});
