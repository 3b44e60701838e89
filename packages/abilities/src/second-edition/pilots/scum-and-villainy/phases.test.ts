import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { attacked, beside, FIGHTER, firing, LATER, type Some, tokens, use, X_WING } from "../pilots.testing.ts";

/** Begins the Engagement phase. B1 faces A1, at range 1 unless the test says otherwise. */
const starting = (pilot: string, some: Some = {}, foe: Some = {}, friends: Parameters<typeof firing>[2] = {}) =>
  firing(pilot, some, { ...friends, foe: { pose: at(400, 420, 180), ...foe } });
/** Begins the Engagement phase with a friendly ship beside A1, and B1 at range 2. */
const withFriend = (pilot: string, some: Some = {}, friend: Some = {}, foe: Some = {}, more: object = {}) =>
  cardTable([[{ pilot, pose: at(400, 300), ...some }, beside(X_WING, friend)], [{ pilot: X_WING, pose: at(400, 490, 180), ...foe }]], more);
const FAR = { pose: at(400, 490, 180) };
const AFAR = { pose: at(800, 300) };
const GREENS = { focus: 1, evade: 2 };

describe("at the start of the Engagement phase", () => {
  test("Latts Razzi spends a lock to tractor a nearby ship", () => {
    const latts = (y: number) => starting("lattsrazzi", { locks: ["B1"] }, { pose: at(400, y, 180) });
    const table = latts(440).say(use("lattsrazzi"));
    expect([tokens(table, "B1").tractor, table.ship("A1").locks]).toEqual([1, []]);
    expect(latts(490).kind).toBe("attack");
    expect(starting("lattsrazzi").kind).toBe("attack");
  });

  test("Old Teroch removes an enemy's green tokens if he is in its front arc", () => {
    const table = starting("oldteroch", {}, { tokens: GREENS }).say(use("oldteroch"));
    expect(tokens(table, "B1")).toMatchObject({ focus: 0, evade: 0 });
    expect(starting("oldteroch", {}, { tokens: GREENS, pose: at(400, 420) }).kind).toBe("attack");
    expect(starting("oldteroch", {}, { tokens: GREENS, ...FAR }).kind).toBe("attack");
  });

  test("Ketsu Onyo tractors a ship in both her arcs", () => {
    const ketsu = (quarter: "front" | "left") => starting("ketsuonyo", { quarter }, { pose: at(400, 440, 180) });
    expect(tokens(ketsu("front").say(use("ketsuonyo")), "B1").tractor).toBe(1);
    expect(ketsu("left").kind).toBe("attack");
  });

  test("Asajj Ventress spends Force to stress a ship that doesn't remove a green token", () => {
    const asajj = (force: number, some: Some = {}) => starting("asajjventress", { quarter: "front", force }, { tokens: GREENS, ...some });
    const table = asajj(2).say(use("asajjventress"));
    expect([table.asks[0]?.seat, table.keys, table.ship("A1").force]).toEqual([1, ["stress", "remove token"], 1]);
    expect(tokens(table.say("remove token").say("evade"), "B1")).toMatchObject({ stress: 0, focus: 1, evade: 1 });
    expect(tokens(asajj(2, { tokens: {} }).say(use("asajjventress")), "B1").stress).toBe(1);
    expect(asajj(0).kind).toBe("attack");
  });

  test("Palob Godalhi takes a focus or evade token from an enemy in his turret arc", () => {
    const palob = (quarter: "front" | "left") => starting("palobgodalhi", { quarter }, { tokens: GREENS, ...FAR });
    const table = palob("front").say(use("palobgodalhi")).say("evade");
    expect([tokens(table).evade, tokens(table, "B1").evade]).toEqual([1, 1]);
    expect(palob("left").kind).not.toContain("use at");
  });

  test("Torkil Mux makes a ship engage last", () => {
    const torkil = () => attacked("torkilmux", { quarter: "front", engaged: false }, { foe: { pilot: X_WING } });
    expect(torkil().pass().asks[0]).toMatchObject({ kind: "attack", seat: 1 });
    expect(torkil().say(use("torkilmux")).asks[0]).toMatchObject({ kind: "attack", seat: 0 });
  });

  test("Unkar Plutt gives a tractor token to himself and to every ship in contact", () => {
    const plutt = (some: Some) => starting("unkarplutt", { touching: some.touching ? ["B1"] : [] }, some);
    const table = plutt({ pose: at(400, 340, 180), touching: ["A1"], pilot: "bossk", engaged: true });
    expect([tokens(table).tractor, tokens(table, "B1").tractor]).toEqual([1, 1]);
    expect(tokens(plutt({})).tractor).toBe(0);
  });

  test("Guri gains a focus token with an enemy nearby", () => {
    expect(tokens(starting("guri").say(use("guri"))).focus).toBe(1);
    expect(starting("guri", {}, FAR).kind).toBe("attack");
  });

  test("Quinn Jast gains a disarm token to recover a charge of any card", () => {
    const quinn = (active: number) =>
      starting("quinnjast", { upgrades: ["ionmissiles"], active: [active] }, {}, { friends: [beside(X_WING, { engaged: false })] });
    const table = quinn(0).say(use("quinnjast"));
    expect([table.ship("A1").upgrades[0]?.charges, tokens(table).disarm]).toEqual([1, 1]);
    expect(quinn(3).kind).not.toContain("use at");
  });

  test("Manaroo transfers all her green tokens to a friendly ship", () => {
    const table = (friend: Some) => withFriend("manaroo", { tokens: { focus: 2, evade: 1, stress: 1 } }, friend);
    const handed = table({}).say(use("manaroo"));
    expect(tokens(handed, "A2")).toMatchObject({ focus: 2, evade: 1, stress: 0 });
    expect(tokens(handed)).toMatchObject({ focus: 0, evade: 0, stress: 1 });
    expect(table(AFAR).kind).toBe("attack");
  });

  test("Kaa'to Leeachos takes a focus or evade token from a friendly ship", () => {
    const table = withFriend("kaatoleeachos", {}, { tokens: { focus: 1, evade: 1 } }).say(use("kaatoleeachos"));
    expect(table.keys).toEqual(["focus", "evade"]);
    table.say("evade");
    expect([tokens(table).evade, tokens(table, "A2").evade]).toEqual([1, 0]);
    expect(withFriend("kaatoleeachos", {}, { tokens: { focus: 1 }, ...AFAR }).kind).toBe("attack");
  });

  test("Dalan Oberos spends a charge to take a shield from a ship in his bullseye arc", () => {
    const table = withFriend("dalanoberos", { shields: 1 }).say(use("dalanoberos"));
    expect([table.ship("A1").shields, table.ship("A1").charges, table.ship("B1").shields]).toEqual([2, 1, 1]);
    expect(withFriend("dalanoberos", {}, {}, { pose: at(460, 490, 180) }).kind).toBe("attack");
    expect(withFriend("dalanoberos", {}, {}, { shields: 0 }).kind).toBe("attack");
  });

  test("IG-88A transfers a calculate token to a friendly ship with the calculate action", () => {
    const table = (pilot: string) => withFriend("ig88a", { tokens: { calculate: 1 } }, { pilot, pose: at(520, 300) });
    const handed = table("ig88b").say(use("ig88a"));
    expect([tokens(handed).calculate, tokens(handed, "A2").calculate]).toEqual([0, 1]);
    expect(table(X_WING).kind).toBe("attack");
  });

  test("Nom Lumb engages at the initiative of an enemy in front of him", () => {
    const lumb = "nomlumb-rogueclassstarfighter";
    const table = (y: number, heading = 180) => withFriend(lumb, {}, {}, { pilot: "wedgeantilles", pose: at(400, y, heading) }, LATER);
    expect(table(490).say(use(lumb)).asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    expect(table(490).pass().asks).toMatchObject([{ kind: "attack", seat: 1 }]);
    expect(table(110, 0).asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });
});

describe("before it engages", () => {
  test("Foreman Proach gains a disarm token to tractor an enemy in his bullseye arc", () => {
    const table = firing("foremanproach", {}, { foe: { engaged: false, pilot: X_WING } }).say(use("foremanproach"));
    expect([tokens(table).disarm, tokens(table, "B1").tractor]).toEqual([1, 1]);
    expect(firing("foremanproach", {}, { foe: { pose: at(460, 490, 180) } }).kind).toBe("attack");
  });

  test("Overseer Yushyn makes a friendly ship gain stress instead of a disarm token", () => {
    const disarming = (charges: number) =>
      firing("foremanproach", {}, { foe: { engaged: false, pilot: X_WING }, friends: [beside("overseeryushyn", { charges })] }).say(
        use("foremanproach"),
      );
    const table = disarming(1).say(use("overseeryushyn", "A2"));
    expect([tokens(table).stress, tokens(table).disarm, table.ship("A2").charges]).toEqual([1, 0, 0]);
    expect(tokens(disarming(0)).disarm).toBe(1);
  });

  test("Leema Kai locks an enemy in front if she is in no enemy's front arc", () => {
    const table = (heading: number) => firing("leemakai", {}, { ...LATER, foe: { pose: at(400, 490, heading) } });
    expect(table(0).say(use("leemakai")).ship("A1").locks).toEqual(["B1"]);
    expect(table(180).kind).toBe("attack");
    const seenBy = (y: number) =>
      firing(
        "leemakai",
        {},
        { ...LATER, foe: { pose: at(400, 490, 0) }, foes: [{ pilot: FIGHTER, pose: at(400, y, 180), engaged: true }] },
      );
    expect([seenBy(630), seenBy(680)].map(({ kind }) => kind)).toEqual(["attack", "use at becameActive"]);
  });
});

describe("in the End phase", () => {
  test("Gamut Key lets a ship in his turret arc keep its tokens", () => {
    const ended = (y: number) =>
      cardTable(
        [
          [{ pilot: "gamutkey", pose: at(400, 300), engaged: true }],
          [{ pilot: FIGHTER, pose: at(400, y, 180), engaged: true, tokens: { evade: 1 } }],
        ],
        LATER,
      );
    expect(tokens(ended(490).until("use at startOfEnd").say(use("gamutkey")).untilPhase("planning"), "B1").evade).toBe(1);
    expect(tokens(ended(110), "B1").evade).toBe(0);
  });

  test("Tápusk prevents an enemy in his turret arc from recovering Force", () => {
    const ended = (y: number) =>
      cardTable(
        [
          [{ pilot: "tapusk", pose: at(400, 300), engaged: true }],
          [{ pilot: "lukeskywalker", pose: at(400, y, 180), engaged: true, force: 0 }],
        ],
        LATER,
      );
    const table = ended(490).say(use("tapusk"));
    expect([table.ship("B1").force, table.ship("A1").charges]).toEqual([0, 0]);
    expect(ended(110).ship("B1").force).toBe(1);
  });
});
