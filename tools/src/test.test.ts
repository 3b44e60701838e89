import { afterEach, expect, test, vi } from "vitest";
import { run } from "./test.ts";

afterEach(() => void vi.restoreAllMocks());

/** The exit code, and what was written to standard output. */
async function outcomeOf(...args: readonly string[]): Promise<readonly [code: number, printed: string]> {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return [await run(args), written.mock.calls.map(([text]) => String(text)).join("")];
}

test("an unknown option is refused, and nothing runs", async () => {
  expect(await outcomeOf("--everything")).toEqual([2, "0 passed, 1 failed\n"]);
});

test("its help names every option", async () => {
  const [code, printed] = await outcomeOf("--help");
  expect(code).toBe(0);
  for (const option of ["--all", "--help"]) expect(printed).toContain(option);
});
