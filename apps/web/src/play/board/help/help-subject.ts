/** A question that help is shown for. */
import type { EditionId } from "@broadside/protocol";
import type { PlayQuestion, Scene } from "@broadside/telling";
import { isName } from "../names.ts";

/** How a question is asked. This decides which keys answer it. */
export type AskedBy = "choice" | "place" | "dial" | "energy" | "attack";

export interface HelpSubject {
  readonly number: number;
  readonly kind: string;
  readonly text: string;
  /** The text of the card that the question comes from. */
  readonly detail: string | undefined;
  readonly rule: string;
  readonly edition: EditionId;
  readonly isStrict: boolean;
  readonly askedBy: AskedBy;
  readonly options: readonly { readonly key: string; readonly label: string; readonly detail?: string | undefined }[];
  isName(text: string): boolean;
}

export const helpSubject = (scene: Scene, question: PlayQuestion): HelpSubject => ({
  number: question.number,
  kind: question.kind,
  text: question.text,
  detail: question.detail,
  rule: question.rule,
  edition: scene.edition.id,
  isStrict: scene.isStrict,
  askedBy: askedBy(question),
  options: question.options.map(({ key, label, detail }) => ({ key, label, detail })),
  isName: (text) => isName(scene, text),
});

function askedBy({ kind, place, options }: PlayQuestion): AskedBy {
  if (place) return "place";
  if (kind === "dial" || kind === "set dial") return "dial";
  if (kind === "allocate energy") return "energy";
  return options.some(({ attack }) => attack) ? "attack" : "choice";
}
