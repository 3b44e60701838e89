import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../card-table.testing.ts";

type Table = ReturnType<typeof flying>;
const bombs = (table: Table) => table.game.state.devices.map(({ kind, pose }) => ({ kind, pose }));
/** Drops a seismic charge when the dial is revealed. The player chooses how if there are several ways. */
const dropping = (pilot: string, ...upgrades: readonly string[]): Table =>
  flying({ pilot, upgrades: ["seismiccharges", ...upgrades] }, "2FG").say("A1/upgrade:seismiccharges/0");
/**
 * Returns a position behind the base, or in front of it, at the end of a straight of this length. The token's middle is 14.2 mm behind its
 * guides.
 */
const behind = (straight: number, half = 20) => at(400, 300 - half - straight - 14.2);
const ahead = (straight: number, half = 20) => at(400, 300 + half + straight + 14.2, 180);

describe("bombardier", () => {
  test("a bomb may be dropped with the straight 2 template", () => {
    const table = dropping("obsidiansquadronpilot", "bombardier");
    expect(table.kind).toBe("place device");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 2"]);
    expect(bombs(table.say("drop straight 2"))).toEqual([{ kind: "seismic charge", pose: behind(80) }]);
  });

  test("mines, too, and the straight 1 template is still there", () => {
    const table = flying({ pilot: "rookiepilot", upgrades: ["proximitymines", "bombardier"] }, "2FG").say("upgrade:proximitymines");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 2"]);
    table.say("drop straight 1");
    expect(table.game.state.devices).toHaveLength(1);
  });

  test("without it nobody is asked", () => {
    expect(dropping("obsidiansquadronpilot").kind).toBe("action");
  });
});

describe("emonazzameen", () => {
  test("the straight 3 and turn 3 templates in place of the straight 1", () => {
    const table = dropping("emonazzameen");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 3", "drop turn 3 left", "drop turn 3 right"]);
    expect(bombs(table.say("drop straight 3"))).toEqual([{ kind: "seismic charge", pose: behind(120, 40) }]);
  });

  test("the turns lead to either side", () => {
    const [left, right] = (["left", "right"] as const).map((side) => bombs(dropping("emonazzameen").say(`drop turn 3 ${side}`))[0]?.pose);
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBe(800_000);
    expect(left?.x).not.toBe(right?.x);
  });
});

describe("solsixxa", () => {
  test("the turn 1 templates in place of the straight 1, and no others", () => {
    expect(dropping("solsixxa").keys).toEqual(["drop straight 1", "drop turn 1 left", "drop turn 1 right"]);
  });

  test("with Bombardier each in place of the straight 1", () => {
    expect(dropping("solsixxa", "bombardier").keys.toSorted()).toEqual([
      "drop straight 1",
      "drop straight 2",
      "drop turn 1 left",
      "drop turn 1 right",
    ]);
  });
});

describe("trajectorysimulator", () => {
  test("a bomb is launched with the straight 5 template from the front guides", () => {
    const table = dropping("gammasquadronpilot", "trajectorysimulator");
    expect(table.keys).toEqual(["drop straight 1", "launch straight 5"]);
    expect(bombs(table.say("launch straight 5"))).toEqual([{ kind: "seismic charge", pose: ahead(200) }]);
    expect(table.notes("launched")).toHaveLength(1);
  });

  test("not one with an Action header, and no second bomb in the round", () => {
    const upgrades = ["seismiccharges", "proximitymines", "trajectorysimulator"];
    const table = flying({ pilot: "gammasquadronpilot", upgrades }, "1FG");
    table.say("A1/upgrade:seismiccharges/0").say("launch straight 5");
    expect(table.keys).not.toContain("upgrade:proximitymines");
    const mining = flying({ pilot: "gammasquadronpilot", upgrades: ["proximitymines", "trajectorysimulator"] }, "1FG");
    expect(mining.say("upgrade:proximitymines").game.state.devices).toMatchObject([{ kind: "proximity mine" }]);
  });
});

