/** Pilots who turn their dials, or who change the bearing, colour or speed of their maneuver. */
import { degrees } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { at, cardTable, faceup, flying } from "../../card-table.testing.ts";

type Ship = Partial<Parameters<typeof flying>[0]>;
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
/** Returns the maneuvers that the first ship has flown. */
const flown = (table: ReturnType<typeof flying>) => table.notes("maneuver").flatMap((note) => (note.ship === "A1" ? note.maneuver : []));

describe("Boba Fett of the Empire", () => {
  const KEY = "A1/pilot:bobafett-imperial";
  const reveals = (dial: string, ship: Ship = {}) => flying({ pilot: "bobafett-imperial", ...ship }, dial);

  test("turns a bank to the other bank of the same speed without a further question", () => {
    expect(flown(reveals("2BW").say(KEY))).toEqual(["2NW"]);
    expect(flown(reveals("1NG").say(KEY))).toEqual(["1BG"]);
  });

  test("can leave the dial as it is", () => {
    expect(flown(reveals("2BW").say("pass"))).toEqual(["2BW"]);
  });

  test("is not asked about turns and straights", () => {
    for (const dial of ["2TW", "2FG", "3KR"]) expect(flown(reveals(dial))).toEqual([dial]);
  });

  test("can turn a dial, but not change an ionized ship's maneuver", () => {
    const table = cardTable([[{ pilot: "bobafett-imperial", pose: at(400, 300), tokens: { ion: 2 } }], [far]], { phase: "activation" });
    expect(flown(table)).toEqual(["1FW"]);
  });
});

describe("Hera Syndulla", () => {
  for (const pilot of ["herasyndulla-vcx100", "herasyndulla-attackshuttle"]) {
    const KEY = `A1/pilot:${pilot}`;
    test(`${pilot} turns a green maneuver to another green one`, () => {
      const table = flying({ pilot }, "2FG").say(KEY);
      expect(table.keys).toEqual(pilot === "herasyndulla-vcx100" ? ["1FG", "2BG", "2NG"] : ["1BG", "1FG", "1NG"]);
      expect(flown(table.say("1FG"))).toEqual(["1FG"]);
    });

    test(`${pilot} turns a red maneuver to another red one; if stressed, the ship then flies the white straight 2`, () => {
      const red = ["1TR", "1YR", "3TR", "3YR"];
      expect(flying({ pilot }, pilot === "herasyndulla-vcx100" ? "5KR" : "4KR").say(KEY).keys).toEqual(red);
      const stressed = flying({ pilot, tokens: { stress: 1 } }, "1TR")
        .say(KEY)
        .say("3YR");
      expect(flown(stressed)).toEqual(["2FW"]);
    });

    test(`${pilot} is not asked about a white maneuver`, () => {
      expect(flown(flying({ pilot }, "2TW"))).toEqual(["2TW"]);
    });
  }

  test("turns that a Damaged Engine makes red count as red", () => {
    const table = flying({ pilot: "herasyndulla-attackshuttle", damage: [faceup("Damaged Engine")] }, "4KR");
    expect(table.say("A1/pilot:herasyndulla-attackshuttle").keys).toEqual(["1TR", "1YR", "2TW", "2YW", "3TR", "3YR"]);
  });
});

describe("Juno Eclipse", () => {
  const KEY = "A1/pilot:junoeclipse";
  const reveals = (dial: string, ship: Ship = {}) => flying({ pilot: "junoeclipse", ...ship }, dial);

  test("flies one speed slower or faster in the revealed colour, even if that maneuver isn't on her dial", () => {
    const table = reveals("2TW").say(KEY);
    expect(table.keys).toEqual(["1TW", "3TW"]);
    expect(flown(table.say("1TW"))).toEqual(["1TW"]);
    const turned = reveals("4KR").say(KEY).say("3KR");
    expect(flown(turned)).toEqual(["3KR"]);
    expect(turned.ship("A1").tokens.stress).toBe(1);
  });

  test("a green maneuver stays green", () => {
    const table = reveals("2FG", { tokens: { stress: 1 } })
      .say(KEY)
      .say("1FG");
    expect(table.ship("A1").tokens.stress).toBe(0);
  });

  test("can't go below speed 1 or above the longest template, and isn't asked if only one speed is left", () => {
    expect(flown(reveals("1BG").say(KEY))).toEqual(["2BG"]);
    expect(flown(reveals("3BW").say(KEY))).toEqual(["2BW"]);
    expect(flown(reveals("5FW").say(KEY))).toEqual(["4FW"]);
  });
});

