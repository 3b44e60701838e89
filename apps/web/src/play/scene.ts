/** What the page shows of a game, made on the worker's side from what the seats at the screen may see. */
import { PLAY_AREAS } from "@broadside/geometry";
import {
  canUndo,
  cardName,
  consentOf,
  type Game,
  isPlaceQuestion,
  namesOf,
  type Question,
  questionsFor,
  type Seat,
  view,
} from "@broadside/rules";
import { askedInWords, attackIn, optionInWords, pieceIn, pieceInWords, summaryIn } from "./option-words.ts";
import { proposalInWords } from "./proposal-words.ts";
import type { LogLine, PlayProposal, PlayQuestion, PlayUndo, Scene } from "./protocol.ts";
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
    decks: state.decks.map(({ left, discards }, deck) => ({
      left,
      discards: discards.flatMap((card) => game.facts.decks[deck]?.list[card]?.name ?? []),
    })),
    rolledFor: state.roll && reasonInWords(game, state.roll.reason),
    questions: all.filter((question) => isOpenTo(question, seats)).map((question) => inWords(game, question)),
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
    result: state.outcome && resultOf(game, state.outcome),
    isKept,
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
    options: question.options.map((option) => ({
      key: option.key,
      label: /^(device|obstacle) \d+$/.test(option.key)
        ? capital(pieceInWords(game, option.key))
        : optionInWords(question, option.key, names),
      detail: summaryIn(game, option.key) ?? (question.kind === "attack" ? attackIn(game, question, option.key) : undefined),
      pose: option.pose,
      piece: pieceIn(game, option.key),
      isDefault: option.key === question.default,
    })),
  };
}

function proposalOf(game: Game): PlayProposal | undefined {
  const { proposal } = game;
  return (
    proposal && {
      number: proposal.number,
      seat: proposal.seat,
      text: proposalInWords(game, proposal),
      reason: "undo" in proposal.what ? undefined : proposal.reason,
      needed: consentOf(game, proposal).needed,
    }
  );
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
