/** What the page shows of a game, made on the worker's side from what the seats at the screen may see. */
import { PLAY_AREAS, type Pose } from "@broadside/geometry";
import {
  type ChoiceQuestion,
  canUndo,
  captainOf,
  concedesAsTeam,
  consentOf,
  defaultPlace,
  type Game,
  isByThreat,
  isPlaceAsk,
  isPlaceQuestion,
  type PlaceQuestion,
  type Question,
  type QuestionOption,
  questionsFor,
  queueOf,
  type Seat,
  view,
} from "@broadside/rules";
import { cardName, maneuverName, namesOf } from "../english/names.ts";
import { askedInWords, attackIn, attackInWords, optionLabel, ownCardInWords, pieceIn, summaryIn } from "../english/option-words.ts";
import { proposalInWords } from "../english/proposal-words.ts";
import { type AskedKinds, standingOf } from "./asked-kinds.ts";
import { resultOf } from "./result.ts";
import { scenarioIn } from "./scenario.ts";
import type { DialLine, LogLine, PlayDeck, PlayOption, PlayProposal, PlayQuestion, PlayUndo, Scene } from "./scene-types.ts";
import { sheetOf } from "./ship-sheet.ts";

interface Shown {
  readonly id: string;
  readonly game: Game;
  /** Whose secrets are on the screen. */
  readonly seats: readonly Seat[];
  readonly log: readonly LogLine[];
  readonly isKept: boolean;
  /** What has been asked so far, for standing answers; not of a game that is only watched. */
  readonly asked?: AskedKinds;
}

export function sceneOf({ id, game, seats, log, isKept, asked }: Shown): Scene {
  const { state, number, waiting } = view(game, seats);
  const everyone = game.setup.seats.map((_, seat) => seat);
  const all = questionsFor(game, everyone);
  const secrets = all.filter(({ secret }) => secret);
  const [own, ...others] = seats;
  return {
    game: id,
    number,
    format: game.setup.format,
    edition: { id: game.setup.edition, arcs: game.edition.arcs },
    scenario: scenarioIn(game),
    table: PLAY_AREAS[game.setup.table],
    seats: game.setup.seats,
    state,
    ships: state.ships.flatMap((_, at) => (game.state.ships[at] ? [sheetOf(game, game.state.ships[at], state.effects)] : [])),
    shipUnit: isByThreat(game) ? "threat" : "point",
    remotes: game.state.remotes.filter(({ status }) => status === "inPlay").map((remote) => sheetOf(game, remote, state.effects)),
    decks: state.decks.flatMap((_, deck) => (isInUse(game, deck) ? [deckOf(game, deck)] : [])),
    rolledFor: state.roll && reasonInWords(game, state.roll.reason),
    questions: all.filter((question) => isOpenTo(question, seats)).map((question) => inWords(game, question, asked !== undefined)),
    queue: queueIn(game),
    mateDials: mateDials(
      game,
      secrets.filter(({ secret }) => secret === true),
      seats,
    ),
    waiting: waiting.map(({ seat }) => seat),
    covered: everyone.filter((seat) => secrets.some((question) => question.seat === seat && question.answered === undefined)),
    decided: everyone.filter(
      (seat) =>
        secrets.some((question) => question.seat === seat) &&
        secrets.every((question) => question.seat !== seat || question.answered !== undefined),
    ),
    log,
    proposal: proposalOf(game),
    undo: undoOf(game),
    mayConcede: everyone.flatMap((seat) => concessionOf(game, seat)),
    result: state.outcome && resultOf(game),
    isKept,
    phaseSeconds: game.setup.phaseSeconds,
    standing: asked && own !== undefined && others.length === 0 ? standingOf(game, asked, own) : undefined,
  };
}

/** The queue in words. */
function queueIn(game: Game): Scene["queue"] {
  const options = queueOf(game);
  return options.map(({ seat, key }) => {
    const asked = { number: 0, kind: "use", seat, rule: "2E-TIME-30", options, default: key };
    return { seat, label: optionLabel(game, asked, key) };
  });
}

/** What team-mates have decided, in formats where they see each other's dials. */
function mateDials({ setup }: Game, secrets: readonly Question[], seats: readonly Seat[]): Scene["mateDials"] {
  if (setup.sharedDials !== "team") return [];
  const isMate = (seat: Seat): boolean => !seats.includes(seat) && seats.some((own) => setup.seats[own]?.team === setup.seats[seat]?.team);
  return secrets.flatMap(({ seat, about, answered }) =>
    isMate(seat) && about?.ship !== undefined && typeof answered === "string"
      ? [{ ship: about.ship, maneuver: maneuverName(answered) }]
      : [],
  );
}

