/** The address of a moment in a replay. */
import { OPENED_FILE } from "../start/start-address.ts";

/** `watched` names the game as in the address of the play page; `input` is the input after which it is shown. */
export const momentPath = (watched: string, input: number): string => `/play?${new URLSearchParams({ watch: watched, at: String(input) })}`;

/** A link to share; undefined if only this page knows the record. */
export const momentLink = (watched: string | undefined, input: number, origin: string): string | undefined =>
  watched === undefined || watched === OPENED_FILE ? undefined : `${origin}${momentPath(watched, input)}`;
