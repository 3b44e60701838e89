/**
 * Converts records of format 2 to format 3: people get ids, and their names go to a list beside the game. The dice key was made from the
 * original set-up with its names, so that set-up is stored with the seed.
 */
import { type Fields, inFields, inList, isFields, withField } from "../json-fields.ts";
import { FormerPeople } from "./people.ts";
import { setupOfFormat2 } from "./setup.ts";

export function recordOfFormat2(record: Fields): Fields {
  const people = new FormerPeople(record);
  const { setup } = record;
  const entries = inList(record["entries"], (entry) => entryNow(entry, people));
  const keyframes = inList(record["keyframes"], (frame) => keyframeNow(frame, people));
  return {
    ...record,
    formatVersion: 3,
    setup: setupOfFormat2(setup),
    names: people.names,
    ...("dice" in record && { dice: inFields(record["dice"], (dice) => ({ formerSetup: setup, ...dice })) }),
    entries,
    keyframes,
  };
}

const entryNow = (entry: unknown, people: FormerPeople): unknown =>
  inFields(entry, (fields) => {
    const undone = undoneIn(fields["events"]);
    const input = withField(fields, "input", (given) => inputNow(given, people));
    // The changes of an undo lead to a state from before, with whoever held the seats then.
    if (undone) people.backTo(undone["to"]);
    const converted = withField(input, "events", (events) => inList(events, (event) => eventNow(event, people)));
    people.entryEnds(fields["number"]);
    return converted;
  });

const undoneIn = (events: unknown): Fields | undefined =>
  Array.isArray(events) ? events.filter(isFields).find((event) => event["note"] === "undone") : undefined;

const inputNow = (input: unknown, people: FormerPeople): unknown =>
  inFields(input, (fields) => {
    if (fields["input"] === "seat") return withPlayer(fields, people);
    return withField(fields, "changes", (changes) => inList(changes, (change) => changeNow(change, people)));
  });

const eventNow = (event: unknown, people: FormerPeople): unknown =>
  inFields(event, (fields) => {
    if ("change" in fields) return changeNow(fields, people, true);
    return fields["note"] === "seat taken" ? withPlayer(fields, people) : fields;
  });

/** Converts the player in an input or a note that names a seat. */
function withPlayer(fields: Fields, people: FormerPeople): Fields {
  const { seat } = fields;
  return typeof seat === "number" ? withField(fields, "player", (text) => playerNow(text, seat, people)) : fields;
}

const playerNow = (text: unknown, seat: number, people: FormerPeople): unknown =>
  typeof text === "string" ? people.playerIn(seat, text) : text;

/** `hasHappened` is true for a change in an event, and false for one that somebody proposes. */
const changeNow = (change: unknown, people: FormerPeople, hasHappened = false): unknown =>
  inFields(change, (fields) =>
    fields["change"] === "state" ? withField(fields, "set", (set) => inFields(set, (one) => stateNow(one, people, hasHappened))) : fields,
  );

/** A state, or only some of its fields. */
const stateNow = (state: Fields, people: FormerPeople, hasHappened: boolean): Fields =>
  withField(state, "seats", (seats) =>
    inList(seats, (seat, place) =>
      inFields(seat, (fields) =>
        withField(fields, "player", (text) => {
          if (typeof text !== "string") return text;
          const player = people.playerIn(place, text);
          if (hasHappened) people.seatTaken(place, player);
          return player;
        }),
      ),
    ),
  );

const keyframeNow = (frame: unknown, people: FormerPeople): unknown =>
  inFields(frame, (fields) => {
    people.backTo(fields["number"]);
    const state = withField(fields, "state", (was) =>
      inFields(was, (one) => withField(stateNow(one, people, false), "stateVersion", (version) => (version === 2 ? 3 : version))),
    );
    return withField(state, "proposal", (proposal) =>
      inFields(proposal, (one) =>
        withField(one, "what", (what) =>
          inFields(what, (some) => withField(some, "changes", (all) => inList(all, (change) => changeNow(change, people)))),
        ),
      ),
    );
  });
