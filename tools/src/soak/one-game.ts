/** One game of the soak: random squads, random answers, every state looked at. */

import { automatedCards, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { type Catalogue, catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { invariant, randomStream } from "@broadside/kit";
import { defaultPlayer, type Player, randomPlayer } from "@broadside/players";
import type { QuestionKind } from "@broadside/rules";
import {
  type Content,
  FIRST_EDITION,
  type Game,
  type GameSetup,
  type Input,
  newGame,
  type Ship,
  scoreOf,
  setupFor,
  squadSetup,
} from "@broadside/rules";
import { FORMATS, type Format } from "@broadside/squads";
import { brokenInvariant } from "./invariants.ts";
import { randomSide } from "./random-squad.ts";

export const CATALOGUE: Catalogue = catalogueOf(pack);
export const CONTENT: Content = { edition: FIRST_EDITION, catalogue: CATALOGUE, registry: FIRST_EDITION_ABILITIES, strict: true };
const POOL = automatedCards(CATALOGUE, FIRST_EDITION_ABILITIES);

/** Games end after this round at the latest. */
const LAST_ROUND = 20;

const STANDARD = formatNamed("standard-100");

function formatNamed(id: string): Format {
  const format = FORMATS.find((one) => one.id === id);
  invariant(format, `no format ${id}`);
  return format;
}

/** Two seats mostly; now and then one, or up to eight, each alone or in two or three teams. */
const SEATS = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 6, 8, 1];

export function randomSetup(seed: number): GameSetup {
  const random = randomStream(seed);
  const seats = SEATS[random(SEATS.length)] ?? 2;
  const teams = seats >= 4 && random(2) === 0 ? 2 + random(2) : seats;
  const squads = Array.from({ length: seats }, () => randomSide({ pool: POOL, format: STANDARD, catalogue: CATALOGUE, random }))
    .flat()
    .map(squadSetup);
  return {
    edition: "1e",
    format: STANDARD.id,
    table: "3x3",
    seats: squads.map((_, seat) => ({ name: `Seat ${seat + 1}`, team: seat % teams })),
    squads,
    decks: squads.map(() => (random(2) === 0 ? "core" : "core-tfa")),
    roundLimit: LAST_ROUND,
  };
}

/** Epic points of the ships that the rules give none, as most tables set them. */
const EPIC_POINTS = { epicPoints: { gozanticlasscruiser: 2, croccruiser: 2 } };

/** An Epic Dogfight, or every third time a Team Epic of two a side. */
export function epicSetup(seed: number): GameSetup {
  const random = randomStream(seed);
  const format = formatNamed(seed % 3 === 0 ? "team-epic" : "epic-dogfight");
  const sides = [0, 1].map(() => randomSide({ pool: POOL, format, options: EPIC_POINTS, catalogue: CATALOGUE, random }));
  const contenders = sides.flatMap((squads, team) => squads.map((squad, at) => ({ name: `Seat ${team + 1}.${at + 1}`, squad, team })));
  return setupFor(format.id, contenders, { deck: random(2) === 0 ? "core" : "core-tfa", roundLimit: LAST_ROUND });
}

export interface Played {
  readonly game: Game;
  readonly answers: number;
  /** How often somebody was waited for, an open batch counting once, and ships on the table, added up over the rounds. */
  readonly waits: number;
  readonly shipRounds: number;
  /** What was broken, and after which input; undefined for a good game. */
  readonly broken: string | undefined;
}

/** More answers than any game takes. */
const MOST_ANSWERS = 50_000;

export function playOne(seed: number, setup: GameSetup = randomSetup(seed), content: Content = CONTENT, isStanding = false): Played {
  const game = newGame(setup, content, { seed: `soak ${seed}`, salts: [] });
  const answer = seed % 2 === 0 ? randomPlayer(seed) : steadyPlayer(seed);
  const count = { answers: 0, waits: 0, shipRounds: 0 };
  const standing = isStanding ? standingAnswers(game) : [];
  for (const input of standing) game.give(input);
  let batch = game.open;
  let round = -1;
  while (!game.state.outcome) {
    const broken = brokenInvariant(game) ?? brokenScore(game);
    if (broken !== undefined) return { game, ...count, broken };
    if (count.answers > MOST_ANSWERS) return { game, ...count, broken: "the game does not end" };
    if (game.state.round > 0) {
      if (game.open !== batch) count.waits += 1;
      if (game.state.round !== round) count.shipRounds += game.state.ships.filter(({ status }) => status === "inPlay").length;
      round = game.state.round;
    }
    batch = game.open;
    const refused = game.give(answer(game));
    if (refused) return { game, ...count, broken: `an offered answer was refused: ${refused.refused}` };
    count.answers += 1;
  }
  return { game, ...count, broken: brokenScore(game) };
}

/** What a player has answered for him who wants to wait little: the order of his own ships, and offers that hardly ever matter. */
const DULL: readonly QuestionKind[] = ["next ship", "member in turn", "next bomb", "next mine", "order", "wing"];

const standingAnswers = ({ setup }: Game): readonly Input[] =>
  setup.seats.flatMap((_, seat) => DULL.map((kind): Input => ({ input: "standing", seat, kind, key: "default" })));

/** Mostly leaves the dial at its default: chance alone soon flies off the table, and then nobody shoots. */
function steadyPlayer(seed: number): Player {
  const random = randomPlayer(seed);
  const steady = randomStream(seed + 1);
  return (game, seat) => {
    const isDial = game.open.find(({ answer }) => !answer)?.ask.kind === "dial";
    return (isDial && steady(4) > 0 ? defaultPlayer : random)(game, seat);
  };
}

/** The score is what was destroyed, and the crippled sections of what was not. */
function brokenScore(game: Game): string | undefined {
  const lost = game.setup.squads.map((_, seat) =>
    game.state.ships.reduce((sum, ship) => (ship.seat === seat ? sum + lostWith(game, ship) : sum), 0),
  );
  return JSON.stringify(scoreOf(game)) === JSON.stringify(lost)
    ? undefined
    : `the score ${scoreOf(game)} is not what was destroyed, ${lost}`;
}

function lostWith(game: Game, { place, status, crippled }: Ship): number {
  const facts = game.facts.ships[place];
  if (status === "destroyed" || status === "fled") return facts?.points ?? 0;
  return crippled ? (facts?.cards?.[crippled].points ?? 0) : 0;
}
