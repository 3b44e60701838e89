/** The kinds of questions that a seat has been asked, for which it could therefore set standing orders. */
import { type AskedQuestionKind, DEFAULT_KEY, type ShipId, type StandingOrders } from "@broadside/protocol";
import { type Game, isPlaceQuestion, questionsFor, type Seat } from "@broadside/rules";
import type { Wording } from "../language.ts";

interface KnownKind {
  readonly seat: Seat;
  readonly kind: AskedQuestionKind["kind"];
  readonly options: Map<string, string>;
  readonly ships: Map<ShipId, string>;
}

export type KindsAsked = Map<string, KnownKind>;

/** Remembers the open questions, except votes, which players always answer themselves. */
export function noteAsked(game: Game, asked: KindsAsked, wording: Wording): void {
  const names = wording.namesOf(game);
  const everyone = game.setup.seats.map((_, seat) => seat);
  for (const question of questionsFor(game, everyone)) {
    const { seat, kind, about, secret } = question;
    if (secret === "until all have answered") continue;
    const name = `${seat} ${kind}`;
    const known = asked.get(name) ?? { seat, kind, options: new Map(), ships: new Map() };
    asked.set(name, known);
    if (about?.ship !== undefined) known.ships.set(about.ship, wording.shipName(names, about.ship));
    if (!isPlaceQuestion(question))
      for (const { key } of question.options) known.options.set(key, wording.optionLabel(game, question, key));
  }
}

/** A seat's standing orders, and the kinds of questions it could add. Only that seat may see them. */
export function standingOrdersOf(game: Game, asked: KindsAsked, seat: Seat, wording: Wording): StandingOrders {
  const kinds = [...asked.values()].filter((one) => one.seat === seat);
  const names = wording.namesOf(game);
  const lines = (game.state.standing ?? []).filter((one) => one.seat === seat);
  return {
    seat,
    kinds: kinds.map(
      ({ kind, options, ships }): AskedQuestionKind => ({
        kind,
        name: wording.kindInWords(kind, names),
        options: [...options].map(([key, label]) => ({ key, label })),
        ships: [...ships].map(([id, name]) => ({ id, name })),
      }),
    ),
    lines: lines.map(({ kind, ship, key }) => {
      const known = asked.get(`${seat} ${kind}`);
      return {
        kind,
        ship,
        name: wording.kindInWords(kind, names),
        about: ship && (known?.ships.get(ship) ?? ship),
        answer: key === DEFAULT_KEY ? wording.words.questions.default : (known?.options.get(key) ?? key),
      };
    }),
  };
}
