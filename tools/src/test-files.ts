/** Which files of the project are test files. */

/** Playwright runs it in a browser. */
export const isBrowserTest = (file: string): boolean => /^tests\/browser\/.*\.spec\.ts$/.test(file);

/** Vitest runs it in Node. The long ones belong to `npm run long`. */
const isNodeTest = (file: string): boolean =>
  /^(?:(?:packages|apps)\/[^/]+\/src|tools\/src|tests|docs)\/.*(?<!\.long)\.test\.tsx?$/.test(file);

/** `npm run check` runs it too: neither named `.slow.test` nor a test of whole pages. */
export const isQuickTest = (file: string): boolean =>
  isNodeTest(file) && !file.startsWith("tests/pages/") && !/\.slow\.test\.tsx?$/.test(file);

export const isTestFile = (file: string): boolean => isNodeTest(file) || isBrowserTest(file);