/** Dials of a seat that nobody else has seen yet. */
export const ownDials = (game: Game, seat: Seat): readonly DialLine[] =>
  view(game, [seat]).state.ships.flatMap(({ id, seat: owner, dial, status }) =>
    owner === seat && status === "inPlay" && dial !== undefined ? [{ ship: id, maneuver: maneuverName(dial) }] : [],
  );

/** A team may draw from its captain's deck: the other is a spare one (ET-TEAM-54-Q). */
const isInUse = ({ facts }: Game, deck: number): boolean => facts.ships.some(({ decks }) => decks.some((one) => one === deck));

/** Discards lie open (1E-DMG-12). */
function deckOf({ facts, state }: Game, at: number): PlayDeck {
  const { seat, ship, section, list } = facts.decks[at] ?? { seat: at, ship: undefined, section: undefined, list: [] };
  const { left, discards } = state.decks[at] ?? { left: 0, discards: [] };
  return {
    seat,
    ...(ship !== undefined && { ship: state.ships[ship]?.id, section }),
    left,
    discards: discards.flatMap((card) => list[card]?.name ?? []),
  };
}

/** A roll is made for a card, or for what the rules call it. */
const reasonInWords = (game: Game, reason: string): string =>
  reason.includes(":") ? cardName(namesOf(game), reason) : reason === "defense" ? "defence" : reason;

/** Public ones until they are answered; secret ones for their own seat, answered or not, so that they can be changed. */
const isOpenTo = ({ secret, seat, answered }: Question, seats: readonly Seat[]): boolean =>
  secret ? seats.includes(seat) : answered === undefined;

function inWords(game: Game, question: Question, isPlayed: boolean): PlayQuestion {
  const { number, seat, kind, rule, secret, about } = question;
  const detail = about?.card === undefined ? undefined : summaryIn(game, about.card);
  const common = { number, seat, kind, rule, secret: secret !== undefined, about: about ?? {}, text: askedInWords(game, question), detail };
  if (isPlaceQuestion(question))
    return {
      ...common,
      options: [],
      place: { region: question.place, default: isPlayed ? offeredPlace(game, question) : question.witness },
    };
  return {
    ...common,
    answered: question.answered,
    options: question.options.map((option) => optionIn(game, question, option)),
    barred: question.kind === "action" ? barredActions(game, question) : undefined,
  };
}

/** Whoever is asked is offered the good place; who watches sees any legal one, for it costs less. */
function offeredPlace({ open }: Game, { number, witness }: PlaceQuestion): Pose {
  const ask = open.find((one) => one.number === number)?.ask;
  return ask && isPlaceAsk(ask) ? defaultPlace(ask) : witness;
}

/** Actions of the scenario that would fail now (SC-COMMON-63-Q). */
function barredActions(game: Game, question: ChoiceQuestion): PlayQuestion["barred"] {
  const ship = game.state.ships.find(({ id }) => id === question.about?.ship);
  const actions = game.content.scenario?.actions?.filter(({ name }) => !question.options.some(({ key }) => key === name));
  return actions?.flatMap(({ name, whyNot }) => {
    const reason = ship && whyNot(game, ship);
    return reason === undefined ? [] : [{ label: optionLabel(game, question, name), reason }];
  });
}

function optionIn(game: Game, question: ChoiceQuestion, { key, pose }: QuestionOption): PlayOption {
  const attack = question.kind === "attack" ? attackIn(game, question, key) : undefined;
  return {
    key,
    label: optionLabel(game, question, key),
    detail: attack ? attackInWords(game, attack, key) : (summaryIn(game, key) ?? ownCardInWords(game, question, key)),
    pose,
    piece: pieceIn(game, key),
    ...(attack && { attack }),
    isDefault: key === question.default,
  };
}

function proposalOf(game: Game): PlayProposal | undefined {
  const { proposal } = game;
  return (
    proposal && {
      number: proposal.number,
      seat: proposal.seat,
      text: proposalInWords(game, proposal),
      reason: "changes" in proposal.what ? proposal.reason : undefined,
      needed: consentOf(game, proposal).needed,
    }
  );
}

/** Of a team with a captain it is for the captain to give up (ET-TEAM-55-Q). */
function concessionOf(game: Game, seat: Seat): Scene["mayConcede"] {
  if (game.state.seats[seat]?.status !== "playing") return [];
  const isForTeam = concedesAsTeam(game, seat);
  return isForTeam && captainOf(game, seat) !== seat ? [] : [{ seat, isForTeam }];
}

/** The last answer there is: its own seat takes it back, freely while nobody has learnt anything from it. */
function undoOf(game: Game): PlayUndo | undefined {
  const last = game.entries.findLast(({ input }) => input.input === "answer");
  if (last?.input.input !== "answer" || game.state.outcome) return undefined;
  const { seat } = last.input;
  const to = last.number - 1;
  const free = canUndo(game, seat);
  return { seat, to, isFree: free !== undefined && to >= free };
}
