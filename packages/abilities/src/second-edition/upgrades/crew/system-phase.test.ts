import { expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { chargesLeft, inSystem, LATER, use, X_WING } from "../upgrades.testing.ts";
import { near, up } from "./crew.testing.ts";

const COMMANDOS = { remotes: [{ kind: "commandoTeam", number: 1, seat: 0 }] } as const;

test("Cassian Andor: guessing an enemy's maneuver lets the ship's dial be set again", () => {
  const guessed = (guess: string) =>
    inSystem("cassianandor", {}, {}, [near(400, 480, { dial: "3FB" })])
      .say(use("cassianandor"))
      .say(guess);
  const table = guessed("3F");
  expect([table.kind, table.game.open[0]?.ask.about]).toMatchObject(["look at dial", { maneuver: "3FB" }]);
  expect(table.say("seen").kind).toBe("set dial");
  expect(table.say("1BB").ship("A1").dial).toBe("1BB");
  expect(guessed("2F").say("seen").kind).not.toBe("set dial");
});

test("Grand Moff Tarkin: friendly ships can lock objects that he has locked", () => {
  const fleet = [near(440, 300), near(360, 300)];
  const table = cardTable(
    [
      [{ pilot: X_WING, pose: at(400, 300), upgrades: ["grandmofftarkin"], locks: ["B1"] }, ...fleet],
      [near(400, 500), near(440, 500)],
    ],
    { phase: "system" },
  );
  table.until("use at systemPhase").say(use("grandmofftarkin"));
  expect(table.keys).toEqual(["none", "B1"]);
  table.say("B1").say("none");
  expect(["A2", "A3"].map((id) => table.ship(id).locks)).toEqual([["B1"], []]);
  expect(chargesLeft(table)).toBe(0);
});

test("Supreme Leader Snoke: each Force turns one enemy's dial beyond range 1 faceup", () => {
  const others = [near(400, 700, { dial: "3FB" }), near(500, 700, { dial: "4FW" }), near(440, 400, { dial: "2FB" })];
  const table = inSystem("supremeleadersnoke", {}, {}, others).say(use("supremeleadersnoke"));
  expect(table.keys).toEqual(["B1", "B2"]);
  table.say("B2");
  expect(table.notes("dial shown")).toMatchObject([{ ship: "B2", maneuver: "4FW" }]);
  expect([table.ship("A1").force, table.game.state.effects]).toEqual([0, []]);
});

test("Moff Jerjerrod: friendly ships can perform a red boost with the template that he names", () => {
  const table = inSystem("moffjerjerrod").say(use("moffjerjerrod")).say("left");
  expect(table.kind).toBe("free action");
  table.say("boost");
  expect([table.notes("token"), chargesLeft(table)]).toMatchObject([[{ ship: "A1", token: "stress" }], 0]);
  expect([table.notes("action"), table.ship("A1").pose?.heading]).toMatchObject([[{ ship: "A1", action: "boost" }], 315_000]);
  expect(table.game.state.effects).toEqual([]);
});

test("Peli Motto: an action on a Damage card is allowed in the System phase, even while stressed; a repair can repair more", () => {
  const table = inSystem("pelimotto", { tokens: { stress: 1 } }, LATER);
  const deck = table.game.factsOf(table.ship("A1")).damageCards;
  const leak = deck.findIndex(({ key }) => key.endsWith("/Fuel Leak"));
  const failure = deck.findIndex(({ key }) => key.endsWith("/Weapons Failure"));
  const damaged = inSystem("pelimotto", { tokens: { stress: 1 }, damage: [up(leak), up(failure)] }, LATER);
  damaged.say(use("pelimotto")).attackDice("hit");
  expect(damaged.keys).toHaveLength(3);
  damaged.say(damaged.keys.find((key) => key.includes("Fuel Leak")) ?? "");
  damaged.until("use at repaired").say(use("pelimotto"));
  expect(damaged.ship("A1").damage.map(({ faceup }) => faceup)).toEqual([false, false]);
  expect(table.kind).not.toBe("use at systemPhase");
});

test("Zam Wesell: one of two Conditions is assigned facedown, and only its player knows which", () => {
  const table = inSystem("zamwesell", {}, LATER).say(use("zamwesell"));
  expect(table.keys).toEqual(["youdbettermeanbusiness", "youshouldthankme"]);
  table.say("youshouldthankme");
  expect(table.game.state.effects).toMatchObject([{ id: "condition:youshouldthankme", ship: "A1" }]);
  expect(table.game.state.effects[0]?.secret).toBeDefined();
});

for (const id of ["clanwrencommandos", "deathwatchcommandos", "imperialsupercommandos", "mandaloriansupercommandos", "niteowlcommandos"])
  test(`${id}: a charge places a commando team facing one way or the other`, () => {
    const dropped = (way: number) => {
      const table = inSystem(id, {}, { ...LATER, setup: COMMANDOS })
        .until("use at systemPhase")
        .say(use(id));
      return table.say(table.keys[way] ?? "");
    };
    const [front, rear] = [dropped(0), dropped(1)].map((table) => table.game.state.remotes.find(({ status }) => status === "inPlay")?.pose);
    expect(front).toBeDefined();
    expect(front?.heading).not.toBe(rear?.heading);
    expect([front?.x, front?.y]).toEqual([rear?.x, rear?.y]);
    expect(chargesLeft(dropped(0))).toBe(1);
  });
