/** How the app's CSS is read: names of classes, and names of screens. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CSSOptions } from "vite";
import { scopedName } from "./scoped-name.ts";

const SCREENS = join(import.meta.dirname, "..", "src", "look", "screens.css");

/** The condition of each screen, by name. */
const conditions = new Map(
  [...readFileSync(SCREENS, "utf8").matchAll(/@custom-media --([\w-]+) ([^;]+);/g)].map(([, name = "", condition = ""]) => [
    name,
    condition,
  ]),
);

/** A media query with conditions instead of names. A condition may name other screens. */
export function withConditions(query: string): string {
  return query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = conditions.get(name);
    if (condition === undefined) throw new Error(`${SCREENS} has no screen called --${name}`);
    return /^\((?!--)[^()]*\)$/.test(condition) ? condition : `(${withConditions(condition)})`;
  });
}

export const styles = {
  modules: { generateScopedName: scopedName },
  postcss: {
    plugins: [
      {
        postcssPlugin: "screens",
        AtRule: {
          media: (rule) => {
            rule.params = withConditions(rule.params);
          },
        },
      },
    ],
  },
} satisfies CSSOptions;
