import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import {
  attacked,
  beside,
  FIGHTER,
  finish,
  firing,
  friendAttacked,
  HITS,
  LATER,
  lost,
  MISS,
  printings,
  rolling,
  type Some,
  tokens,
  use,
  X_WING,
} from "../pilots.testing.ts";

const shot = (table: ReturnType<typeof firing>) => finish(rolling(table, MISS, MISS));
const missed = (table: ReturnType<typeof firing>) => finish(rolling(table, MISS, [], "primary>A1"));

describe("when the attack is declared", () => {
  test.each(printings("lukeskywalker", "lukeskywalker-battleofyavin", "lukeskywalker-swz106"))(
    "%s recovers Force when attacked",
    (id, more) => {
      const table = attacked(id, { force: 0 }, { ...more, foe: { tokens: { focus: 1 } } });
      rolling(table, ["focus", "hit", "hit"], [], "primary>A1").say(use(id));
      expect(table.ship("A1").force).toBe(1);
      expect(attacked(id, {}, more).say("primary>A1").kind).not.toContain("use at");
    },
  );

  test("Lowhhrick spends a reinforce token to give a friendly defender an evade token", () => {
    const table = friendAttacked("lowhhrick", { tokens: { reinforceFore: 1 } }, { foe: { tokens: { focus: 1 } } });
    rolling(table, ["focus", "hit", "hit"], [], "primary>A1").say(use("lowhhrick", "A2"));
    expect([tokens(table).evade, tokens(table, "A2").reinforceFore]).toEqual([1, 0]);
  });

  test("Fenn Rau gains stress so that an enemy in front can't spend tokens to modify dice", () => {
    const fenn = "fennrau-sheathipedeclassshuttle";
    const table = attacked(fenn, {}, { foe: { tokens: { focus: 1 } } }).say(use(fenn));
    expect(tokens(table).stress).toBe(1);
    expect(rolling(table, ["focus", "hit", "hit"], [], "primary>A1").kind).not.toBe("modify attack dice");
    const free = attacked(fenn, {}, { foe: { tokens: { focus: 1 } } }).pass();
    expect(rolling(free, ["focus", "hit", "hit"], [], "primary>A1").keys).toContain("focus");
  });

  test("Fenn Rau of the Fang fighters removes a red token from a friendly ship before it engages", () => {
    const engaging = (y: number) =>
      firing(X_WING, { tokens: { strain: 1 } }, { ...LATER, friends: [beside("fennrau-fangfighter")], foe: { pose: at(400, y, 180) } });
    expect(tokens(engaging(400).say(use("fennrau-fangfighter", "A2"))).strain).toBe(0);
    expect(engaging(490).kind).toBe("attack");
  });
});

describe("after tokens are spent", () => {
  test("Garven Dreis transfers the focus token that he spends", () => {
    const table = rolling(firing("garvendreis-t65xwing", { tokens: { focus: 1 } }, { friends: [beside()] }), ["focus", "hit", "hit"]);
    table.say("focus").say(use("garvendreis-t65xwing"));
    expect(table.events).toContainEqual(expect.objectContaining({ note: "token", ship: "A2", token: "focus" }));
    const alone = rolling(firing("garvendreis-t65xwing", { tokens: { focus: 1 } }), ["focus", "hit", "hit"]).say("focus");
    expect(alone.kind).not.toContain("use at");
  });

  test("Derek Klivian removes a red token when he acquires or spends a lock", () => {
    const table = rolling(firing("derekklivian", { locks: ["B1"], tokens: { stress: 1 } }, LATER), ["blank", "hit"])
      .attackDice("hit")
      .say("lock")
      .say("blank");
    expect(tokens(table.say(use("derekklivian"))).stress).toBe(0);
  });

  test.each(printings("leebo", "leebo-swz103-rebelalliance"))("%s recovers a calculate token after spending one", (id, more) => {
    const spent = (answer: string) =>
      finish(rolling(firing(id, { tokens: { calculate: 1 } }, more), ["focus", "hit", "hit", "hit"]).say(answer));
    const gained = (answer: string) =>
      spent(answer)
        .notes("token")
        .filter((note) => note.ship === "A1").length;
    expect([gained("calculate"), gained("done")]).toEqual([1, 0]);
  });
});

