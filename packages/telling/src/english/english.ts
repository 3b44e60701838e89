/** English: every table and sentence that a scene, a log or a refusal is made with. Another language is another object of this shape. */
import { accountOf } from "./account.ts";
import { inWords } from "./event-lines.ts";
import { actionName, cardName, maneuverName, namesOf, oddsSource, shipName } from "./names.ts";
import { noticeInWords, reasonInWords } from "./notices.ts";
import {
  askedInWords,
  attackInWords,
  looksAtDials,
  optionLabel,
  ownCardInWords,
  pieceInWords,
  rollInWords,
  shipSummary,
  summaryIn,
} from "./option-words.ts";
import { pieceName } from "./piece-names.ts";
import { barredInWords, placeInWords } from "./places.ts";
import { proposalInWords } from "./proposal-words.ts";
import { kindInWords } from "./question-words.ts";
import { refusalInWords } from "./refusals.ts";
import {
  crippledInWords,
  FACEDOWN_CARD,
  POSITION_NAMES,
  secretCondition,
  unknownEffect,
  upgradeName,
  worthInWords,
} from "./sheet-words.ts";
import { areaInWords, controlInWords, scoringInWords } from "./table-words.ts";

export const ENGLISH = {
  accountOf,
  actionName,
  areaInWords,
  askedInWords,
  attackInWords,
  barredInWords,
  cardName,
  controlInWords,
  crippledInWords,
  facedownCard: FACEDOWN_CARD,
  inWords,
  kindInWords,
  looksAtDials,
  maneuverName,
  namesOf,
  noticeInWords,
  oddsSource,
  optionLabel,
  ownCardInWords,
  pieceInWords,
  pieceName,
  placeInWords,
  positionNames: POSITION_NAMES,
  proposalInWords,
  reasonInWords,
  refusalInWords,
  rollInWords,
  scoringInWords,
  secretCondition,
  shipName,
  shipSummary,
  summaryIn,
  unknownEffect,
  upgradeName,
  worthInWords,
} as const;
