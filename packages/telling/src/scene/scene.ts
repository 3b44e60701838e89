/** Everything that a client shows about a game, limited to what certain seats may see. */
import { SQUAD_FORMAT_IDS } from "@broadside/formats";
import { PLAY_AREAS } from "@broadside/geometry";
import type { DeckCard, DialLine, LogLine, PlayDeck, PlayProposal, PlayUndo, Scene } from "@broadside/protocol";
import {
  areDecksShuffled,
  canUndo,
  captainOf,
  concedesAsTeam,
  consentOf,
  type Game,
  isByThreat,
  isStrict,
  mayMeasure,
  type Question,
  questionsFor,
  queueOf,
  type Seat,
  sidesOf,
  teamScores,
  turnOrder,
  view,
} from "@broadside/rules";
import { type Language, type Wording, wordingIn } from "../language.ts";
import { type KindsAsked, standingOrdersOf } from "./asked-kinds.ts";
import { questionIn } from "./questions.ts";
import { resultOf } from "./result.ts";
import { scenarioIn, scenarioName } from "./scenario.ts";
import { sheetOf } from "./ship-sheet.ts";

export interface SceneSource {
  readonly id: string;
  readonly game: Game;
  /** The seats whose secrets are on the screen. */
  readonly seats: readonly Seat[];
  readonly log: readonly LogLine[];
  readonly isKept: boolean;
  /** Seats played by bots; empty for a game that is only being watched. */
  readonly bots?: Scene["bots"];
  /** The questions asked so far, for standing orders; undefined for a game that is only being watched. */
  readonly asked?: KindsAsked;
  readonly language?: Language;
}

export function sceneOf({ id, game, seats, log, isKept, bots = [], asked, language = "en" }: SceneSource): Scene {
  const wording = wordingIn(language);
  const { state, number, waiting } = view(game, seats);
  const everyone = game.setup.seats.map((_, seat) => seat);
  const all = questionsFor(game, everyone);
  const secrets = all.filter(({ secret }) => secret);
  const [own, ...others] = seats;
  return {
    game: id,
    number,
    edition: { id: game.setup.edition, arcs: game.edition.arcs, phases: game.edition.roundPhases },
    scenario: scenarioIn(game, wording),
    title: titleOf(game, wording),
    lastRound: game.content.scenario?.lastRound?.(game) ?? game.setup.roundLimit,
    standings: standingsOf(game),
    table: PLAY_AREAS[game.setup.table],
    seats: game.setup.seats.map(({ team }, seat) => ({ name: wording.seatName(game, seat), team })),
    bots,
    state,
    ships: state.ships.flatMap((_, at) => (game.state.ships[at] ? [sheetOf(game, game.state.ships[at], state.effects, wording)] : [])),
    shipUnit: isByThreat(game) ? "threat" : "point",
    remotes: game.state.remotes.filter(({ status }) => status === "inPlay").map((remote) => sheetOf(game, remote, state.effects, wording)),
    decks: state.decks.flatMap((_, deck) => (isInUse(game, deck) ? [deckOf(game, deck, wording)] : [])),
    rolledFor: state.roll && wording.rollInWords(game, state.roll.reason),
    questions: all
      .filter((question) => isOpenTo(question, seats))
      .map((question) => questionIn(game, question, asked !== undefined, wording)),
    queue: queueIn(game, wording),
    dials: dialsIn(secrets),
    mateDials: mateDials(
      game,
      secrets.filter(({ secret }) => secret === true),
      seats,
      wording,
    ),
    waiting: waiting.map(({ seat }) => seat),
    covered: everyone.filter((seat) => secrets.some((question) => question.seat === seat && question.answered === undefined)),
    decided: everyone.filter(
      (seat) =>
        secrets.some((question) => question.seat === seat) &&
        secrets.every((question) => question.seat !== seat || question.answered !== undefined),
    ),
    log,
    proposal: proposalOf(game, wording),
    undo: undoOf(game, bots),
    mayConcede: everyone.flatMap((seat) => concessionOf(game, seat)),
    result: state.outcome && resultOf(game, wording),
    isKept,
    isStrict: isStrict(game),
    mayMeasure: mayMeasure(game),
    order: turnOrder(game),
    phaseSeconds: game.setup.agreements?.clocks?.phase,
    standing: asked && own !== undefined && others.length === 0 ? standingOrdersOf(game, asked, own, wording) : undefined,
  };
}

/** The name of the format or the scenario. */
function titleOf({ setup }: Game, wording: Wording): string {
  const format = SQUAD_FORMAT_IDS.find((id) => id === setup.format);
  return scenarioName(setup.scenario) ?? (format ? wording.words.table.formats[format] : wording.words.table.dogfight);
}

/** All scores are 0 during set-up: ships don't have their shields yet, but they haven't lost them either. */
function standingsOf(game: Game): Scene["standings"] {
  const scores = game.state.round === 0 ? [] : teamScores(game);
  return sidesOf(game).map(({ team, seats }, at) => ({ team, seats, score: scores[at]?.score ?? 0 }));
}

