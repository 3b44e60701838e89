/** Replays a recorded game and shows whether the result is the same, where it first differs, and whether it counts as proof at an event. */

import { type RecordVerdict, verifyRecord } from "@broadside/content";
import type { GameRecord, Verdict } from "@broadside/rules";
import { differenceInWords, ENGLISH_LISTS, verdictReason } from "@broadside/telling/lists";
import { catalogueOfUpdate } from "../catalogues.ts";
import { EXIT } from "../exit-codes.ts";
import { print } from "../terminal/messages.ts";
import { readRecord } from "./record-file.ts";

export async function verifyGame({ file, json, data }: Readonly<Record<string, unknown>>): Promise<number> {
  const record = await readRecord(String(file));
  if (!record) return EXIT.refused;
  const verdict = await verdictOn(record, data);
  print(json === true ? JSON.stringify(verdict) : inWords(verdict, record));
  return verdict.verdict === "same" ? EXIT.fine : EXIT.refused;
}

async function verdictOn(record: GameRecord, data: unknown): Promise<Verdict> {
  const { edition, pointsUpdate } = record.setup;
  const updated = pointsUpdate === undefined ? undefined : await catalogueOfUpdate(edition, pointsUpdate, data);
  return withSentences(await verifyRecord(record, updated));
}

function withSentences(verdict: RecordVerdict): Verdict {
  if (verdict.verdict === "same") return { ...verdict, beyond: verdict.beyond.map((found) => differenceInWords(found, ENGLISH_LISTS)) };
  return "what" in verdict ? { ...verdict, what: verdictReason(verdict.what, ENGLISH_LISTS) } : verdict;
}

/** A record, and the reason if it doesn't count as proof. */
export interface ReadProof {
  readonly record: GameRecord;
  readonly unproven: string | undefined;
}

/** Reads a record and checks its proof. Prints the reason and returns undefined if it can't be read. */
export async function readProof(file: string, data: unknown): Promise<ReadProof | undefined> {
  const record = await readRecord(file);
  if (!record) return undefined;
  const verdict = await verdictOn(record, data);
  return { record, unproven: verdict.verdict === "same" ? undefined : inWords(verdict, record) };
}

function inWords(verdict: Verdict, { commitment }: GameRecord): string {
  switch (verdict.verdict) {
    case "same":
      return [
        `Verified: ${playedInWords(verdict)}`,
        `  The dice follow from the seed, the salts and the set-up. Commitment (the hash of the seed): ${commitment}`,
        ...verdict.beyond.map((limit) => `  Only allowed in a friendly game, because it exceeds one of the format's limits: ${limit}`),
      ].join("\n");
    case "not proven":
      return `Not proven: ${verdict.what}. Apart from that, ${playedInWords(verdict)}`;
    case "other rules":
      return `Not checked: the game used rules version ${verdict.rulesVersion}, but this is version ${verdict.here}. You can still watch it with broadside replay.`;
    case "differs":
      return `Different ${verdict.input === 0 ? "right from the start" : `from input ${verdict.input} on`}: ${verdict.what}.`;
    case "cut short":
      return `Incomplete after ${placeInWords(verdict.input)}: ${verdict.what}.`;
  }
}

const playedInWords = ({ inputs, rulesVersion, over }: Extract<Verdict, { readonly over: boolean }>): string =>
  `replaying ${inputs === 1 ? "its only input" : `all ${inputs} inputs`} with rules version ${rulesVersion} gives the same game${over ? "" : ", which isn't over yet"}.`;

const placeInWords = (input: number): string => (input === 0 ? "the start" : `input ${input}`);
