/** Texts for bots' reasons. The compiler finds reasons that have no text, and texts that use a value their reason doesn't have. */
import { type BotReason, type BotReasonKey, type BotReasonOf, sectionIn, shipIn, type TargetId } from "@broadside/protocol";
import type { SharedWords } from "../languages/words.ts";
import type { Names } from "./names.ts";

/** A reason in which the target's id has been replaced by its name. */
type Worded<Reason> = { readonly [Field in keyof Reason]: Field extends "target" ? string : Reason[Field] };
type WordedReason<Key extends BotReasonKey = BotReasonKey> = { [One in Key]: Worded<BotReasonOf<One>> }[Key];
type Sentences = { readonly [Key in BotReasonKey]: string | ((reason: WordedReason<Key>) => string) };

type Ships = Names["ships"];

export const botReasonsInWords = (reasons: readonly BotReason[], ships: Ships, words: SharedWords): string =>
  reasons
    .map((reason) => sentenceFor("target" in reason ? { ...reason, target: targetName(reason.target, ships, words) } : reason, words))
    .reduceRight((others, first) => (others === "" ? first : words.botReasons.several({ first, others })), "");

function sentenceFor<Key extends BotReasonKey>(reason: WordedReason<Key>, { botReasons }: SharedWords): string {
  const sentences: Sentences = botReasons.because;
  const sentence: Sentences[Key] = sentences[reason.key];
  return typeof sentence === "string" ? sentence : sentence(reason);
}

/** `Raider 1's aft section` */
function targetName(target: TargetId, ships: Ships, { botReasons }: SharedWords): string {
  const section = sectionIn(target);
  const id = shipIn(target);
  const ship = id === undefined ? target : (ships[id] ?? id);
  return section === undefined ? ship : botReasons.section({ ship, section });
}
