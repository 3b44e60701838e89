/** Plays whole scenario games with random answers. No event may be without text. */
import { randomStream } from "@broadside/kit";
import { randomAnswer, STANDARD, setUp } from "@broadside/scenarios/testing";
import { expect, test } from "vitest";
import { ENGLISH } from "../english.ts";

test.each(STANDARD)("%s", { timeout: 240_000 }, (id) => {
  const table = setUp(id, { key: `${id} 1` });
  const random = randomStream(1);
  for (let given = 0; given < 3000 && !table.game.state.outcome; given += 1) randomAnswer(table, random);
  expect(table.events.length).toBeGreaterThan(100);
  for (const event of table.events) expect(ENGLISH.inWords(event, ENGLISH.namesOf(table.game)) ?? "").not.toMatch(/undefined/);
});
