/** The sheets that an event prints. Nothing overflows sideways on a phone, and each list starts a new page on paper. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { invariant } from "@broadside/kit";
import { type SquadDraft, writeXws } from "@broadside/squads";
import {
  eventFormatById,
  type Happening,
  matchSlips,
  newLog,
  pairingsByName,
  pairingsByTable,
  record,
  simulateEvent,
  standingsSheet,
  type TournamentEvent,
  usualPlan,
} from "@broadside/tournament";
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../fixtures.ts";

const simulated = (format: string): TournamentEvent => {
  const log = simulateEvent({ format, sides: 9, rounds: format === "escalation" ? 4 : 3, seed: 5, at: "2026-01-03T08:00:00.000Z" });
  invariant(log.ok, "the event is made");
  return log.value.event;
};

const sheetsOf = (event: TournamentEvent): readonly string[] => {
  const round = event.rounds.at(-1);
  invariant(round, "a round was paired");
  return [pairingsByTable(event, round), pairingsByName(event, round), matchSlips(event, round), standingsSheet(event)];
};

test("every format's sheets are no wider than a phone @phone", async ({ page }) => {
  for (const format of ["epic-dogfight", "team-epic", "escalation", "free-for-all"])
    await test.step(format, async () => {
      for (const sheet of sheetsOf(simulated(format))) {
        await page.setContent(sheet);
        await expectNoSidewaysScroll(page);
      }
    });
});

const COMMAND = fileURLToPath(new URL("../../../apps/cli/bin/broadside.mjs", import.meta.url));
const AT = "2026-01-03T08:00:00.000Z";

const squadOf = (player: string, ships: number): SquadDraft => ({
  faction: "imperial",
  name: `Swarm of ${player}`,
  player,
  ships: Array.from({ length: ships }, () => ({ pilot: "academypilot", upgrades: [] })),
});

/** The lists as the command prints them, for players who submitted these squads alone or as a team. */
function printedLists(format: string, squads: readonly SquadDraft[], team: boolean): string {
  const known = eventFormatById(format);
  invariant(known, "the format is known");
  const organiser = { person: "o1", name: "Olga" };
  const settings = { rounds: usualPlan(known, 1, 1) };
  const made = newLog({ kind: "created", name: "Paper", format, tier: "casual", date: "2026-01-03", organiser, settings }, AT);
  invariant(made.ok, "the event is made");
  const write = (what: Happening): void => invariant(record(made.value, what, "o1", AT).ok, `${what.kind} is taken`);
  for (const [at, squad] of squads.entries()) {
    write({ kind: "registered", person: `p${at + 1}`, name: squad.player ?? "" });
    const file = writeXws({ format, squads: [squad] }, catalogueOf(pack));
    write({ kind: "handed in", player: `p${at + 1}`, list: { faction: squad.faction, squads: [{ points: 100, ships: [] }], file } });
  }
  if (team) write({ kind: "teamed", team: "t1", name: "Both", members: squads.map((_, at) => `p${at + 1}`) });
  const folder = mkdtempSync(join(tmpdir(), "broadside-"));
  try {
    const event = join(folder, "paper.jsonl");
    writeFileSync(event, made.value.entries.map((row) => `${JSON.stringify(row)}\n`).join(""));
    return execFileSync(process.execPath, [COMMAND, "event", "print", event, "lists"], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The number of pages the document has when printed. */
async function pagesOf(page: Page, sheet: string): Promise<number> {
  await page.setContent(sheet);
  const pdf = await page.pdf({ format: "A4" });
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}

test("each list and each team member starts a new page, and a long list takes as many pages as its ships fill", async ({ page }) => {
  const short = (player: string): SquadDraft => squadOf(player, 4);
  expect(await pagesOf(page, printedLists("epic-dogfight", [short("Ana"), short("Ben"), squadOf("Chiyo", 8)], false))).toBe(4);
  expect(await pagesOf(page, printedLists("team-epic", [squadOf("Ana", 3), squadOf("Ben", 3)], true))).toBe(2);
});
