/** Huge ships on the page: their cards, their tokens on the table, and why a section can be attacked. */
import type { Question } from "@broadside/rules";
import { at, startTable, type TestShip } from "@broadside/rules/testing";
import { type PlayQuestion, type Scene, type ShipSheet, sceneOf } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { describe, expect, test } from "vitest";
import { weaponInWords } from "../../words/names.ts";
import { aimingOf, aimMarks } from "./marks/aiming.ts";
import { tableView } from "./view/table-view.ts";

const CORVETTE: TestShip = { pilot: "cr90corvette", upgrades: ["quadlasercannons@aft"], pose: at(900, 450), energy: 2, charged: [1] };

function sceneWith(own: readonly TestShip[], others: readonly TestShip[] = [{ pilot: "academypilot", pose: at(100, 100) }]): Scene {
  const { game } = startTable({ ships: [own, others], phase: "combat", setup: { table: "6x3" } });
  return sceneOf({ id: "", game, seats: [], log: [], isKept: true });
}

function sheetIn({ ships }: Scene, id: string): ShipSheet {
  const found = ships.find((ship) => ship.id === id);
  if (!found) throw new Error(`no ship ${id}`);
  return found;
}

describe("a huge ship", () => {
  test("[HS-PRIM-04] shows a range for its attack value if its Ship card prints one", () => {
    const scene = sceneWith([
      CORVETTE,
      { pilot: "raiderclasscorvette", pose: at(300, 450) },
      { pilot: "gr75mediumtransport", pose: at(1200, 450) },
      { pilot: "wedgeantilles", pose: at(1500, 450) },
    ]);
    const weapons = scene.ships.slice(0, 4).map(({ weapon }) => weapon && weaponInWords(weapon));
    expect(weapons).toEqual(["4, range 3–5, ⟳ turret", "4, range 2–4", undefined, "3"]);
  });

  test("[HS-TURRET-08] shows a turret primary weapon's symbol on its card and the arrow on its token", () => {
    const scene = sceneWith([CORVETTE, { pilot: "raiderclasscorvette", pose: at(300, 450) }]);
    expect(scene.ships.slice(0, 2).map(({ weapon }) => weapon?.isTurret)).toEqual([true, false]);
    const signs = (id: string) =>
      tableView({ scene })
        .pieces.find((piece) => piece.id === id)
        ?.accents?.filter(({ kind }) => kind === "sign").length;
    expect([signs("A1"), signs("A2")]).toEqual([2, 0]);
  });

  test("[HS-SECT-07] that is a corvette shows both sections, each with its own statistics, cards and energy", () => {
    const { energy, sections, upgrades } = sheetIn(sceneWith([CORVETTE]), "A1");
    expect(energy).toEqual({ left: 2, of: 5 });
    expect(sections).toMatchObject([
      { section: "fore", isCrippled: false, card: { hull: { left: 8, of: 8 }, shields: { left: 5, of: 5 } } },
      { section: "aft", isCrippled: false, card: { hull: { left: 8, of: 8 }, shields: { left: 3, of: 3 }, weapon: undefined } },
    ]);
    expect(upgrades).toMatchObject([{ section: "aft", energy: { left: 1, of: 2 }, key: "quadlasercannons@0" }]);
    expect(sections?.[1]?.card?.crippledSide).toContain("energy limit 1");
  });

  test("shows its ability and when to use it", () => {
    const scene = sceneWith([CORVETTE]);
    expect(sheetIn(scene, "A1").summary).toContain("in a primary attack, you can spend 1 energy");
    const { game } = startTable({ ships: [[CORVETTE], []], phase: "combat", setup: { table: "6x3" } });
    expect(ENGLISH.summaryIn(game, "A1/pilot:cr90corvette")).toBe(sheetIn(scene, "A1").summary);
  });

  test("[HS-TOKEN-01] isn't offered stress, focus or evade when it is changed by hand", () => {
    const scene = sceneWith([CORVETTE]);
    const kinds = ["stress", "focus", "evade", "ion", "reinforceFore"] as const;
    const offered = (id: string) => kinds.filter((kind) => sheetIn(scene, id).tokens.includes(kind));
    expect([offered("A1"), offered("B1")]).toEqual([["ion", "reinforceFore"], kinds]);
  });

  test("[HS-CRIP-04] shows the energy on two equal cards when one of them must be discarded", () => {
    const upgrades = ["singleturbolasers", "singleturbolasers"];
    const { game } = startTable({
      ships: [[{ pilot: "cr90corvette", upgrades, pose: at(900, 450), charged: [2, 0] }], []],
      setup: { table: "6x3" },
    });
    const question: Question = {
      number: 1,
      kind: "discard excess upgrade",
      seat: 0,
      rule: "HS-CRIP-04",
      about: { ship: "A1" },
      options: [],
      default: "",
    };
    const words = [0, 1].map((at) => ENGLISH.ownCardInWords(game, question, `singleturbolasers@${at}`)?.split(".")[0]);
    expect(words).toEqual(["2 of 2 energy on it", "0 of 2 energy on it"]);
  });

  test("[HS-CRIP-02] shows a crippled section's crippled side, and hatches that section on the table", () => {
    const scene = sceneWith([{ ...CORVETTE, crippled: "fore", shields: 0 }]);
    const [fore] = sheetIn(scene, "A1").sections ?? [];
    expect(fore).toMatchObject({ isCrippled: true, card: { weapon: { dice: 2 }, shields: { left: 0, of: 0 }, actions: [] } });
    const piece = tableView({ scene }).pieces.find(({ id }) => id === "A1");
    expect(piece?.ship?.state?.sections?.map(({ isCrippled }) => isCrippled)).toEqual([true, false]);
    expect(piece?.description).toContain("fore section crippled");
  });

  test("[HS-DMG-01] shows its sections' Damage decks next to the player's", () => {
    const { decks } = sceneWith([CORVETTE, { pilot: "wedgeantilles", pose: at(1500, 450) }]);
    expect(decks.map(({ seat, ship, section }) => [seat, ship, section])).toEqual([
      [0, undefined, undefined],
      [1, undefined, undefined],
      [0, "A1", "fore"],
      [0, "A1", "aft"],
    ]);
  });
});

