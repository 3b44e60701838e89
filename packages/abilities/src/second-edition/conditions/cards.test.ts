import type { Effect, ShipId, TargetId } from "@broadside/rules";
import type { Table, TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, LATER, shoot } from "../card-table.testing.ts";

type More = Parameters<typeof cardTable>[1];

const FIGHTER = "academypilot";
const X_WING = "redsquadronveteran";
const tokensOf = (table: Table, id: string) => table.ship(id).tokens;

/** A Condition on `ship` that the ship `by` has assigned. */
const given = (id: string, ship: ShipId, by: ShipId, more: Partial<Effect> = {}): More => ({
  state: { effects: [{ id: `condition:${id}`, ship, by, until: "game", since: 1, ...more }], counted: 1 },
});
const conditionsOf = (table: Table): readonly string[] =>
  table.game.state.effects.map(({ id, ship }) => `${id.slice("condition:".length)} ${ship}`);

describe("Conditions", () => {
  test.each([
    ["compromisingintel", { pilot: "vimoradi" }, 3],
    ["listeningdevice", { pilot: X_WING, upgrades: ["informant"] }, 2],
  ])("%s: in the System phase, the ship turns its dial faceup if its enemy is near", (id, spy, reach) => {
    const shown = (gap: number) => {
      const mine = { pose: at(400, 300), dial: "2FB", ...spy };
      const theirs = { pilot: "soontirfel", pose: at(400, 340 + gap, 180), dial: "2FB" };
      return cardTable([[mine], [theirs]], { phase: "system", ...given(id, "B1", "A1") }).notes("dial shown").length;
    };
    expect([shown(100 * reach - 50), shown(100 * reach + 50)]).toEqual([1, 0]);
  });

  test("Compromising Intel: the ship can't spend a focus token when the ship that assigned this attacks it", () => {
    const asked = (id: string) => {
      const mine: readonly TestShip[] = [
        { pilot: "vimoradi", pose: at(400, 300), engaged: true },
        { pilot: X_WING, pose: at(480, 300), engaged: true },
      ];
      const table = cardTable(
        [mine, [{ pilot: FIGHTER, pose: at(440, 460, 180), tokens: { focus: 1 } }]],
        given("compromisingintel", "B1", "A1"),
      );
      table.attackDice("focus", "focus").say(`primary>${id}`);
      return table.keys.includes("focus");
    };
    expect([asked("A1"), asked("A2")]).toEqual([false, true]);
  });

  test("Compromising Intel: the ship's tokens can be spent when that ship attacks another ship", () => {
    const theirs: readonly TestShip[] = [
      { pilot: "ronithblario", pose: at(400, 490, 180), engaged: true },
      { pilot: "greersonnel", pose: at(480, 490, 180), engaged: true, quarter: "front", tokens: { focus: 1 } },
    ];
    const table = cardTable([[{ pilot: "vimoradi", pose: at(400, 300) }], theirs], given("compromisingintel", "B2", "A1"));
    table.attackDice("hit", "hit").defenseDice("focus", "focus", "focus").say("primary>B1");
    while (table.kind === "modify attack dice") table.pass();
    expect(table.keys).toContain("B1/pilot:ronithblario#1");
  });

  test("Decoyed: evade tokens of handmaidens in the attack arc add evades for a Naboo starfighter, and change results for others", () => {
    const faces = (pilot: string, defense: number) => {
      const theirs: readonly TestShip[] = [
        { pilot, pose: at(400, 490, 180), engaged: true },
        { pilot: "naboohandmaiden", pose: at(460, 490, 180), engaged: true, tokens: { evade: 1 } },
      ];
      const table = cardTable([[{ pilot: X_WING, pose: at(400, 300) }], theirs], given("decoyed", "B1", "B2"));
      table.attackDice("hit", "hit", "hit").defenseDice(...(["blank", "blank", "blank"] as const).slice(0, defense));
      table.say("primary>B1").until("modify defense dice");
      table.say(table.keys.find((key) => key.includes("decoyed")) ?? "");
      return [table.notes("dice").map((note) => note.faces), tokensOf(table, "B2").evade];
    };
    expect(faces("bravoflightofficer", 2)).toEqual([[["blank", "blank", "evade"]], 0]);
    expect(faces("bluesquadronprotector", 2)).toEqual([[["evade", "blank"]], 0]);
  });

  test("Fearful Prey: the ship is strained if it spends no green token while a Fearsome Predator attacks it", () => {
    const defended = (tokens: TestShip["tokens"], use: boolean) => {
      const prey: TestShip = { pilot: X_WING, pose: at(400, 490, 180), engaged: true, ...(tokens && { tokens }) };
      const other: TestShip = { pilot: FIGHTER, pose: at(850, 850, 180) };
      const table = cardTable([[{ pilot: "fearsomepredator", pose: at(400, 300) }], [prey, other]], {
        ...LATER,
        ...given("fearfulprey", "B1", "A1"),
      });
      table.attackDice("blank", "blank", "blank").defenseDice("focus", "focus").say("primary>B1");
      while (table.kind === "modify attack dice") table.pass();
      if (use) table.say("focus");
      else if (table.kind.startsWith("modify")) table.pass();
      return table.notes("token").length;
    };
    expect([defended({}, false), defended({ focus: 1 }, true)]).toEqual([1, 0]);
  });

  test("Fearful Prey: a token that a card's ability spends counts too", () => {
    const prey: TestShip = { pilot: "dfs081", pose: at(400, 490, 180), engaged: true, tokens: { calculate: 1 } };
    const table = cardTable([[{ pilot: "fearsomepredator", pose: at(400, 300) }], [prey, { pilot: FIGHTER, pose: at(850, 850, 180) }]], {
      ...LATER,
      ...given("fearfulprey", "B1", "A1"),
    });
    table.attackDice("crit", "blank", "blank").defenseDice("evade", "evade").say("primary>B1").say("B1/pilot:dfs081");
    while (table.kind.startsWith("modify")) table.pass();
    expect(tokensOf(table, "B1")).toMatchObject({ calculate: 0, strain: 0 });
  });

  test("Hunted: when the ship is destroyed, another ship gets the Condition", () => {
    const theirs: readonly TestShip[] = [
      { pilot: FIGHTER, pose: at(400, 490, 180), engaged: true, damage: [20, 21].map((card) => ({ card, faceup: false, since: 0 })) },
      { pilot: FIGHTER, pose: at(600, 490, 180), engaged: true },
    ];
    const table = cardTable([[{ pilot: X_WING, pose: at(400, 300) }], theirs], given("hunted", "B1", "A1"));
    shoot(table, ["hit", "hit", "hit"], ["blank", "blank", "blank"]);
    expect(conditionsOf(table)).toEqual(["hunted B2"]);
  });

  test("I'll Show You the Dark Side: the picked card replaces a critical, even if the ship has shields", () => {
    const table = cardTable(
      [[{ pilot: X_WING, pose: at(400, 300) }], [{ pilot: X_WING, pose: at(400, 490, 180), engaged: true }]],
      given("illshowyouthedarkside", "B1", "A1", { data: { damageCard: 5 } }),
    );
    shoot(table, ["crit", "crit", "blank"], ["blank", "blank"]);
    expect(table.ship("B1")).toMatchObject({ shields: 1, damage: [{ card: 5 }] });
    expect(conditionsOf(table)).toEqual([]);
  });

  test("I'll Show You the Dark Side: the Condition stays if another card prevents the critical", () => {
    const theirs: readonly TestShip[] = [
      { pilot: FIGHTER, pose: at(400, 490, 180), engaged: true },
      { pilot: "idenversio-battleofyavin", pose: at(480, 490, 180), engaged: true },
    ];
    const table = cardTable([[{ pilot: X_WING, pose: at(400, 300) }], theirs], {
      ...LATER,
      ...given("illshowyouthedarkside", "B1", "A1", { data: { damageCard: 5 } }),
    });
    shoot(table, ["crit", "blank", "blank"], ["blank", "blank", "blank"]);
    table.say("B2/pilot:idenversio-battleofyavin");
    expect([table.ship("B1").damage, conditionsOf(table)]).toEqual([[], ["illshowyouthedarkside B1"]]);
  });

  test("Marked for Elimination: the ship can't spend green tokens against a ship with a Tracking Fob and a lock on it", () => {
    const asked = (locks: readonly TargetId[]) => {
      const hunter = { pilot: "cartelspacer", pose: at(400, 300), upgrades: ["trackingfob"], locks };
      const prey = { pilot: FIGHTER, pose: at(400, 490, 180), engaged: true, tokens: { focus: 1 } };
      const table = cardTable([[hunter], [prey]], { ...LATER, ...given("markedforelimination", "B1", "A1") });
      table.attackDice("hit", "hit").defenseDice("focus", "focus", "focus").say("primary>B1");
      while (table.kind === "modify attack dice") table.pass();
      return table.keys.includes("focus");
    };
    expect([asked(["B1"]), asked([])]).toEqual([false, true]);
  });

  test("Optimized Prototype: against a ship that Krennic's ship has locked, a result can be spent to remove a shield", () => {
    const attack = (locks: readonly TargetId[]): Table => {
      const mine: readonly TestShip[] = [
        { pilot: FIGHTER, pose: at(400, 300) },
        { pilot: "omicrongrouppilot", pose: at(600, 300), upgrades: ["directorkrennic"], locks, engaged: true },
      ];
      const table = cardTable([mine, [{ pilot: X_WING, pose: at(400, 490, 180), engaged: true }]], given("optimizedprototype", "A1", "A2"));
      return table.attackDice("hit", "focus").defenseDice("evade", "evade").say("primary>B1");
    };
    const table = attack(["B1"]);
    table.say(table.keys.find((key) => key.includes("optimizedprototype")) ?? "").say("focus");
    expect([table.ship("B1").shields, table.notes("dice")]).toMatchObject([1, [{ faces: ["hit"] }]]);
    expect(attack([]).kind).not.toBe("modify attack dice");
  });

  test("Rattled: an action removes it away from bombs, and a bomb that detonates near the ship deals a critical", () => {
    const lies = (x: number): Table =>
      cardTable([[{ pilot: X_WING, pose: at(400, 300), dial: "2FB" }], [{ pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" }]], {
        phase: "activation",
        state: {
          ...given("rattled", "A1", "B1")?.state,
          devices: [{ id: "device 1", kind: "proton bomb", seat: 1, token: "standardBomb", pose: at(x, 420) }],
        } as NonNullable<More>["state"] & object,
      });
    expect(conditionsOf(lies(800).say("condition:rattled"))).toEqual([]);
    expect(lies(460).keys).not.toContain("condition:rattled");
    const struck = lies(460).until("dial");
    expect([conditionsOf(struck), struck.ship("A1").shields]).toEqual([[], 0]);
  });

  test("Rattled: a bomb that reaches farther deals no extra critical at range 2", () => {
    const table = cardTable(
      [[{ pilot: X_WING, pose: at(400, 300), activated: true }], [{ pilot: "soontirfel", pose: at(850, 850, 180), dial: "2FB" }]],
      {
        phase: "activation",
        state: {
          ...given("rattled", "A1", "B1")?.state,
          devices: [{ id: "device 1", kind: "electro-proton bomb", seat: 1, token: "standardBomb", pose: at(550, 300) }],
        } as NonNullable<More>["state"] & object,
      },
    ).until("dial");
    expect([table.game.state.devices, conditionsOf(table), table.ship("A1").damage]).toEqual([[], ["rattled A1"], []]);
  });

  test("Suppressive Fire: the ship rolls one die fewer against others, and the Condition ends when its source defends", () => {
    const attack = (target: string): Table => {
      const mine: readonly TestShip[] = [
        { pilot: "captainrex", pose: at(400, 300), engaged: true },
        { pilot: X_WING, pose: at(480, 300), engaged: true },
      ];
      const theirs: readonly TestShip[] = [{ pilot: X_WING, pose: at(440, 490, 180) }];
      const table = cardTable([mine, theirs], given("suppressivefire", "B1", "A1", { data: { figure: 1 } }));
      table.say(`primary>${target}`);
      while (table.kind.startsWith("modify")) table.pass();
      return table;
    };
    expect([diceRolled(attack("A1"))[0], diceRolled(attack("A2"))[0]]).toEqual([3, 2]);
    expect([conditionsOf(attack("A1")), conditionsOf(attack("A2"))]).toEqual([[], ["suppressivefire B1"]]);
  });
});

describe("Zam Wesell's secret Conditions", () => {
  const zam = (id: string, charges: number): Table => {
    const theirs: readonly TestShip[] = [{ pilot: "zamwesell", pose: at(400, 490, 180), charges, engaged: true }];
    const more = given(id, "B1", "B1", { secret: "Zam Wesell" });
    return cardTable([[{ pilot: X_WING, pose: at(400, 300) }], theirs], { ...LATER, ...more });
  };
  const attacked = (table: Table): Table => shoot(table, ["blank", "blank", "blank"], ["blank", "blank"]);

  test("You'd Better Mean Business: two charges pay for an attack on the attacker; otherwise two are recovered at the end", () => {
    const table = attacked(zam("youdbettermeanbusiness", 2)).say("attack");
    expect([table.ship("B1").charges, table.notes("attacks").length]).toEqual([0, 2]);
    const quiet = zam("youdbettermeanbusiness", 0).pass();
    expect(quiet.kind).toBe("use at endOfCombat");
    expect(quiet.say(quiet.keys[1] ?? "").ship("B1").charges).toBe(2);
  });

  test("You Should Thank Me: the ship recovers a charge and can lock the attacker", () => {
    const table = attacked(zam("youshouldthankme", 0)).say("lock");
    expect([table.ship("B1").charges, table.ship("B1").locks]).toEqual([1, ["A1"]]);
  });

  test("they are removed at the start of the next System phase", () => {
    const table = cardTable(
      [[{ pilot: X_WING, pose: at(400, 300), dial: "2FB" }], [{ pilot: "zamwesell", pose: at(850, 850, 180), dial: "2FB" }]],
      { phase: "system", ...LATER, ...given("youshouldthankme", "B1", "B1", { secret: "Zam Wesell" }) },
    );
    expect(conditionsOf(table)).toEqual([]);
  });
});
