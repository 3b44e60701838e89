import type { ShipId } from "@broadside/rules";
import { at, facesDrawn, type Table, type TestList, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import {
  change,
  countersIn,
  type EpicGame,
  epicGame,
  epicSetUp,
  onCard,
  playedOut,
  refusalOf,
  scoresIn,
  seatsAt,
  untilRoundOver,
} from "./epic-game.testing.ts";

const SHUTTLES = ["R1", "R2", "R3"] as const;

const squad = (team: number, ...pilots: readonly string[]): TestList => ({
  ships: pilots.map((pilot) => ({ pilot, points: 40 })),
  faction: team === 1 ? "rebelalliance" : "galacticempire",
  team,
});
const TWO_TEAMS = [squad(1, "redsquadronveteran"), squad(2, "academypilot"), squad(1, "bluesquadronescort"), squad(2, "blacksquadronace")];

/** The first team wins the roll, so it attacks. */
const setUp = (lists: readonly TestList[] = TWO_TEAMS, edited = {}): Table => {
  const table = epicSetUp("cover-the-evacuation", lists, { edited: { obstacles: 0, ...edited } });
  table.attackDice("hit").say("misses");
  while (table.kind.includes("player order")) table.say("seat 1");
  return table;
};

/** Seats 0 and 2 attack from above. Seats 1 and 3 defend below, with three shuttles in a row. */
const evacuation = (given: Partial<EpicGame> = {}): Table =>
  epicGame("cover-the-evacuation", {
    ships: [
      [{ pilot: "redsquadronveteran", pose: at(500, 800, 180) }],
      [{ pilot: "academypilot", pose: at(500, 100) }],
      [{ pilot: "bluesquadronescort", pose: at(1300, 800, 180) }],
      [{ pilot: "academypilot", pose: at(1300, 100) }],
    ],
    teams: [1, 2, 1, 2],
    phase: "end",
    remotes: { R1: { pose: at(300, 280), seat: 1 }, R2: { pose: at(900, 280), seat: 3 }, R3: { pose: at(1500, 280), seat: 1 } },
    ...given,
    account: { numbers: [1, 2, 1, 2], ...given.account },
    state: { seats: seatsAt("top", "bottom", "top", "bottom"), ...given.state },
  });

describe("set-up", () => {
  test("[EB-SETUP-15, EB-REMOTE-03] after the obstacles, defenders take turns to place the shuttles, and control those they placed", () => {
    const table = setUp(TWO_TEAMS, { obstacles: 2 });
    expect(table.kind).toBe("obstacle");
    table.until("place remote");
    const seats: number[] = [];
    while (table.kind === "place remote") {
      seats.push(table.asks[0]?.seat ?? -1);
      table.pass();
    }
    expect(seats).toEqual([1, 3, 1]);
    expect(table.game.state.remotes.map(({ status, seat }) => [status, seat])).toEqual([
      ["inPlay", 1],
      ["inPlay", 3],
      ["inPlay", 1],
    ]);
    expect(table.kind).toMatch(/ship to place|place ship|member in turn/);
  });

  test("[EB-SETUP-16] a shuttle is at range 3 of the defenders' edge, beyond range 3 of the other edges, and overlaps nothing", () => {
    const table = setUp().until("place remote");
    expect(refusalOf(table, at(900, 210))).toMatch(/not at range of the edge 3 3 bottom/);
    expect(refusalOf(table, at(900, 330))).toMatch(/not at range of the edge 3 3 bottom/);
    expect(refusalOf(table, at(90, 280))).toMatch(/within range of edges 1 /);
    table.put(at(900, 280));
    expect(refusalOf(table, at(930, 280))).toBe("EB-SETUP-16: on top of something else");
    expect(refusalOf(table, at(1230, 280))).toMatch(/within range 3 another shuttle/);
    expect(refusalOf(table, at(1240, 280))).toBeUndefined();
  });
});

describe("Spooling up", () => {
  test("rolls as many dice as the round's number, and the team places a counter for each hit or critical", () => {
    const table = evacuation({ round: 4, draws: facesDrawn("hit", "crit", "focus", "blank") });
    expect(table.asks.map(({ kind, seat, keys }) => [kind, seat, keys])).toEqual([
      ["shuttle to make ready", 1, [...SHUTTLES]],
      ["shuttle to make ready", 3, [...SHUTTLES]],
    ]);
    table.say("R2", 1).say("R2", 3).say("R3", 1).say("R3", 3);
    expect(SHUTTLES.map((id) => onCard(table, id))).toEqual([0, 1, 1]);
    expect(countersIn(table)).toEqual([0, 0, 0, 0]);
  });

  test("a shuttle with enough counters jumps at once, and its controller scores them", () => {
    const table = evacuation({ round: 2, draws: facesDrawn("hit", "hit"), account: { onCards: { R2: 2 } } });
    table.say("R2", 1).say("R2", 3);
    expect(table.ship("R2").status).toBe("escaped");
    expect(countersIn(table)).toEqual([0, 0, 0, 3]);
    expect(table.asks[0]?.keys).toEqual(["R1", "R3"]);
  });
});

describe("Shot down", () => {
  /** The attacker is two hits away from destroying the defender. `between` is another ship in the line of fire. */
  const attacked = (between?: TestShip): Table =>
    evacuation({
      phase: "combat",
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(900, 540, 180) }],
        [{ pilot: "academypilot", pose: at(100, 100), engaged: true }, ...(between ? [between] : [])],
        [{ pilot: "bluesquadronescort", pose: at(1700, 800, 180), engaged: true }],
        [{ pilot: "academypilot", pose: at(1700, 100), engaged: true }],
      ],
      remotes: {
        R1: { pose: at(300, 280), seat: 1 },
        R2: { pose: at(900, 280), seat: 3, damage: Array.from({ length: 7 }, (_, card) => ({ card, faceup: false, since: 0 })) },
        R3: { pose: at(1500, 280), seat: 1 },
      },
      account: { onCards: { R2: 2 } },
    });

  test("[EB-REMOTE-01, EB-VC-06] an attack destroys a shuttle like any remote, and the attacker scores its counters", () => {
    const table = attacked().attackDice("hit", "hit", "blank").defenseDice("blank").script([0]).say("primary>R2");
    for (let step = 0; step < 20 && table.ship("R2").status === "inPlay"; step += 1) table.pass();
    expect(table.ship("R2").status).toBe("destroyed");
    expect([countersIn(table), onCard(table, "R2")]).toEqual([[2, 0, 0, 0], 0]);
  });

  test("Living shield: a huge ship in the way adds one more die than any other obstruction", () => {
    const dice = (between?: TestShip): number => {
      const table = attacked(between)
        .attackDice("hit", "hit", "blank")
        .script(Array.from({ length: 6 }, () => 5));
      table.say("primary>R2");
      for (let step = 0; step < 20 && !table.notes("rolled").some((note) => note.reason === "defense"); step += 1) table.pass();
      const [rolled] = table.notes("rolled").filter((note) => note.reason === "defense");
      return rolled && "faces" in rolled ? rolled.faces.length : 0;
    };
    expect([dice(), dice({ pilot: "alderaanianguard", pose: at(900, 410, 90), engaged: true })]).toEqual([2, 4]);
  });
});