describe("deathrain", () => {
  test("a bomb may be dropped from the front guides, then a free barrel roll", () => {
    const table = dropping("deathrain");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 1 ahead"]);
    table.say("drop straight 1 ahead");
    expect(bombs(table)).toEqual([{ kind: "seismic charge", pose: ahead(40) }]);
    expect(table.kind).toBe("use at devicePlaced");
    table.say("A1/pilot:deathrain").say("barrel-roll").until("action");
    expect(table.ship("A1").actions).toEqual(["barrel-roll"]);
    expect(table.ship("A1").pose?.x).not.toBe(at(400, 0).x);
  });

  test("mines as well; a set of mines is one bomb", () => {
    const table = flying({ pilot: "deathrain", upgrades: ["clustermines"] }, "1FG")
      .say("upgrade:clustermines")
      .say("drop straight 1");
    expect(table.game.state.devices).toHaveLength(3);
    table.say("A1/pilot:deathrain").say("skip");
    expect(table.asks[0]?.seat).toBe(1);
  });

  test("what is launched is not dropped", () => {
    const table = dropping("deathrain", "trajectorysimulator").say("launch straight 5");
    expect(table.kind).toBe("action");
  });

  test("a stressed ship has no free action, but drops as it likes", () => {
    const table = flying({ pilot: "deathrain", upgrades: ["seismiccharges"], tokens: { stress: 1 } }, "3FW");
    table.say("A1/upgrade:seismiccharges/0").say("drop straight 1 ahead");
    expect(table.game.state.devices).toHaveLength(1);
    expect(table.asks[0]?.seat).toBe(1);
  });
});

describe("constablezuvio", () => {
  const zuvio = (dial: string, ...upgrades: readonly string[]): Table => flying({ pilot: "constablezuvio", upgrades }, dial);

  test("revealing a reverse maneuver he drops a bomb from the front guides", () => {
    const table = zuvio("1SR", "seismiccharges").say("A1/pilot:constablezuvio");
    expect(bombs(table)).toEqual([{ kind: "seismic charge", pose: ahead(40) }]);
    expect(table.ship("A1")).toMatchObject({ upgrades: [{ faceup: false }], pose: at(400, 220) });
  });

  test("also one with an Action header, without an action", () => {
    const table = zuvio("1AR", "proximitymines").say("A1/pilot:constablezuvio");
    expect(bombs(table)).toEqual([{ kind: "proximity mine", pose: expect.objectContaining({ heading: ahead(40).heading }) }]);
    expect(table.ship("A1").actions).toEqual([]);
  });

  test("one of several is picked, and Bombardier lends its template", () => {
    const table = zuvio("1SR", "seismiccharges", "connernet", "bombardier").say("A1/pilot:constablezuvio");
    expect(table.keys).toEqual(["seismiccharges@0", "connernet@1"]);
    table.say("seismiccharges@0");
    expect(table.keys).toEqual(["drop straight 1 ahead", "drop straight 2 ahead"]);
  });

  test("no other maneuver, and nothing without a bomb", () => {
    expect(zuvio("1FW", "proximitymines").kind).toBe("action");
    expect(zuvio("1SR").asks[0]?.seat).toBe(1);
  });
});

describe("crimsonspecialist", () => {
  const specialist = (...upgrades: readonly string[]): Table => flying({ pilot: "crimsonspecialist", upgrades }, "1FG");

  test("a bomb dropped on the dial may lie anywhere in contact with the ship", () => {
    const table = specialist("seismiccharges").say("A1/upgrade:seismiccharges/0");
    expect(table.keys).toEqual(["drop straight 1", "touching"]);
    table.say("touching");
    expect(table.kind).toBe("touching device");
    const open = table.game.open[0];
    const given = (x: number, y: number, heading = 0) =>
      table.give({ input: "answer", seat: 0, ask: open?.number ?? 0, pose: at(x, y, heading) });
    expect(given(400, 300)).toMatchObject({ refused: expect.anything() });
    expect(given(500, 300)).toMatchObject({ refused: expect.anything() });
    table.pass();
    expect(table.game.state.devices).toHaveLength(1);
    expect(table.kind).toBe("action");
  });

  test("at a slant beside it, at a place of the player's own", () => {
    const table = specialist("seismiccharges").say("A1/upgrade:seismiccharges/0").say("touching");
    const open = table.game.open[0];
    const places = [...Array(60).keys()].map((step) => at(440 + step, 323, 30));
    const touching = places.filter((pose) => open && "refusal" in open.ask && !open.ask.refusal(pose));
    expect(touching).toHaveLength(1);
    const [pose = at(0, 0)] = touching;
    expect(bombs(table.put(pose))).toEqual([{ kind: "seismic charge", pose }]);
  });

  test("not a bomb that is dropped as an action", () => {
    const table = specialist("proximitymines").say("upgrade:proximitymines");
    expect(table.game.state.devices).toMatchObject([{ kind: "proximity mine" }]);
  });
});

