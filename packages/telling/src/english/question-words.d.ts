/** Questions and their options in words. */
import { type Question } from "@broadside/rules";
import { type Named, type Names } from "./names.ts";
export declare function questionInWords(question: Question, from: Names | Named): string;
/** A kind of question by itself, within a sentence. */
export declare function kindName(kind: string, from: Names | Named): string;
export declare const kindInWords: (kind: string, from: Names | Named) => string;
/** An option by its key: ships, cards, maneuvers and seats by their names, the rest as it is called. */
export declare function optionInWords({ kind, ...question }: Question, key: string, from: Names | Named): string;
//# sourceMappingURL=question-words.d.ts.map
