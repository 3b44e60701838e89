import { describe, expect, test } from "vitest";
import { at, attackFaces } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  FIGHTER,
  finish,
  firing,
  friendAttacked,
  friendFires,
  HITS,
  LATER,
  lost,
  MISS,
  rolling,
  type Some,
  shown,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const CLOSE = { foe: { pose: at(400, 400, 180) } };
/** An evade token gives the defender a choice, so the game has to ask. */
const WAITING = { foe: { tokens: { evade: 1 } } };
const DAMAGED = { damage: [{ card: 1, faceup: false, since: 0 }] };
const gained = (table: ReturnType<typeof firing>, ship: string, token: string) =>
  table.notes("token").filter((note) => note.ship === ship && note.token === token).length;

describe("rerolled dice", () => {
  test("Lando Calrissian gains stress to reroll his blanks, whatever they were rolled for", () => {
    const lando = (stress: number) => firing("landocalrissian", { quarter: "front", tokens: { stress } }, WAITING);
    const table = rolling(lando(0), ["blank", "hit"]).attackDice("crit").say(use("landocalrissian"));
    expect([shown(table), tokens(table).stress]).toEqual([["crit", "hit"], 1]);
    expect(rolling(lando(1), ["blank", "hit"], MISS).kind).not.toContain("rolled");
    expect(rolling(lando(0), ["focus", "hit"], MISS).kind).not.toContain("rolled");
  });

  test("Lando Calrissian gives this ability to his carrier while docked", () => {
    const lando = "landocalrissian-escapecraft";
    const aboard = { pilot: lando, pose: undefined, status: "docked", carrier: "A1" } as const;
    const table = rolling(firing("l337", { quarter: "front" }, { ...WAITING, friends: [aboard] }), ["blank", "hit"]).attackDice("crit");
    expect(shown(table.say(use(lando)))).toEqual(["crit", "hit"]);
  });

  test("Boba Fett rerolls a die for each enemy near him", () => {
    const foes = [{ pilot: FIGHTER, pose: at(330, 300), engaged: true }];
    const table = rolling(firing("bobafett", {}, { ...CLOSE, foes }), [...MISS, "hit"]).say(use("bobafett"));
    expect(table.keys).toContain("blank blank");
    expect(table.keys).not.toContain("blank blank blank");
    expect(rolling(firing("bobafett", {}, WAITING), MISS).keys).not.toContain(use("bobafett"));
  });

  test("Koshka Frost rerolls a die against a stressed ship", () => {
    const stressed = { foe: { tokens: { stress: 1 } } };
    const table = rolling(firing("koshkafrost", {}, stressed), ["blank", "hit", "hit"]).attackDice("hit");
    expect(shown(table.say(use("koshkafrost")).say("blank"))).toEqual([...HITS]);
    expect(rolling(firing("koshkafrost"), ["blank", "hit", "hit"], MISS).keys).not.toContain(use("koshkafrost"));
    const defends = rolling(attacked("koshkafrost", {}, stressed), HITS, ["blank", "evade"], "primary>A1").until("modify defense dice");
    expect(defends.keys).toContain(`${use("koshkafrost")}#1`);
  });

  test("Krassis Trelix also attacks with cards to the rear, and rerolls one of their dice", () => {
    const krassis = (heading: number) =>
      firing("krassistrelix", { pose: at(400, 300, heading), upgrades: ["heavylasercannon", "protontorpedoes"], locks: ["B1"] });
    expect(krassis(180).keys).toContain("protontorpedoes@1>B1");
    expect(krassis(90).keys).not.toContain("protontorpedoes@1>B1");
    const table = rolling(krassis(180), ["blank", "hit", "hit", "hit"], [], "protontorpedoes@1>B1");
    expect(table.keys).toContain(use("krassistrelix"));
    expect(rolling(krassis(0), MISS).keys).not.toContain(use("krassistrelix"));
  });

  test("Drea Renthal lets a non-limited friendly ship reroll a die against an enemy in her arc", () => {
    const drea = (some: Some) => rolling(friendFires("drearenthal", some, WAITING), ["blank", "hit", "hit"], MISS);
    expect(drea({ pose: at(420, 260) }).keys).toContain(use("drearenthal", "A2"));
    expect(drea({ pose: at(420, 260, 180) }).keys).not.toContain(use("drearenthal", "A2"));
    const limited = firing("wedgeantilles", {}, { ...WAITING, friends: [beside("drearenthal", { pose: at(420, 250) })] });
    expect(rolling(limited, ["blank", "hit", "hit"], MISS).keys).not.toContain(use("drearenthal", "A2"));
  });

  test("Serissu lets a nearby friendly defender reroll a die", () => {
    const defended = (x: number) => rolling(friendAttacked("serissu", { pose: at(x, 300) }), HITS, ["blank", "evade"], "primary>A1");
    const table = defended(480).until("modify defense dice").defenseDice("evade").say(use("serissu", "A2")).say("blank");
    expect(shown(table, "defense")).toEqual(["evade", "evade"]);
    expect(defended(600).keys).not.toContain(use("serissu", "A2"));
  });

  test("Sabine Wren adds a focus result against an enemy in her turret arc", () => {
    const sabine = "sabinewren-lancerclasspursuitcraft";
    const defends = (quarter: "front" | "left") =>
      rolling(attacked(sabine, { quarter, tokens: { focus: 1 } }), HITS, ["blank", "focus"], "primary>A1").until("modify defense dice");
    expect(shown(defends("front").say(use(sabine)), "defense")).toEqual(["blank", "focus", "focus"]);
    expect(defends("left").keys).not.toContain(use(sabine));
  });
});