describe("the end of the game", () => {
  const over = (table: Table) => untilRoundOver(table).game.state.outcome;

  test("[EB-SCORE-02] each counter adds to the standard score, and more counters break a tie", () => {
    const table = evacuation({ account: { counters: [0, 2, 1, 1] }, edited: { counterPoints: 10 } });
    expect(scoresIn(table)).toEqual([10, 30]);
    const level = evacuation({
      phase: "planning",
      round: 4,
      ships: [
        [{ pilot: "redsquadronveteran", pose: at(500, 800, 180) }],
        [
          { pilot: "academypilot", pose: at(500, 100) },
          { pilot: "academypilot", pose: undefined, status: "destroyed" },
        ],
        [{ pilot: "bluesquadronescort", pose: at(1300, 800, 180) }],
        [{ pilot: "academypilot", pose: at(1300, 100) }],
      ],
      account: { counters: [0, 1, 0, 0] },
      edited: { counterPoints: 22, rounds: 4, jump: 6 },
    });
    expect(scoresIn(level)).toEqual([22, 22]);
    level.attackDice("blank", "blank", "blank", "blank");
    expect(untilRoundOver(level, 4).game.state.outcome).toEqual({ ending: "rounds", winners: [2], draw: false });
  });

  test("the game ends when no shuttle is in play at the end of a round", () => {
    const table = evacuation({ phase: "planning", remotes: {}, account: { counters: [0, 3, 0, 0] } });
    expect(over(table)).toEqual({ ending: "goal", winners: [2], draw: false });
  });

  test("without attackers the shuttles jump, and without defenders the attackers get their counters", () => {
    const wiped = (...ids: readonly ShipId[]): Table => {
      const table = evacuation({ phase: "planning", round: 1, account: { onCards: { R1: 1, R3: 1 } } });
      for (const ship of ids) change(table, ship, { status: "destroyed", pose: undefined });
      table.attackDice("blank");
      return untilRoundOver(table, 1);
    };
    const won = wiped("A1", "C1");
    expect([countersIn(won), won.game.state.outcome?.ending, won.ship("R1").status]).toEqual([[0, 2, 0, 0], "elimination", "escaped"]);
    expect(countersIn(wiped("B1", "D1"))).toEqual([2, 0, 0, 0]);
    expect(countersIn(wiped("A1", "B1", "C1", "D1"))).toEqual([0, 0, 0, 0]);
  });
});

test.each([2, 6])("random games of %i end by the rules, also when reloaded at every step", (seats) => {
  const lists = Array.from({ length: seats }, (_, seat) =>
    squad((seat % 2) + 1, ...(seats === 2 ? ["redsquadronveteran", "bluesquadronescort"] : ["academypilot"])),
  );
  const table = playedOut(
    epicSetUp("cover-the-evacuation", lists, { key: `evacuation ${seats}`, edited: { rounds: 6 } }),
    seats,
    ({ game }) => {
      const { scenario } = game.state;
      if (scenario) for (const id of SHUTTLES) expect(scenario.onCards[id] ?? 0).toBeLessThan(3);
    },
  );
  expect(table.game.state.outcome).toBeDefined();
});
