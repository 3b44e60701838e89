/** Upgrades that turn dials, replace maneuvers, turn ships around, or take effect after a maneuver. */
import { pilotSkill } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { at, cardTable, duel, faceup, flying } from "../../card-table.testing.ts";

type Ship = Parameters<typeof flying>[0];
type Table = ReturnType<typeof flying>;
const far = { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" };
const flown = (table: Table) => table.notes("maneuver").flatMap((note) => (note.ship === "A1" ? note.maneuver : []));
const own = (id: string, place = 0) => `A1/upgrade:${id}/${place}`;
const asteroid = (x: number, y: number) => ({ token: "coreasteroid0", pose: at(x, y) }) as const;
/** The ship flies into another ship that has already activated. */
const into = (ship: Ship, dial: string, y: number, more: Parameters<typeof cardTable>[1] = {}) =>
  cardTable([[{ pose: at(400, 300), dial, ...ship }], [{ pilot: "rookiepilot", pose: at(400, y), activated: true }, far]], {
    phase: "activation",
    ...more,
  });

describe("Hera Syndulla aboard", () => {
  const reveals = (upgrades: readonly string[]) => flying({ pilot: "outerrimsmuggler", upgrades, tokens: { stress: 1 } }, "4KR");

  test("she lets a stressed ship fly a red maneuver", () => {
    const table = reveals(["herasyndulla"]);
    expect(flown(table)).toEqual(["4KR"]);
    expect(table.ship("A1").tokens.stress).toBe(2);
  });

  test("without her, a stressed ship flies the white straight 2", () => {
    expect(flown(reveals([]))).toEqual(["2FW"]);
  });

  test("she doesn't let a stressed ship act", () => {
    expect(reveals(["herasyndulla"]).ship("A1").actions).toEqual([]);
  });
});

describe("Maneuvering Fins", () => {
  const reveals = (dial: string, tokens = {}) => flying({ pilot: "trandoshanslaver", upgrades: ["maneuveringfins"], tokens }, dial);

  test("they can change a turn to a bank of the same speed and direction", () => {
    expect(flown(reveals("3TW").say(own("maneuveringfins")))).toEqual(["3BW"]);
    expect(flown(reveals("2YR").say(own("maneuveringfins")))).toEqual(["2NW"]);
  });

  test("they help a stressed ship that has revealed a red turn", () => {
    expect(flown(reveals("2TR", { stress: 1 }).say(own("maneuveringfins")))).toEqual(["2BW"]);
    expect(flown(reveals("2TR", { stress: 1 }).say("pass"))).toEqual(["2FW"]);
  });

  test("they change no other maneuver", () => {
    for (const dial of ["3BW", "3FG"]) expect(flown(reveals(dial))).toEqual([dial]);
  });
});

describe("Adaptive Ailerons", () => {
  const reveals = (dial: string, tokens = {}, more: Parameters<typeof flying>[2] = {}) =>
    flying({ pilot: "imperialtrainee", upgrades: ["adaptiveailerons"], tokens }, dial, more);

  test("they make the ship fly a slow white maneuver before its dial is revealed", () => {
    const table = reveals("2FG");
    expect(table.asks).toMatchObject([{ kind: "choose one", keys: ["1FW", "1BW", "1NW"] }]);
    expect(table.notes("revealed")).toEqual([]);
    table.say("1FW");
    expect(flown(table)).toEqual(["1FW", "2FG"]);
    expect(table.ship("A1").pose).toEqual(at(400, 500));
    expect(table.kind).toBe("action");
  });

  test("they don't work while stressed", () => {
    const table = reveals("2FG", { stress: 1 });
    expect(flown(table)).toEqual(["2FG"]);
  });

  test("they don't work for an ionized ship, which reveals no dial", () => {
    const ship = { pilot: "imperialtrainee", upgrades: ["adaptiveailerons"], pose: at(400, 300), tokens: { ion: 1 } };
    expect(flown(cardTable([[ship], [far]], { phase: "activation" }))).toEqual(["1FW"]);
  });

  test("a card that can make banks green changes nothing about them", () => {
    const ship = { pilot: "imperialtrainee", upgrades: ["adaptiveailerons", "twinionenginemkii"] };
    const table = flying(ship, "2FG").say("1BW");
    expect(table.game.state.motion).toBeUndefined();
    expect(flown(table)).toEqual(["1BW", "2FG"]);
  });
});

describe("Advanced Ailerons", () => {
  const reveals = (dial: string, tokens = {}) => flying({ pilot: "scarifbasepilot", upgrades: ["advancedailerons"], tokens }, dial);

  test("a bank 3 is white, and the ship flies a slow maneuver first", () => {
    const table = reveals("3BR").say("1FW");
    expect(flown(table)).toEqual(["1FW", "3BR"]);
    expect(table.ship("A1").tokens.stress).toBe(0);
  });

  test("a stressed ship flies its bank 3 at once", () => {
    expect(flown(reveals("3NR", { stress: 1 }))).toEqual(["3NR"]);
  });

  test("other red maneuvers stay red", () => {
    expect(flown(reveals("2TR", { stress: 1 }))).toEqual(["2FW"]);
    expect(reveals("2TR").say("1FW").ship("A1").tokens.stress).toBe(1);
  });
});

describe("Lightning Reflexes", () => {
  const reveals = (dial: string, ship: Partial<Ship> = {}) =>
    flying({ pilot: "rookiepilot", upgrades: ["lightningreflexes"], ...ship }, dial);

  test("the card is discarded to turn the ship round, and the ship gets a stress token", () => {
    const table = reveals("3FW").say(own("lightningreflexes"));
    expect(table.ship("A1")).toMatchObject({ pose: at(400, 460, 180), tokens: { stress: 1 }, upgrades: [{ faceup: false }] });
    expect(table.ship("A1").actions).toEqual([]);
  });

  test("a green maneuver removes a stress token before that", () => {
    const table = reveals("2FG", { tokens: { stress: 1 } });
    expect(table.ship("A1").tokens.stress).toBe(0);
    expect(table.say(own("lightningreflexes")).ship("A1").tokens.stress).toBe(1);
  });

  test("they don't work after a red maneuver", () => {
    expect(reveals("4KR").keys).not.toContain(own("lightningreflexes"));
  });

  test("they don't work after the white straight 2 of a stressed ship", () => {
    const table = reveals("4KR", { tokens: { stress: 1 } });
    expect(flown(table)).toEqual(["2FW"]);
    expect(table.keys).not.toContain(own("lightningreflexes"));
  });
});

describe("Daredevil", () => {
  test("the ship flies a white turn 1, gets a stress token and, without a boost icon, rolls two dice", () => {
    const table = flying({ pilot: "rookiepilot", upgrades: ["daredevil"] }, "2FG").say("upgrade:daredevil");
    expect(table.keys).toEqual(["1TW", "1YW"]);
    table.attackDice("hit", "crit").say("1YW");
    expect(table.ship("A1")).toMatchObject({ pose: at(455, 475, 90), tokens: { stress: 1 }, shields: 0 });
  });

  test("a ship with a boost icon, printed or from a card, rolls no dice", () => {
    const interceptor = flying({ pilot: "alphasquadronpilot", upgrades: ["daredevil"] }, "2FG")
      .say("upgrade:daredevil")
      .say("1TW");
    expect(interceptor.notes("rolled")).toEqual([]);
    const upgraded = flying({ pilot: "rookiepilot", upgrades: ["daredevil", "engineupgrade"] }, "2FG")
      .say("upgrade:daredevil")
      .say("1TW");
    expect([upgraded.notes("rolled"), upgraded.ship("A1").tokens.stress]).toEqual([[], 1]);
  });

  test("a stressed ship can't use it", () => {
    expect(flying({ pilot: "rookiepilot", upgrades: ["daredevil"], tokens: { stress: 2 } }, "2FG").ship("A1").actions).toEqual([]);
  });
});

describe("Rear Admiral Chiraneau aboard", () => {
  test("he lets the ship fly a white straight 1 as an action", () => {
    const table = flying({ pilot: "patrolleader", upgrades: ["rearadmiralchiraneau"] }, "2TW").say("upgrade:rearadmiralchiraneau");
    expect(flown(table)).toEqual(["2TW", "1FW"]);
    expect(table.ship("A1").actions).toEqual(["upgrade:rearadmiralchiraneau"]);
  });

  test("he moves a huge ship using its own template, without energy", () => {
    const ship = { pilot: "gozanticlasscruiser", upgrades: ["rearadmiralchiraneau"], pose: at(400, 300), dial: "1F2", energy: 0 };
    const table = cardTable([[ship], [{ ...far, activated: true }]], { phase: "activation" }).until("action");
    const { pose, energy } = table.ship("A1");
    table.say("upgrade:rearadmiralchiraneau");
    expect(table.ship("A1").pose?.y).toBeGreaterThan(pose?.y ?? 0);
    expect(table.ship("A1").energy).toBe(energy);
  });
});

describe("Millennium Falcon of the Resistance", () => {
  const falcon = (ship: Partial<Ship> = {}) => ({ pilot: "outerrimsmuggler", upgrades: ["millenniumfalcon-swx57"], ...ship });

  test("it can turn round after a bank 3 and then gets a stress token", () => {
    const table = flying(falcon(), "3BW");
    const { heading = 0 } = table.ship("A1").pose ?? {};
    table.say(own("millenniumfalcon-swx57"));
    expect(table.ship("A1")).toMatchObject({ pose: { heading: heading - 180_000 }, tokens: { stress: 1 } });
  });

  test("it can't do this after other maneuvers, while stressed, or while touching a ship", () => {
    for (const dial of ["2BW", "3FW"]) expect(flying(falcon(), dial).keys).not.toContain(own("millenniumfalcon-swx57"));
    expect(flying(falcon({ tokens: { stress: 1 } }), "3BW").keys).not.toContain(own("millenniumfalcon-swx57"));
    const bumped = cardTable(
      [[{ ...falcon(), pose: at(400, 300), dial: "3NW" }], [{ pilot: "rookiepilot", pose: at(490, 515), activated: true }, far]],
      { phase: "activation" },
    );
    expect(bumped.ship("A1").touching).toEqual(["B1"]);
    expect(bumped.keys).not.toContain(own("millenniumfalcon-swx57"));
  });
});

describe("Pattern Analyzer", () => {
  const KEY = own("patternanalyzer");
  const reveals = (dial: string, ship: Partial<Ship> = {}, more: Parameters<typeof flying>[2] = {}) =>
    flying({ pilot: "blacksquadronpilot", upgrades: ["patternanalyzer"], ...ship }, dial, more);

  test("it can postpone the stress of a red maneuver until after the action", () => {
    const table = reveals("4KR");
    expect(table.kind).toBe("use at beforeDifficulty");
    table.say(KEY);
    expect([table.kind, table.ship("A1").tokens.stress]).toEqual(["action", 0]);
    table.say("evade");
    expect(table.ship("A1").tokens).toMatchObject({ evade: 1, stress: 1 });
    expect(table.game.state.effects).toEqual([]);
  });

  test("if it isn't used, the ship gets the stress at once", () => {
    const table = reveals("4KR").say("pass");
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 1 }, actions: [] });
  });

  test("it can postpone removing stress after a green maneuver, and isn't offered after a white one", () => {
    const table = reveals("2FG", { tokens: { stress: 1 } }).say(KEY);
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 0 }, actions: [] });
    expect(reveals("4FW").kind).toBe("action");
  });

  test("a green maneuver can then remove stress caused by the actions", () => {
    const table = reveals("2FG", { upgrades: ["patternanalyzer", "pushthelimit"] }).say(KEY);
    table.say("focus").say(own("pushthelimit", 1)).say("evade");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, evade: 1, stress: 0 });
    const atOnce = reveals("2FG", { upgrades: ["patternanalyzer", "pushthelimit"] }).say("pass");
    atOnce.say("focus").say(own("pushthelimit", 1)).say("evade");
    expect(atOnce.ship("A1").tokens.stress).toBe(1);
  });

  test("a green maneuver can then remove stress caused by debris", () => {
    const table = reveals("2FG", {}, { obstacles: [{ token: "yt2400debris0", pose: at(400, 350) }] }).attackDice("blank");
    expect(table.say(KEY).ship("A1").tokens.stress).toBe(0);
  });

  test("the stress token from Lightning Reflexes comes after the action too", () => {
    const table = reveals("4FW", { upgrades: ["patternanalyzer", "lightningreflexes"] }).say(KEY);
    table.say(own("lightningreflexes", 1));
    expect([table.kind, table.ship("A1").tokens.stress]).toEqual(["action", 0]);
    expect(table.say("focus").ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  test("a ship that skips its action still gets the token", () => {
    const table = into({ pilot: "blacksquadronpilot", upgrades: ["patternanalyzer"] }, "4KR", 500).say(KEY);
    expect(table.ship("A1")).toMatchObject({ skipsAction: true, touching: ["B1"], tokens: { stress: 1 } });
  });

  test("the die for debris is still rolled", () => {
    const table = reveals("4KR", {}, { obstacles: [{ token: "yt2400debris0", pose: at(400, 400) }] });
    table.attackDice("blank").say(KEY);
    expect(table.ship("A1").tokens.stress).toBe(2);
    expect(table.notes("rolled")).toMatchObject([{ reason: "debris" }]);
  });
});

describe("Dauntless", () => {
  const KEY = own("dauntless");
  const decimator = { pilot: "patrolleader", upgrades: ["dauntless"] };

  test("the ship can perform a free action after an overlap, and then gets a stress token", () => {
    const table = into(decimator, "1FW", 410).say(KEY);
    expect(table.kind).toBe("free action");
    table.say("focus");
    expect(table.ship("A1").tokens).toMatchObject({ focus: 1, stress: 1 });
  });

  test("the ship gets no stress token if it skips the free action", () => {
    expect(into(decimator, "1FW", 410).say(KEY).say("skip").ship("A1").tokens.stress).toBe(0);
  });

  test("it doesn't work if nothing was overlapped", () => {
    expect(flying(decimator, "1FW").kind).toBe("action");
  });
});

describe("Flight-Assist Astromech", () => {
  const KEY = own("flightassistastromech");
  const assisted = (more: Partial<Ship> = {}) => ({ pilot: "rookiepilot", upgrades: ["flightassistastromech"], ...more });

  test("the ship can perform a free boost or barrel roll if no enemy is in its arc", () => {
    const table = flying(assisted({ pose: at(400, 300, 180) }), "1FG").say(KEY);
    expect(table.keys).toEqual(["skip", "boost", "barrel-roll"]);
  });

  test("it doesn't work with an enemy in arc at Range 1-3, or after overlapping a ship or an obstacle", () => {
    const facing = (y: number) =>
      cardTable([[{ ...assisted(), pose: at(400, 300), dial: "1FG" }], [{ ...far, pose: at(400, y, 180) }]], { phase: "activation" }).keys;
    expect(facing(717)).not.toContain(KEY);
    expect(facing(723)).toContain(KEY);
    const away = { pose: at(400, 500, 180) };
    expect(flying(assisted(away), "2FG", { obstacles: [asteroid(400, 420)], draws: [4] }).keys).not.toContain(KEY);
    expect(into(assisted(), "2FG", 390).keys).not.toContain(KEY);
  });

  test("the ship's turret can't fire outside the firing arc", () => {
    const attacks = (upgrades: readonly string[], heading: number) =>
      duel({ pilot: "goldsquadronpilot", upgrades, pose: at(400, 300, heading) }, { pilot: "academypilot" }).keys;
    expect(attacks(["ioncannonturret"], 180)).toEqual(["none", "ioncannonturret@0>B1"]);
    expect(attacks(["ioncannonturret", "flightassistastromech"], 180)).not.toContain("ioncannonturret@0>B1");
    expect(attacks(["ioncannonturret", "flightassistastromech"], 0)).toContain("ioncannonturret@0>B1");
  });

  test("the ship can't attack a huge ship's section outside the arc, even if the other section is inside", () => {
    const attacks = (...more: readonly string[]) =>
      cardTable([
        [{ pilot: "goldsquadronpilot", upgrades: ["ioncannonturret", ...more], pose: at(400, 300) }],
        [{ pilot: "cr90corvette", pose: at(500, 330), tokens: { disarm: 1 } }],
      ]).keys.filter((key) => key.startsWith("ion"));
    expect(attacks()).toEqual(["ioncannonturret@0>B1:fore", "ioncannonturret@0>B1:aft"]);
    expect(attacks("flightassistastromech")).toEqual(["ioncannonturret@0>B1:fore"]);
  });
});

describe("Advanced SLAM", () => {
  const slammed = (more: Parameters<typeof flying>[2] = {}) =>
    flying({ pilot: "wardensquadronpilot", upgrades: ["advancedslam"] }, "2FG", more)
      .say("slam")
      .say("2FG");

  test("after a SLAM, the ship can perform a free action on its action bar, but not one on a card", () => {
    const table = slammed().say(own("advancedslam"));
    expect(table.keys).toEqual(["skip", "focus", "lock"]);
    expect(table.say("focus").ship("A1").tokens).toMatchObject({ focus: 1, disarm: 1 });
  });

  test("it doesn't work after the maneuver on the dial", () => {
    expect(flying({ pilot: "wardensquadronpilot", upgrades: ["advancedslam"] }, "2FG").keys).not.toContain(own("advancedslam"));
  });
});

describe("Gyroscopic Targeting", () => {
  const KEY = own("gyroscopictargeting");
  const hunter = (dial: string) => flying({ pilot: "shadowporthunter", upgrades: ["gyroscopictargeting"] }, dial);

  test("the mobile arc can be rotated at the end of combat after a maneuver of speed 3 to 5", () => {
    const table = hunter("3FG").untilPhase("combat");
    expect(table.asks).toMatchObject([{ kind: "use at endOfCombat", keys: ["pass", KEY] }]);
    table.say(KEY);
    expect(table.keys.toSorted()).toEqual(["left", "rear", "right"]);
    expect(table.say("rear").ship("A1").quarter).toBe("rear");
  });

  test("it doesn't work after a slower maneuver, or in the next round", () => {
    expect(hunter("2FG").until("dial").notes("maneuver")).toHaveLength(2);
    const fast = hunter("3FG").untilPhase("combat").say("pass").until("dial");
    expect(fast.game.state.effects).toEqual([]);
  });

  test("it still works if the ship flies a slow maneuver after the fast one", () => {
    const table = flying({ pilot: "shadowporthunter", upgrades: ["gyroscopictargeting", "daredevil"] }, "4FG").say("upgrade:daredevil");
    table.attackDice("blank", "blank").say("1TW").untilPhase("combat");
    expect(table.keys).toContain(KEY);
  });
});

describe("Decoy", () => {
  const KEY = own("decoy");
  const skills = (table: Table) => table.game.state.ships.map((ship) => pilotSkill(table.game, ship));
  const trio = (x: number) =>
    cardTable([
      [
        { pilot: "wedgeantilles", upgrades: ["decoy"], pose: at(400, 300) },
        { pilot: "rookiepilot", pose: at(x, 300) },
      ],
      [{ pilot: "academypilot", pose: at(400, 490, 180) }],
    ]);

  test("the ship can swap pilot skills with a friend at Range 1-2 for the Combat phase", () => {
    const table = trio(500).say(KEY);
    expect(skills(table)).toEqual([2, 9, 1]);
    expect(table.asks).toMatchObject([{ kind: "attack", seat: 0 }]);
    expect(table.game.state.cursor.active).toBe("A2");
    table.untilPhase("end");
    expect(skills(table)).toEqual([9, 2, 1]);
  });

  test("it can't swap with a friend beyond Range 2", () => {
    expect(trio(700).keys).not.toContain(KEY);
  });

  test("it swaps the current pilot skills, even one that a Damage card has set", () => {
    const damaged = cardTable([
      [
        { pilot: "wedgeantilles", upgrades: ["decoy"], pose: at(400, 300) },
        { pilot: "rookiepilot", pose: at(500, 300), damage: [faceup("Damaged Cockpit", { since: 0 })] },
      ],
      [{ pilot: "academypilot", pose: at(400, 490, 180) }],
    ]);
    expect(skills(damaged)).toEqual([9, 0, 1]);
    expect(skills(damaged.say(KEY))).toEqual([0, 9, 1]);
  });
});
