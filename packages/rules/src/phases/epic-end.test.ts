/** Tests how Epic matches end and how they are scored. */
import { describe, expect, test } from "vitest";
import { claimOf, scoreOf, teamScores } from "../score/score.ts";
import { at, startTable, type Table, type TestShip, type TestTable } from "../testing.ts";
import { takeOutOfPlay } from "../upgrades/discard.ts";

const epic = { setup: { format: "epic-dogfight", table: "6x3" } } as const satisfies Partial<TestTable>;
const xwing = (set: Partial<TestShip> = {}): TestShip => ({ pilot: "rookiepilot", pose: at(300, 200), ...set });
const tie = (set: Partial<TestShip> = {}): TestShip => ({ pilot: "academypilot", pose: at(300, 700, 180), ...set });
const gone = { status: "destroyed", pose: undefined } as const;
const hurt = { damage: [0, 1].map((card) => ({ card, faceup: false, since: 1 })) };

describe("the end of an Epic match", () => {
  test("[ET-END-01] comes by elimination, time or concession", () => {
    const conceded = startTable({ ...epic, ships: [[xwing()], [tie()]] });
    conceded.give({ input: "concede", seat: 1 });
    const endings = [
      startTable({ ...epic, phase: "end", ships: [[xwing()], [tie(gone)]] }),
      startTable({ ...epic, phase: "end", ships: [[xwing()], [tie()]], state: { timeCalled: true } }),
      conceded,
    ].map(({ game }) => game.state.outcome?.ending);
    expect(endings).toEqual(["elimination", "time", "concession"]);
  });

  /** Scripts the dice of an attack that destroys a TIE with two Damage cards. */
  const volley = (table: Table) => table.attackDice("hit", "hit", "hit").defenseDice("blank", "blank", "blank").script([0, 0, 0]);

  test("[ET-END-02] comes at once, even in the middle of a round, when a side loses its last ship", () => {
    const table = startTable({
      ...epic,
      phase: "combat",
      ships: [[xwing({ pose: at(300, 300) })], [tie({ ...hurt, pose: at(300, 420, 180) })]],
    });
    volley(table).say("primary>B1");
    while (table.game.open.length > 0) table.pass();
    expect(table.game.state).toMatchObject({ cursor: { phase: "combat" }, outcome: { ending: "elimination", winners: [0] } });
  });

  test("comes only at the end of the round in a standard game", () => {
    const table = startTable({ phase: "combat", ships: [[xwing({ pose: at(300, 300) })], [tie({ ...hurt, pose: at(300, 420, 180) })]] });
    volley(table).say("primary>B1");
    while (table.game.open.length > 0) table.pass();
    expect(table.game.state).toMatchObject({ cursor: { phase: "end" }, outcome: { ending: "elimination", winners: [0] } });
  });

  test("[ET-END-03] is a draw if the last ships of equal skill destroy each other", () => {
    const table = startTable({
      ...epic,
      phase: "combat",
      ships: [[tie({ ...hurt, pose: at(300, 300) })], [tie({ ...hurt, pose: at(300, 420, 180) })]],
    });
    volley(table).say("primary>B1").until("attack");
    expect([table.ship("B1").status, table.game.state.outcome]).toEqual(["inPlay", undefined]);
    volley(table).say("primary>A1");
    while (table.game.open.length > 0) table.pass();
    expect(table.game.state.outcome).toEqual({ ending: "elimination", winners: [], draw: true });
  });

  test.each([false, true])("[ET-END-51-Q] is a win for the survivor, even with a lower score; time called: %s", (timeCalled) => {
    const ships = [[xwing(), xwing({ ...gone })], [tie(gone)]];
    const table = startTable({ ...epic, phase: "end", ships, state: { timeCalled } });
    expect(teamScores(table.game).map(({ score }) => score)).toEqual([12, 21]);
    expect(table.game.state.outcome).toEqual({ ending: "elimination", winners: [0], draw: false });
  });

  test("[ET-END-06] comes after the current round if time is called in combat, and points decide", () => {
    const table = startTable({ ...epic, phase: "combat", ships: [[xwing({ pose: at(300, 300) })], [tie({ pose: at(300, 420, 180) })]] });
    table.give({ input: "time" });
    expect([table.kind, table.game.state.outcome]).toEqual(["attack", undefined]);
    while (table.game.open.length > 0) table.say("none");
    expect(table.game.state).toMatchObject({ round: 1, cursor: { phase: "end" }, outcome: { ending: "time", draw: true } });
  });

  test.each(["planning", "activation", "combat"] as const)(
    "[ET-END-06] comes with round 3 if time is called in the %s phase of that round",
    (phase) => {
      const ships = [[xwing({ pose: at(300, 300), dial: "1FG" })], [tie({ pose: at(300, 420, 180), dial: "2FG" })]];
      const called = (does: boolean) => {
        const table = startTable({ ...epic, phase, ships, state: { round: 3 } });
        if (does) table.give({ input: "time" });
        expect(table.game.state.outcome).toBeUndefined();
        for (let step = 0; step < 40 && table.game.state.round === 3 && table.game.open.length > 0; step += 1) table.pass();
        return [table.game.state.round, table.game.state.outcome?.ending];
      };
      expect([called(true), called(false)]).toEqual([
        [3, "time"],
        [4, undefined],
      ]);
    },
  );

  test.each(["setup", "planning", "activation", "combat"] as const)("[ET-END-12] comes if a player concedes in the %s phase", (phase) => {
    const ships = [[xwing({ pose: at(300, 300), dial: "1FG" })], [tie({ pose: at(300, 420, 180), dial: "2FG" })]];
    for (const [seat, winner] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const table = startTable({ ...epic, phase, ships });
      expect(table.game.open.length).toBeGreaterThan(0);
      table.give({ input: "concede", seat });
      expect(table.game.state.outcome).toEqual({ ending: "concession", winners: [winner], draw: false });
    }
  });
});

