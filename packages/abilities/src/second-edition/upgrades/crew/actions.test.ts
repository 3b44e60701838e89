import type { TargetId } from "@broadside/rules";
import type { TestShip } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import { at, cardTable } from "../../card-table.testing.ts";
import { chargesLeft, FIGHTER, flown, inSystem, LATER, lost, tokens, use, X_WING } from "../upgrades.testing.ts";
import { AWAY, inPhase, near } from "./crew.testing.ts";

describe("actions", () => {
  test("Baze Malbus: a red focus action gives one extra token for each of two enemies", () => {
    const others = [near(460, 420), near(340, 420), near(400, 460), near(850, 850)];
    const table = flown(
      "bazemalbus",
      "1FB",
      {},
      {},
      others.map((one) => ({ ...one, activated: true })),
    );
    table.until("action").say("focus").say(use("bazemalbus"));
    expect(table.notes("token").map((note) => note.token)).toEqual(["stress", "focus", "focus", "focus"]);
    expect(flown("bazemalbus", "1FB").until("action").say("focus").kind).not.toBe("use at actionDeclared");
  });

  test("C-3PO: the ship gains one more calculate token, and coordinates droids at any range", () => {
    for (const id of ["c3po", "c3po-republic", "c3po-crew"]) {
      const table = flown(id, "2FB", {}, LATER).until("action").say("calculate");
      expect(tokens(table).calculate).toBe(2);
    }
    const coordinating = (pilot: string) => {
      const friend = { pilot, pose: at(400, 800), activated: true };
      const table = cardTable([[{ pilot: X_WING, pose: at(400, 300), dial: "2FB", upgrades: ["c3po-crew"] }, friend], [AWAY]], {
        phase: "activation",
      });
      return table.until("action").say("coordinate");
    };
    expect(coordinating("tradefederationdrone").say("calculate").ship("A1").tokens.calculate).toBe(1);
    expect(coordinating(X_WING).notes("action failed")).toHaveLength(1);
  });

  test("Chewbacca: the ship focuses after evading, and repairs faceup cards for charges or a focus token", () => {
    const evading = flown("chewbacca-battleofyavin", "2FB", { pilot: FIGHTER }, LATER).until("action").say("evade");
    expect(tokens(evading.say(use("chewbacca-battleofyavin"))).focus).toBe(1);
    const damage = [{ card: 0, faceup: true, since: 0 }];
    const rebel = inPhase("combat", { upgrades: ["chewbacca"], damage }, [], [near(440, 480)]).say(use("chewbacca"));
    expect([rebel.ship("A1").damage[0]?.faceup, chargesLeft(rebel)]).toEqual([false, 0]);
    const scum = inPhase("end", { upgrades: ["chewbacca-crew"], damage, tokens: { focus: 1 } }, [], [AWAY]);
    expect(scum.say(use("chewbacca-crew")).ship("A1").damage[0]?.faceup).toBe(false);
    expect(inPhase("end", { upgrades: ["chewbacca-crew"], damage }, [], [AWAY]).kind).toBe("dial + dial");
  });

  test("“Chopper”: the ship performs one action despite stress, and suffers a hit or exposes a card", () => {
    const table = flown("chopper-crew", "2FB", { tokens: { stress: 2 }, damage: [{ card: 8, faceup: false, since: 0 }] }).until("action");
    table.say("focus");
    expect(table.keys).toEqual(["suffer", "expose"]);
    table.say("suffer");
    expect(lost(table, "A1")).toBe(2);
    const unstressed = flown("chopper-crew", "2FB").until("action").say("focus");
    expect(lost(unstressed, "A1")).toBe(0);
    const decimator = { pilot: "patrolleader", pose: at(400, 300), dial: "2FB", upgrades: ["chopper-crew"] };
    const red = cardTable([[decimator, near(400, 550, { activated: true })], [AWAY]], { phase: "activation" });
    red.until("action").say("coordinate").say("focus");
    expect([red.notes("token").length, red.notes("action failed")]).toEqual([2, []]);
    expect(lost(red, "A1")).toBe(0);
  });

  test("“Chopper”: an action granted by another ship while stressed has the same price, and doesn't use up its own", () => {
    const ahsoka = { pilot: "ahsokatano", pose: at(400, 240), dial: "2FB" };
    const table = cardTable([[ahsoka, near(460, 360, { upgrades: ["chopper-crew"], tokens: { stress: 1 }, activated: true })], [AWAY]], {
      phase: "activation",
    });
    table.until("use at maneuverExecuted").say("A1/pilot:ahsokatano").say("A2").say("focus");
    expect(lost(table, "A2")).toBe(1);
    const own = flown("chopper-crew", "4KR", { upgrades: ["chopper-crew", "r4p17"] }).until("use at maneuverExecuted");
    own
      .say(use("r4p17", "A1", 1))
      .say("focus")
      .until("action");
    expect([own.keys, lost(own, "A1")]).toMatchObject([["skip", "lock", "barrel-roll"], 1]);
  });

  test("“Chopper”: a linked action doesn't count as a second use", () => {
    const hawk = { pilot: "kylekatarn", pose: at(400, 300), dial: "2FB", upgrades: ["chopper-crew"] };
    const table = cardTable([[hawk], [AWAY]], { phase: "activation" })
      .until("action")
      .say("focus")
      .say("rotate-arc")
      .pass();
    expect(table.ship("A1").actions).toEqual(["focus", "rotate-arc"]);
    expect(table.ship("A1").usedThisRound.filter((mark) => mark.includes("chopper"))).toHaveLength(1);
  });

  test("GNK “Gonk” Droid: one action recovers a charge, and another spends it to recover a shield", () => {
    const table = flown("gnkgonkdroid", "2FB", { active: [0], shields: 1 }).until("action");
    expect(table.keys).not.toContain("upgrade:gnkgonkdroid#2");
    expect(chargesLeft(table.say("upgrade:gnkgonkdroid"))).toBe(1);
    const full = flown("gnkgonkdroid", "2FB", { shields: 1 }).until("action");
    expect(full.keys).not.toContain("upgrade:gnkgonkdroid");
    expect([full.say("upgrade:gnkgonkdroid#2").ship("A1").shields, chargesLeft(full)]).toEqual([2, 0]);
  });

  test("Han Solo: an evade action gives one more token for each enemy next to the ship", () => {
    const others = [near(460, 420), near(340, 420), near(400, 700)].map((one) => ({ ...one, activated: true }));
    const table = flown("hansolo-crew", "1FB", {}, {}, others).until("action").say("evade");
    expect(table.notes("token").filter((note) => note.token === "evade")).toHaveLength(3);
  });

  test("Hondo Ohnaka: he coordinates one of two ships that are friendly to each other, and jams the other", () => {
    const pair = [near(300, 500), near(500, 500), near(800, 900)].map((one) => ({ ...one, activated: true }));
    const table = flown("hondoohnaka", "2FB", {}, LATER, pair).until("action").say("upgrade:hondoohnaka");
    expect(table.keys).toEqual(["B1", "B2"]);
    table.say("B1");
    expect([table.kind, table.asks[0]?.seat]).toEqual(["free action", 1]);
    table.say("focus");
    expect(table.notes("token")).toMatchObject([
      { ship: "B1", token: "focus" },
      { ship: "B2", token: "jam" },
    ]);
  });

  test("Cad Bane: the ship can perform a red boost after placing a device", () => {
    const table = inSystem("cadbane", { upgrades: ["cadbane", "seismiccharges"] }).until("act in System phase");
    table.say(table.keys.find((key) => key.includes("seismic")) ?? "");
    if (table.kind === "place device") table.pass();
    table.say(use("cadbane")).say("boost");
    expect(table.notes("token")).toMatchObject([{ ship: "A1", token: "stress" }]);
  });

  test("Perceptive Copilot: a focus action gives one more focus token", () => {
    const table = flown("perceptivecopilot", "2FB").until("action");
    expect(tokens(table.say("focus")).focus).toBe(2);
  });

  test("Tactical Officer: the card's icon lets the ship coordinate", () => {
    const friends = [near(480, 400, { activated: true })];
    const table = cardTable([[{ pilot: X_WING, pose: at(400, 300), dial: "1FB", upgrades: ["tacticalofficer"] }, ...friends], [AWAY]], {
      phase: "activation",
    });
    expect(table.until("action").keys).toContain("coordinate");
  });

  test("Kylo Ren: an action that spends Force assigns I'll Show You the Dark Side to an enemy", () => {
    const acted = (y: number) => flown("kyloren", "1FB", {}, {}, [near(400, y, { activated: true })]).until("action");
    const table = acted(600).say("upgrade:kyloren");
    expect(table.game.state.effects).toMatchObject([{ id: "condition:illshowyouthedarkside", ship: "B1", by: "A1" }]);
    expect(table.ship("A1").force).toBe(0);
    expect(acted(860).keys).not.toContain("upgrade:kyloren");
  });

  test("Lando Calrissian: an action rolls two dice for tokens, and after two blanks the opponent picks one", () => {
    const rolled = (...faces: readonly ("focus" | "evade" | "blank")[]) =>
      flown("landocalrissian", "2FB")
        .until("action")
        .defenseDice(...faces)
        .say("upgrade:landocalrissian");
    expect(tokens(rolled("focus", "evade"))).toMatchObject({ focus: 1, evade: 1 });
    const blank = rolled("blank", "blank");
    expect([blank.asks[0]?.seat, blank.keys]).toEqual([1, ["focus", "evade"]]);
    expect(tokens(blank.say("evade"))).toMatchObject({ focus: 0, evade: 1 });
  });

  test("Unkar Plutt: after a partially executed maneuver, the ship suffers a hit to perform a white action", () => {
    const table = flown("unkarplutt", "1FB", {}, {}, [near(400, 345, { activated: true })]).until("use at maneuverExecuted");
    table.say(use("unkarplutt")).say("focus");
    expect([lost(table, "A1"), table.notes("token")]).toMatchObject([1, [{ ship: "A1", token: "focus" }]]);
    expect(flown("unkarplutt", "1FB").kind).not.toBe("use at maneuverExecuted");
  });

  test("Kuiil: an action rolls a die for each Damage card, and each face has a benefit", () => {
    const table = flown(
      "kuiil",
      "2FB",
      {
        damage: [0, 1, 2].map((card) => ({ card, faceup: false, since: 0 })),
        tokens: { jam: 1 },
      },
      LATER,
    ).until("action");
    table.attackDice("focus", "crit", "blank").say("upgrade:kuiil");
    expect([table.ship("A1").damage.length, tokens(table).jam]).toEqual([2, 0]);
    expect(tokens(table).focus).toBe(1);
    expect(flown("kuiil", "2FB", {}, LATER).until("action").keys).not.toContain("upgrade:kuiil");
  });
});

