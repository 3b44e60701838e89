// @vitest-environment happy-dom
/** The page with saved games and lists. */
import { screen } from "@testing-library/dom";
import { describe } from "vitest";
import { address, expect, open, test } from "./app.ts";

describe("saved games", () => {
  test("are still found at their former address", async () => {
    await open("/kept");
    expect(address()).toBe("/saved");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Saved games");
  });
});
