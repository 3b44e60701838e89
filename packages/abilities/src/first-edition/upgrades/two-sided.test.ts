/** Double-sided cards, which are flipped during the game. Each side has its own text. */
import type { Ship } from "@broadside/rules";
import { startSetUp, type Table } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, flying, shoot } from "../../card-table.testing.ts";
import { FIRST_EDITION_ABILITIES } from "../../index.ts";

const enemy = { pilot: "rookiepilot" };
const key = (card: string, place = 0) => `A1/upgrade:${card}/${place}`;
const sideOf = (table: Table, ship = "A1", place = 0): Ship["upgrades"][number]["side"] | undefined =>
  table.ship(ship).upgrades[place]?.side;
const BLANKS = ["blank", "blank", "blank", "blank"] as const;

describe("Servomotor S-foils", () => {
  const xwing = (more: object = {}) => ({ pilot: "rookiepilot", upgrades: ["servomotorsfoils"], ...more });
  const fly = (dial: string, more: object = {}) => flying(xwing(more), dial);
  const closed = (dial: string, more: object = {}) => fly(dial, more).say(key("servomotorsfoils"));

  test("its player chooses the side when the ship is placed", () => {
    const table = startSetUp([{ ships: [{ pilot: "rookiepilot", upgrades: ["servomotorsfoils"] }] }, { ships: ["academypilot"] }], {
      registry: FIRST_EDITION_ABILITIES,
    }).until("card side");
    expect(sideOf(table.say("back"))).toBe("back");
  });

  test("its player can flip it at the start of the Activation phase", () => {
    const table = fly("1FG");
    expect(table.asks[0]).toMatchObject({ kind: "use at startOfActivation", seat: 0 });
    expect(sideOf(table.pass())).toBe("front");
    expect(sideOf(closed("1FG"))).toBe("back");
  });

  test("the open side has a barrel roll, and the closed side a boost", () => {
    const bar = (table: Table) => table.until("action").keys.filter((action) => action === "boost" || action === "barrel-roll");
    expect(bar(fly("1FG").pass())).toEqual(["barrel-roll"]);
    expect(bar(closed("1FG"))).toEqual(["boost"]);
  });

  test("on the closed side, banks of speed 2 are green, and the primary weapon is 1 lower", () => {
    const stress = (table: Table) => table.until("action").ship("A1").tokens.stress;
    const banked = (table: Table) => table.ship("A1").tokens.stress;
    expect(stress(closed("2BG", { tokens: { stress: 1 } }))).toBe(0);
    expect(banked(closed("3NW", { tokens: { stress: 1 } }))).toBe(1);
    const dice = (onBack: readonly number[]) => diceRolled(shoot(duel(xwing({ onBack }), enemy), BLANKS, ["blank", "blank"]))[0];
    expect([dice([]), dice([0])]).toEqual([3, 2]);
  });

  test("on the open side, a turn of speed 3 can become a red Tallon roll to the same side", () => {
    const table = fly("3TW").pass().say(key("servomotorsfoils"));
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.ship("A1").pose?.heading).toBe(180_000);
    expect(table.notes("maneuver changed")).toMatchObject([{ ship: "A1", maneuver: "3ER" }]);
    const other = fly("3YW").pass().say(key("servomotorsfoils"));
    expect(other.notes("maneuver changed")).toMatchObject([{ ship: "A1", maneuver: "3RR" }]);
  });

  test("it can't do this while stressed, on the closed side, or with another maneuver", () => {
    const asked = (table: Table) => table.asks.some(({ kind }) => kind === "use at dialRevealed");
    expect(asked(fly("3TW").pass())).toBe(true);
    expect(asked(fly("3TW", { tokens: { stress: 1 } }).pass())).toBe(false);
    expect(asked(closed("3TW"))).toBe(false);
    expect(asked(fly("2TW").pass())).toBe(false);
    expect(asked(fly("3BW").pass())).toBe(false);
  });

  test("Kullbee Sperado can flip it after a boost or barrel roll action, but after no other action", () => {
    const kullbee = (upgrades: readonly string[]) => flying({ pilot: "kullbeesperado", upgrades }, "1FG");
    const act = (action: string) => kullbee(["servomotorsfoils"]).pass().until("action").say(action);
    const rolled = act("barrel-roll");
    rolled.until("use at actionPerformed");
    expect(rolled.keys).toContain("A1/pilot:kullbeesperado");
    expect(sideOf(rolled)).toBe("front");
    expect(sideOf(rolled.say("A1/pilot:kullbeesperado"))).toBe("back");
    expect(act("focus").asks[0]?.seat).toBe(1);
    const bare = kullbee(["engineupgrade"]).until("action").say("boost").until("boost").pass();
    expect(bare.asks.some(({ kind }) => kind === "use at actionPerformed")).toBe(false);
  });
});

