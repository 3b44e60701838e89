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

describe("as the attack is declared", () => {
  test.each(printings("lukeskywalker", "lukeskywalker-battleofyavin", "lukeskywalker-swz106"))(
    "%s recovers a Force when he is attacked",
    (id, more) => {
      const table = attacked(id, { force: 0 }, { ...more, foe: { tokens: { focus: 1 } } });
      rolling(table, ["focus", "hit", "hit"], [], "primary>A1").say(use(id));
      expect(table.ship("A1").force).toBe(1);
      expect(attacked(id, {}, more).say("primary>A1").kind).not.toContain("use at");
    },
  );

  test("Lowhhrick spends a reinforce token, and the friend evades", () => {
    const table = friendAttacked("lowhhrick", { tokens: { reinforceFore: 1 } }, { foe: { tokens: { focus: 1 } } });
    rolling(table, ["focus", "hit", "hit"], [], "primary>A1").say(use("lowhhrick", "A2"));
    expect([tokens(table).evade, tokens(table, "A2").reinforceFore]).toEqual([1, 0]);
  });

  test("Fenn Rau, stressed for it, leaves an enemy before him no tokens for its dice", () => {
    const fenn = "fennrau-sheathipedeclassshuttle";
    const table = attacked(fenn, {}, { foe: { tokens: { focus: 1 } } }).say(use(fenn));
    expect(tokens(table).stress).toBe(1);
    expect(rolling(table, ["focus", "hit", "hit"], [], "primary>A1").kind).not.toBe("modify attack dice");
    const free = attacked(fenn, {}, { foe: { tokens: { focus: 1 } } }).pass();
    expect(rolling(free, ["focus", "hit", "hit"], [], "primary>A1").keys).toContain("focus");
  });

  test("Fenn Rau of the Fang fighters rids a friend of a red token before it engages", () => {
    const engaging = (y: number) =>
      firing(X_WING, { tokens: { strain: 1 } }, { ...LATER, friends: [beside("fennrau-fangfighter")], foe: { pose: at(400, y, 180) } });
    expect(tokens(engaging(400).say(use("fennrau-fangfighter", "A2"))).strain).toBe(0);
    expect(engaging(490).kind).toBe("attack");
  });
});

