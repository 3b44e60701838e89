import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside } = workplace();

describe("broadside scenarios", () => {
  test("[EB-LIST-01, SC-COMMON-01] lists them all with players, type, table and limits", async () => {
    const { code, stdout } = await broadside(["scenarios"]);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^id +players +type +table +limits +from sources$/);
    expect(lines.find((line) => line.startsWith("aces-high"))).toMatch(
      /2–8 +free-for-all +3' x 3' +75 points or threat 4 \(2\.0, 2\.5\) +\d+%$/,
    );
    expect(lines.filter((line) => line.includes("(2.5)") && !line.startsWith("dogfight"))).toHaveLength(4);
    expect(lines.filter((line) => line.includes("(2.0, 2.5)"))).toHaveLength(11);
  });

  test("prints one by its id or name, without the picture", async () => {
    const { code, stdout } = await broadside(["scenarios", "Cover the Evacuation"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# Cover the Evacuation\n/);
    expect(stdout).toContain("A shuttle with 3 counters escapes");
    expect(stdout).not.toContain("![");
  });

  test("prints all or one as JSON", async () => {
    const all = JSON.parse((await broadside(["scenarios", "--json"])).stdout);
    expect(all).toHaveLength(16);
    expect(all[0]).toMatchObject({ id: "dogfight", editions: ["2.0", "2.5"], seats: [2, 8], tables: ["3x3", "6x3"] });
    const one = JSON.parse((await broadside(["scenarios", "fog-of-war", "--json"])).stdout);
    expect(one.options.map(({ id }: { readonly id: string }) => id)).toContain("arrivals");
  });

  test("prints the default lists, one line for each side", async () => {
    const { code, stdout } = await broadside(["scenarios", "fortified-position", "--line-ups"]);
    expect(code).toBe(0);
    const [heads = "", ...rows] = stdout.trimEnd().split("\n");
    expect(heads).toMatch(/^scenario +edition +seats +played as +side +faction +counts +lists$/);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^fortified-position +2\.0 +3 +team-battle +1 +Rebel Alliance +\d+ \+ \d+ points +\w/);
    expect(rows[1]).toMatch(/^ +2 +Galactic Empire +\d+ points +\w/);
    expect(rows[2]).toMatch(/^fortified-position +2\.5 +3 +team-battle +1 +Rebel Alliance +\d+ \+ \d+ points +\w/);
    const all = JSON.parse((await broadside(["scenarios", "--line-ups", "--json"])).stdout) as readonly { readonly scenario: string }[];
    expect(new Set(all.map(({ scenario }) => scenario)).size).toBe(16);
    expect((await broadside(["scenarios", "fog-of-peace", "--line-ups"])).code).toBe(1);
  });

  test("suggests the most similar name if there is no such scenario", async () => {
    const { code, stderr } = await broadside(["scenarios", "fog-of-peace"]);
    expect(code).toBe(1);
    expect(stderr).toBe('There is no scenario "fog-of-peace".\nTry fog-of-war, or see all: broadside scenarios\n');
    expect((await broadside(["scenarios", "xyzzy"])).stderr).toContain(
      'There is no scenario "xyzzy".\nSee all scenarios: broadside scenarios\n',
    );
  });
});
