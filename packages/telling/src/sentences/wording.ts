/** All texts about a game, in one language. */
import type { Words } from "../languages/words.ts";
import { accountOf } from "./account.ts";
import { botReasonsInWords } from "./bot-reasons.ts";
import { consequenceInWords, weaponCostInWords } from "./consequence-words.ts";
import { endingInWords } from "./ending-words.ts";
import { inWords } from "./event-lines.ts";
import { logLineInWords } from "./log-lines.ts";
import { logNamesOf } from "./log-names.ts";
import { actionName, cardName, maneuverName, markedCardName, oddsSource, shipName } from "./names.ts";
import { namesOf } from "./names-of-game.ts";
import { lookInWords, moveReasonInWords, noticeInWords, reasonInWords } from "./notices.ts";
import {
  askedInWords,
  attackInWords,
  optionLabel,
  ownCardInWords,
  pieceInWords,
  piecesIn,
  rollInWords,
  shipSummary,
  summaryIn,
  weaponName,
} from "./option-words.ts";
import { pieceName } from "./piece-names.ts";
import { attackBarInWords, notOfferedInWords, placeInWords } from "./places.ts";
import { proposalInWords } from "./proposal-words.ts";
import { kindInWords, questionInWords } from "./question-words.ts";
import { refusalInWords } from "./refusals.ts";
import { aimInWords, endRuleInWords, settingInWords, zoneInWords } from "./scenario-words.ts";
import { nameOfSeat } from "./seat-names.ts";
import { crippledInWords, secretCondition, unknownEffect, upgradeName, worthInWords } from "./sheet-words.ts";
import { shortNames } from "./short-names.ts";
import { eventInWords, lossName, luckInWords, scoredName } from "./story-words.ts";
import { areaInWords, controlInWords, scoringInWords } from "./table-words.ts";
import { troubleInWords } from "./trouble-words.ts";
import { decidedInWords, turnInWords } from "./turn-words.ts";

export type Wording = ReturnType<typeof wordingOf>;

/** A function without its last argument, the texts, which `wordingOf` supplies. */
type Bound<Take extends readonly unknown[], Give> = (...given: Take) => Give;

export function wordingOf(words: Words) {
  const bind =
    <Take extends readonly unknown[], Give>(say: (...given: [...Take, Words]) => Give): Bound<Take, Give> =>
    (...given) =>
      say(...given, words);
  return {
    words,
    accountOf: bind(accountOf),
    actionName,
    aimInWords: bind(aimInWords),
    areaInWords: bind(areaInWords),
    askedInWords: bind(askedInWords),
    attackBarInWords: bind(attackBarInWords),
    attackInWords: bind(attackInWords),
    notOfferedInWords: bind(notOfferedInWords),
    botReasonsInWords: bind(botReasonsInWords),
    consequenceInWords: bind(consequenceInWords),
    cardName,
    controlInWords: bind(controlInWords),
    crippledInWords: bind(crippledInWords),
    decidedInWords: bind(decidedInWords),
    endRuleInWords: bind(endRuleInWords),
    endingInWords: bind(endingInWords),
    eventInWords: bind(eventInWords),
    inWords,
    kindInWords,
    logLineInWords,
    logNamesOf: bind(logNamesOf),
    lookInWords: bind(lookInWords),
    lossName: bind(lossName),
    luckInWords: bind(luckInWords),
    maneuverName: bind(maneuverName),
    markedCardName: bind(markedCardName),
    moveReasonInWords: bind(moveReasonInWords),
    namesOf: bind(namesOf),
    noticeInWords: bind(noticeInWords),
    oddsSource,
    optionLabel: bind(optionLabel),
    ownCardInWords: bind(ownCardInWords),
    pieceInWords,
    piecesIn,
    pieceName: bind(pieceName),
    placeInWords: bind(placeInWords),
    proposalInWords: bind(proposalInWords),
    questionInWords,
    reasonInWords: bind(reasonInWords),
    refusalInWords: bind(refusalInWords),
    rollInWords: bind(rollInWords),
    scoredName: bind(scoredName),
    scoringInWords: bind(scoringInWords),
    seatName: bind(nameOfSeat),
    secretCondition: bind(secretCondition),
    settingInWords: bind(settingInWords),
    shipName,
    shipSummary,
    shortNames: bind(shortNames),
    summaryIn,
    troubleInWords: bind(troubleInWords),
    turnInWords: bind(turnInWords),
    unknownEffect: bind(unknownEffect),
    upgradeName: bind(upgradeName),
    weaponCostInWords: bind(weaponCostInWords),
    weaponName: bind(weaponName),
    worthInWords: bind(worthInWords),
    zoneInWords: bind(zoneInWords),
  };
}
