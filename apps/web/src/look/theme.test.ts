import { describe, expect, it } from "vitest";
import { themeFor } from "./theme.ts";

describe("a page's theme", () => {
  it("is the chosen one on every page", () => {
    expect(themeFor("light", "/play", false)).toBe("light");
    expect(themeFor("dark", "/build", true)).toBe("dark");
  });

  it("follows the system if that was chosen", () => {
    expect(themeFor("system", "/play", true)).toBe("light");
    expect(themeFor("system", "/build", false)).toBe("dark");
  });

  it("is dark by default, but light in the list builder", () => {
    expect(themeFor(undefined, "/play", true)).toBe("dark");
    expect(themeFor(undefined, "/build", false)).toBe("light");
  });
});
