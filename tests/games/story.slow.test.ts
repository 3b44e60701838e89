/** Checks the stories of short games of every kind, some with many undos. `recorded-games-*.slow.test.ts` covers whole games. */
import { contentFor } from "@broadside/content";
import { beforeAll, describe, test } from "vitest";
import { sampleRecords } from "../shared/sample-records.ts";
import { type GameWithStory, STORY_LAWS, withStory } from "./laws/story.ts";

const games: GameWithStory[] = [];

beforeAll(async () => {
  for (const { record } of await sampleRecords()) {
    const content = await contentFor(record.setup);
    if (content) games.push(withStory(record, content));
  }
}, 120_000);

describe("law:", () => {
  test.each(Object.entries(STORY_LAWS))("%s", (_, holds) => {
    for (const game of games) holds(game);
  });
});
