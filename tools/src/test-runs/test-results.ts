/** The test runners' reports in one form. Anything missing from a report is left out and never throws. */

export interface TestResult {
  /** The titles of the groups and of the test, joined by " > ". */
  readonly title: string;
  readonly file: string;
  readonly status: "passed" | "failed" | "skipped";
}

/** The JSON report of Vitest. */
export const readVitest = (json: unknown): readonly TestResult[] =>
  list(field(json, "testResults")).flatMap((file) =>
    list(field(file, "assertionResults")).map((test) => {
      const status = field(test, "status");
      return {
        title: joined([...list(field(test, "ancestorTitles")), field(test, "title")]),
        file: text(field(file, "name")),
        status: status === "passed" || status === "failed" ? status : "skipped",
      };
    }),
  );

const PLAYWRIGHT_STATUS: Readonly<Record<string, TestResult["status"]>> = { expected: "passed", flaky: "passed", unexpected: "failed" };

/**
 * Playwright's JSON report: the outermost suites are files, and the inner ones are groups. A test counts once for each Playwright project.
 */
export const readPlaywright = (json: unknown): readonly TestResult[] =>
  list(field(json, "suites")).flatMap((file) => testsOfSuite(file, text(field(file, "file")), []));

function testsOfSuite(suite: unknown, file: string, groups: readonly string[]): readonly TestResult[] {
  const own = list(field(suite, "specs")).flatMap((spec) =>
    list(field(spec, "tests")).map((test) => ({
      title: joined([...groups, field(spec, "title")]),
      file,
      status: PLAYWRIGHT_STATUS[text(field(test, "status"))] ?? "skipped",
    })),
  );
  const inner = list(field(suite, "suites")).flatMap((group) => testsOfSuite(group, file, [...groups, text(field(group, "title"))]));
  return [...own, ...inner];
}

const joined = (titles: readonly unknown[]): string =>
  titles
    .map(text)
    .filter((title) => title !== "")
    .join(" > ");

const field = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const text = (value: unknown): string => (typeof value === "string" ? value : "");
