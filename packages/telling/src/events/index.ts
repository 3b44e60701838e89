/** Texts about events: refusals, findings, notes and logs as sentences. */
export { claimProblemInWords, claimQuestionInWords, scoreItemInWords } from "./claim-sentences.ts";
export { ENGLISH_EVENTS, type EventWords } from "./english.ts";
export { exportProblemInWords, tableProblemInWords } from "./file-sentences.ts";
export { editInWords, findingInWords } from "./finding-sentences.ts";
export { limitNoteInWords, pairingNoteInWords, swapBreakInWords } from "./pairing-sentences.ts";
export { logProblemInWords, refusalInWords } from "./refusals.ts";
export { logLines, rowInWords } from "./row-words.ts";
export { withRule } from "./sentences.ts";
export { timeCall } from "./time-call.ts";
