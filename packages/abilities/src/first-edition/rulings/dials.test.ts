/** Rulings on turned dials, and on maneuvers that no player has set on a dial. */
import { expect, test } from "vitest";
import { at, cardTable, faceup, flying } from "../../card-table.testing.ts";

const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });
const STAY = "A1/upgrade:stayontarget/0";
/** Returns the maneuvers that the first ship has flown. */
const flown = (table: ReturnType<typeof flying>) => table.notes("maneuver").flatMap((event) => (event.ship === "A1" ? event.maneuver : []));

/** A ship of the first seat that has no dial because it has ion tokens. */
const drifting = (ship: Omit<Parameters<typeof flying>[0], "pose">) =>
  cardTable([[{ ...ship, pose: at(400, 300) }], [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }]], {
    phase: "activation",
  });

test("ruling 141.1 Stay on Target: the dial turns to another maneuver of the same speed, which is red", () => {
  const table = flying(rookie("stayontarget"), "2FG").say(STAY);
  expect(table.keys).toEqual(["2TW", "2BW", "2NW", "2YW"]);
  expect(table.say("2BW").ship("A1").tokens.stress).toBe(1);
});

test("ruling 141.1 Stay on Target: a stressed ship can use it, but then flies the white straight 2", () => {
  const table = flying({ ...rookie("stayontarget"), tokens: { stress: 1 } }, "1FG")
    .say(STAY)
    .pass();
  expect(flown(table)).toEqual(["2FW"]);
  expect(table.ship("A1").tokens.stress).toBe(1);
});

test("ruling 141.2 Stay on Target: if Navigator then changes the maneuver, it is still red", () => {
  const table = flying(rookie("stayontarget", "navigator"), "1FG").say(STAY).say("1BG");
  table.say("A1/upgrade:navigator/1").say("3BW");
  expect(flown(table)).toEqual(["3BW"]);
  expect(table.ship("A1").tokens.stress).toBe(1);
  expect(table.game.state.effects).toEqual([]);
});

test("ruling 233.1 Navigator: an ionized ship can't turn its dial", () => {
  const table = drifting({ ...rookie("navigator"), tokens: { ion: 1 } });
  expect(table.asks).toMatchObject([{ kind: "action", seat: 0 }]);
  expect(flown(table)).toEqual(["1FW"]);
});

test("ruling 234.1 Nien Nunb: an ionized ship's maneuver can be green", () => {
  const { tokens } = drifting({ ...rookie("niennunb"), tokens: { ion: 1, stress: 1 } })
    .say("green")
    .ship("A1");
  expect(tokens).toMatchObject({ ion: 0, stress: 0 });
});

test("ruling 243.1 R2 Astromech: with a Damaged Engine, every turn is red, even at speed 1 and 2", () => {
  const stress = (dial: string) =>
    flying({ pilot: "greensquadronpilot", upgrades: ["r2astromech"], damage: [faceup("Damaged Engine")] }, dial).ship("A1").tokens.stress;
  expect([stress("1TW"), stress("1YW"), stress("2TG"), stress("2YG"), stress("3TG")]).toEqual([1, 1, 1, 1, 1]);
  expect(stress("2BG")).toBe(0);
});

test("ruling 243.2 R2 Astromech: an ionized ship's maneuver can be green", () => {
  const { tokens } = drifting({ ...rookie("r2astromech"), tokens: { ion: 1, stress: 1 } })
    .say("green")
    .ship("A1");
  expect(tokens).toMatchObject({ ion: 0, stress: 0 });
  expect(drifting({ ...rookie(), tokens: { ion: 1, stress: 1 } }).ship("A1").tokens).toMatchObject({ ion: 0, stress: 1 });
});

const shaken = (stress: number, ...more: readonly string[]) =>
  flying({ ...rookie(), tokens: { stress }, damage: [faceup("Shaken Pilot"), ...more.map((name) => faceup(name))] }, "2FG");

test("ruling 261.1 Shaken Pilot: if a straight is revealed, an opponent can choose any other maneuver, even a red one", () => {
  const table = shaken(0);
  expect(table.asks).toMatchObject([{ kind: "maneuver for an opponent", seat: 1 }]);
  expect(table.keys).toContain("4KR");
  expect(table.keys.some((code) => code[1] === "F")).toBe(false);
  expect(flown(table.say("4KR"))).toEqual(["4KR"]);
});

test("ruling 261.2 Shaken Pilot: for a stressed ship, the opponent can't choose a red maneuver", () => {
  const table = shaken(1);
  expect(table.keys).toContain("2BW");
  expect(table.keys).not.toContain("4KR");
  expect(table.keys.some((code) => code[1] === "F")).toBe(false);
  expect(shaken(1, "Damaged Engine").keys.some((code) => code[1] === "T" || code[1] === "Y")).toBe(false);
});
