/** English: every table and sentence that a scene, a log or a refusal is made with. Another language is another object of this shape. */
import { accountOf } from "./account.ts";
import { consequenceInWords, weaponCostInWords } from "./consequence-words.ts";
import { endingInWords } from "./ending-words.ts";
import { inWords } from "./event-lines.ts";
import { logLineInWords } from "./log-lines.ts";
import { logNamesOf } from "./log-names.ts";
import { actionName, cardName, maneuverName, oddsSource, shipName } from "./names.ts";
import { namesOf } from "./names-of-game.ts";
import { lookInWords, moveReasonInWords, noticeInWords, reasonInWords } from "./notices.ts";
import {
  askedInWords,
  attackInWords,
  optionLabel,
  ownCardInWords,
  pieceInWords,
  rollInWords,
  shipSummary,
  summaryIn,
  weaponName,
} from "./option-words.ts";
import { pieceName } from "./piece-names.ts";
import { attackBarInWords, barredInWords, placeInWords } from "./places.ts";
import { proposalInWords } from "./proposal-words.ts";
import { DEFAULT_ANSWER, kindInWords } from "./question-words.ts";
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
import { shortNames } from "./short-names.ts";
import { correctionName, eventInWords, lossName, luckInWords, scoredName } from "./story-words.ts";
import { areaInWords, controlInWords, DOGFIGHT, scoringInWords } from "./table-words.ts";
import { troubleInWords } from "./trouble-words.ts";
import { decidedInWords, turnInWords } from "./turn-words.ts";

export const ENGLISH = {
  accountOf,
  actionName,
  areaInWords,
  askedInWords,
  attackBarInWords,
  attackInWords,
  barredInWords,
  consequenceInWords,
  cardName,
  controlInWords,
  correctionName,
  crippledInWords,
  decidedInWords,
  defaultAnswer: DEFAULT_ANSWER,
  dogfight: DOGFIGHT,
  endingInWords,
  eventInWords,
  facedownCard: FACEDOWN_CARD,
  inWords,
  kindInWords,
  lossName,
  luckInWords,
  maneuverName,
  logLineInWords,
  logNamesOf,
  moveReasonInWords,
  namesOf,
  lookInWords,
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
  scoredName,
  scoringInWords,
  secretCondition,
  shipName,
  shipSummary,
  shortNames,
  summaryIn,
  troubleInWords,
  turnInWords,
  unknownEffect,
  upgradeName,
  weaponCostInWords,
  weaponName,
  worthInWords,
} as const;
