/** The shape of a scene. */
import { LONGEST_CLOCK } from "@broadside/formats";
import { EDITION_ARCS } from "@broadside/geometry";
import { boolean, listOf, type NamedShape, named, objectOf, oneOf, optional, type Shape, wholeNumber, wordOf } from "@broadside/kit";
import type { DeckCard, DialLine, LogLine, PlayDeck, PlayProposal, PlayUndo, Scene, SetDial, TurnLine } from "../../scene/scene.ts";
import { MOST_SEATS } from "../../seat.ts";
import { EDITION_IDS } from "../../setup.ts";
import { PHASES } from "../../state.ts";
import {
  coordinate,
  count,
  figure,
  inputNumber,
  MOST_ENTRIES,
  name,
  phase,
  round,
  seat,
  seats,
  section,
  sentence,
  sentenceOrEmpty,
  shipId,
} from "../basic.ts";
import { stateShape } from "../state.ts";
import { resultShape } from "./account.ts";
import { shownQuestionShape, standingOrdersShape } from "./questions.ts";
import { playedScenarioShape } from "./scenario.ts";
import { shipSheetShape } from "./ship-sheet.ts";

const MOST_LINES = 100_000;
/** The most events that one line of the log sums up. */
const MOST_DETAILS = 10_000;

const list = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_ENTRIES);
const perSeat = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_SEATS);

/** The text is empty as long as the line has only events without a text. */
export const logLineShape: NamedShape<LogLine> = named(
  "log line",
  objectOf<LogLine>({
    key: name,
    round,
    phase,
    seat: optional(seat),
    text: sentenceOrEmpty,
    details: listOf(sentence, MOST_DETAILS),
    reasons: listOf(sentence, MOST_DETAILS),
  }),
);

const deck = objectOf<PlayDeck>({
  seat,
  ship: optional(shipId),
  section: optional(section),
  left: count,
  discards: list(name),
  cards: list(objectOf<DeckCard>({ name, copies: count })),
  isShuffled: boolean,
});

const proposal = objectOf<PlayProposal>({
  number: inputNumber,
  seat,
  text: sentence,
  reason: optional(sentence),
  needed: seats,
});

export const dialLineShape = objectOf<DialLine>({ ship: shipId, maneuver: name });

/** Hidden dials, cards and conditions in the state have values that the state's shape accepts. */
export const sceneShape: NamedShape<Scene> = named(
  "scene",
  objectOf<Scene>({
    game: name,
    number: inputNumber,
    edition: objectOf<Scene["edition"]>({ id: oneOf(EDITION_IDS), arcs: oneOf(EDITION_ARCS), phases: listOf(phase, PHASES.length) }),
    scenario: optional(playedScenarioShape),
    title: sentence,
    lastRound: optional(round),
    table: objectOf<Scene["table"]>({ width: coordinate, height: coordinate }),
    seats: perSeat(objectOf<Scene["seats"][number]>({ name: sentence, team: figure })),
    standings: perSeat(objectOf<Scene["standings"][number]>({ team: figure, seats, score: figure })),
    bots: perSeat(objectOf<Scene["bots"][number]>({ seat, level: sentenceOrEmpty, isStandIn: boolean })),
    state: stateShape,
    ships: list(shipSheetShape),
    shipUnit: wordOf<Scene["shipUnit"]>({ point: true, threat: true }),
    remotes: list(shipSheetShape),
    rolledFor: optional(sentence),
    decks: list(deck),
    questions: list(shownQuestionShape),
    queue: list(objectOf<Scene["queue"][number]>({ seat, label: sentence })),
    dials: list(objectOf<SetDial>({ ship: shipId, seat, isSet: boolean })),
    mateDials: list(dialLineShape),
    waiting: seats,
    covered: seats,
    decided: seats,
    log: listOf(logLineShape, MOST_LINES),
    proposal: optional(proposal),
    undo: optional(objectOf<PlayUndo>({ seat, to: inputNumber, isFree: boolean })),
    mayConcede: perSeat(objectOf<Scene["mayConcede"][number]>({ seat, isForTeam: boolean })),
    result: optional(resultShape),
    isKept: boolean,
    phaseSeconds: optional(wholeNumber(1, LONGEST_CLOCK)),
    isStrict: boolean,
    mayMeasure: boolean,
    order: list(objectOf<TurnLine>({ ship: shipId, state: wordOf<TurnLine["state"]>({ done: true, now: true, next: true }) })),
    standing: optional(standingOrdersShape),
  }),
);