describe("coordinating", () => {
  const friends: readonly TestShip[] = [360, 440].map((x) => ({ pilot: FIGHTER, pose: at(x, 500), activated: true }));
  const coordinating = (id: string, crew: Partial<TestShip> = {}, fleet = friends, pilot = "omicrongrouppilot") =>
    cardTable([[{ pilot, pose: at(400, 300), dial: "1FB", upgrades: [id], ...crew }, ...fleet], [AWAY]], { phase: "activation" })
      .until("action")
      .say("coordinate");

  test("Ciena Ree: the coordinated ship gains stress to turn 90 degrees after a barrel roll or boost", () => {
    const table = coordinating("cienaree").say("A2").say("barrel-roll");
    table.until("use at coordinated");
    const { heading = 0 } = table.ship("A2").pose ?? {};
    table.say(use("cienaree")).say("right");
    expect([table.ship("A2").pose?.heading, tokens(table, "A2").stress]).toEqual([heading + 90_000, 1]);
    expect(coordinating("cienaree").say("A2").say("focus").kind).not.toBe("use at coordinated");
  });

  test("General Hux: three ships of one type perform the same red action", () => {
    const fleet = [
      ...friends,
      { pilot: FIGHTER, pose: at(500, 500), activated: true },
      { pilot: X_WING, pose: at(300, 500), activated: true },
    ];
    const table = coordinating("generalhux", {}, fleet).say(use("generalhux")).say("A2").say("evade");
    expect(table.keys).toEqual(["none", "A3", "A4"]);
    table.say("A3");
    expect(table.keys).toEqual(["skip", "evade"]);
    table.say("evade").say("A4").say("evade");
    expect(["A1", "A2", "A3", "A4"].map((id) => [tokens(table, id).stress, tokens(table, id).evade])).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(table.game.state.effects).toEqual([]);
  });

  test("Darth Sidious: a ship that a purple action coordinates gains stress, and focuses or recovers Force", () => {
    const table = cardTable([[{ pilot: X_WING, pose: at(400, 300), dial: "1FB", upgrades: ["chancellorpalpatine"] }, ...friends], [AWAY]], {
      phase: "activation",
    }).until("action");
    const upgrades = table.ship("A1").upgrades.map((card) => ({ ...card, side: "back" as const }));
    table.give({ input: "set", reason: "flipped", changes: [{ change: "ship", ship: "A1", set: { upgrades } }] });
    table.say("coordinate").say("A2").say("evade");
    expect([tokens(table, "A2").stress, tokens(table, "A2").focus]).toEqual([1, 1]);
  });

  test("Larma D'Acy: the ship coordinates as a red action with up to two stress tokens", () => {
    const keys = (stress: number) => {
      const crew: TestShip = { pilot: "omicrongrouppilot", pose: at(400, 300), dial: "3FW", upgrades: ["larmadacy"], tokens: { stress } };
      return cardTable([[crew, near(480, 500, { activated: true })], [AWAY]], { phase: "activation" }).until("action");
    };
    const table = keys(2);
    expect([table.keys.includes("coordinate"), table.keys.includes("focus")]).toEqual([true, false]);
    expect(tokens(table.say("coordinate").say("focus")).stress).toBe(3);
    expect(keys(3).kind === "action" && keys(3).keys.includes("coordinate")).toBe(false);
  });

  test("Toryn Farr: the coordinated ship can lock a ship that this ship has locked, at any range", () => {
    const coordinated = (locks: readonly TargetId[]) => {
      const crew: TestShip = { pilot: "omicrongrouppilot", pose: at(400, 100), dial: "1FB", upgrades: ["torynfarr"], locks };
      const friend = near(480, 200, { activated: true });
      return cardTable([[crew, friend], [{ ...AWAY, activated: true }]], { phase: "activation", ...LATER })
        .until("action")
        .say("coordinate")
        .say("focus");
    };
    const table = coordinated(["B1"]).until("use at coordinated").say(use("torynfarr"));
    expect(table.ship("A2").locks).toEqual(["B1"]);
    expect(coordinated([]).kind).not.toBe("use at coordinated");
  });

  test("Toryn Farr: an enemy that a card makes her ship coordinate can't lock anything", () => {
    const ship = { upgrades: ["torynfarr", "hondoohnaka"], locks: ["B2"] as const };
    const pair = [near(480, 520, { activated: true }), near(520, 620, { activated: true })];
    const table = flown("", "2FB", ship, LATER, pair).until("action").say("upgrade:hondoohnaka").say("B1").say("focus");
    expect([tokens(table, "B1").focus, table.keys.includes(use("torynfarr"))]).toEqual([1, false]);
  });
});