/** The queue in words. */
function queueIn(game: Game, wording: Wording): Scene["queue"] {
  const options = queueOf(game);
  return options.map(({ seat, key }) => {
    const asked: Question = { number: 0, kind: "use at afterAttack", seat, rule: "2E-TIME-30", options, default: key };
    return { seat, label: wording.optionLabel(game, asked, key) };
  });
}

/** The secret questions about ships' dials, while dials are set. */
const dialsIn = (secrets: readonly Question[]): Scene["dials"] =>
  secrets.flatMap(({ kind, seat, about, answered }) =>
    kind === "dial" && about?.ship !== undefined ? [{ ship: about.ship, seat, isSet: answered !== undefined }] : [],
  );

/** The maneuvers chosen by team-mates, in formats where they can see each other's dials. */
function mateDials({ setup }: Game, secrets: readonly Question[], seats: readonly Seat[], wording: Wording): Scene["mateDials"] {
  if (setup.sharedDials !== "team") return [];
  const isMate = (seat: Seat): boolean => !seats.includes(seat) && seats.some((own) => setup.seats[own]?.team === setup.seats[seat]?.team);
  return secrets.flatMap(({ seat, about, answered }) =>
    isMate(seat) && about?.ship !== undefined && typeof answered === "string"
      ? [{ ship: about.ship, maneuver: wording.maneuverName(answered) }]
      : [],
  );
}

/** The dials that a seat has set, which nobody else has seen yet. */
export const dialLinesOf = (game: Game, seat: Seat, language: Language = "en"): readonly DialLine[] =>
  view(game, [seat]).state.ships.flatMap(({ id, seat: owner, dial, status }) =>
    owner === seat && status === "inPlay" && dial !== undefined ? [{ ship: id, maneuver: wordingIn(language).maneuverName(dial) }] : [],
  );

/** Whether a Damage deck is in use. If a team shares its captain's deck, its other deck is a spare (ET-TEAM-54-Q). */
const isInUse = ({ facts }: Game, deck: number): boolean => facts.ships.some(({ decks }) => decks.some((one) => one === deck));

/** Discards are faceup (1E-DMG-12). */
function deckOf(game: Game, at: number, wording: Wording): PlayDeck {
  const { facts, state } = game;
  const { seat, ship, section, cards, list } = facts.decks[at] ?? { seat: at, ship: undefined, section: undefined, cards: [], list: [] };
  const { left, discards } = state.decks[at] ?? { left: 0, discards: [] };
  return {
    seat,
    ...(ship !== undefined && { ship: state.ships[ship]?.id, section }),
    left,
    discards: discards.flatMap((card) => (list[card] ? [wording.markedCardName(list[card].name, list[card].source)] : [])),
    cards: countedByName(cards.flatMap((card) => (list[card] ? [wording.markedCardName(list[card].name, list[card].source)] : []))),
    isShuffled: areDecksShuffled(game),
  };
}

const countedByName = (names: readonly string[]): readonly DeckCard[] =>
  [...new Set(names)].toSorted().map((name) => ({ name, copies: names.filter((other) => other === name).length }));

/**
 * Public questions are open until answered. Secret questions stay open for their own seat even when answered, so that it can change the
 * answer.
 */
const isOpenTo = ({ secret, seat, answered }: Question, seats: readonly Seat[]): boolean =>
  secret ? seats.includes(seat) : answered === undefined;

function proposalOf(game: Game, wording: Wording): PlayProposal | undefined {
  const { proposal } = game;
  return (
    proposal && {
      number: proposal.number,
      seat: proposal.seat,
      text: wording.proposalInWords(game, proposal),
      reason: "changes" in proposal.what ? proposal.reason : undefined,
      needed: consentOf(game, proposal).needed,
    }
  );
}

/** In a team with a captain, only the captain can concede (ET-TEAM-55-Q). */
function concessionOf(game: Game, seat: Seat): Scene["mayConcede"] {
  if (game.state.seats[seat]?.status !== "playing") return [];
  const isForTeam = concedesAsTeam(game, seat);
  return isForTeam && captainOf(game, seat) !== seat ? [] : [{ seat, isForTeam }];
}

/**
 * The last answer given by a person. The seat that gave it can undo it and everything after it. No consent is needed as long as nobody has
 * learnt anything from the answer.
 */
function undoOf(game: Game, bots: Scene["bots"]): PlayUndo | undefined {
  const isPerson = (seat: Seat): boolean => !bots.some((bot) => bot.seat === seat);
  const last = game.entries.findLast(({ input }) => input.input === "answer" && isPerson(input.seat));
  if (last?.input.input !== "answer" || game.state.outcome) return undefined;
  const { seat } = last.input;
  const to = last.number - 1;
  const free = canUndo(game, seat);
  return { seat, to, isFree: free !== undefined && to >= free };
}
