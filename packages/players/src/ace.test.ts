/** Tests that the ace chooses what a good player would, in positions where that is obvious. */
import { view } from "@broadside/rules";
import { endOfManeuver } from "@broadside/rules/procedures";
import { at, startTable, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { type BasePosition, basePositionAt, collide } from "./battle/base-position.ts";
import { BOTS } from "./bots.ts";
import { damaged, fighting } from "./fight/fight.testing.ts";

const budget = { milliseconds: 1000, simulations: 0 };
const signal = { aborted: false };
type Table = ReturnType<typeof startTable>;

async function answerOf({ game }: Table, seat = 0): Promise<string> {
  const { answer } = await BOTS.ace(1)(view(game, [seat]), game.content, budget, signal);
  return "key" in answer ? answer.key : JSON.stringify(answer.pose);
}

describe("dials", () => {
  const planning = (ships: TestTable["ships"], more: Partial<TestTable> = {}): Table => startTable({ ships, phase: "planning", ...more });

  test("the ace turns towards an enemy that would pass", async () => {
    const right = await answerOf(
      planning([[{ pilot: "rookiepilot", pose: at(450, 300) }], [{ pilot: "academypilot", pose: at(650, 420, 0) }]]),
    );
    const left = await answerOf(
      planning([[{ pilot: "rookiepilot", pose: at(450, 300) }], [{ pilot: "academypilot", pose: at(250, 420, 0) }]]),
    );
    expect(right).toMatch(/^\d[NY]/);
    expect(left).toMatch(/^\d[BT]/);
  });

  test("two ships side by side don't fly into each other", async () => {
    const table = planning([
      [
        { pilot: "rookiepilot", pose: at(430, 300) },
        { pilot: "rookiepilot", pose: at(475, 300) },
      ],
      [{ pilot: "academypilot", pose: at(450, 800, 180) }],
    ]);
    const first = await answerOf(table);
    const second = await answerOf(table.say(first));
    const [one, other] = [first, second].map((code) => table.game.factsOf(table.ship("A1")).dial.get(code));
    const crosses = (bearing: string | undefined, side: string | undefined, into: string): boolean =>
      bearing !== "straight" && side === into;
    expect(crosses(one?.bearing, one?.side, "right") && crosses(other?.bearing, other?.side, "left")).toBe(false);
  });

  test("a small ship doesn't end where a huge ship may end", async () => {
    const transport = { pilot: "gr75mediumtransport", pose: at(450, 300, 0) };
    const table = planning([[{ pilot: "academypilot", pose: at(340, 520, 90) }], [transport]]);
    const endsOf = (id: string): ReadonlyMap<string, BasePosition> => {
      const ship = table.ship(id);
      const { base, dial } = table.game.factsOf(ship);
      const pose = ship.pose ?? at(0, 0);
      return new Map([...dial].map(([code, maneuver]) => [code, basePositionAt(base, endOfManeuver(base, pose, maneuver))]));
    };
    const [small, huge] = [endsOf("A1"), [...endsOf("B1").values()]];
    const under = (code: string): number => huge.filter((there) => collide(small.get(code) ?? fail(), there)).length;
    expect([...small.keys()].filter((code) => under(code) > 0).length).toBeGreaterThan(small.size / 2);
    expect(under(await answerOf(table))).toBe(0);
  });
});

function fail(): never {
  throw new Error("it is on the dial");
}

describe("actions", () => {
  const acting = (own: object, enemy: object): Table =>
    startTable({
      phase: "activation",
      ships: [
        [{ pilot: "rookiepilot", dial: "1FG", pose: at(450, 300), ...own }],
        [{ pilot: "academypilot", pose: at(450, 500, 180), activated: true, ...enemy }],
      ],
    }).until("action");

  test("the ace takes a focus token or a lock for an attack that it will make", async () => {
    expect(["focus", "lock"]).toContain(await answerOf(acting({}, {})));
  });

  test("a ship with no target slips out of every enemy arc or takes an evade token", async () => {
    const table = startTable({
      phase: "activation",
      ships: [
        [{ pilot: "academypilot", dial: "2FG", pose: at(450, 300, 0) }],
        [{ pilot: "rookiepilot", pose: at(330, 280, 45), activated: true }],
      ],
    }).until("action");
    expect(["barrel-roll", "evade"]).toContain(await answerOf(table));
  });
});

describe("actions of huge ships", () => {
  const foes = [380, 420, 460, 500, 540].map((x) => ({ pilot: "academypilot", pose: at(x, 520, 180), activated: true }));
  const transport = (own: object, enemies: TestTable["ships"][number]): Table =>
    startTable({
      phase: "activation",
      ships: [[{ pilot: "gr75mediumtransport", dial: "1F0", pose: at(460, 200), activated: false, ...own }], enemies],
    }).until("action");

  test("a huge ship that many enemies may attack reinforces", async () => {
    expect(await answerOf(transport({}, foes))).toBe("reinforce");
  });

  test("a huge ship with energy recovers shields if it has lost any, and otherwise doesn't", async () => {
    const far = [{ pilot: "academypilot", pose: at(460, 850, 0), activated: true }];
    expect(await answerOf(transport({ shields: 0, energy: 4 }, far))).toBe("recover");
    expect(await answerOf(transport({ energy: 4 }, far))).not.toBe("recover");
  });
});

describe("attacks and dice", () => {
  test("of equal targets the ace attacks one that it can destroy, first of all one that has not attacked yet", async () => {
    expect(await answerOf(fighting({}, {}, damaged).until("attack"))).toBe("primary>B2");
    expect(await answerOf(fighting({}, damaged, {}).until("attack"))).toBe("primary>B1");
    expect(await answerOf(fighting({}, damaged, { ...damaged, engaged: false }).until("attack"))).toBe("primary>B2");
    expect(await answerOf(fighting({}, { ...damaged, engaged: false }, damaged).until("attack"))).toBe("primary>B1");
  });

  const rolled = (enemy: object, ...faces: readonly ("hit" | "focus" | "blank")[]): Table =>
    fighting({ tokens: { focus: 1 } }, {}, enemy)
      .until("attack")
      .attackDice(...faces)
      .say("primary>B1")
      .until("modify attack dice");

  test("the ace spends focus if it changes many results or nobody else will attack the ship, and otherwise keeps it", async () => {
    expect(await answerOf(rolled({}, "focus", "hit", "blank"))).toBe("focus");
    const wounded = {
      pilot: "lukeskywalker",
      pose: at(450, 300),
      tokens: { focus: 1 },
      damage: [0, 1, 2].map((card) => ({ card, faceup: false, since: 0 })),
    };
    const facing = (...faces: readonly ("hit" | "focus" | "blank")[]): Table =>
      startTable({
        phase: "combat",
        ships: [
          [wounded],
          [
            { pilot: "omicrongrouppilot", pose: at(390, 450, 180), engaged: true },
            { pilot: "omicrongrouppilot", pose: at(480, 400, 180), locks: ["A1"] },
          ],
        ],
      })
        .until("attack")
        .attackDice(...faces)
        .say("primary>B1")
        .until("modify attack dice");
    expect(await answerOf(facing("focus", "focus", "focus"))).toBe("focus");
    expect(await answerOf(facing("focus", "blank", "blank"))).toBe("done");
  });
});
