import { describe, expect, it } from "vitest";
import { coveredNow, insetsOf, type PanelsShown, replayInsets, usualInsets } from "./insets.ts";

const PANELS: PanelsShown = { question: 0, card: 0, notes: 0, map: 0, isDialling: false, isReading: false };
const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

describe("the frame that the panels leave for the table", () => {
  it("is between the rails, below the bar and above the question", () => {
    expect(usualInsets(DESK)).toEqual({ top: 52, right: 240, bottom: 264, left: 240 });
    expect(usualInsets({ width: 2560, height: 1440 })).toEqual(usualInsets(DESK));
  });

  it("is wider between the narrow rails of a small laptop", () => {
    expect(usualInsets(LAPTOP)).toEqual({ top: 52, right: 200, bottom: 264, left: 200 });
  });

  it("is below the map and above the sheet on a phone", () => {
    expect(usualInsets(PHONE)).toEqual({ top: 178, right: 0, bottom: 388, left: 0 });
  });

  it("starts at the bar on a short phone, which has no map", () => {
    expect(usualInsets({ width: 320, height: 568 })).toEqual({ top: 48, right: 0, bottom: 318, left: 0 });
  });

  it("is left of the question on a phone turned sideways", () => {
    for (const size of [SIDEWAYS, { width: 568, height: 320 }, { width: 540, height: 400 }])
      expect(usualInsets(size)).toMatchObject({ right: 340, bottom: 0, left: 0 });
  });

  it("also leaves room for the dice of an attack above the controls of a replay", () => {
    expect(replayInsets(LAPTOP)).toEqual({ ...usualInsets(LAPTOP), bottom: 382 });
    expect(replayInsets(PHONE)).toEqual(usualInsets(PHONE));
    expect(replayInsets(SIDEWAYS)).toEqual(usualInsets(SIDEWAYS));
  });

  it("always leaves something of the table", () => {
    for (let height = 501; height < 1500; height += 1) {
      const { top, bottom } = usualInsets({ width: 1280, height });
      expect(height - top - bottom).toBeGreaterThanOrEqual(120);
    }
  });
});

describe("what panels cover when the camera moves", () => {
  it("is the frame's edge for every question that isn't larger than usual", () => {
    for (const question of [0, 121, 163, 252]) expect(insetsOf(DESK, { ...PANELS, question })).toEqual(usualInsets(DESK));
    for (const question of [0, 194, 388]) expect(insetsOf(PHONE, { ...PANELS, question })).toEqual(usualInsets(PHONE));
  });

  it("includes a larger question, with the gap below it on a desktop", () => {
    expect(insetsOf(DESK, { ...PANELS, question: 318 }).bottom).toBe(330);
    expect(insetsOf(PHONE, { ...PANELS, question: 450 }).bottom).toBe(450);
    expect(insetsOf(PHONE, { ...PANELS, question: 800 }).bottom).toBe(844 - 48 - 120);
  });

  it("stays as wide while dials are set, although the rails are hidden then", () => {
    expect(insetsOf(DESK, { ...PANELS, question: 262, isDialling: true })).toMatchObject({ left: 240, right: 240 });
  });

  it("includes the side panel: beside the table, or below it on a phone", () => {
    expect(insetsOf(DESK, { ...PANELS, isReading: true })).toMatchObject({ left: 240, right: 344 });
    expect(insetsOf(PHONE, { ...PANELS, isReading: true }).bottom).toBe(473);
  });

  it("includes the score on a phone, but not the map while dials are set", () => {
    expect(insetsOf(PHONE, { ...PANELS, notes: 150 }).top).toBe(210);
    expect(insetsOf(PHONE, { ...PANELS, isDialling: true }).top).toBe(48);
    expect(insetsOf({ width: 320, height: 568 }, { ...PANELS, notes: 60 }).top).toBe(120);
    expect(insetsOf({ width: 320, height: 568 }, { ...PANELS, notes: 160 }).top).toBe(48);
  });

  it("includes the coach's card instead of the map on a phone, and beside the dials on a desktop with enough room", () => {
    expect(insetsOf(PHONE, { ...PANELS, card: 48 }).top).toBe(108);
    expect(insetsOf(DESK, { ...PANELS, card: 150 })).toEqual(usualInsets(DESK));
    expect(insetsOf(DESK, { ...PANELS, card: 150, isDialling: true }).left).toBe(464);
    expect(insetsOf({ width: 900, height: 900 }, { ...PANELS, card: 150, isDialling: true }).left).toBe(200);
  });
});

describe("what panels cover when the player asks for the whole table", () => {
  it("is the question's real height, with the gap below it on a desktop", () => {
    expect(coveredNow(DESK, { ...PANELS, question: 163 })).toEqual({ ...usualInsets(DESK), bottom: 175 });
    expect(coveredNow(DESK, { ...PANELS, question: 318 })).toEqual({ ...usualInsets(DESK), bottom: 330 });
    expect(coveredNow(PHONE, { ...PANELS, question: 194 })).toEqual({ ...usualInsets(PHONE), bottom: 194 });
    expect(coveredNow(LAPTOP, { ...PANELS, question: 700 }).bottom).toBe(720 - 52 - 120);
  });

  it("is the question's usual place while there is none", () => {
    for (const size of [DESK, LAPTOP, PHONE, SIDEWAYS]) expect(coveredNow(size, PANELS)).toEqual(usualInsets(size));
  });

  it("is only the bar and the dials while dials are set, and the coach's card", () => {
    const dials = { ...PANELS, question: 262, isDialling: true };
    expect(coveredNow(DESK, dials)).toEqual({ top: 52, right: 0, bottom: 262, left: 0 });
    expect(coveredNow(DESK, { ...dials, card: 150 }).left).toBe(464);
    expect(coveredNow(DESK, { ...dials, isReading: true }).right).toBe(344);
  });

  it("includes the notes below the bar, and the side panel", () => {
    expect(coveredNow(DESK, { ...PANELS, question: 163, notes: 28 }).top).toBe(88);
    expect(coveredNow(DESK, { ...PANELS, question: 163, isReading: true })).toMatchObject({ left: 240, right: 344 });
    expect(coveredNow(PHONE, { ...PANELS, question: 194, isReading: true }).bottom).toBe(473);
  });
});
