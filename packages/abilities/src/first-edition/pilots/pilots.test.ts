import { expect, test } from "vitest";
import { at, cardTable, diceRolled, duel, flying, shoot } from "../../card-table.testing.ts";

const target = { pilot: "academypilot" };

test("Asajj Ventress: a ship in her mobile arc at Range 1-2 gets a stress token", () => {
  const table = duel({ pilot: "asajjventress" }, target, { gap: 60 });
  table.say("A1/pilot:asajjventress");
  expect(table.ship("B1").tokens.stress).toBe(1);
  expect(duel({ pilot: "asajjventress", quarter: "rear" }, target, { gap: 60 }).kind).toBe("attack");
});

test("Biggs Darklighter: once a game, he is the only target among ships near him, until the round ends", () => {
  const table = cardTable([
    [
      { pilot: "biggsdarklighter", pose: at(400, 300) },
      { pilot: "rookiepilot", pose: at(460, 300) },
    ],
    [{ pilot: "darthvader", pose: at(430, 480, 180) }],
  ]);
  table.say("A1/pilot:biggsdarklighter");
  expect(table.asks).toEqual([{ kind: "attack", seat: 1, keys: ["none", "primary>A1"] }]);
  expect(table.ship("A1").usedThisGame).toEqual(["A1/pilot:biggsdarklighter"]);
});

test("Darth Vader: performs two different actions", () => {
  const table = flying({ pilot: "darthvader" }, "2FG").say("focus");
  expect(table.kind).toBe("action");
  table.say("evade");
  expect(table.ship("A1").actions).toEqual(["focus", "evade"]);
});

test("Fenn Rau: can roll one more die at Range 1 when attacking", () => {
  const attacking = duel({ pilot: "fennrau-protectoratestarfighter" }, target, { gap: 50 }).say("primary>B1");
  expect(diceRolled(attacking.say("A1/pilot:fennrau-protectoratestarfighter"))[0]).toBe(5);
  const declining = duel({ pilot: "fennrau-protectoratestarfighter" }, target, { gap: 50 }).say("primary>B1");
  expect(diceRolled(declining.say("pass"))[0]).toBe(4);
});

test("Howlrunner: another friendly ship at Range 1 can reroll a die of its primary attack, but she can't", () => {
  const table = cardTable([
    [
      { pilot: "maulermithel", pose: at(400, 300) },
      { pilot: "howlrunner", pose: at(460, 300), engaged: true },
    ],
    [{ ...target, pose: at(400, 490, 180) }],
  ]);
  table.attackDice("blank", "focus").say("primary>B1").say("A2/pilot:howlrunner");
  expect(table.keys.toSorted()).toEqual(["blank", "focus", "none"]);
  table.attackDice("hit").defenseDice("blank", "blank", "blank").say("blank");
  expect(table.ship("B1").damage).toHaveLength(1);
  const own = duel({ pilot: "howlrunner" }, target).attackDice("blank", "blank").say("primary>B1");
  expect(own.asks[0]?.seat).toBe(1);
});

test("IG-88B: after a miss, can attack once with a cannon", () => {
  const table = shoot(
    duel({ pilot: "ig88b", upgrades: ["ioncannon"] }, target, { gap: 120 }),
    ["blank", "blank", "blank"],
    ["blank", "blank", "blank"],
  );
  table.say("A1/pilot:ig88b");
  expect(table.asks).toEqual([{ kind: "attack", seat: 0, keys: ["none", "ioncannon@0>B1"] }]);
  table.attackDice("blank", "blank", "blank").say("ioncannon@0>B1");
  expect(table.asks).toMatchObject([{ kind: "attack", seat: 1 }]);
});

test("IG-88C: performs a free evade action after a boost", () => {
  const table = flying({ pilot: "ig88c" }, "2FG").say("boost").say("straight").say("A1/pilot:ig88c");
  expect(table.keys).toEqual(["skip", "evade"]);
  expect(table.say("evade").ship("A1").tokens.evade).toBe(1);
});

test("Luke Skywalker: can change a focus result to an evade when defending", () => {
  const table = duel({ pilot: "wedgeantilles" }, { pilot: "lukeskywalker" });
  table.attackDice("hit", "blank", "blank").defenseDice("focus").say("primary>B1").say("B1/pilot:lukeskywalker");
  expect(table.ship("B1").shields).toBe(2);
});

test("Mauler Mithel: rolls one more attack die at Range 1", () => {
  expect(diceRolled(duel({ pilot: "maulermithel" }, target, { gap: 50 }).say("primary>B1"))[0]).toBe(4);
  expect(diceRolled(duel({ pilot: "maulermithel" }, target, { gap: 150 }).say("primary>B1"))[0]).toBe(2);
});

test("Old Teroch: an enemy at Range 1 with him in its arc loses focus and evade tokens", () => {
  const table = duel({ pilot: "oldteroch" }, { ...target, tokens: { focus: 2, evade: 1 } }, { gap: 50 }).say("A1/pilot:oldteroch");
  expect(table.ship("B1").tokens).toMatchObject({ focus: 0, evade: 0 });
  const fromBehind = duel({ pilot: "oldteroch" }, { ...target, pose: at(400, 390, 0), tokens: { focus: 2 } });
  expect(fromBehind.kind).toBe("attack");
});

test("Soontir Fel: can get a focus token when he gets a stress token", () => {
  const table = flying({ pilot: "soontirfel" }, "3KR").say("A1/pilot:soontirfel");
  expect(table.ship("A1").tokens).toMatchObject({ stress: 1, focus: 1 });
});

test("Wedge Antilles: lowers the defender's agility by 1", () => {
  const table = duel({ pilot: "wedgeantilles" }, target).attackDice("hit", "blank", "blank").say("primary>B1");
  expect(diceRolled(table)).toEqual([3, 2]);
});

test("Backstabber: rolls one more die from outside the defender's arc", () => {
  const dice = (heading: number) =>
    diceRolled(
      duel({ pilot: "backstabber" }, { ...target, pose: at(400, 490, heading) })
        .attackDice("blank", "blank")
        .say("primary>B1"),
    )[0];
  expect([dice(180), dice(0)]).toEqual([2, 3]);
});

test("Guri: can get a focus token with an enemy at Range 1", () => {
  const table = duel({ pilot: "guri" }, target, { gap: 50 }).say("A1/pilot:guri");
  expect(table.ship("A1").tokens.focus).toBe(1);
  expect(duel({ pilot: "guri" }, target, { gap: 120 }).kind).toBe("attack");
});

test("Talonbane Cobra: doubles his range bonuses", () => {
  expect(diceRolled(duel({ pilot: "talonbanecobra" }, target, { gap: 50 }).say("primary>B1"))[0]).toBe(5);
  const defending = duel({ pilot: "wedgeantilles" }, { pilot: "talonbanecobra" }, { gap: 250 });
  expect(diceRolled(defending.attackDice("hit", "blank", "blank").say("primary>B1"))[1]).toBe(3);
});
