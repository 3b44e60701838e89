/** What an event prints, looked at on a phone: nothing sticks out to the side. */
import { invariant } from "@broadside/kit";
import { matchSlips, pairingsByName, pairingsByTable, simulateEvent, standingsSheet, type TournamentEvent } from "@broadside/tournament";
import { expectNoSidewaysScroll, test } from "./fixtures.ts";

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

for (const format of ["epic-dogfight", "team-epic", "escalation", "free-for-all"])
  test(`@phone the sheets of ${format} are no wider than the screen`, async ({ page }) => {
    for (const sheet of sheetsOf(simulated(format))) {
      await page.setContent(sheet);
      await expectNoSidewaysScroll(page);
    }
  });
