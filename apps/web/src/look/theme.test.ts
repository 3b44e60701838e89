import { describe, expect, it } from "vitest";
import { themeFor } from "./theme.ts";

describe("the theme of a page", () => {
  it("is what was chosen, on every page", () => {
    expect(themeFor("light", "/play", false)).toBe("light");
    expect(themeFor("dark", "/build", true)).toBe("dark");
  });

  it("follows the system where that was chosen", () => {
    expect(themeFor("system", "/play", true)).toBe("light");
    expect(themeFor("system", "/build", false)).toBe("dark");
  });

  it("is dark at the table and light over lists until something is chosen", () => {
    expect(themeFor(undefined, "/play", true)).toBe("dark");
    expect(themeFor(undefined, "/build", false)).toBe("light");
  });
});