describe("Pivot Wing", () => {
  const uwing = (dial: string, more: object = {}) => flying({ pilot: "bluesquadronpathfinder", upgrades: ["pivotwing"], ...more }, dial);

  test("it can be flipped after a maneuver, and its first side raises agility", () => {
    const table = uwing("1FG");
    expect(table.kind).toBe("use at maneuverExecuted");
    expect(sideOf(table.say(key("pivotwing")))).toBe("back");
    const rolled = (onBack: readonly number[]) =>
      diceRolled(shoot(duel(enemy, { pilot: "bluesquadronpathfinder", upgrades: ["pivotwing"], onBack }), BLANKS, ["blank", "blank"]))[1];
    expect([rolled([]), rolled([0])]).toEqual([2, 1]);
  });

  test("on its second side, the ship can turn round when it reveals a stop", () => {
    const landed = uwing("0OR", { onBack: [0] });
    expect(landed.kind).toBe("use at dialRevealed");
    const before = landed.ship("A1").pose;
    landed.say(key("pivotwing"));
    expect(landed.ship("A1").pose).toEqual({ ...before, heading: 180_000 });
  });

  test("the ship can't do this on the first side or when it reveals another maneuver", () => {
    expect(uwing("0OR").kind).toBe("use at maneuverExecuted");
    expect(uwing("1FG", { onBack: [0] }).kind).toBe("use at maneuverExecuted");
  });
});

describe("Intensity", () => {
  const pilot = { pilot: "greensquadronpilot", upgrades: ["intensity"] };
  const boosted = () => flying(pilot, "2FG").until("action").say("boost").until("boost").pass();

  test("after a boost or barrel roll action, the ship can get a focus or evade token, and the card is flipped", () => {
    const table = boosted();
    expect(table.kind).toBe("use at actionPerformed");
    table.say(key("intensity"));
    expect(table.keys).toEqual(["focus", "evade"]);
    expect(table.say("evade").ship("A1").tokens.evade).toBe(1);
    expect(sideOf(table)).toBe("back");
    const declined = boosted().pass();
    expect([sideOf(declined), declined.ship("A1").tokens.evade]).toEqual(["front", 0]);
  });

  test("it doesn't work after another action", () => {
    expect(flying(pilot, "2FG").until("action").say("focus").kind).not.toBe("use at actionPerformed");
  });

  test("on its second side, a token can be spent at the end of the Combat phase to flip it back", () => {
    const table = boosted().say(key("intensity")).say("focus").until("use at endOfCombat");
    expect(table.say(key("intensity")).ship("A1").tokens.focus).toBe(0);
    expect(sideOf(table)).toBe("front");
  });

  test("without a token, it stays on its second side", () => {
    const asked = (focus: number) => duel({ ...pilot, onBack: [0], tokens: { focus }, engaged: true }, { ...enemy, engaged: true }).kind;
    expect([asked(1), asked(0) === "use at endOfCombat"]).toEqual(["use at endOfCombat", false]);
  });
});

describe("ARC Caster", () => {
  const caster = { pilot: "kathscarlet-scum", upgrades: ["arccaster"], pose: at(400, 300) };
  const near = (more: object = {}) =>
    cardTable([
      [caster, { ...enemy, pose: at(850, 100), engaged: true }],
      [
        { ...enemy, pose: at(400, 400, 180), ...more },
        { ...enemy, pose: at(480, 420, 180) },
        { ...enemy, pose: at(800, 800) },
      ],
    ]);
  const fire = (table: Table, face: "hit" | "blank") => {
    table.attackDice(face, "blank", "blank", "blank").defenseDice("blank", "blank");
    return table.say("arccaster@0>B1");
  };

  test("after a hit, another ship at Range 1 of the defender suffers 1 damage, and the card is flipped", () => {
    const table = fire(near(), "hit");
    expect(table.asks).toEqual([{ kind: "choose ship", seat: 0, keys: ["A1", "B2"] }]);
    table.say("B2");
    expect([table.ship("B1").shields, table.ship("B2").shields, table.ship("A1").shields]).toEqual([1, 1, 4]);
    expect(sideOf(table)).toBe("back");
  });

  test("if no other ship is near, the ship itself suffers the damage, but never the defender", () => {
    const table = cardTable([
      [caster],
      [
        { ...enemy, pose: at(400, 400, 180) },
        { ...enemy, pose: at(800, 800) },
      ],
    ]);
    fire(table, "hit");
    expect([table.ship("B1").shields, table.ship("A1").shields]).toEqual([1, 3]);
  });

  test("after a miss, no ship is damaged, but the card is still flipped before effects after the attack", () => {
    const table = fire(near(), "blank");
    expect([table.ship("B2").shields, sideOf(table)]).toEqual([2, "back"]);
    const again = duel({ pilot: "ig88b", upgrades: ["arccaster"] }, enemy, { gap: 40 });
    again.attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank").say("arccaster@0>B1");
    expect(again.kind).not.toBe("use at afterAttack");
  });

  test("an attack with another weapon doesn't flip it", () => {
    const table = near().attackDice("blank", "blank", "blank", "blank").defenseDice("blank", "blank").say("primary>B1");
    expect(sideOf(table)).toBe("front");
  });

  test("on its second side, it isn't a weapon until its ship takes a weapons disabled token", () => {
    const recharging = () => duel({ ...caster, onBack: [0] }, enemy, { gap: 40 });
    const waiting = recharging();
    expect(waiting.kind).toBe("use at startOfCombat");
    expect(waiting.pass().until("attack").keys).toEqual(["none", "primary>B1"]);
    const table = recharging().say(key("arccaster"));
    expect(table.notes("token")).toContainEqual(expect.objectContaining({ ship: "A1", token: "disarm" }));
    expect([table.ship("A1").tokens.disarm, sideOf(table)]).toEqual([1, "front"]);
  });
});
