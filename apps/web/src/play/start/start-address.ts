/**
 * What the address of play may ask for besides a kept game:
 * `/play?play=epic-dogfight&edition=1e` begins that game at once, `list` names the list of the first seat, `against` the level of the programs
 * at the other seats (`people` where all are at one screen); `/play?watch=epic-dogfight` shows a recorded game, with `&at=210` as it
 * stood after that input; `/play?guided=first` begins the first guided game.
 */
import { currentScenarioId, EDITIONS, type EditionId } from "@broadside/formats";

export interface StartAddress {
  /** The format or scenario. */
  readonly play?: string | undefined;
  readonly edition?: EditionId | undefined;
  /** A ready-made list by its id, or a draft as `draft ID`. */
  readonly list?: string | undefined;
  readonly against?: string | undefined;
  /** A shown game by its id, a kept one as `kept ID`, or the file that was opened last. */
  readonly watch?: string | undefined;
  /** The first guided game. */
  readonly guided?: "first" | undefined;
}

/** Stands in `against` where no program plays. */
export const PEOPLE = "people";

/** Stands in `watch` for a file that was opened on another page. */
export const OPENED_FILE = "file";

export const watchKept = (game: string): string => `kept ${game}`;

/** The kept game that `watch` names; undefined where it names another. */
export const gameKept = (watched: string): string | undefined => /^kept (.+)$/.exec(watched)?.[1];

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