describe("results", () => {
  test("Inaldra suffers a hit to reroll dice when attacking or defending", () => {
    const table = rolling(firing("inaldra"), ["blank", "hit"]).attackDice("hit").say(use("inaldra")).say("blank");
    expect([shown(table), lost(table, "A1")]).toEqual([["hit", "hit"], 1]);
    const defends = rolling(attacked("inaldra"), HITS, MISS, "primary>A1");
    expect(defends.until("modify defense dice").keys).toContain(`${use("inaldra")}#1`);
  });

  test("Arliz Hadrassian, while damaged, changes a focus to a critical in attack and to a blank in defense", () => {
    const fires = (some: Some) => rolling(firing("arlizhadrassian", some, WAITING), ["focus", "blank"], MISS);
    expect(shown(fires(DAMAGED).say(use("arlizhadrassian")))).toEqual(["crit", "blank"]);
    expect(fires({}).keys).not.toContain(use("arlizhadrassian"));
    const focused = { tokens: { focus: 1 }, ...DAMAGED };
    expect(shown(rolling(attacked("arlizhadrassian", focused), HITS, ["focus"], "primary>A1"), "defense")).toEqual(["blank"]);
    const later = (some: Some) => rolling(attacked("arlizhadrassian", some, LATER), HITS, ["focus"], "primary>A1");
    expect(later({ tokens: { focus: 1 } }).keys).toContain("focus");
    expect(later(focused).kind).not.toBe("modify defense dice");
  });

  test("Rook Kast can gain strain when he engages, and while strained changes a result", () => {
    const engaged = () => firing("rookkast", {}, LATER);
    const table = rolling(engaged().say(use("rookkast")), ["blank", "hit", "hit"]);
    expect([tokens(table).strain, shown(table.say(use("rookkast")))]).toEqual([1, HITS]);
    expect(rolling(engaged().pass(), ["blank", "hit", "hit"]).keys).not.toContain(use("rookkast"));
  });

  test("The Mandalorian changes a blank to a focus result with two enemies facing him", () => {
    const fires = (y: number) =>
      rolling(firing("themandalorian", {}, { ...LATER, foes: [{ pilot: FIGHTER, pose: at(460, y, 180), engaged: true }] }), MISS);
    expect(shown(fires(490).say(use("themandalorian")))).toEqual(["focus", "blank", "blank"]);
    expect(fires(700).keys).not.toContain(use("themandalorian"));
  });

  test("Guild Bounty Hunter spends an illicit card's charge to change a result to a critical", () => {
    const fires = (active: number, y = 490) =>
      rolling(
        firing(
          "guildbountyhunter",
          { upgrades: ["contrabandcybernetics"], active: [active] },
          { ...LATER, foe: { pose: at(400, y, 180), tokens: { evade: 1 } } },
        ),
        ["focus", "blank", "blank"],
        [...MISS, "blank"],
      );
    const table = fires(1).say(use("guildbountyhunter"));
    expect([shown(table), table.ship("A1").upgrades[0]?.charges]).toEqual([["crit", "blank", "blank"], 0]);
    expect(fires(0).keys).not.toContain(use("guildbountyhunter"));
    expect(fires(1, 580).keys).not.toContain(use("guildbountyhunter"));
  });

  test("Mandalorian Royal Guard in the attack arc gains deplete and strain to add an evade for a larger friendly ship", () => {
    const guard = "mandalorianroyalguard";
    const covered = (pilot: string, pose = at(480, 300)) =>
      rolling(attacked(pilot, {}, { ...LATER, friends: [beside(guard, { pose })] }), HITS, ["blank", "blank"], "primary>A1");
    const table = covered("themandalorian").say(use(guard, "A2"));
    expect(shown(table, "defense")).toContain("evade");
    expect([gained(table, "A2", "deplete"), gained(table, "A2", "strain")]).toEqual([1, 1]);
    for (const other of [covered("themandalorian", at(400, 600)), covered(X_WING)]) expect(other.keys).not.toContain(use(guard, "A2"));
  });

  test.each(["bossk-z95af4headhunter"])("%s spends a critical to add two hits", (id) => {
    const table = finish(rolling(firing(id, {}, { foe: { pilot: X_WING } }), ["crit", "blank"], ["blank", "blank"])).say(use(id));
    expect([lost(table, "B1"), table.ship("B1").damage.length]).toEqual([2, 0]);
  });
});

describe("Sunny Bounder", () => {
  test("adds one more result if all dice show the same", () => {
    const table = (faces: readonly ("hit" | "blank")[]) => rolling(firing("sunnybounder", {}, WAITING), faces, MISS);
    expect(attackFaces(table(["hit", "hit"]).say(use("sunnybounder")))).toEqual(HITS);
    expect(table(["hit", "blank"]).kind).not.toContain("use at");
  });

  test("[2E-ATK-16] adds no result to a primary attack at range 0 in 2.5", () => {
    const asked = (y: number) =>
      rolling(firing("sunnybounder", {}, { ...LATER, foe: { pose: at(400, y, 180), tokens: { evade: 1 } } }), HITS, MISS).kind;
    expect([asked(340), asked(400)]).toEqual(["modify defense dice", "use at rolled"]);
  });

  test("also adds one after a reroll, and to defense dice", () => {
    const table = rolling(firing("sunnybounder", { locks: ["B1"] }, WAITING), ["hit", "blank"])
      .attackDice("hit")
      .defenseDice(...MISS);
    expect(attackFaces(table.say("lock").say("blank").say(use("sunnybounder")))).toEqual(HITS);
    const defends = rolling(attacked("sunnybounder", { tokens: { focus: 1 } }), HITS, ["focus", "focus", "focus"], "primary>A1");
    defends.say(use("sunnybounder")).say("focus");
    expect(shown(defends, "defense")).toEqual(["evade", "evade", "evade", "evade"]);
  });
});
