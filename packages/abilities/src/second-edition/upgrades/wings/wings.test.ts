import { type WingPosition, wingPlace } from "@broadside/geometry";
import { at, startTable, type Table, type TestShip, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { ABILITIES_2_0 } from "../../index.ts";

type Place = Exclude<WingPosition, "leader">;

/** Sets up the first seat's wing. A1 leads it, and A2 is its first wingmate. */
function wingOf(
  leader: Partial<TestShip> & { readonly pilot: string },
  mates: readonly (readonly [Place, Partial<TestShip> & { readonly pilot: string }])[],
  large = false,
): readonly TestShip[] {
  const pose = at(450, 300);
  return [
    { pose, ...leader, wing: { leader: "A1", position: "leader", split: false } },
    ...mates.map(
      ([position, mate]): TestShip => ({
        pose: wingPlace(pose, position, "small", large ? "large" : "small"),
        wing: { leader: "A1", position, split: false },
        ...mate,
      }),
    ),
  ];
}

const tableWith = (wing: readonly TestShip[], enemy: TestShip, more: Omit<TestTable, "ships"> = {}): Table =>
  startTable({ edition: "2.0", registry: ABILITIES_2_0, phase: "combat", ...more, ships: [wing, [enemy]] });

/** An initiative 6 attacker in front of the leader, with the whole wing in its arc. */
const ATTACKER: TestShip = { pilot: "soontirfel", pose: at(450, 480, 180) };
const AWAY: TestShip = { pilot: "soontirfel", pose: at(880, 880, 180), activated: true };

/** The enemy attacks with these dice. The defender rolls blanks, and nobody modifies dice. */
function attacked(table: Table, faces: readonly ("hit" | "crit" | "blank")[], target = "A1", defense = 3): Table {
  while (table.game.open[0]?.ask.seat === 0) table.pass();
  table
    .attackDice(...faces)
    .defenseDice(...(["blank", "blank", "blank", "blank"] as const).slice(0, defense))
    .say(`primary>${target}`);
  while (table.kind.startsWith("modify")) table.pass();
  return table;
}

const VETERAN = { pilot: "lukeskywalker", upgrades: ["veteranwingleader"] };
const MATE = { pilot: "bluesquadronescort" };
const damageOf = (table: Table, id: string): number => {
  const { type } = table.game.factsOf(table.ship(id));
  return type.shields - table.ship(id).shields + table.ship(id).damage.length;
};
const split = (table: Table): readonly string[] => table.game.state.ships.flatMap(({ id, wing }) => (wing?.split ? [id] : []));
const use = (table: Table, card: string): Table => table.say(`A1/upgrade:${card}/0`);

/** Continues until the game asks for this ship's action. */
function untilActs(table: Table, id: string): Table {
  while (!(table.kind === "action" && table.game.open[0]?.ask.about?.ship === id)) table.pass();
  return table;
}

describe("the ability that all wing cards share", () => {
  const three = [
    ["leftFlank", MATE],
    ["rightFlank", MATE],
    ["rearSupport", MATE],
  ] as const;

  test("[2E-WCARD-02, 2E-WCARD-19-Q] two wingmates each suffer one hit for the leader, and the critical stays", () => {
    const table = attacked(tableWith(wingOf(VETERAN, three), ATTACKER), ["hit", "hit", "crit"], "A1", 2);
    expect(table.kind).toBe("use at neutralizing");
    use(table, "veteranwingleader").say("A2 hit");
    expect(table.keys.some((key) => key.startsWith("A2"))).toBe(false);
    table.say("A4 hit");
    expect(["A1", "A2", "A3", "A4"].map((id) => damageOf(table, id))).toEqual([1, 1, 0, 1]);
  });

  test("[2E-WCARD-02] only wingmates in the attack arc can do so", () => {
    const wing = wingOf(VETERAN, [three[0], ["rightFlank", { ...MATE, pose: at(700, 480) }]]);
    const table = use(attacked(tableWith(wing, ATTACKER), ["hit", "hit", "blank"], "A1", 2), "veteranwingleader");
    expect(table.keys).toEqual(["done", "A2 hit"]);
  });

  test("[2E-WCARD-03] a wingmate suffers the kind of damage that is cancelled", () => {
    const wing = wingOf(VETERAN, [["leftFlank", { ...MATE, shields: 0 }], three[1]]);
    const table = use(attacked(tableWith(wing, ATTACKER), ["crit", "blank", "blank"], "A1", 2), "veteranwingleader");
    expect(table.keys).toEqual(["done", "A2 crit", "A3 crit"]);
    table.nextDamage(0, "Hull Breach").say("A2 crit");
    expect(table.ship("A2").damage).toMatchObject([{ faceup: true }]);
    expect(damageOf(table, "A1")).toBe(0);
  });

  test("[2E-WCARD-20-Q] wingmates protect the leader only from results that evades haven't cancelled", () => {
    const table = tableWith(wingOf(VETERAN, three), ATTACKER);
    table.attackDice("hit", "hit", "blank").defenseDice("evade", "blank").say("primary>A1");
    while (table.kind.startsWith("modify")) table.pass();
    use(table, "veteranwingleader").say("A2 hit");
    expect(["A1", "A2"].map((id) => damageOf(table, id))).toEqual([0, 1]);
    expect(table.notes("missed").length).toBe(1);
  });

  test("[2E-WCARD-02] wingmates don't protect each other, and a wingmate that has split doesn't protect the leader", () => {
    const mate = attacked(tableWith(wingOf(VETERAN, three), ATTACKER), ["hit", "hit", "hit"], "A2", 2);
    expect(damageOf(mate, "A2")).toBe(3);
    const apart = { ...MATE, wing: { leader: "A1", position: "leftFlank", split: true } } as const;
    const alone = attacked(tableWith(wingOf(VETERAN, [["leftFlank", apart]]), ATTACKER), ["hit", "hit", "hit"], "A1", 2);
    expect(damageOf(alone, "A1")).toBe(3);
  });
});

describe("each wing card's own ability", () => {
  const JEDI = { pilot: "plokoon", upgrades: ["jedicommander"], dial: "2PP" };
  const V19 = { pilot: "goldsquadrontrooper" };

  test("[2E-WCARD-07] Jedi Commander: the leader's purple maneuver is red for its wingmates", () => {
    const wing = wingOf(JEDI, [
      ["leftFlank", V19],
      ["rightFlank", { ...V19, tokens: { stress: 1 } }],
    ]);
    const table = tableWith(wing, AWAY, { phase: "activation", reference: "1.3.2" });
    while (table.game.state.cursor.phase === "activation") table.pass();
    expect(split(table)).toEqual(["A3"]);
    expect(["A2", "A3"].map((id) => table.ship(id).tokens.stress)).toEqual([1, 2]);
  });

  test("[2E-WCARD-09] Phoenix Squadron: only A-wings protect, and only the leader and the shuttles", () => {
    const wing = wingOf(
      { pilot: "lothalrebel", upgrades: ["phoenixsquadron"] },
      [
        ["leftFlank", { pilot: "phoenixsquadronpilot" }],
        ["rightFlank", { pilot: "zeborrelios" }],
        ["rearSupport", { pilot: "phoenixsquadronpilot" }],
      ],
      true,
    );
    const shuttle = use(attacked(tableWith(wing, ATTACKER), ["hit", "hit", "hit"], "A3", 2), "phoenixsquadron");
    expect(shuttle.keys).toEqual(["done", "A2 hit", "A4 hit"]);
    shuttle.say("A2 hit").say("A4 hit");
    expect(["A2", "A3", "A4"].map((id) => damageOf(shuttle, id))).toEqual([1, 1, 1]);
    const awing = attacked(tableWith(wing, ATTACKER), ["hit", "hit", "hit"], "A2", 3);
    expect(damageOf(awing, "A2")).toBe(3);
  });

  test("[2E-WCARD-09] Phoenix Squadron: one docked wingmate joins when the Planning phase starts, without stress", () => {
    const docked = {
      pilot: "zeborrelios",
      status: "docked",
      pose: undefined,
      carrier: "A1",
      wing: { leader: "A1", position: "rightFlank", split: true },
    } as const;
    const wing = wingOf(
      { pilot: "lothalrebel", upgrades: ["phoenixsquadron"] },
      [
        ["leftFlank", { pilot: "phoenixsquadronpilot" }],
        ["rightFlank", docked],
      ],
      true,
    );
    const table = tableWith(wing, AWAY, { phase: "planning" });
    expect(table.kind).toBe("use at startOfPlanning");
    use(table, "phoenixsquadron");
    expect(table.ship("A3")).toMatchObject({
      status: "inPlay",
      pose: at(510, 280),
      wing: { split: false },
      carrier: undefined,
      tokens: { stress: 0 },
    });
    expect(table.game.open.map(({ ask }) => ask.about?.ship)).toEqual(["A1", "B1"]);
  });

  const SHADOW = { pilot: "soontirfel", upgrades: ["shadowwing"], dial: "2FB" };
  const INTERCEPTOR = { pilot: "alphasquadronpilot" };

  test("[2E-WCARD-11] Shadow Wing: a wingmate can boost, and then has split voluntarily", () => {
    const wing = wingOf(SHADOW, [
      ["leftFlank", INTERCEPTOR],
      ["rightFlank", INTERCEPTOR],
    ]);
    const table = untilActs(tableWith(wing, AWAY, { phase: "activation" }), "A2");
    expect(table.keys).toEqual(["skip", "focus", "evade", "barrel-roll", "boost"]);
    table.say("boost").say("straight");
    expect(split(table)).toEqual(["A2"]);
    expect(table.notes("split")).toMatchObject([{ ship: "A2", reason: "of its own will" }]);
  });

  test("[2E-WCARD-11] Shadow Wing: a stressed wingmate still can't do so", () => {
    const wing = wingOf({ ...SHADOW, dial: "3FB" }, [
      ["leftFlank", { ...INTERCEPTOR, tokens: { stress: 2 } }],
      ["rightFlank", INTERCEPTOR],
    ]);
    const table = tableWith(wing, AWAY, { phase: "activation" });
    untilActs(table, "A3");
    expect(table.ship("A2")).toMatchObject({ activated: true, actions: [], tokens: { stress: 1 } });
  });

  test("[2E-WCARD-13] Skystrike Academy Class: all five wingmates can protect the leader, and its boost splits the whole wing", () => {
    const leader = { pilot: "sabersquadronace", upgrades: ["skystrikeacademyclass"], dial: "2FB" };
    const five = (["leftFlank", "rightFlank", "rearSupport", "leftSupport", "rightSupport"] as const).map(
      (place) => [place, { pilot: "academypilot" }] as const,
    );
    const shot = use(attacked(tableWith(wingOf(leader, five), ATTACKER), ["hit", "hit", "hit"]), "skystrikeacademyclass");
    shot.say("A2 hit").say("A3 hit").say("A4 hit");
    expect(["A1", "A2", "A3", "A4"].map((id) => shot.ship(id).damage.length)).toEqual([0, 1, 1, 1]);
    const flying = untilActs(tableWith(wingOf(leader, five), AWAY, { phase: "activation" }), "A1")
      .say("boost")
      .say("straight");
    expect(split(use(flying, "skystrikeacademyclass"))).toEqual(["A2", "A3", "A4", "A5", "A6"]);
  });

  test("[2E-WCARD-05, 2E-WCARD-06] Agent of the Empire and First Order Elite protect the leader like other wing cards", () => {
    for (const [pilot, card] of [
      ["darthvader", "agentoftheempire"],
      ["kyloren", "firstorderelite"],
    ] as const) {
      const wing = wingOf({ pilot, upgrades: [card] }, [
        ["leftFlank", MATE],
        ["rightFlank", MATE],
      ]);
      const table = use(attacked(tableWith(wing, ATTACKER), ["hit", "blank", "blank"]), card).say("A2 hit");
      expect(damageOf(table, "A1")).toBe(0);
    }
  });
});
