import { afterEach, expect, test, vi } from "vitest";
import { missingCards, run } from "./cards.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

async function printed(...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  expect(await run(args)).toBe(0);
  return lines.join("");
}

test("counts the cards of each edition by kind", async () => {
  const text = await printed();
  expect(text).toMatch(/^Edition 1e +automated +by hand +nothing to do$/m);
  expect(text).toMatch(/^condition +10 +0 +0$/m);
});

test("counts separately the cards that are resolved by hand only as an option, and does not list them as missing", async () => {
  const lines = (await printed()).split("\n").filter((line) => line.includes("if the players agree"));
  expect(lines).toEqual(["29 automated cards can be resolved by hand if the players agree"]);
  expect(await printed("--missing")).not.toContain("damage:");
});

test("--json gives one line for each kind of card", async () => {
  const rows = (await printed("--json"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(rows.find(({ edition, group }) => edition === "1e" && group === "condition")).toEqual({
    edition: "1e",
    group: "condition",
    automated: 10,
    "by hand": 0,
    "nothing to do": 0,
  });
});

test("--missing lists the cards that are resolved by hand", async () => {
  const cards = { automated: ["upgrade:predator"], "by hand": ["upgrade:homemade"], "nothing to do": [] };
  const lines = missingCards({ edition: "1e", groups: [{ group: "elite", cards }], byHandByOption: [] }).split("\n");
  expect(lines).toContain("1e upgrade:homemade");
  expect(lines).not.toContain("1e upgrade:predator");
  expect((await printed("--missing")).trim()).toBe("");
});

test("an option it does not know is refused", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await run(["--all"])).toBe(2);
});
