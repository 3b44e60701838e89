import { type GameEvent, recordOf, type ShipId } from "@broadside/rules";
import { at, startTable, type Table, type TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { lost, recordWith, round, storyFrom } from "./story.testing.ts";

const ship = (pilot: string, x: number, y = 300): TestShip => ({ pilot, pose: at(x, y) });

/** Wedge (29 points) and a Rookie (21) against Howlrunner (18) and an Academy Pilot (12). */
const duel = (): Table =>
  startTable({
    ships: [
      [ship("wedgeantilles", 200), ship("rookiepilot", 300)],
      [ship("howlrunner", 500, 800), ship("academypilot", 600, 800)],
    ],
    phase: "planning",
  });

/** A corvette, 50 points fore and 40 aft, against an Academy Pilot. */
const corvetteGame = (): Table =>
  startTable({
    ships: [[ship("cr90corvette", 400)], [ship("academypilot", 60, 60)]],
    phase: "planning",
    setup: {
      table: "6x3",
      squads: [
        {
          faction: "rebel",
          points: 90,
          obstacles: [],
          ships: [{ pilot: "cr90corvette", upgrades: [], sections: [], sectionPoints: { fore: 50, aft: 40 }, points: 90 }],
        },
        { faction: "imperial", points: 12, obstacles: [], ships: [{ pilot: "academypilot", upgrades: [], points: 12 }] },
      ],
    },
  });

describe("losses by round", () => {
  const story = storyFrom(recordWith(duel(), [lost("B2")], [round(2), lost("A1")], [lost("B1", "fled")], [round(3)]));

  test("each loss has its points, its owner and the sides that score it", () => {
    expect(
      story.rounds.map(({ losses }) => losses.map(({ name, points, seat, sides, kind }) => ({ name, points, seat, sides, kind }))),
    ).toEqual([
      [{ name: "Academy 1", points: 12, seat: 1, sides: [0], kind: "destroyed" }],
      [
        { name: "Wedge", points: 29, seat: 0, sides: [1], kind: "destroyed" },
        { name: "Howlrunner, fled", points: 18, seat: 1, sides: [0], kind: "fled" },
      ],
      [],
    ]);
  });

  test("the lead after each round is the first side's score minus the second side's", () => {
    expect(story.rounds.map(({ scores, lead }) => ({ scores, lead }))).toEqual([
      { scores: [12, 0], lead: 12 },
      { scores: [30, 29], lead: 1 },
      { scores: [30, 29], lead: 1 },
    ]);
  });

  test("a side's own losses are the points of its own ships", () => {
    expect(story.sides.map(({ score, lost: own }) => ({ score, own }))).toEqual([
      { score: 30, own: 29 },
      { score: 29, own: 30 },
    ]);
  });

  test("an agreed draw was decided by the agreement, whatever was lost before", () => {
    const table = duel();
    table.give({ input: "set", reason: "hit", changes: [{ change: "ship", ship: "B2", set: { status: "destroyed", pose: undefined } }] });
    table.give({ input: "draw", seat: 1 });
    table.give({ input: "agree", seat: 0, proposal: 2, yes: true });
    const drawn = storyFrom(recordOf(table.game));
    expect(drawn.ending).toEqual({ headline: "A draw", why: "The players agreed to a draw in round 1.", rule: undefined });
    expect(drawn.decided).toBe("The players agreed to a draw, whatever the score.");
  });

  test("a game in progress has no ending", () => {
    expect(story.ending).toBeUndefined();
    expect(story.event).toBeUndefined();
  });
});

test("[ET-SCORE-03] a section counts when it is crippled, and the other section when the ship is destroyed", () => {
  const story = storyFrom(recordWith(corvetteGame(), [{ change: "ship", ship: "A1", set: { crippled: "fore" } }], [round(2), lost("A1")]));
  expect(story.rounds.map(({ losses }) => losses.map(({ name, points }) => `${name} ${points}`))).toEqual([
    ["CR90 1, fore 50"],
    ["CR90 1, aft 40"],
  ]);
  expect(story.turningPoints.map(({ title }) => title)).toEqual(["CR90 1 loses its bow", "CR90 1 breaks up"]);
});

test("the losses that decided a round together come first, and then the others", () => {
  // Howlrunner is worth 18 of the 30 points that the first side gains. The second side gains 21.
  const [turn] = storyFrom(recordWith(duel(), [lost("B1"), lost("B2"), lost("A2", "fled")])).turningPoints;
  expect(turn).toMatchObject({ title: "Howlrunner is destroyed", line: "Without an attack. Also lost: Academy 1; Rookie 1, fled." });
  const three = startTable({
    ships: [[ship("wedgeantilles", 100)], [ship("academypilot", 500), ship("academypilot", 600), ship("academypilot", 700)]],
    phase: "planning",
  });
  const story = storyFrom(recordWith(three, [lost("B1"), lost("B2")], [lost("B3", "fled")]));
  expect(story.turningPoints[0]).toMatchObject({ title: "Three ships are lost", line: "Academy 1, Academy 2 and Academy 3." });
  expect(story.decided).toBe("Academy 1, Academy 2 and Academy 3 were lost in round 1, and Player 1 led by 36.");
});

test("a turning point tells if the lost ship ran into another, was rammed, or was run over", () => {
  const lineAfter = (note: GameEvent): string | undefined => storyFrom(recordWith(duel(), [note, lost("B1")])).turningPoints[0]?.line;
  expect(lineAfter({ note: "overlapped", ship: "B1", target: "A1" })).toBe("It ran into Wedge.");
  expect(lineAfter({ note: "overlapped", ship: "A1", target: "B1" })).toBe("Rammed by Wedge.");
  expect(lineAfter({ note: "run over", ship: "A1", target: "B1", rule: "HS-OVER-01" })).toBe("Run over by Wedge.");
});

test("a collision earlier in the round does not count as the cause of a later loss", () => {
  const bumped: GameEvent = { note: "overlapped", ship: "A1", target: "B1" };
  const lineAfter = (...inputs: readonly (readonly GameEvent[])[]): string | undefined =>
    storyFrom(recordWith(duel(), ...inputs)).turningPoints[0]?.line;
  expect(lineAfter([bumped], [lost("B1", "fled")])).toBe("Off the table edge.");
  expect(lineAfter([bumped], [{ note: "damage", ship: "B1", reason: "bomb", amount: 1 }, lost("B1")])).toBe("1 damage, without an attack.");
  expect(lineAfter([bumped, { note: "damage", ship: "B1", reason: "overlap", amount: 1 }], [lost("B1")])).toBe("Rammed by Wedge.");
});

test("[ET-SCORE-03] a huge ship with a crippled section that leaves the table has fled and was not rammed", () => {
  const { turningPoints, rounds } = storyFrom(
    recordWith(
      corvetteGame(),
      [{ change: "ship", ship: "A1", set: { crippled: "aft" } }],
      [round(2), { note: "overlapped", ship: "B1", target: "A1" }, lost("A1", "fled")],
    ),
  );
  expect(rounds[1]?.losses).toMatchObject([{ name: "CR90 1, fled", kind: "fled", points: 50 }]);
  expect(turningPoints[1]).toMatchObject({ title: "CR90 1 leaves the table", line: "Off the table edge." });
});

test("a concession doesn't decide a game, however many ships it removes", () => {
  const conceded = (ship: ShipId): readonly GameEvent[] => [lost(ship), { note: "removed", ship, reason: "conceded" }];
  const { decided, turningPoints } = storyFrom(recordWith(duel(), [lost("A2")], [round(2), ...conceded("A1")]));
  expect(decided).toBe("Rookie 1 was destroyed in round 1, and Player 2 led from then on.");
  expect(turningPoints[1]?.line).toBe("Its player conceded.");
});

test("a game that is conceded at once was not decided by any loss", () => {
  const table = duel();
  table.game.give({ input: "concede", seat: 0 });
  expect(storyFrom(recordWith(table)).decided).toBe("Nobody lost anything that counts before the concession.");
});

test("a huge ship was rammed if the card that crippled it was dealt during the collision, but not if it was dealt later", () => {
  const isMoving = (ship: ShipId | undefined): GameEvent => ({
    change: "state",
    set: {
      motion:
        ship === undefined ? undefined : { ship, code: "2FW", colour: "white", revealed: true, bumped: true, met: [], outer: undefined },
    },
  });
  const dealt: GameEvent = { note: "dealt faceup", ship: "A1", card: "damage:core/Deck Breach", section: "fore" };
  const crippled: GameEvent = { change: "ship", ship: "A1", set: { crippled: "fore" } };
  const bumped: GameEvent = { note: "overlapped", ship: "B1", target: "A1" };
  const lineAfter = (...inputs: readonly (readonly GameEvent[])[]): string | undefined =>
    storyFrom(recordWith(corvetteGame(), ...inputs)).turningPoints[0]?.line;
  expect(lineAfter([isMoving("B1"), bumped], [dealt, crippled])).toBe("Rammed by Academy 1.");
  expect(lineAfter([isMoving("B1"), bumped], [isMoving(undefined), dealt, crippled])).toBe("Without an attack.");
});

test("with three sides, a loss counts for both other sides, and neither of them leads", () => {
  const table = startTable({
    ships: [[ship("wedgeantilles", 200)], [ship("howlrunner", 500)], [ship("academypilot", 600)]],
    phase: "planning",
  });
  const { rounds, turningPoints } = storyFrom(recordWith(table, [lost("C1")]));
  expect(rounds[0]).toMatchObject({ scores: [12, 12, 0], lead: undefined, losses: [{ sides: [0, 1], seat: 2, points: 12 }] });
  expect(turningPoints[0]).toMatchObject({ before: { side: undefined, points: 0 }, after: { side: undefined, points: 0 } });
});

test("an undone loss does not count", () => {
  const table = duel();
  table.give({ input: "set", reason: "gone", changes: [{ change: "ship", ship: "A1", set: { status: "destroyed", pose: undefined } }] });
  table.give({ input: "undo", seat: "judge", to: 0 });
  const story = storyFrom(recordWith(table, [lost("B2")]));
  expect(story.rounds).toMatchObject([{ scores: [12, 0], losses: [{ name: "Academy 1" }] }]);
});

describe("an attack that destroys", () => {
  const shot = (): Table =>
    startTable({
      ships: [
        [{ pilot: "wedgeantilles", pose: at(400, 300), locks: ["B1"] }],
        [{ pilot: "academypilot", pose: at(400, 450, 180), damage: [0, 1].map((card) => ({ card, faceup: false, since: 0 })) }],
      ],
      phase: "combat",
    })
      .attackDice("hit", "blank", "blank", "crit")
      .defenseDice("evade", "blank", "blank")
      .say("primary>B1")
      .say("lock")
      .say("blank");

  test("counts every die that was rolled, and a rerolled die once more, against the average", () => {
    const [rebels, empire] = storyFrom(recordWith(shot())).sides;
    // Three red dice and one reroll count as four dice, and half of their faces are hits. On each of three green dice, three of eight faces
    // are evades.
    expect(rebels?.hits).toEqual({ dice: 4, rolled: 2, expected: 2, deviation: 1 });
    expect(empire?.evades).toMatchObject({ dice: 3, rolled: 1, expected: 1.125 });
    expect(empire?.evades.deviation).toBeCloseTo(0.8385, 4);
    expect([rebels?.evades.dice, empire?.hits.dice]).toEqual([0, 0]);
  });

  test("is the turning point, with who destroyed whom, how, and the table before it", () => {
    const table = shot();
    const [turn] = storyFrom(recordWith(table)).turningPoints;
    expect(turn).toMatchObject({ round: 1, title: "Wedge destroys Academy 1", line: "One attack by Wedge, 1 damage.", number: 0 });
    expect(turn).toMatchObject({ before: { side: undefined, points: 0 }, after: { side: 0, points: 12 } });
    expect(turn?.position.ships.map(({ id, base, pose }) => ({ id, base, pose }))).toEqual([
      { id: "A1", base: "small", pose: at(400, 300) },
      { id: "B1", base: "small", pose: at(400, 450, 180) },
    ]);
    expect(turn?.position).toMatchObject({ shots: [{ from: "A1", at: "B1" }], struck: [{ ship: "B1", section: undefined, isHit: true }] });
  });

  test("[1E-END-02] ends the game, with who won, why, and what decided it", () => {
    const story = storyFrom(recordWith(shot()));
    expect(story.ending).toEqual({ headline: "Player 1 won", why: "Player 2 lost their last ship in round 1.", rule: "1E-END-02" });
    expect(story.decided).toBe("Wedge destroyed Academy 1 in round 1, and Player 1 led by 12.");
    expect(story.position.ships.map(({ id }) => id)).toEqual(["A1"]);
  });
});
