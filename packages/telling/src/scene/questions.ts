/** Open questions as a client shows them. */
import type { Pose } from "@broadside/geometry";
import type { PlayOption, PlayQuestion } from "@broadside/protocol";
import {
  type ChoiceQuestion,
  defaultPlace,
  type Game,
  isPlaceAsk,
  isPlaceQuestion,
  type PlaceQuestion,
  type Question,
  type QuestionOption,
} from "@broadside/rules";
import type { Wording } from "../language.ts";
import { attackIn, pieceIn } from "./options.ts";

/** A question with everything that is shown of it. Whoever only watches is spared the search for a good place. */
export function questionIn(game: Game, question: Question, isPlayed: boolean, words: Wording): PlayQuestion {
  const { number, seat, kind, rule, secret, about } = question;
  const detail = about?.card === undefined ? undefined : words.summaryIn(game, about.card);
  const common = {
    number,
    seat,
    kind,
    rule,
    secret: secret !== undefined,
    about: about ?? {},
    text: words.askedInWords(game, question),
    detail,
  };
  if (isPlaceQuestion(question))
    return {
      ...common,
      options: [],
      place: { region: question.place, default: isPlayed ? offeredPlace(game, question) : question.witness },
    };
  return {
    ...common,
    answered: question.answered,
    options: question.options.map((option) => optionIn(game, question, option, words)),
    barred: question.kind === "action" ? barredActions(game, question, words) : undefined,
  };
}

/** Whoever is asked is offered the good place; who watches sees any legal one, for it costs less. */
function offeredPlace({ open }: Game, { number, witness }: PlaceQuestion): Pose {
  const ask = open.find((one) => one.number === number)?.ask;
  return ask && isPlaceAsk(ask) ? defaultPlace(ask) : witness;
}

/** Actions of the scenario that would fail now (SC-COMMON-63-Q). */
function barredActions(game: Game, question: ChoiceQuestion, words: Wording): PlayQuestion["barred"] {
  const ship = game.state.ships.find(({ id }) => id === question.about?.ship);
  const actions = game.content.scenario?.actions?.filter(({ name }) => !question.options.some(({ key }) => key === name));
  return actions?.flatMap(({ name, whyNot }) => {
    const reason = ship && whyNot(game, ship);
    return reason === undefined ? [] : [{ label: words.optionLabel(game, question, name), reason: words.barredInWords(reason) }];
  });
}

function optionIn(game: Game, question: ChoiceQuestion, { key, pose }: QuestionOption, words: Wording): PlayOption {
  const attack = question.kind === "attack" ? attackIn(game, question, key) : undefined;
  return {
    key,
    label: words.optionLabel(game, question, key),
    detail: attack ? words.attackInWords(game, attack, key) : (words.summaryIn(game, key) ?? words.ownCardInWords(game, question, key)),
    pose,
    piece: pieceIn(game, key),
    ...(attack && { attack }),
    isDefault: key === question.default,
  };
}
