/** Decides which project files are test files. */

/** Whether Playwright runs the file in a browser. */
export const isBrowserTest = (file: string): boolean => /^tests\/browser\/.*\.spec\.ts$/.test(file);

/** Whether Vitest runs the file in Node. Long tests don't count, because only `npm run long` runs them. */
const isNodeTest = (file: string): boolean =>
  /^(?:(?:packages|apps)\/[^/]+\/src|tools\/src|tests|docs)\/.*(?<!\.long)\.test\.tsx?$/.test(file);

/** Whether the file tests the app's pages without a browser. */
export const isComponentTest = (file: string): boolean => file.startsWith("tests/pages/");

/** Whether `npm run check` runs the file too. It leaves out slow tests and tests of whole pages. */
export const isQuickTest = (file: string): boolean => isNodeTest(file) && !isComponentTest(file) && !/\.slow\.test\.tsx?$/.test(file);

export const isTestFile = (file: string): boolean => isNodeTest(file) || isBrowserTest(file);
