/** The kinds of question that a seat has been asked: what it could leave to a standing answer. */
import { type AskedKind, DEFAULT_KEY, type StandingAnswers } from "@broadside/protocol";
import { type Game, isPlaceQuestion, questionsFor, type Seat } from "@broadside/rules";
import type { Wording } from "../language.ts";

interface KnownKind {
  readonly seat: Seat;
  readonly kind: AskedKind["kind"];
  readonly options: Map<string, string>;
  readonly ships: Map<string, string>;
}

export type AskedKinds = Map<string, KnownKind>;

/** Remembers what is asked now. Votes are cast by hand. */
export function noteAsked(game: Game, asked: AskedKinds, words: Wording): void {
  const names = words.namesOf(game);
  const everyone = game.setup.seats.map((_, seat) => seat);
  for (const question of questionsFor(game, everyone)) {
    const { seat, kind, about, secret } = question;
    if (secret === "until all have answered") continue;
    const name = `${seat} ${kind}`;
    const known = asked.get(name) ?? { seat, kind, options: new Map(), ships: new Map() };
    asked.set(name, known);
    if (about?.ship !== undefined) known.ships.set(about.ship, words.shipName(names, about.ship));
    if (!isPlaceQuestion(question)) for (const { key } of question.options) known.options.set(key, words.optionLabel(game, question, key));
  }
}

/** What the game answers for a seat, and what could be left to it; for nobody else's eyes. */
export function standingOf(game: Game, asked: AskedKinds, seat: Seat, words: Wording): StandingAnswers {
  const kinds = [...asked.values()].filter((one) => one.seat === seat);
  const lines = (game.state.standing ?? []).filter((one) => one.seat === seat);
  return {
    seat,
    kinds: kinds.map(
      ({ kind, options, ships }): AskedKind => ({
        kind,
        name: words.kindInWords(kind, game),
        options: [...options].map(([key, label]) => ({ key, label })),
        ships: [...ships].map(([id, name]) => ({ id, name })),
      }),
    ),
    lines: lines.map(({ kind, ship, key }) => {
      const known = asked.get(`${seat} ${kind}`);
      return {
        kind,
        ship,
        name: words.kindInWords(kind, game),
        about: ship && (known?.ships.get(ship) ?? ship),
        answer: key === DEFAULT_KEY ? words.defaultAnswer : (known?.options.get(key) ?? key),
      };
    }),
  };
}