describe("after tokens are spent", () => {
  test("Garven Dreis hands on the focus that he spends", () => {
    const table = rolling(firing("garvendreis-t65xwing", { tokens: { focus: 1 } }, { friends: [beside()] }), ["focus", "hit", "hit"]);
    table.say("focus").say(use("garvendreis-t65xwing"));
    expect(table.events).toContainEqual(expect.objectContaining({ note: "token", ship: "A2", token: "focus" }));
    const alone = rolling(firing("garvendreis-t65xwing", { tokens: { focus: 1 } }), ["focus", "hit", "hit"]).say("focus");
    expect(alone.kind).not.toContain("use at");
  });

  test("Derek Klivian sheds a red token for a lock, spent or acquired", () => {
    const table = rolling(firing("derekklivian", { locks: ["B1"], tokens: { stress: 1 } }, LATER), ["blank", "hit"])
      .attackDice("hit")
      .say("lock")
      .say("blank");
    expect(tokens(table.say(use("derekklivian"))).stress).toBe(0);
  });

  test.each(printings("leebo", "leebo-swz103-rebelalliance"))("%s gets back a calculate token that he has spent", (id, more) => {
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
  test("Airen Cracken has a friend act, in red", () => {
    const table = shot(firing("airencracken", {}, { friends: [beside()] }))
      .say(use("airencracken"))
      .say("focus");
    expect(table.events).toContainEqual(expect.objectContaining({ note: "token", ship: "A2", token: "stress" }));
    expect(shot(firing("airencracken", {}, { friends: [beside(X_WING, { pose: at(600, 300) })] })).kind).not.toContain("use at");
  });

  test("Captain Rex marks the defender", () => {
    const table = shot(firing("captainrex", {}, { foes: [{ pilot: FIGHTER, pose: at(400, 600) }] }));
    expect(table.game.state.effects).toContainEqual(expect.objectContaining({ id: "condition:suppressivefire", ship: "B1" }));
  });

  test("Wes Janson spends his charge for a jam token on either side", () => {
    const table = shot(firing("wesjanson", {}, { ...LATER, foe: { tokens: { focus: 1, evade: 1 } } })).say(use("wesjanson"));
    expect(table.keys).toEqual(["focus", "evade"]);
    expect(missed(attacked("wesjanson", { charges: 0 }, LATER)).kind).not.toContain("use at");
    const jams = missed(attacked("wesjanson", {}, { ...LATER, foe: { tokens: { evade: 1 } } })).say(use("wesjanson"));
    expect(jams.events).toContainEqual(expect.objectContaining({ note: "token", ship: "B1", token: "jam" }));
  });

  test("Bodica Venj attacks who has attacked a friend, and is depleted", () => {
    const venj = (deplete: number) => missed(friendAttacked("bodicavenj", { tokens: { deplete } }, LATER));
    const table = venj(0).say(use("bodicavenj", "A2"));
    expect(table.keys).toEqual(["none", "primary>B1"]);
    expect(tokens(finish(rolling(table, MISS)), "A2").deplete).toBe(1);
    expect(venj(1).kind).not.toContain("use at");
  });

  test("Corran Horn attacks at initiative 0 in his bullseye arc, and is disarmed in the next round", () => {
    const table = shot(firing("corranhorn")).say(use("corranhorn"));
    finish(rolling(table, MISS, MISS));
    expect(table.untilPhase("planning").ship("A1").tokens.disarm).toBe(1);
    expect(shot(firing("corranhorn", {}, { foe: { pose: at(460, 490, 180) } })).kind).not.toContain("use at");
  });

  test("Chewbacca has a card dealt facedown for his charge", () => {
    const table = finish(rolling(attacked("chewbacca", { shields: 0 }), ["crit", "blank", "blank"], ["blank"], "primary>A1"));
    expect(table.say(use("chewbacca")).ship("A1").damage).toMatchObject([{ faceup: false }]);
    const spent = finish(rolling(attacked("chewbacca", { shields: 0, charges: 0 }), ["crit", "blank", "blank"], ["blank"], "primary>A1"));
    expect(spent.ship("A1").damage).toMatchObject([{ faceup: true }]);
  });
});

describe("at the start of the Engagement phase", () => {
  const starting = (pilot: string, some: Some = {}, friend: Some = {}, foe: Some = {}) =>
    cardTable([[{ pilot, pose: at(400, 300), ...some }, beside(X_WING, friend)], [{ pilot: X_WING, pose: at(400, 490, 180), ...foe }]]);

  test("Chopper jams enemies that touch", () => {
    const near = starting("chopper", { touching: ["B1"] }, {}, { pose: at(400, 360, 180), touching: ["A1"], tokens: { focus: 1 } });
    expect([tokens(near, "B1").focus, tokens(near, "B1").jam]).toEqual([0, 1]);
    expect(tokens(starting("chopper", {}, {}, { tokens: { focus: 1 } }), "B1").focus).toBe(1);
  });

  test("Gina Moonsong must hand on a stress token", () => {
    const table = starting("ginamoonsong", { tokens: { stress: 2 } });
    expect([tokens(table).stress, tokens(table, "A2").stress]).toEqual([1, 1]);
    expect(tokens(starting("ginamoonsong", { tokens: { stress: 2 } }, { pose: at(700, 300) })).stress).toBe(2);
  });

  test("Kyle Katarn hands a focus token to a friend before him", () => {
    const table = starting("kylekatarn", { tokens: { focus: 1 } }, { pose: at(480, 380) }).say(use("kylekatarn"));
    expect([tokens(table).focus, tokens(table, "A2").focus]).toEqual([0, 1]);
    expect(starting("kylekatarn", { tokens: { focus: 1 } }, { pose: at(480, 200) }).kind).toBe("attack");
  });

  test("Roark Garnet has a ship before him engage first", () => {
    const table = starting("roarkgarnet", {}, { engaged: false, pose: at(480, 400), pilot: FIGHTER }, { pilot: "wedgeantilles" });
    expect(table.say(use("roarkgarnet")).say("A2").asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    const usual = starting("roarkgarnet", {}, { engaged: false, pose: at(480, 400), pilot: FIGHTER }, { pilot: "wedgeantilles" });
    expect(usual.pass().asks).toMatchObject([{ kind: "attack", seat: 1 }]);
  });
});

test("results that Biggs Darklighter does not match cost him nothing", () => {
  const table = finish(rolling(friendAttacked("biggsdarklighter", {}), HITS, ["blank", "blank"], "primary>A1")).say(
    use("biggsdarklighter", "A2"),
  );
  expect([lost(table, "A1"), lost(table, "A2")]).toEqual([2, 1]);
});
