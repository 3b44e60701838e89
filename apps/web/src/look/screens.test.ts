import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LAPTOP_WIDTH, PHONE_WIDTH, SIDEWAYS_HEIGHT, SMALL_PHONE_HEIGHT } from "./screens.ts";

const css = readFileSync(join(import.meta.dirname, "screens.css"), "utf8");
const screens = new Map([...css.matchAll(/@custom-media --([\w-]+) ([^;]+);/g)].map(([, name, condition]) => [name, condition]));

test("code and style sheets know the same screens", () => {
  expect(screens.get("laptop")).toBe(`(max-width: ${LAPTOP_WIDTH}px)`);
  expect(screens.get("phone")).toBe(`(max-width: ${PHONE_WIDTH}px)`);
  expect(screens.get("sideways")).toBe(`(max-height: ${SIDEWAYS_HEIGHT}px) and (orientation: landscape)`);
  expect(screens.get("small")).toBe("(--phone) or (--sideways)");
  expect(screens.get("small-phone")).toBe(`(--phone) and (max-height: ${SMALL_PHONE_HEIGHT}px)`);
});
