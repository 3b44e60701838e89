import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../card-table.testing.ts";

type Table = ReturnType<typeof flying>;
const bombs = (table: Table) => table.game.state.devices.map(({ kind, pose }) => ({ kind, pose }));
/** Drops a seismic charge when the dial is revealed. If there are several ways, the player chooses one. */
const dropping = (pilot: string, ...upgrades: readonly string[]): Table =>
  flying({ pilot, upgrades: ["seismiccharges", ...upgrades] }, "2FG").say("A1/upgrade:seismiccharges/0");
/**
 * Returns a position behind the base, or in front of it, at the end of a straight of this length. The token's centre is 14.2 mm behind its
 * guides.
 */
const behind = (straight: number, half = 20) => at(400, 300 - half - straight - 14.2);
const ahead = (straight: number, half = 20) => at(400, 300 + half + straight + 14.2, 180);

describe("bombardier", () => {
  test("a bomb can be dropped with the straight 2 template", () => {
    const table = dropping("obsidiansquadronpilot", "bombardier");
    expect(table.kind).toBe("place device");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 2"]);
    expect(bombs(table.say("drop straight 2"))).toEqual([{ kind: "seismic charge", pose: behind(80) }]);
  });

  test("a mine can be dropped with it too, and the straight 1 template is still possible", () => {
    const table = flying({ pilot: "rookiepilot", upgrades: ["proximitymines", "bombardier"] }, "2FG").say("upgrade:proximitymines");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 2"]);
    table.say("drop straight 1");
    expect(table.game.state.devices).toHaveLength(1);
  });

  test("without this card, the player isn't asked", () => {
    expect(dropping("obsidiansquadronpilot").kind).toBe("action");
  });
});

describe("emonazzameen", () => {
  test("he can use the straight 3 and turn 3 templates instead of the straight 1", () => {
    const table = dropping("emonazzameen");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 3", "drop turn 3 left", "drop turn 3 right"]);
    expect(bombs(table.say("drop straight 3"))).toEqual([{ kind: "seismic charge", pose: behind(120, 40) }]);
  });

  test("the turn templates lead to either side", () => {
    const [left, right] = (["left", "right"] as const).map((side) => bombs(dropping("emonazzameen").say(`drop turn 3 ${side}`))[0]?.pose);
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBe(800_000);
    expect(left?.x).not.toBe(right?.x);
  });
});

describe("solsixxa", () => {
  test("he can use the turn 1 templates instead of the straight 1, but no others", () => {
    expect(dropping("solsixxa").keys).toEqual(["drop straight 1", "drop turn 1 left", "drop turn 1 right"]);
  });

  test("with Bombardier, he can use either card's templates instead of the straight 1", () => {
    expect(dropping("solsixxa", "bombardier").keys.toSorted()).toEqual([
      "drop straight 1",
      "drop straight 2",
      "drop turn 1 left",
      "drop turn 1 right",
    ]);
  });
});

describe("trajectorysimulator", () => {
  test("a bomb can be launched from the front guides with the straight 5 template", () => {
    const table = dropping("gammasquadronpilot", "trajectorysimulator");
    expect(table.keys).toEqual(["drop straight 1", "launch straight 5"]);
    expect(bombs(table.say("launch straight 5"))).toEqual([{ kind: "seismic charge", pose: ahead(200) }]);
    expect(table.notes("launched")).toHaveLength(1);
  });

  test("it can't launch a bomb with an Action header, and its ship uses no second bomb in the round", () => {
    const upgrades = ["seismiccharges", "proximitymines", "trajectorysimulator"];
    const table = flying({ pilot: "gammasquadronpilot", upgrades }, "1FG");
    table.say("A1/upgrade:seismiccharges/0").say("launch straight 5");
    expect(table.keys).not.toContain("upgrade:proximitymines");
    const mining = flying({ pilot: "gammasquadronpilot", upgrades: ["proximitymines", "trajectorysimulator"] }, "1FG");
    expect(mining.say("upgrade:proximitymines").game.state.devices).toMatchObject([{ kind: "proximity mine" }]);
  });
});