describe("Dalan Oberos in his StarViper", () => {
  const KEY = "A1/pilot:dalanoberos-starviper";
  const reveals = (dial: string, ship: Ship = {}) => flying({ pilot: "dalanoberos-starviper", ...ship }, dial);

  test("flies a turn as a red Tallon roll to the same side", () => {
    const table = reveals("2YW").say(KEY);
    expect(flown(table)).toEqual(["2RR"]);
    expect(table.ship("A1")).toMatchObject({ pose: { heading: degrees(180) }, tokens: { stress: 1 } });
  });

  test("flies a bank or a Segnor's loop along the bank template, and turns by 90 degrees more", () => {
    const right = reveals("2NW").say(KEY);
    expect(flown(right)).toEqual(["2MR"]);
    expect(right.ship("A1")).toMatchObject({ pose: { heading: degrees(135) }, tokens: { stress: 1 } });
    const bank = reveals("2NW").say("pass").ship("A1");
    expect(right.ship("A1").pose).toEqual({ ...bank.pose, heading: degrees(135) });
    const loop = reveals("3LR").say(KEY);
    expect(flown(loop)).toEqual(["3GR"]);
    expect(loop.ship("A1").pose?.heading).toBe(degrees(360 - 135));
  });

  test("can't do this while stressed or with a straight", () => {
    expect(flown(reveals("2YW", { tokens: { stress: 1 } }))).toEqual(["2YW"]);
    expect(flown(reveals("3FG"))).toEqual(["3FG"]);
  });
});

describe("Ello Asty", () => {
  const reveals = (dial: string, ship: Ship = {}) => flying({ pilot: "elloasty", ...ship }, dial);

  test("is asked whether a Tallon roll is white, which is the default", () => {
    const table = reveals("3ER");
    expect(table.asks).toMatchObject([{ kind: "treat maneuver as", seat: 0, keys: ["white", "red"] }]);
    expect(table.pass().ship("A1").tokens.stress).toBe(0);
    const red = reveals("3RR").say("red");
    expect(flown(red)).toEqual(["3RR"]);
    expect(red.ship("A1").tokens.stress).toBe(1);
  });

  test("is not asked while stressed or about other red maneuvers", () => {
    expect(flown(reveals("3ER", { tokens: { stress: 1 } }))).toEqual(["2FW"]);
    expect(reveals("4KR").ship("A1").tokens.stress).toBe(1);
  });
});

describe("IG-88D", () => {
  const KEY = "A1/pilot:ig88d";
  const reveals = (dial: string, ship: Ship = {}) => flying({ pilot: "ig88d", ...ship }, dial);

  test("flies a Segnor's loop 3 along the turn template to the same side, still as a red maneuver", () => {
    const table = reveals("3PR");
    expect(table.kind).toBe("use at beforeManeuver");
    expect(flown(table.say(KEY))).toEqual(["3VR"]);
    expect(table.ship("A1")).toMatchObject({ pose: { heading: degrees(270) }, tokens: { stress: 1 } });
    expect(flown(reveals("3LR").say(KEY))).toEqual(["3CR"]);
  });

  test("can fly the loop unchanged", () => {
    const table = reveals("3PR").say("pass");
    expect(table.ship("A1").pose?.heading).toBe(degrees(225));
  });

  test("is not asked about other maneuvers", () => {
    for (const dial of ["2TW", "3BG", "4KR"]) expect(flown(reveals(dial))).toEqual([dial]);
  });
});

