/** Pilots who use other templates to boost, barrel roll or decloak. */
import { describe, expect, test } from "vitest";
import { at, cardTable, flying } from "../../card-table.testing.ts";

describe("Blue Ace", () => {
  test("can boost with a turn 1 template too", () => {
    const table = flying({ pilot: "blueace" }, "1FG").say("boost");
    expect(table.keys).toEqual(["straight", "left", "right", "turn left", "turn right"]);
    expect(table.say("turn right").ship("A1").pose).toEqual(at(455, 435, 90));
  });

  test("other ships can't", () => {
    expect(flying({ pilot: "redace" }, "1FG").say("boost").keys).toEqual(["straight", "left", "right"]);
  });
});

describe("Zeta Ace", () => {
  test("can barrel roll with the straight 2 template, to any position along it", () => {
    const table = flying({ pilot: "zetaace" }, "2FG").say("barrel-roll");
    expect(table.keys).toEqual(["left", "right", "2 left", "2 right"]);
    table.say("2 right").put(at(520, 435));
    expect(table.ship("A1").pose).toEqual(at(520, 435));
  });

  test("can still barrel roll with the straight 1 template", () => {
    const table = flying({ pilot: "zetaace" }, "2FG").say("barrel-roll").say("left").put(at(320, 420));
    expect(table.ship("A1").pose).toEqual(at(320, 420));
  });
});

describe("Lieutenant Lorrir", () => {
  const rolling = (more: Parameters<typeof flying>[2] = {}) => flying({ pilot: "lieutenantlorrir" }, "2FG", more).say("barrel-roll");

  test("can barrel roll with a bank 1 template for a stress token", () => {
    const table = rolling();
    expect(table.keys).toEqual(["left", "right", "left ahead", "left astern", "right ahead", "right astern"]);
    table.say("right ahead").pass().pass();
    expect(table.ship("A1").tokens.stress).toBe(1);
    expect(table.ship("A1").pose?.heading).not.toBe(0);
  });

  test("can barrel roll with the straight template without getting stress", () => {
    const table = rolling().say("left").pass();
    expect(table.ship("A1")).toMatchObject({ tokens: { stress: 0 }, pose: { heading: 0 } });
  });
});

describe("Echo", () => {
  const cloaked = (pilot: string) =>
    cardTable(
      [
        [{ pilot, pose: at(400, 300), tokens: { cloak: 1 }, dial: "2FG" }],
        [{ pilot: "wedgeantilles", pose: at(850, 850, 180), dial: "1FG" }],
      ],
      { phase: "activation" },
    );

  test("decloaks with a bank 2 template, never with the straight one", () => {
    const table = cloaked("echo");
    expect(table.keys).toEqual(["stay", "forward left", "forward right", "left ahead", "left astern", "right ahead", "right astern"]);
    table.say("forward right").until("action");
    expect(table.ship("A1").tokens.cloak).toBe(0);
    expect(table.notes("decloaked")).toMatchObject([{ ship: "A1", direction: "forward right" }]);
  });

  test("other ships decloak only with the straight template", () => {
    expect(cloaked("whisper").keys).toEqual(["stay", "left", "right", "forward"]);
  });
});
