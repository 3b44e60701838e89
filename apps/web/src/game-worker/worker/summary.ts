/** The summary of a game, with the result that an event would count. */
import type { Result } from "@broadside/kit";
import type { Content, GameRecord } from "@broadside/rules";
import { type GameStory, storyOf } from "@broadside/telling";
import { LANGUAGE } from "../../words/language.ts";
import { countedMatch } from "./counted-match.ts";

export const summaryOf = (record: GameRecord, content: Content): Result<GameStory> =>
  storyOf({ record, content, counted: countedMatch(record), language: LANGUAGE });
