/** The address of a single moment in a replay. */
import { OPENED_FILE } from "../../addresses/start.ts";

/** `watched` names the game in the same way as the play page's address. `input` is the input after which the game is shown. */
export const momentPath = (watched: string, input: number): string => `/play?${new URLSearchParams({ watch: watched, at: String(input) })}`;

/** A link to share. Undefined if only this page has the record. */
export const momentLink = (watched: string | undefined, input: number, origin: string): string | undefined =>
  watched === undefined || watched === OPENED_FILE ? undefined : `${origin}${momentPath(watched, input)}`;
