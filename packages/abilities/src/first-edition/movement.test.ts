import { pilotSkill } from "@broadside/rules";
import { expect, test } from "vitest";
import { at, cardTable, duel, flying } from "../card-table.testing.ts";

const rookie = (...upgrades: readonly string[]) => ({ pilot: "rookiepilot", upgrades });

/** A TIE fighter flies into the ship, which has already activated. */
const rammed = (ship: { readonly pilot: string; readonly upgrades?: readonly string[] }, draws: readonly number[] = []) =>
  cardTable(
    [
      [{ pilot: "academypilot", pose: at(400, 300), dial: "2FG" }],
      [
        { ...ship, pose: at(400, 400), activated: true },
        { pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" },
      ],
    ],
    { phase: "activation", draws },
  );

test("Heff Tobber: performs a free action when an enemy flies into him", () => {
  expect(rammed({ pilot: "hefftobber" }).say("B1/pilot:hefftobber").asks).toMatchObject([{ kind: "free action", seat: 1 }]);
});

test("Anti-Pursuit Lasers: an enemy that flies into the ship may suffer 1 damage", () => {
  expect(rammed(rookie("antipursuitlasers"), [0]).ship("A1").damage).toHaveLength(1);
});

test("Ion Projector: an enemy that flies into the ship may get an ion token", () => {
  expect(rammed(rookie("ionprojector"), [0]).ship("A1").tokens.ion).toBe(1);
});

test("Braylen Stramm: removes a stress token if he rolls a hit after a maneuver", () => {
  const table = flying({ pilot: "braylenstramm", tokens: { stress: 1 } }, "3FW")
    .attackDice("hit")
    .say("A1/pilot:braylenstramm");
  expect(table.ship("A1").tokens.stress).toBe(0);
});

test("Benthic Two Tubes: passes the focus token from his action to a friend", () => {
  const table = cardTable(
    [
      [
        { pilot: "benthictwotubes", pose: at(400, 300), dial: "1FW" },
        { ...rookie(), pose: at(500, 380), activated: true },
      ],
      [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
    ],
    { phase: "activation" },
  );
  table.say("focus").say("A1/pilot:benthictwotubes");
  expect([table.ship("A1").tokens.focus, table.ship("A2").tokens.focus]).toEqual([0, 1]);
});

test("Jek Porkins: removes a stress token and rolls a die; a hit deals him a facedown card", () => {
  const table = flying({ pilot: "jekporkins" }, "4KR").attackDice("hit").say("A1/pilot:jekporkins");
  expect(table.ship("A1")).toMatchObject({ tokens: { stress: 0 }, damage: [{ faceup: false }], shields: 2 });
});

test("Nien Nunb: removes a stress token with an enemy in his arc at Range 1", () => {
  const table = cardTable(
    [[{ pilot: "niennunb", pose: at(400, 300), dial: "4KR" }], [{ pilot: "wedgeantilles", pose: at(400, 420), dial: "1FG" }]],
    {
      phase: "activation",
    },
  );
  expect(table.say("A1/pilot:niennunb").ship("A1").tokens.stress).toBe(0);
});

test("Jake Farrell: performs a free boost or barrel roll after a focus action", () => {
  const table = flying({ pilot: "jakefarrell" }, "2FG").say("focus").say("A1/pilot:jakefarrell");
  expect(table.keys).toEqual(["skip", "boost", "barrel-roll"]);
});

test("Thane Kyrell: performs a free action after an enemy in his arc attacks a friend", () => {
  const table = cardTable([
    [{ pilot: "wesjanson", pose: at(400, 300) }],
    [
      { pilot: "academypilot", pose: at(400, 490, 180) },
      { pilot: "thanekyrell", pose: at(460, 490, 180) },
    ],
  ]);
  table.attackDice("blank", "blank", "blank").say("primary>B1").say("B2/pilot:thanekyrell");
  expect(table.asks).toMatchObject([{ kind: "free action", seat: 1 }]);
});

for (const pilot of ["kyloren-tiesilencer", "kyloren-upsilonclassshuttle"])
  test(`${pilot}: assigns I'll Show You the Dark Side to a ship that hits him`, () => {
    const table = duel({ pilot: "wedgeantilles" }, { pilot }).attackDice("hit", "blank", "blank").defenseDice("blank", "blank");
    while (table.kind !== "choose Damage card") table.say(table.keys.find((key) => key === "primary>B1") ?? "none");
    expect(table.say("Damaged Cockpit").game.state.effects).toMatchObject([
      { id: "condition:illshowyouthedarkside", ship: "A1", by: "B1" },
    ]);
  });

test("Enhanced Scopes: its ship has pilot skill 0 in the Activation phase", () => {
  const table = flying(rookie("enhancedscopes"), "2FG");
  expect(pilotSkill(table.game, table.ship("A1"))).toBe(0);
});

test("Kanan Jarrus, crew: a friendly ship that has flown a white maneuver removes a stress token", () => {
  const table = flying({ ...rookie("kananjarrus"), tokens: { stress: 1 } }, "3FW").say("A1/upgrade:kananjarrus/0");
  expect(table.ship("A1").tokens.stress).toBe(0);
});

test("Experimental Interface: allows a card's Action after another action, and then gives a stress token", () => {
  const table = flying(rookie("experimentalinterface", "marksmanship"), "2FG").say("focus").say("A1/upgrade:experimentalinterface/0");
  expect(table.keys).toEqual(["skip", "upgrade:marksmanship"]);
  expect(table.say("upgrade:marksmanship").ship("A1").tokens.stress).toBe(1);
});

test("Stay on Target: turns the dial to another maneuver of the same speed, which is red", () => {
  const table = flying(rookie("stayontarget"), "2FG").say("A1/upgrade:stayontarget/0");
  expect(table.keys).toContain("2TW");
  expect(table.say("2TW").ship("A1").tokens.stress).toBe(1);
});

test("Navigator: turns the dial to another speed with the same bearing", () => {
  const table = flying(rookie("navigator"), "2FG").say("A1/upgrade:navigator/0");
  expect(table.keys).toEqual(["1FG", "3FW", "4FW"]);
  expect(table.say("4FW").ship("A1").speed).toBe(4);
});

test("Adrenaline Rush: is discarded to make a red maneuver white", () => {
  const table = flying(rookie("adrenalinerush"), "4KR").say("A1/upgrade:adrenalinerush/0");
  expect(table.ship("A1")).toMatchObject({ tokens: { stress: 0 }, upgrades: [{ faceup: false }] });
});
