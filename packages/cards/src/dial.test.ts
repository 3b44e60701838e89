import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BarAction, type DialManeuver, readAction, readDial, readManeuver } from "./dial.ts";
import { ACTIONS, COLOURS } from "./vocabulary.ts";

describe("a maneuver's code", () => {
  const LETTERS: Readonly<Record<string, Pick<DialManeuver, "bearing" | "side">>> = {
    T: { bearing: "turn", side: "left" },
    Y: { bearing: "turn", side: "right" },
    B: { bearing: "bank", side: "left" },
    N: { bearing: "bank", side: "right" },
    F: { bearing: "straight" },
    K: { bearing: "koiogran" },
    L: { bearing: "segnor", side: "left" },
    P: { bearing: "segnor", side: "right" },
    C: { bearing: "segnorTurn", side: "left" },
    V: { bearing: "segnorTurn", side: "right" },
    E: { bearing: "tallon", side: "left" },
    R: { bearing: "tallon", side: "right" },
    G: { bearing: "tallonBank", side: "left" },
    M: { bearing: "tallonBank", side: "right" },
    O: { bearing: "stationary" },
    S: { bearing: "reverse" },
    A: { bearing: "reverseBank", side: "left" },
    D: { bearing: "reverseBank", side: "right" },
    H: { bearing: "bankSlip", side: "left" },
    J: { bearing: "bankSlip", side: "right" },
    U: { bearing: "turnSlip", side: "left" },
    I: { bearing: "turnSlip", side: "right" },
  };

  test.each(Object.entries(LETTERS))("%s stands for its bearing and side", (letter, bearing) => {
    expect(readManeuver(`2${letter}W`)).toEqual({ speed: 2, ...bearing, colour: "white" });
  });

  test("ends in a colour, or in a number for energy", () => {
    expect(["1FG", "1FB", "1FW", "1FR", "1FP"].map((code) => readManeuver(code)?.colour)).toEqual([
      "green",
      "blue",
      "white",
      "red",
      "purple",
    ]);
    expect(readManeuver("1F3")).toEqual({ speed: 1, bearing: "straight", energy: 3 });
    expect(readManeuver("4F0")).toEqual({ speed: 4, bearing: "straight", energy: 0 });
  });

  test.each(["", "1", "1F", "1FWW", "6FW", "-1FW", "1fW", "1Fw", "1XW", "1FX", " 1FW", "1FW\n", "11F"])("%j is invalid", (code) => {
    expect(readManeuver(code)).toBeUndefined();
  });

  test("is either read or rejected, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), (code) => {
        const maneuver = readManeuver(code);
        if (maneuver) expect(code.startsWith(String(maneuver.speed))).toBe(true);
      }),
    );
  });
});

test("a dial keeps its order, and an invalid code throws", () => {
  expect(readDial(["2TR", "1F3"]).map(({ speed, bearing }) => `${speed} ${bearing}`)).toEqual(["2 turn", "1 straight"]);
  expect(readDial([])).toEqual([]);
  expect(() => readDial(["1FW", "1XW"])).toThrow("no maneuver: 1XW");
});

describe("an action's text", () => {
  const plain = fc.record({ name: fc.constantFrom(...ACTIONS), colour: fc.constantFrom(...COLOURS) });
  const textOf = ({ name, colour }: Omit<BarAction, "linked">): string => `${colour} ${name}`;

  test("is a colour and a name, and perhaps a linked action", () => {
    expect(readAction("white focus")).toEqual({ name: "focus", colour: "white" });
    expect(readAction("white focus > red barrel-roll")).toEqual({
      name: "focus",
      colour: "white",
      linked: { name: "barrel-roll", colour: "red" },
    });
  });

  test("reads back as the same action", () => {
    fc.assert(
      fc.property(plain, fc.option(plain, { nil: undefined }), (action, linked) => {
        const text = linked ? `${textOf(action)} > ${textOf(linked)}` : textOf(action);
        expect(readAction(text)).toEqual(linked ? { ...action, linked } : action);
      }),
    );
  });

  test.each([
    ...["", "focus", "white", "white focus ", "white  focus", "white dance", "mauve focus", "White focus", "constructor focus"],
    ...["white focus >", "white focus > red", "white focus>red boost", "white focus > red boost > red evade", " > red boost"],
  ])("%j is invalid", (text) => {
    expect(readAction(text)).toBeUndefined();
  });
});
