/** Decides which project files are test files. */

/** Playwright runs it in a browser. */
export const isBrowserTest = (file: string): boolean => /^tests\/browser\/.*\.spec\.ts$/.test(file);

/** Vitest runs it in Node. The long ones belong to `npm run long`. */
const isNodeTest = (file: string): boolean =>
  /^(?:(?:packages|apps)\/[^/]+\/src|tools\/src|tests|docs)\/.*(?<!\.long)\.test\.tsx?$/.test(file);

/** It mounts the app without a browser. */
export const isComponentTest = (file: string): boolean => file.startsWith("tests/pages/");

/** `npm run check` runs it too: neither named `.slow.test` nor a test of whole pages. */
export const isQuickTest = (file: string): boolean => isNodeTest(file) && !isComponentTest(file) && !/\.slow\.test\.tsx?$/.test(file);

export const isTestFile = (file: string): boolean => isNodeTest(file) || isBrowserTest(file);
