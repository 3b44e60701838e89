/** Names and notes that an event does not accept. */

/** The owner of the name, or the purpose of the text. */
export type TextSubject =
  | "event"
  | "organiser"
  | "staff member"
  | "player"
  | "club"
  | "label"
  | "team"
  | "reason"
  | "note"
  | "decision"
  | "FAQ version"
  | "set"
  | "component"
  | "modification"
  | "missing proof";

export interface TextRefusals {
  "text is missing": { readonly text: TextSubject };
  "text is too long": { readonly text: TextSubject; readonly most: number; readonly length: number };
  "text has hidden characters": { readonly text: TextSubject };
  "named like a bot": { readonly name: string };
}
