import { mm } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { CORVETTE_RAID, EMPTY, WING_ATTACK } from "../pieces/examples.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { addObstacle, addShip, withPose } from "../pieces/pieces.ts";
import type { TriedTemplate } from "./trial.ts";
import { trialShown } from "./trial-words.ts";

function tried(table: JudgedTable, id: string, template: TriedTemplate, other?: string) {
  const ship = table.ships.find((one) => one.id === id);
  if (!ship) throw new Error(`no ship ${id}`);
  return trialShown(table, ship, template, other);
}

const BANK: TriedTemplate = { bearing: "bank", speed: 2, side: "right" };
const alone = (edition: JudgedTable["edition"]) =>
  withPose(addShip({ ...EMPTY, edition }, { type: "t65xwing", base: "small" }, 1).position, "t65xwing 1", {
    x: mm(400),
    y: mm(400),
    heading: 0,
  });
const withRock = (edition: JudgedTable["edition"], y: number) =>
  withPose(addObstacle(alone(edition), "coreasteroid0").position, "rock 1", { x: mm(400), y: mm(y), heading: 0 });

describe("the result of trying a template", () => {
  test("shows whether it fits, what it passes, and the range and arc to the other ship", () => {
    const { fits, sentences, label, sign, rule } = tried(CORVETTE_RAID, "xwing 1", BANK, "raiderclasscorvette 1");
    expect(fits).toBe(true);
    expect(sentences).toEqual(["It fits.", "It clears Rock 2 by 25 mm.", "It ends 85 mm from Impetuous, at range 1 but out of arc."]);
    expect([label, sign, rule]).toEqual(["Range 1, out of arc", "2", "1E-ARC-01"]);
  });

  test("only says that it fits if the ship is alone on the table", () => {
    expect(tried(alone("2.0"), "t65xwing 1", BANK)).toMatchObject({ sentences: ["It fits."], label: "It ends here", rule: undefined });
  });

  test("[2E-MOVE-06] shows whether the ship ends on an obstacle or only the template overlaps it", () => {
    const straight: TriedTemplate = { bearing: "straight", speed: 3, side: "right" };
    expect(tried(withRock("2.0", 560), "t65xwing 1", straight)).toMatchObject({
      fits: false,
      sentences: ["It ends on Rock 1."],
      rule: "2E-MOVE-06",
    });
    expect(tried(withRock("2.0", 470), "t65xwing 1", straight).sentences).toEqual(["The template overlaps Rock 1."]);
  });

  test("[1E-ACT-12] [2E-ACT-29] shows that a boost onto an obstacle fails, and where it would have ended", () => {
    const boost: TriedTemplate = { action: "boost", direction: "straight" };
    for (const [edition, rule] of [
      ["1e", "1E-ACT-12"],
      ["2.0", "2E-ACT-29"],
    ] as const) {
      const shown = tried(withRock(edition, 480), "t65xwing 1", boost);
      expect(shown).toMatchObject({ fits: false, rule, label: "It fails", trial: { pose: { x: mm(400), y: mm(480) } } });
      expect(shown.sentences[0]).toBe("It fails: Rock 1 is in the way.");
    }
  });

  test("[1E-ACT-10] [2E-ACT-25] shows a barrel roll that ends ahead, level or behind", () => {
    const ends = (edition: JudgedTable["edition"]) =>
      (["ahead", "level", "behind"] as const).map((place) => {
        const { pose } = tried(alone(edition), "t65xwing 1", { action: "roll", side: "right", place }).trial;
        return [pose.x / 1000, pose.y / 1000];
      });
    expect(ends("1e")).toEqual([
      [480, 420],
      [480, 400],
      [480, 380],
    ]);
    expect(ends("2.0")).toEqual([
      [480, 410],
      [480, 400],
      [480, 390],
    ]);
  });

  test("names another ship in the way of a roll, or the edge of the table", () => {
    const left: TriedTemplate = { action: "roll", side: "left", place: "level" };
    const edge = withPose(alone("2.0"), "t65xwing 1", { x: mm(60), y: mm(400), heading: 0 });
    expect(tried(edge, "t65xwing 1", left).sentences[0]).toBe("It fails: the ship would leave the table.");
    const crowded = tried(WING_ATTACK, "tielnfighter 1", left);
    expect(crowded.sentences[0]).toMatch(/^It fails: Obsidian \d/);
  });
});