describe("the score of an Epic match", () => {
  const CORVETTE = { pilot: "cr90corvette", upgrades: ["gunneryteam", "quadlasercannons"], pose: at(900, 300) } as const;
  /** The fore section is worth 50 plus 7 for its upgrades, the aft section 40 plus 5 for its upgrade. */
  const SECTIONS = { sections: ["fore", "aft"], sectionPoints: { fore: 57, aft: 45 } } as const;

  function withCorvette(set: Partial<TestShip>): Table {
    const squad = { faction: "", points: 300, obstacles: [] };
    const corvette = { pilot: CORVETTE.pilot, upgrades: [...CORVETTE.upgrades], points: 102, ...SECTIONS };
    const fighters = [28, 30].map((points) => ({ pilot: "rookiepilot", upgrades: [], points }));
    return startTable({
      ships: [[xwing()], [{ ...CORVETTE, ...set }, xwing({ pose: at(300, 700) }), xwing({ pose: at(400, 700) })]],
      setup: {
        ...epic.setup,
        squads: [
          { ...squad, ships: fighters.slice(0, 1) },
          { ...squad, ships: [corvette, ...fighters] },
        ],
      },
    });
  }
  const scoreWith = (set: Partial<TestShip>) => scoreOf(withCorvette(set).game)[1];

  test("[ET-SCORE-03, ET-SCORE-04, HS-SCORE-91-Q] includes a crippled section with its upgrades, but not the other section", () => {
    expect([scoreWith({}), scoreWith({ crippled: "fore" }), scoreWith({ crippled: "aft" })]).toEqual([0, 57, 45]);
  });

  test("[ET-SCORE-05, ET-SCORE-06] includes nothing for damage, and a destroyed ship only once even if a section was crippled", () => {
    expect(scoreWith({ damage: [{ card: 0, section: "fore", faceup: false, since: 1 }] })).toBe(0);
    expect(scoreWith({ ...gone, crippled: "fore" })).toBe(102);
  });

  test("[ET-SCORE-52-Q] still includes a discarded upgrade with its section", () => {
    const table = withCorvette({ crippled: "fore" });
    takeOutOfPlay(table.game, table.ship("B1"), 0);
    expect([table.ship("B1").upgrades[0]?.faceup, scoreOf(table.game)[1]]).toEqual([false, 57]);
  });

  test("[ET-SCORE-53-Q] adds up destroyed ships and crippled sections", () => {
    const table = withCorvette({ crippled: "fore" });
    table.give({ input: "set", reason: "lost", changes: [{ change: "ship", ship: "B3", set: { status: "destroyed" } }] });
    expect(teamScores(table.game)).toEqual([
      { team: 0, score: 87 },
      { team: 1, score: 0 },
    ]);
  });

  test("[ET-PILE-02, ET-PILE-03] includes all upgrades of a destroyed ship, even discarded ones: 28 + 4 + 3 = 35", () => {
    const ships = [{ pilot: "rookiepilot", upgrades: ["protontorpedoes", "r2astromech"], points: 35 }];
    const squads = [0, 1].map(() => ({ faction: "", points: 300, obstacles: [], ships }));
    const table = startTable({
      ships: [[xwing({ upgrades: ["protontorpedoes", "r2astromech"], ...gone })], [xwing()]],
      setup: { ...epic.setup, squads },
    });
    expect([scoreOf(table.game), table.ship("A1").upgrades.length]).toEqual([[35, 0], 2]);
    takeOutOfPlay(table.game, table.ship("A1"), 0);
    expect([scoreOf(table.game), table.ship("A1").upgrades.map(({ faceup }) => faceup)]).toEqual([
      [35, 0],
      [false, true],
    ]);
  });

  test("is reported with each crippled section by name, and with a destroyed ship only once", () => {
    expect(claimOf(withCorvette({ crippled: "aft" }).game).lost?.[1]).toEqual([{ member: 0, ship: 0, as: "aft crippled" }]);
    expect(claimOf(withCorvette({ ...gone, crippled: "aft" }).game).lost?.[1]).toEqual([{ member: 0, ship: 0, as: "destroyed" }]);
  });
});

describe("a missed opportunity", () => {
  test("[ET-COND-07] can be made up for only if the opponent agrees", () => {
    const table = startTable({ ...epic, phase: "combat", ships: [[xwing({ pose: at(300, 300) })], [tie({ pose: at(300, 420, 180) })]] });
    const tokens = { ...table.ship("A1").tokens, focus: 1 };
    const changes = [{ change: "ship", ship: "A1", set: { tokens } }] as const;
    const proposal = { input: "propose", seat: 0, reason: "a focus that was forgotten", changes } as const;
    const before = JSON.stringify(table.game.state);
    table.give(proposal);
    table.give({ input: "agree", seat: 1, proposal: 1, yes: false });
    expect(JSON.stringify(table.game.state)).toBe(before);
    table.give(proposal);
    table.give({ input: "agree", seat: 1, proposal: 3, yes: true });
    expect(table.ship("A1").tokens.focus).toBe(1);
  });
});