describe("after attacks", () => {
  test("Airen Cracken lets a friendly ship perform a red action", () => {
    const table = shot(firing("airencracken", {}, { friends: [beside()] }))
      .say(use("airencracken"))
      .say("focus");
    expect(table.events).toContainEqual(expect.objectContaining({ note: "token", ship: "A2", token: "stress" }));
    expect(shot(firing("airencracken", {}, { friends: [beside(X_WING, { pose: at(600, 300) })] })).kind).not.toContain("use at");
  });

  test("Captain Rex assigns Suppressive Fire to the defender", () => {
    const table = shot(firing("captainrex", {}, { foes: [{ pilot: FIGHTER, pose: at(400, 600) }] }));
    expect(table.game.state.effects).toContainEqual(expect.objectContaining({ id: "condition:suppressivefire", ship: "B1" }));
  });

  test("Wes Janson spends his charge to jam his opponent after attacking or defending", () => {
    const table = shot(firing("wesjanson", {}, { ...LATER, foe: { tokens: { focus: 1, evade: 1 } } })).say(use("wesjanson"));
    expect(table.keys).toEqual(["focus", "evade"]);
    expect(missed(attacked("wesjanson", { charges: 0 }, LATER)).kind).not.toContain("use at");
    const jams = missed(attacked("wesjanson", {}, { ...LATER, foe: { tokens: { evade: 1 } } })).say(use("wesjanson"));
    expect(jams.events).toContainEqual(expect.objectContaining({ note: "token", ship: "B1", token: "jam" }));
  });

  test("Bodica Venj attacks a ship that attacked a friendly ship, and gains a deplete token", () => {
    const venj = (deplete: number) => missed(friendAttacked("bodicavenj", { tokens: { deplete } }, LATER));
    const table = venj(0).say(use("bodicavenj", "A2"));
    expect(table.keys).toEqual(["none", "primary>B1"]);
    expect(tokens(finish(rolling(table, MISS)), "A2").deplete).toBe(1);
    expect(venj(1).kind).not.toContain("use at");
  });

  test("Corran Horn attacks again at initiative 0 in his bullseye arc, and is disarmed next round", () => {
    const table = shot(firing("corranhorn")).say(use("corranhorn"));
    finish(rolling(table, MISS, MISS));
    expect(table.untilPhase("planning").ship("A1").tokens.disarm).toBe(1);
    expect(shot(firing("corranhorn", {}, { foe: { pose: at(460, 490, 180) } })).kind).not.toContain("use at");
  });

  test("Chewbacca spends his charge to be dealt a card facedown", () => {
    const table = finish(rolling(attacked("chewbacca", { shields: 0 }), ["crit", "blank", "blank"], ["blank"], "primary>A1"));
    expect(table.say(use("chewbacca")).ship("A1").damage).toMatchObject([{ faceup: false }]);
    const spent = finish(rolling(attacked("chewbacca", { shields: 0, charges: 0 }), ["crit", "blank", "blank"], ["blank"], "primary>A1"));
    expect(spent.ship("A1").damage).toMatchObject([{ faceup: true }]);
  });
});

describe("at the start of the Engagement phase", () => {
  const starting = (pilot: string, some: Some = {}, friend: Some = {}, foe: Some = {}) =>
    cardTable([[{ pilot, pose: at(400, 300), ...some }, beside(X_WING, friend)], [{ pilot: X_WING, pose: at(400, 490, 180), ...foe }]]);

  test("Chopper jams enemies in contact", () => {
    const near = starting("chopper", { touching: ["B1"] }, {}, { pose: at(400, 360, 180), touching: ["A1"], tokens: { focus: 1 } });
    expect([tokens(near, "B1").focus, tokens(near, "B1").jam]).toEqual([0, 1]);
    expect(tokens(starting("chopper", {}, {}, { tokens: { focus: 1 } }), "B1").focus).toBe(1);
  });

  test("Gina Moonsong must transfer a stress token to a friendly ship", () => {
    const table = starting("ginamoonsong", { tokens: { stress: 2 } });
    expect([tokens(table).stress, tokens(table, "A2").stress]).toEqual([1, 1]);
    expect(tokens(starting("ginamoonsong", { tokens: { stress: 2 } }, { pose: at(700, 300) })).stress).toBe(2);
  });

  test("Kyle Katarn transfers a focus token to a friendly ship in front of him", () => {
    const table = starting("kylekatarn", { tokens: { focus: 1 } }, { pose: at(480, 380) }).say(use("kylekatarn"));
    expect([tokens(table).focus, tokens(table, "A2").focus]).toEqual([0, 1]);
    expect(starting("kylekatarn", { tokens: { focus: 1 } }, { pose: at(480, 200) }).kind).toBe("attack");
  });

  test("Roark Garnet lets a ship in front of him engage first", () => {
    const table = starting("roarkgarnet", {}, { engaged: false, pose: at(480, 400), pilot: FIGHTER }, { pilot: "wedgeantilles" });
    expect(table.say(use("roarkgarnet")).say("A2").asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    const usual = starting("roarkgarnet", {}, { engaged: false, pose: at(480, 400), pilot: FIGHTER }, { pilot: "wedgeantilles" });
    expect(usual.pass().asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });
});

test("Biggs Darklighter suffers no damage for results that he doesn't match", () => {
  const table = finish(rolling(friendAttacked("biggsdarklighter", {}), HITS, ["blank", "blank"], "primary>A1")).say(
    use("biggsdarklighter", "A2"),
  );
  expect([lost(table, "A1"), lost(table, "A2")]).toEqual([2, 1]);
});