describe("deathrain", () => {
  test("a bomb can be dropped from the front guides, followed by a free barrel roll", () => {
    const table = dropping("deathrain");
    expect(table.keys).toEqual(["drop straight 1", "drop straight 1 ahead"]);
    table.say("drop straight 1 ahead");
    expect(bombs(table)).toEqual([{ kind: "seismic charge", pose: ahead(40) }]);
    expect(table.kind).toBe("use at devicePlaced");
    table.say("A1/pilot:deathrain").say("barrel-roll").until("action");
    expect(table.ship("A1").actions).toEqual(["barrel-roll"]);
    expect(table.ship("A1").pose?.x).not.toBe(at(400, 0).x);
  });

  test("mines allow a free barrel roll too, and a set of mines counts as one bomb", () => {
    const table = flying({ pilot: "deathrain", upgrades: ["clustermines"] }, "1FG")
      .say("upgrade:clustermines")
      .say("drop straight 1");
    expect(table.game.state.devices).toHaveLength(3);
    table.say("A1/pilot:deathrain").say("skip");
    expect(table.asks[0]?.seat).toBe(1);
  });

  test("launching a bomb isn't dropping it, so there is no barrel roll", () => {
    const table = dropping("deathrain", "trajectorysimulator").say("launch straight 5");
    expect(table.kind).toBe("action");
  });

  test("a stressed ship gets no barrel roll, but can still use the front guides", () => {
    const table = flying({ pilot: "deathrain", upgrades: ["seismiccharges"], tokens: { stress: 1 } }, "3FW");
    table.say("A1/upgrade:seismiccharges/0").say("drop straight 1 ahead");
    expect(table.game.state.devices).toHaveLength(1);
    expect(table.asks[0]?.seat).toBe(1);
  });
});

describe("constablezuvio", () => {
  const zuvio = (dial: string, ...upgrades: readonly string[]): Table => flying({ pilot: "constablezuvio", upgrades }, dial);

  test("when he reveals a reverse maneuver, he can drop a bomb from the front guides", () => {
    const table = zuvio("1SR", "seismiccharges").say("A1/pilot:constablezuvio");
    expect(bombs(table)).toEqual([{ kind: "seismic charge", pose: ahead(40) }]);
    expect(table.ship("A1")).toMatchObject({ upgrades: [{ faceup: false }], pose: at(400, 220) });
  });

  test("he can also drop a bomb with an Action header, without an action", () => {
    const table = zuvio("1AR", "proximitymines").say("A1/pilot:constablezuvio");
    expect(bombs(table)).toEqual([{ kind: "proximity mine", pose: expect.objectContaining({ heading: ahead(40).heading }) }]);
    expect(table.ship("A1").actions).toEqual([]);
  });

  test("his player picks one of several bombs, and Bombardier adds its template", () => {
    const table = zuvio("1SR", "seismiccharges", "connernet", "bombardier").say("A1/pilot:constablezuvio");
    expect(table.keys).toEqual(["seismiccharges@0", "connernet@1"]);
    table.say("seismiccharges@0");
    expect(table.keys).toEqual(["drop straight 1 ahead", "drop straight 2 ahead"]);
  });

  test("he drops nothing with another maneuver or without a bomb", () => {
    expect(zuvio("1FW", "proximitymines").kind).toBe("action");
    expect(zuvio("1SR").asks[0]?.seat).toBe(1);
  });
});