/** One attacker in seat 1, a huge target in seat 2. */
function attackOn(attacker: TestShip, target: TestShip) {
  const scene = sceneWith([attacker], [target]);
  const question = scene.questions.find(({ kind }) => kind === "attack");
  const asked: PlayQuestion = question ?? {
    number: 0,
    seat: 0,
    kind: "attack",
    rule: "",
    text: "",
    secret: false,
    about: { ship: "A1" },
    options: [],
  };
  const [aiming] = aimingOf(scene, asked);
  const said = aiming?.sections.map(({ section, options, range, reasons, bar }) => ({
    section,
    offered: options.map(({ key }) => key),
    range,
    rules: reasons.map(({ rule }) => rule),
    bar: bar?.rule,
  }));
  return { scene, aiming: aiming ? [aiming] : [], said };
}

describe("which section can be attacked", () => {
  const target = (pose = at(900, 450)): TestShip => ({ pilot: "cr90corvette", pose });

  test("[HS-TGT-03, HS-TGT-04] the centre line rules out a section, and the page says so next to the open one", () => {
    const { said } = attackOn({ pilot: "wedgeantilles", pose: at(900, 700, 180) }, target());
    expect(said).toMatchObject([
      { section: "fore", offered: ["primary>B1:fore"], range: 2, rules: ["HS-TGT-03", "HS-TGT-06"] },
      { section: "aft", offered: [] },
    ]);
    expect(said?.map(({ bar }) => bar)).toEqual([undefined, "HS-TGT-03"]);
  });

  test("[HS-TGT-05] for a C-ROC the arc lines decide", () => {
    const { said } = attackOn({ pilot: "wedgeantilles", pose: at(900, 200) }, { pilot: "croccruiser", pose: at(900, 450) });
    expect(said?.map(({ offered }) => offered.length)).toEqual([0, 1]);
    expect(said?.map(({ rules }) => rules[0])).toEqual(["HS-TGT-05", "HS-TGT-05"]);
  });

  test("[HS-TGT-09] from abeam both sections are open, and both lines are drawn as open", () => {
    const { scene, aiming, said } = attackOn({ pilot: "wedgeantilles", pose: at(1100, 450, 270) }, target());
    expect(said?.map(({ offered }) => offered)).toEqual([["primary>B1:fore"], ["primary>B1:aft"]]);
    const marks = aimMarks(scene, aiming, []);
    expect(marks.map(({ id, tone }) => [id, tone])).toEqual(
      expect.arrayContaining([
        ["aim B1 fore", "good"],
        ["aim B1 aft", "good"],
      ]),
    );
    expect(marks.find(({ id }) => id === "aim B1 fore")?.points.slice(2)).toEqual([900_000, 522_500]);
  });

  test("[HS-CRIP-07, HS-TGT-10] a crippled section is shown as crippled", () => {
    const { said } = attackOn({ pilot: "wedgeantilles", pose: at(1100, 450, 270) }, { ...target(), crippled: "aft" });
    expect(said).toMatchObject([{ offered: ["primary>B1:fore"] }, { offered: [], rules: ["HS-CRIP-07"], bar: "HS-CRIP-07" }]);
  });

  test("[HS-TURRET-03] the attacker's own centre line is named if it rules out a turret shot", () => {
    const { said } = attackOn({ pilot: "cr90corvette", pose: at(900, 700) }, { pilot: "gr75mediumtransport", pose: at(900, 200) });
    expect(said?.every(({ offered, rules }) => offered.length === 0 && rules.includes("HS-TURRET-03"))).toBe(true);
  });

  test("if no line is in the way, range or arc rules out a section", () => {
    const unarmed: TestShip = { pilot: "gr75mediumtransport", pose: at(900, 450) };
    const barsFrom = (pose: TestShip["pose"]) => attackOn({ pilot: "wedgeantilles", pose }, unarmed).said?.map(({ bar }) => bar);
    expect(barsFrom(at(1350, 450, 270))).toEqual(["HS-RULER-02", "HS-RULER-02"]);
    expect(barsFrom(at(1100, 450, 90))).toEqual(["1E-ARC-01", "1E-ARC-01"]);
  });
});

test("[ET-LEGAL-06] all sides see the dice at the same time", () => {
  const table = startTable({
    ships: [[{ pilot: "wedgeantilles", pose: at(400, 300), tokens: { focus: 1 } }], [{ pilot: "academypilot", pose: at(400, 450) }]],
    phase: "combat",
  }).attackDice("hit", "focus", "blank");
  table.say("primary>B1");
  const dice = [[], [0], [1]].map((seats) => sceneOf({ id: "", game: table.game, seats, log: [], isKept: true }).state.attack?.attackDice);
  expect(dice[0]?.map(({ face }) => face)).toEqual(["hit", "focus", "blank"]);
  expect([dice[1], dice[2]]).toEqual([dice[0], dice[0]]);
});
