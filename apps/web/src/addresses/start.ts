/**
 * What the address of the play page can ask for, besides a saved game:
 * - `/play?play=epic-dogfight&edition=1e` starts that game. `list` is the first seat's list, and `against` is the level of the bots in the
 *   other seats (or `people` if everyone shares the screen).
 * - `/play?watch=epic-dogfight` shows a replay. With `&at=210`, the replay opens after that input.
 * - `/play?guided=first` starts the first guided game.
 */
import { currentScenarioId, EDITIONS, type EditionId } from "@broadside/formats";

export interface StartAddress {
  /** The id of a format or scenario. */
  readonly play?: string | undefined;
  readonly edition?: EditionId | undefined;
  /** The id of a ready-made list, or `draft ID` for a draft. */
  readonly list?: string | undefined;
  readonly against?: string | undefined;
  /** The id of a sample replay, or `kept ID` for a saved game, or `file` for the file that was opened last. */
  readonly watch?: string | undefined;
  /** Which guided game to start. There is only one so far. */
  readonly guided?: "first" | undefined;
}

/** The value of `against` if no bot plays. */
export const PEOPLE = "people";

/** The value of `watch` for a file that was opened on another page. */
export const OPENED_FILE = "file";

export const watchSaved = (game: string): string => `kept ${game}`;

/** The id of the saved game that `watch` names; undefined if it names another kind of replay. */
export const savedGameIn = (watched: string): string | undefined => /^kept (.+)$/.exec(watched)?.[1];

export function parseStartAddress({ play, edition, list, against, watch, guided }: Record<string, unknown>): StartAddress {
  const known = EDITIONS.find((one) => one === edition);
  return {
    ...(isText(play) && { play: currentScenarioId(play) }),
    ...(known && { edition: known }),
    ...(isText(list) && { list }),
    ...(isText(against) && { against }),
    ...(isText(watch) && { watch }),
    ...(guided === "first" && { guided }),
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
