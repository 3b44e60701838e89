/** Sample sizes for property tests: `npm run long` tries all cases, `npm test` only some of them. */
interface Surroundings {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const isLong = (globalThis as Surroundings).process?.env["BROADSIDE_LONG_TESTS"] === "1";

/** Returns how many tries to run: all of them in the long tests, and otherwise one in `oneIn`. */
export const runs = (most: number, oneIn = 6): number => (isLong ? most : Math.ceil(most / oneIn));

/** Returns the distance between samples: `least` in the long tests, and otherwise `times` as much. */
export const spacing = (least: number, times = 6): number => (isLong ? least : least * times);