describe("deathfire", () => {
  test("when the dial is revealed a bomb's action is free", () => {
    const table = flying({ pilot: "deathfire", upgrades: ["proximitymines"] }, "2FG");
    expect(table.kind).toBe("use at dialRevealed");
    table.say("A1/pilot:deathfire").say("upgrade:proximitymines");
    expect(bombs(table)).toMatchObject([{ kind: "proximity mine", pose: { x: at(400, 0).x } }]);
    expect(table.kind).toBe("action");
    expect(table.ship("A1").actions).toEqual(["upgrade:proximitymines"]);
  });

  test("or after an action, and no second bomb in the round", () => {
    const table = flying({ pilot: "deathfire", upgrades: ["proximitymines", "connernet"] }, "2FG")
      .say("pass")
      .say("focus");
    expect(table.kind).toBe("use at actionPerformed");
    table.say("A1/pilot:deathfire");
    expect(table.keys).toEqual(["skip", "upgrade:proximitymines", "upgrade:connernet"]);
    table.say("upgrade:connernet");
    expect(table.asks[0]?.seat).toBe(1);
    expect(table.ship("A1").actions).toEqual(["focus", "upgrade:connernet"]);
  });

  test("no bomb without an action, and none while stressed", () => {
    expect(flying({ pilot: "deathfire", upgrades: ["seismiccharges"] }, "2FG").keys).not.toContain("A1/pilot:deathfire");
    const stressed = flying({ pilot: "deathfire", upgrades: ["proximitymines"], tokens: { stress: 1 } }, "2BG");
    expect(stressed.keys).not.toContain("A1/pilot:deathfire");
  });
});

describe("genius", () => {
  const SCUM_Y_WING = { pilot: "syndicatethug" };
  const withGenius = (upgrades: readonly string[]): Table => flying({ ...SCUM_Y_WING, upgrades: [...upgrades, "genius"] }, "2FG");

  test("a bomb of the dial's reveal may be dropped after the maneuver instead", () => {
    const table = withGenius(["seismiccharges"]).say("pass");
    expect(table.kind).toBe("use at maneuverExecuted");
    table.say("A1/upgrade:genius/1");
    expect(bombs(table)).toEqual([{ kind: "seismic charge", pose: at(400, 420 - 20 - 40 - 14.2) }]);
    expect(table.ship("A1").upgrades.map(({ faceup }) => faceup)).toEqual([false, true]);
  });

  test("not both, for a ship drops one bomb a round", () => {
    const table = withGenius(["seismiccharges", "protonbombs"]).say("A1/upgrade:seismiccharges/0");
    expect(table.kind).toBe("action");
  });

  test("no bomb with an Action header", () => {
    expect(withGenius(["proximitymines"]).kind).toBe("action");
  });

  test("a card that stays when it drops its own token is discarded for this one", () => {
    const table = withGenius(["bombletgenerator"]).say("pass").say("A1/upgrade:genius/1");
    expect(bombs(table)).toEqual([{ kind: "bomblet", pose: at(400, 420 - 20 - 40 - 14.2) }]);
    expect(table.ship("A1").upgrades.map(({ faceup }) => faceup)).toEqual([false, true]);
  });

  test("not after an overlap", () => {
    const table = cardTable(
      [
        [
          { ...SCUM_Y_WING, upgrades: ["seismiccharges", "genius"], pose: at(400, 300), dial: "2FG" },
          { pilot: "syndicatethug", pose: at(400, 420), activated: true },
        ],
        [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
      ],
      { phase: "activation" },
    );
    table.say("pass");
    expect(table.asks[0]?.seat).toBe(1);
  });

  test("not after a maneuver that was not revealed", () => {
    const table = flying({ ...SCUM_Y_WING, upgrades: ["seismiccharges", "genius"], tokens: { ion: 1 }, dial: undefined }, "2FG");
    expect(table.kind).toBe("action");
  });
});
