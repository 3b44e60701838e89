/** Converts set-ups of format 2. In format 2, seats had names instead of player ids. */
import { inFields, inList, withField } from "../json-fields.ts";
import type { PlayerId } from "../player.ts";

/** The id that a former record's player gets: first the players of the set-up by seat, then others in the order in which they came. */
export const formerPlayerId = (place: number): PlayerId => `former-${place + 1}`;

export const setupOfFormat2 = (setup: unknown): unknown =>
  inFields(setup, (fields) =>
    withField(fields, "seats", (seats) =>
      inList(seats, (seat, place) =>
        inFields(seat, ({ name, ...rest }) => (typeof name === "string" ? { player: formerPlayerId(place), ...rest } : { name, ...rest })),
      ),
    ),
  );
