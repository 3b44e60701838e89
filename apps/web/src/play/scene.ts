/** What the page shows of a game, made on the worker's side from what the seats at the screen may see. */
import { PLAY_AREAS } from "@broadside/geometry";
import {
  type ChoiceQuestion,
  canUndo,
  captainOf,
  cardName,
  concedesAsTeam,
  consentOf,
  type Game,
  isPlaceQuestion,
  maneuverName,
  type Names,
  namesOf,
  type Question,
  type QuestionOption,
  questionsFor,
  type Seat,
  view,
} from "@broadside/rules";
import { askedInWords, attackIn, attackInWords, optionInWords, ownCardInWords, pieceIn, pieceInWords, summaryIn } from "./option-words.ts";
import { proposalInWords } from "./proposal-words.ts";
import type { LogLine, PlayDeck, PlayOption, PlayProposal, PlayQuestion, PlayUndo, Scene } from "./protocol.ts";
import { resultOf } from "./result.ts";
import { sheetOf } from "./sheet.ts";

interface Shown {
  readonly id: string;
  readonly game: Game;
  /** Whose secrets are on the screen. */
  readonly seats: readonly Seat[];
  readonly log: readonly LogLine[];
  readonly isKept: boolean;
}

export function sceneOf({ id, game, seats, log, isKept }: Shown): Scene {
  const { state, number, waiting } = view(game, seats);
  const everyone = game.setup.seats.map((_, seat) => seat);
  const all = questionsFor(game, everyone);
  const secrets = all.filter(({ secret }) => secret);
  return {
    game: id,
    number,
    format: game.setup.format,
    table: PLAY_AREAS[game.setup.table],
    seats: game.setup.seats,
    state,
    ships: state.ships.flatMap((_, at) => (game.state.ships[at] ? [sheetOf(game, game.state.ships[at])] : [])),
    decks: state.decks.flatMap((_, deck) => (isInUse(game, deck) ? [deckOf(game, deck)] : [])),
    rolledFor: state.roll && reasonInWords(game, state.roll.reason),
    questions: all.filter((question) => isOpenTo(question, seats)).map((question) => inWords(game, question)),
    mateDials: mateDials(game, secrets, seats),
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
    result: state.outcome && resultOf(game, state.outcome),
    isKept,
  };
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

function inWords(game: Game, question: Question): PlayQuestion {
  const { number, seat, kind, rule, secret, about } = question;
  const detail = about?.card === undefined ? undefined : summaryIn(game, about.card);
  const common = { number, seat, kind, rule, secret: secret === true, about: about ?? {}, text: askedInWords(game, question), detail };
  if (isPlaceQuestion(question)) return { ...common, options: [], place: { region: question.place, witness: question.witness } };
  const names = namesOf(game);
  return {
    ...common,
    answered: question.answered,
    options: question.options.map((option) => optionIn(game, question, option, names)),
  };
}

function optionIn(game: Game, question: ChoiceQuestion, { key, pose }: QuestionOption, names: Names): PlayOption {
  const attack = question.kind === "attack" ? attackIn(game, question, key) : undefined;
  return {
    key,
    label: /^(device|obstacle) \d+$/.test(key) ? capital(pieceInWords(game, key)) : optionInWords(question, key, names),
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
