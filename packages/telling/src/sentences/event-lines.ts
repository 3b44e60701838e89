/** Describes each event in a game. Events that are only bookkeeping get no text. */
import { type AnyEvent, type AnyNote, isKnownNote, type Note } from "@broadside/rules";
import { partInWords, sentenceFor, valuesOf } from "./events.ts";
import { capital, cardName, type Names, shipName } from "./names.ts";

/** Returns one line, or undefined if there is nothing to report. A note of an unknown kind is shown with its fields. */
export function inWords(event: AnyEvent | Note, names: Names): string | undefined {
  if ("change" in event) return undefined;
  const line = isKnownNote(event) ? eventSentence(event, names) : unknownNote(event, names);
  return line === undefined ? undefined : capital(line);
}

/** The text as used within a sentence. */
const eventSentence = (note: Note, names: Names): string | undefined => sentenceFor(note, valuesOf(note, names), names);

/** Splits a sentence that begins with its ship or player into subject and predicate. Any other sentence is a statement. */
export function eventPredicate(
  note: Note,
  names: Names,
): { readonly subject: string; readonly predicate: string } | { readonly statement: string } | undefined {
  const values = valuesOf(note, names);
  for (const field of ["ship", "seat"]) {
    const subject = values[field];
    if (typeof subject !== "string") continue;
    const text = sentenceFor(note, { ...values, [field]: SUBJECT }, names);
    if (text?.startsWith(`${SUBJECT} `)) return { subject, predicate: text.slice(SUBJECT.length + 1).replaceAll(SUBJECT, subject) };
  }
  const statement = sentenceFor(note, values, names);
  return statement === undefined ? undefined : { statement };
}

/** A placeholder for the subject. The rest of the sentence is the predicate. */
const SUBJECT = "\u0001";

const NAMED_FIELDS: readonly string[] = ["note", "ship", "target", "card", "seat", "rule"];

function unknownNote(event: AnyNote, names: Names): string {
  const others = Object.entries(event).flatMap(([field, value]) =>
    NAMED_FIELDS.includes(field) || value === undefined ? [] : [Array.isArray(value) ? value.join(", ") : String(value)],
  );
  const about = [
    event.ship && shipName(names, event.ship),
    event.target && partInWords(names, event.target),
    event.card && cardName(names, event.card),
    ...others,
  ].filter((word) => word !== undefined && word !== "");
  return about.length > 0 ? `${event.note}: ${about.join(", ")}` : event.note;
}
