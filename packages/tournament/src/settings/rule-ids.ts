/** The rules of a format that the check of an event and the words about a round refer to, by their ids. */
import type { EventFormat } from "./formats.ts";

export interface RuleIds {
  readonly rematch: string;
  readonly byes: string;
  readonly byePoints: string;
  readonly byeMargin: string;
  /** That a bye is a win. */
  readonly byeWorth: string;
  readonly pairing: string;
  readonly apart: string;
  readonly ending: string;
  readonly length: string;
  readonly time: string;
  readonly points: string;
  readonly margin: string;
  readonly schedule: string;
  readonly cut: string;
  readonly list: string;
}

const EPIC: RuleIds = {
  rematch: "ET-SWISS-08",
  byes: "ET-BYE-53-Q",
  byePoints: "ET-BYE-04",
  byeMargin: "ET-BYE-05",
  byeWorth: "ET-BYE-02",
  pairing: "ET-SWISS-14",
  apart: "ET-SWISS-03",
  ending: "ET-END-01",
  length: "ET-ROUND-03",
  time: "ET-END-06",
  points: "ET-ROUND-05",
  margin: "ET-MOV-06",
  schedule: "ET-TIE-02",
  cut: "ET-PTS-05",
  list: "ET-LIST-03",
};

const ESCALATION: RuleIds = {
  rematch: "ES-SWISS-08",
  byes: "ES-BYE-53-Q",
  byePoints: "ES-BYE-03",
  byeMargin: "ES-BYE-03",
  byeWorth: "ES-BYE-04",
  pairing: "ES-SWISS-12",
  apart: "ES-SWISS-03",
  ending: "ES-END-01",
  length: "ES-ROUND-07",
  time: "ES-END-05",
  points: "ES-ROUND-08",
  margin: "ES-MOV-10",
  schedule: "ES-TIE-02",
  cut: "ES-PTS-02",
  list: "ES-LIST-02",
};

/** By the criteria of pairing, which are what the documents differ in. */
export const ruleIdsOf = ({ pairing }: EventFormat): RuleIds => (pairing.closeness === "from the top" ? ESCALATION : EPIC);