describe("Tetran Cowall", () => {
  const KEY = "A1/pilot:tetrancowall";
  const reveals = (dial: string, ship: Ship = {}) => flying({ pilot: "tetrancowall", ...ship }, dial);

  test("can fly a Koiogran turn at speed 1, 3 or 5, still as a red maneuver", () => {
    expect(reveals("3KR").say(KEY).keys).toEqual(["1KR", "5KR"]);
    const table = reveals("5KR").say(KEY);
    expect(table.keys).toEqual(["1KR", "3KR"]);
    expect(flown(table.say("1KR"))).toEqual(["1KR"]);
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 380, 180), tokens: { stress: 1 } });
  });

  test("changes no other maneuver", () => {
    expect(flown(reveals("3FG"))).toEqual(["3FG"]);
  });
});

describe("Duchess", () => {
  const KEY = "A1/pilot:duchess";
  const reveals = (ship: Ship = {}) => flying({ pilot: "duchess", upgrades: ["adaptiveailerons"], ...ship }, "2FG");

  test("can ignore her Adaptive Ailerons or use them", () => {
    expect(flown(reveals().say("pass"))).toEqual(["2FG"]);
    const table = reveals().say(KEY);
    expect(table.keys).toEqual(["1FW", "1BW", "1NW"]);
    expect(flown(table.say("1NW"))).toEqual(["1NW", "2FG"]);
  });

  test("is asked nothing while stressed or without Adaptive Ailerons", () => {
    expect(flown(reveals({ tokens: { stress: 1 } }))).toEqual(["2FG"]);
    expect(flown(reveals({ upgrades: [] }))).toEqual(["2FG"]);
  });

  test("must use her Adaptive Ailerons as an Injured Pilot", () => {
    const damage = [faceup("Injured Pilot", { deck: "core" })];
    const table = flying({ pilot: "duchess", upgrades: ["adaptiveailerons"], damage }, "2FG", { deck: "core" });
    expect(table.keys).toEqual(["1FW", "1BW", "1NW"]);
    expect(flown(table.say("1FW"))).toEqual(["1FW", "2FG"]);
  });
});

describe("Dash Rendar", () => {
  const ROCK = { token: "coreasteroid0", pose: at(400, 420) } as const;
  const reveals = (more: Parameters<typeof flying>[2] = { obstacles: [ROCK] }) => flying({ pilot: "dashrendar" }, "1FG", more);

  test("is asked about each obstacle in his way, and ignores it by default", () => {
    const table = reveals();
    expect(table.asks).toMatchObject([{ kind: "choose one", keys: ["ignore", "meet"] }]);
    table.pass();
    expect([table.kind, table.notes("met obstacle")]).toEqual(["action", []]);
    expect(table.game.state.effects).toEqual([]);
    const two = reveals({ obstacles: [ROCK, { token: "yt2400debris0", pose: at(400, 350) }] }).say("ignore");
    expect(two.say("ignore").notes("met obstacle")).toEqual([]);
  });

  test("can choose to suffer the obstacle's effects", () => {
    const table = reveals().attackDice("hit").say("meet");
    expect(table.notes("met obstacle")).toMatchObject([{ ship: "A1" }]);
    expect(table.ship("A1").skipsAction).toBe(true);
    expect(table.notes("rolled")).toMatchObject([{ reason: "asteroid" }]);
  });

  test("can barrel roll onto an obstacle without being asked", () => {
    const table = flying({ pilot: "dashrendar" }, "1FG", { obstacles: [{ token: "coreasteroid0", pose: at(500, 420) }] });
    table.say("barrel-roll").say("right").put(at(500, 420));
    expect(table.game.board.obstaclesUnder(table.ship("A1"))).toHaveLength(1);
    expect(table.notes("met obstacle")).toEqual([]);
  });
});
