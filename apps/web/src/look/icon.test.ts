import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
/** Matches the class of an icon or a ship's picture, but not that of an icon button. */
const ICON_CLASS = /className="(?:[^"]* )?(?:icon|ship-picture)[ "]/;

test("only Icon and ShipPicture use the icon fonts, in which letters and digits are pictures", () => {
  const components = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const setting = components.filter((file) => ICON_CLASS.test(readFileSync(join(SOURCE, file), "utf8")));
  expect(setting).toEqual([join("look", "icon.tsx")]);
});
