import { expect, test } from "vitest";
import { parsePlayAddress } from "./play.ts";

test("an address with a scenario's former id opens that scenario", () => {
  expect(parsePlayAddress({ scenario: "scramble-transmissions" })).toEqual({ scenario: "scramble-the-transmissions" });
  expect(parsePlayAddress({ scenario: "fog-of-war", seed: "7" })).toEqual({ scenario: "fog-of-war", seed: "7" });
  expect(parsePlayAddress({ scenario: "", game: 3 })).toEqual({});
});

test("an address can name a moment by the input before it, and anything else is ignored", () => {
  expect(parsePlayAddress({ at: "210" })).toEqual({ at: 210 });
  expect(parsePlayAddress({ at: 0 })).toEqual({ at: 0 });
  expect(parsePlayAddress({ at: "-1" })).toEqual({});
  expect(parsePlayAddress({ at: "end" })).toEqual({});
});
