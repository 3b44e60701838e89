import { leavesTable, type Question, type QuestionKind, view } from "@broadside/rules";
import { at, startSetUp, startTable, type TestTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { BOTS } from "../bots.ts";
import { damaged, fighting } from "../fight/fight.testing.ts";

const budget = { milliseconds: 1000 };
const signal = { aborted: false };
type Table = ReturnType<typeof startTable>;

/** Returns the bot's answer to a seat's first question. */
async function answerOf({ game }: Table, seat = 0, level: "reference" | "reference+" = "reference"): Promise<string> {
  const { answer } = await BOTS[level](1)(view(game, [seat]), game.content, budget, signal);
  return "key" in answer ? answer.key : JSON.stringify(answer.pose);
}

const XWING = { pilot: "rookiepilot", pose: at(450, 300) };
const planning = (ships: TestTable["ships"], more: Partial<TestTable> = {}): Table => startTable({ ships, phase: "planning", ...more });

describe("maneuvers", () => {
  test("the bot turns so that an enemy flying straight ahead will be in arc", async () => {
    const right = await answerOf(planning([[XWING], [{ pilot: "academypilot", pose: at(650, 420, 0) }]]));
    const left = await answerOf(planning([[XWING], [{ pilot: "academypilot", pose: at(250, 420, 0) }]]));
    expect(right).toMatch(/^\d[NY]/);
    expect(left).toMatch(/^\d[BT]/);
  });

  test("the bot never leaves the table if a maneuver stays on it", async () => {
    const table = planning([[{ pilot: "rookiepilot", pose: at(450, 800) }], [{ pilot: "academypilot", pose: at(450, 100, 180) }]]);
    const [ship] = table.game.state.ships;
    const leaves = (key: string): boolean => ship !== undefined && leavesTable(table.game, ship, key);
    expect(leaves("3FW")).toBe(true);
    expect(leaves(await answerOf(table))).toBe(false);
  });

  test("the bot avoids positions from which every further maneuver leaves the table", async () => {
    const table = planning([[{ pilot: "rookiepilot", pose: at(450, 770, 0) }], [{ pilot: "academypilot", pose: at(450, 895, 180) }]]);
    expect(await answerOf(table)).not.toMatch(/^\dF/);
  });

  test("the bot flies around an obstacle", async () => {
    const enemy = [{ pilot: "academypilot", pose: at(450, 880, 180) }];
    const free = await answerOf(planning([[{ pilot: "rookiepilot", pose: at(450, 200) }], enemy]));
    const obstacles = [{ token: "coreasteroid0", pose: at(450, 330) } as const];
    const barred = await answerOf(planning([[{ pilot: "rookiepilot", pose: at(450, 200) }], enemy], { obstacles }));
    expect(free).toMatch(/^\dF/);
    expect(barred).not.toMatch(/^[2345]F/);
  });

  test("a stressed ship flies a green maneuver", async () => {
    const table = planning([
      [{ pilot: "rookiepilot", pose: at(450, 100), tokens: { stress: 1 } }],
      [{ pilot: "academypilot", pose: at(450, 880) }],
    ]);
    expect(await answerOf(table)).toMatch(/G$/);
  });
});

describe("actions", () => {
  const acting = (own: object, enemy: object): Table =>
    startTable({
      phase: "activation",
      ships: [
        [{ pilot: "rookiepilot", dial: "1FG", pose: at(450, 300), ...own }],
        [{ pilot: "academypilot", pose: at(450, 500, 180), activated: true, ...enemy }],
      ],
    }).until("action");

  test("the bot locks an enemy in arc first, and then takes focus", async () => {
    expect(await answerOf(acting({}, {}))).toBe("lock");
    expect(await answerOf(acting({ locks: ["B1"] }, {}))).toBe("focus");
  });

  test("the bot takes an evade token if it can be attacked but has no target", async () => {
    const table = startTable({
      phase: "activation",
      ships: [
        [{ pilot: "rookiepilot", pose: at(450, 200), activated: true }],
        [{ pilot: "academypilot", dial: "2FG", pose: at(450, 300) }],
      ],
    }).until("action");
    expect(await answerOf(table, 1)).toBe("evade");
  });
});

describe("attacks and dice", () => {
  test("of equal targets the bot attacks the one that it can destroy", async () => {
    expect(await answerOf(fighting({}, {}, damaged).until("attack"))).toBe("primary>B2");
    expect(await answerOf(fighting({}, damaged, {}).until("attack"))).toBe("primary>B1");
  });

  const rolled = (own: object, ...faces: readonly ("hit" | "focus" | "blank")[]): Table =>
    fighting(own, {})
      .until("attack")
      .attackDice(...faces)
      .say("primary>B1")
      .until("modify attack dice");

  test("the bot spends focus on a focus result if it has no lock, or nothing to reroll with its lock", async () => {
    expect(await answerOf(rolled({ tokens: { focus: 1 } }, "focus", "hit", "blank"))).toBe("focus");
    expect(await answerOf(rolled({ tokens: { focus: 1 }, locks: ["B1"] }, "hit", "hit", "focus"))).toBe("focus");
  });

  test("a lock rerolls blanks, and also focus results if no token can change them", async () => {
    const both = rolled({ tokens: { focus: 1 }, locks: ["B1"] }, "blank", "focus", "hit");
    expect(await answerOf(both)).toBe("lock");
    expect(await answerOf(both.say("lock"))).toBe("blank");
    const alone = rolled({ locks: ["B1"] }, "blank", "focus", "hit");
    expect(await answerOf(alone.say("lock"))).toBe("blank focus");
  });

  test("an evade token is spent if hits are left, and otherwise kept", async () => {
    const defending = (...faces: readonly ("hit" | "blank")[]): Table =>
      fighting({}, { tokens: { evade: 1 } })
        .until("attack")
        .attackDice(...faces)
        .defenseDice("evade", "blank", "blank")
        .say("primary>B1")
        .until("modify defense dice");
    expect(await answerOf(defending("hit", "hit", "blank"), 1)).toBe("evade");
    expect(await answerOf(defending("hit", "blank", "blank"), 1)).toBe("done");
  });
});

const LISTS = [{ ships: ["wedgeantilles", "lukeskywalker"] }, { ships: ["howlrunner", "maulermithel"] }];

test.each(["reference", "reference+"] as const)("%s sets dials, acts and attacks, and every answer is legal", async (level) => {
  const { game } = startSetUp(LISTS, { setup: { roundLimit: 6 } });
  const kinds = new Set<QuestionKind>();
  while (!game.state.outcome) {
    const seat = game.open.find(({ answer }) => !answer)?.ask.seat ?? 0;
    const seen = view(game, [seat]);
    const question: Question | undefined = seen.questions.find(({ answered }) => answered === undefined);
    if (question) kinds.add(question.kind);
    const { answer } = await BOTS[level](1)(seen, game.content, budget, signal);
    expect(game.give(answer)).toBeUndefined();
  }
  for (const kind of ["dial", "action", "attack"] as const) expect(kinds).toContain(kind);
});
