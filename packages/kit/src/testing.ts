/** For tests of laws: how much of each is tried. `npm run long` tries all of it, `npm test` a part. */
interface Surroundings {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

const isLong = (globalThis as Surroundings).process?.env["BROADSIDE_LONG_TESTS"] === "1";

/** How often something is tried, of so many times: one in six unless said otherwise. */
export const runs = (most: number, oneIn = 6): number => (isLong ? most : Math.ceil(most / oneIn));

/** One of how many is looked at, where the long tests look at one of so many. */
export const spacing = (least: number, times = 6): number => (isLong ? least : least * times);
