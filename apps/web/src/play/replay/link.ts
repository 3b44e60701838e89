/** The address of a moment of a recorded game. */
import { OPENED_FILE } from "../start/start-address.ts";

/** `watched` names the game as the address of play does, `input` is the one after which it is shown. */
export const momentPath = (watched: string, input: number): string => `/play?${new URLSearchParams({ watch: watched, at: String(input) })}`;

/** For other pages and people; undefined where only this page knows the record. */
export const momentLink = (watched: string | undefined, input: number, origin: string): string | undefined =>
  watched === undefined || watched === OPENED_FILE ? undefined : `${origin}${momentPath(watched, input)}`;
