/**
 * The last choices on the home page, saved in the browser: the edition, the game for each edition, the list for each game, and the bot
 * level.
 */
import { EDITIONS, type EditionId } from "@broadside/formats";
import { storedText, storeText } from "../browser/stored-text.ts";
import { gamesOf, offeredGame } from "./games-on-offer.ts";
import type { WantedGame } from "./wanted-game.ts";

/** The bot levels on the home page, the weakest first. */
export const LEVELS = ["random", "cadet", "ace"] as const;
export type Level = (typeof LEVELS)[number];

export interface LastChoice {
  readonly edition: EditionId;
  readonly plays: Readonly<Partial<Record<EditionId, string>>>;
  /** The ids of lists, by edition and game. */
  readonly lists: Readonly<Record<string, string>>;
  readonly level: Level;
}

export const FIRST_CHOICE: LastChoice = { edition: "1e", plays: {}, lists: {}, level: "cadet" };

/** If a choice is no longer offered, the first offer replaces it. */
export function wantedGame({ edition, plays, lists }: LastChoice): WantedGame {
  const play = offeredGame(edition, plays[edition] ?? "")?.play ?? gamesOf(edition).tiles[0]?.play ?? "";
  const list = lists[`${edition} ${play}`];
  return { edition, play, ...(list !== undefined && { list }) };
}

export const withEdition = (choice: LastChoice, edition: EditionId): LastChoice => ({ ...choice, edition });

export const withPlay = (choice: LastChoice, play: string): LastChoice => ({
  ...choice,
  plays: { ...choice.plays, [choice.edition]: play },
});

/** Undefined for the default list. */
export function withList(choice: LastChoice, list: string | undefined): LastChoice {
  const { edition, play } = wantedGame(choice);
  const { [`${edition} ${play}`]: _, ...others } = choice.lists;
  return { ...choice, lists: list === undefined ? others : { ...others, [`${edition} ${play}`]: list } };
}

export const withLevel = (choice: LastChoice, level: string): LastChoice => ({ ...choice, level: levelOf(level) });

const levelOf = (text: unknown): Level => LEVELS.find((level) => level === text) ?? FIRST_CHOICE.level;

/** The browser's storage may contain anything. */
export function parseLastChoice(text = ""): LastChoice {
  const { edition, plays, lists, level } = fieldsIn(text);
  return {
    edition: EDITIONS.find((one) => one === edition) ?? FIRST_CHOICE.edition,
    plays: textsIn(plays),
    lists: textsIn(lists),
    level: levelOf(level),
  };
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

function fieldsIn(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(isFields(value) ? value : {}).flatMap(([key, one]) => (typeof one === "string" ? [[key, one]] : [])));

const KEY = "broadside.last-choice.1";

export const lastChoice = (): LastChoice => parseLastChoice(storedText(KEY));

export const rememberChoice = (choice: LastChoice): void => storeText(KEY, JSON.stringify(choice));
