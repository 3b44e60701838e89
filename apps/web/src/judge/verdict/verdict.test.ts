import { mm } from "@broadside/geometry";
import { buildBoard, judgeBoard } from "@broadside/position";
import { describe, expect, test } from "vitest";
import { BROADSIDES, CORVETTE_RAID, WING_ATTACK } from "../pieces/examples.ts";
import type { JudgedTable } from "../pieces/judged-table.ts";
import { nameOf } from "../pieces/piece-names.ts";
import { addShip, withPose } from "../pieces/pieces.ts";
import { type Aim, aimsOf, bestAim, verdictOf } from "./verdict.ts";
import { verdictText } from "./verdict-text.ts";

function asked(table: JudgedTable, from: string, to: string, aim?: Aim) {
  const board = buildBoard(table);
  const [pair] = judgeBoard(board, { from, to }).pairs;
  if (!pair) throw new Error(`no pair ${from}, ${to}`);
  return { pair, verdict: verdictOf(board, pair, aim ?? bestAim(pair), (id) => nameOf(table, id)) };
}

const WEDGE = "xwing 1";
const IMPETUOUS = "raiderclasscorvette 1";

describe("a verdict", () => {
  test("[HS-TGT-03] [HS-TGT-04] allows one section, and rules out the other because the centre line is in the way", () => {
    const { sections } = asked(CORVETTE_RAID, WEDGE, IMPETUOUS).verdict;
    expect(sections).toMatchObject([
      { section: "fore", isOpen: true, word: "can be targeted", rule: "HS-TGT-03" },
      {
        section: "aft",
        isOpen: false,
        word: "can't be targeted",
        rule: "HS-TGT-04",
        text: expect.stringMatching(/^The line from centre to centre crosses the centre line, \d+ mm from its end\.$/),
      },
    ]);
  });

  test("[HS-TGT-05] uses arc lines for a C-ROC", () => {
    const croc = addShip(BROADSIDES, { base: "croc", name: "Croc" }, 2).position;
    const placed = withPose(croc, "ship 1", { x: mm(500), y: mm(700), heading: 0 });
    const table = withPose(placed, "tiefighter 1", { x: mm(600), y: mm(640), heading: 300_000 });
    expect(asked(table, "tiefighter 1", "ship 1").verdict.sections).toMatchObject([
      { section: "fore", isOpen: false, word: "can't be targeted", rule: "HS-TGT-05" },
      { section: "aft", isOpen: true, rule: "HS-TGT-05" },
    ]);
  });

  test("has three short answers: the range in millimetres, the arc, and the obstruction with its extra die", () => {
    const { range, arc, obstruction } = asked(CORVETTE_RAID, WEDGE, IMPETUOUS).verdict;
    expect(range).toMatchObject({ text: "2", detail: "165 mm" });
    expect(arc).toEqual({ text: "in", detail: "front", tone: "good" });
    expect(obstruction).toEqual({ text: "yes", detail: "+1 die", tone: "bad" });
  });

  test("[1E-OBST-08] [HS-OBSTR-03] names the rule on each line, including the obstruction and the half that never obstructs", () => {
    expect(asked(CORVETTE_RAID, WEDGE, IMPETUOUS).verdict.lines.map(({ sign, head, rule }) => [sign, head, rule])).toEqual([
      ["yes", "Range 2 to fore", "HS-TGT-06"],
      ["yes", "Front arc", "1E-ARC-01"],
      ["beware", "Obstructed by Rock 2", "1E-OBST-08"],
      ["none", "Aft half", "HS-OBSTR-03"],
    ]);
  });

  test("allows no shot out of arc", () => {
    const { verdict } = asked(CORVETTE_RAID, WEDGE, "tieadvanced 1");
    expect(verdict).toMatchObject({ isOpen: false, arc: { text: "out", tone: "bad" }, obstruction: { text: "–" } });
    expect(verdict.lines).toMatchObject([{ sign: "no", head: "Not in the front arc", rule: "1E-ARC-01" }]);
  });

  test("[1E-ACT-07] [2E-ACT-32] allows a lock in any direction up to range 3", () => {
    expect(asked(CORVETTE_RAID, WEDGE, "tieadvanced 1", "lock").verdict).toMatchObject({ isOpen: true, range: { text: "3" } });
    const near = asked(WING_ATTACK, "tielnfighter 1", "cr90corelliancorvette 1", "lock").verdict;
    expect(near.lines[0]).toMatchObject({ sign: "yes", rule: "2E-ACT-32" });
    const far = asked(CORVETTE_RAID, "cr90corvette 1", "tiefighter 2", "lock").verdict;
    expect(far).toMatchObject({ isOpen: false, lines: [{ sign: "no", head: "Too far for a lock", rule: "1E-ACT-07" }, {}] });
  });

  test("can be shown for every arc of the ship, and starts with the best one", () => {
    const { pair, verdict } = asked(WING_ATTACK, "cr90corelliancorvette 1", "tielnfighter 1");
    expect(aimsOf(pair)).toEqual([
      { aim: "left", isOpen: false },
      { aim: "right", isOpen: false },
      { aim: "fullFront", isOpen: true },
      { aim: "lock", isOpen: true },
    ]);
    expect(verdict.aim).toBe("fullFront");
  });

  test("says that a ship beyond the ruler is out of range, and names the rule for that ruler", () => {
    const far = withPose(CORVETTE_RAID, "tieadvanced 1", { x: mm(1120), y: mm(590), heading: 0 });
    const { verdict } = asked(far, WEDGE, "tieadvanced 1");
    expect(verdict.range).toMatchObject({ text: "4", tone: "bad" });
    expect(verdict.lines.at(-1)).toMatchObject({ sign: "no", head: "Out of range", rule: "HS-RULER-02" });
  });

  test("names its rules in the written ruling, but not in the spoken one", () => {
    const { verdict } = asked(CORVETTE_RAID, WEDGE, IMPETUOUS);
    const names = { from: "Wedge", to: "Impetuous" };
    expect(verdictText(verdict, names, true)).toContain(
      "Fore can be targeted. The line from centre to centre doesn't cross the centre line. (HS-TGT-03)",
    );
    expect(verdictText(verdict, names, false)).toMatch(/^Wedge to Impetuous, front arc: range 2 \(165 mm\), in arc, obstructed\. Fore/);
    expect(verdictText(verdict, names, false)).not.toContain("HS-");
  });
});