describe("crimsonspecialist", () => {
  const specialist = (...upgrades: readonly string[]): Table => flying({ pilot: "crimsonspecialist", upgrades }, "1FG");

  test("a bomb dropped when the dial is revealed can be placed anywhere touching the ship", () => {
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

  test("the player can place the bomb at an angle at a spot of their own choice", () => {
    const table = specialist("seismiccharges").say("A1/upgrade:seismiccharges/0").say("touching");
    const open = table.game.open[0];
    const places = [...Array(60).keys()].map((step) => at(440 + step, 323, 30));
    const touching = places.filter((pose) => open && "refusal" in open.ask && !open.ask.refusal(pose));
    expect(touching).toHaveLength(1);
    const [pose = at(0, 0)] = touching;
    expect(bombs(table.put(pose))).toEqual([{ kind: "seismic charge", pose }]);
  });

  test("a bomb dropped as an action is placed as usual", () => {
    const table = specialist("proximitymines").say("upgrade:proximitymines");
    expect(table.game.state.devices).toMatchObject([{ kind: "proximity mine" }]);
  });
});

describe("deathfire", () => {
  test("when the dial is revealed, it can perform a bomb's action as a free action", () => {
    const table = flying({ pilot: "deathfire", upgrades: ["proximitymines"] }, "2FG");
    expect(table.kind).toBe("use at dialRevealed");
    table.say("A1/pilot:deathfire").say("upgrade:proximitymines");
    expect(bombs(table)).toMatchObject([{ kind: "proximity mine", pose: { x: at(400, 0).x } }]);
    expect(table.kind).toBe("action");
    expect(table.ship("A1").actions).toEqual(["upgrade:proximitymines"]);
  });

  test("it can do this after an action instead, and drops no second bomb in the round", () => {
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

  test("it can't do this with a bomb without an action, or while stressed", () => {
    expect(flying({ pilot: "deathfire", upgrades: ["seismiccharges"] }, "2FG").keys).not.toContain("A1/pilot:deathfire");
    const stressed = flying({ pilot: "deathfire", upgrades: ["proximitymines"], tokens: { stress: 1 } }, "2BG");
    expect(stressed.keys).not.toContain("A1/pilot:deathfire");
  });
});

describe("genius", () => {
  const SCUM_Y_WING = { pilot: "syndicatethug" };
  const withGenius = (upgrades: readonly string[]): Table => flying({ ...SCUM_Y_WING, upgrades: [...upgrades, "genius"] }, "2FG");

  test("a bomb that is dropped when the dial is revealed can be dropped after the maneuver instead", () => {
    const table = withGenius(["seismiccharges"]).say("pass");
    expect(table.kind).toBe("use at maneuverExecuted");
    table.say("A1/upgrade:genius/1");
    expect(bombs(table)).toEqual([{ kind: "seismic charge", pose: at(400, 420 - 20 - 40 - 14.2) }]);
    expect(table.ship("A1").upgrades.map(({ faceup }) => faceup)).toEqual([false, true]);
  });

  test("a second bomb can't be dropped in the same round", () => {
    const table = withGenius(["seismiccharges", "protonbombs"]).say("A1/upgrade:seismiccharges/0");
    expect(table.kind).toBe("action");
  });

  test("a bomb with an Action header can't be dropped this way", () => {
    expect(withGenius(["proximitymines"]).kind).toBe("action");
  });

  test("a card that normally stays when its token is dropped is discarded", () => {
    const table = withGenius(["bombletgenerator"]).say("pass").say("A1/upgrade:genius/1");
    expect(bombs(table)).toEqual([{ kind: "bomblet", pose: at(400, 420 - 20 - 40 - 14.2) }]);
    expect(table.ship("A1").upgrades.map(({ faceup }) => faceup)).toEqual([false, true]);
  });

  test("it doesn't work after an overlap", () => {
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

  test("it doesn't work after a maneuver that wasn't revealed", () => {
    const table = flying({ ...SCUM_Y_WING, upgrades: ["seismiccharges", "genius"], tokens: { ion: 1 }, dial: undefined }, "2FG");
    expect(table.kind).toBe("action");
  });
});
