/** Open questions as a client shows them. */
import type { Pose } from "@broadside/geometry";
import type { PlayOption, PlayQuestion } from "@broadside/protocol";
import {
  barredAttacks,
  type ChoiceQuestion,
  choosesAmongPlaces,
  defaultPlace,
  type Game,
  isPlaceAsk,
  isPlaceQuestion,
  isStrict,
  mayTryPlaces,
  type PlaceQuestion,
  type Question,
  type QuestionOption,
} from "@broadside/rules";
import type { Wording } from "../language.ts";
import { energyBefore } from "./energy-before.ts";
import { attackIn, pieceIn, valueIn } from "./options.ts";
import { type Previews, previewsIn } from "./previews.ts";

/**
 * A question with everything that is shown of it. Whoever only watches is spared the search for a good place, and sees no previews. Where aids are
 * strict there are none either, a place is no more than legal, and options tell no places but those that the player chooses among.
 */
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
      place: {
        region: question.place,
        default: isPlayed && !isStrict(game) ? offeredPlace(game, question) : question.witness,
        ...(!mayTryPlaces(game, question) && { isUnjudged: true as const }),
      },
    };
  const previews = isPlayed && !isStrict(game) ? previewsIn(game, question, words) : undefined;
  return {
    ...common,
    answered: question.answered,
    options: question.options.map((option) => optionIn(game, question, option, previews, words)),
    barred: question.kind === "action" ? barredActions(game, question, words) : undefined,
    ...(isPlayed && question.kind === "attack" && { barredAttacks: attacksBarred(game, question, words) }),
    ...(isPlayed && question.kind === "allocate energy" && allocatedBefore(game, question)),
  };
}

/**
 * Whoever is asked is offered the good place; who watches sees any legal one, for it costs less. In strict games nobody is: it would put a whole
 * formation where it stands best (ET-COMP-14).
 */
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

function allocatedBefore(game: Game, { about }: ChoiceQuestion): Pick<PlayQuestion, "asBefore"> {
  const ship = game.state.ships.find(({ id }) => id === about?.ship);
  const asBefore = ship ? energyBefore(game, ship) : [];
  return asBefore.length > 0 ? { asBefore } : {};
}

/** What can be measured before an attack is declared, and so may be told in every game (1E-ATK-02, 2E-ATK-01). */
function attacksBarred(game: Game, { number }: ChoiceQuestion, words: Wording): PlayQuestion["barredAttacks"] {
  const ask = game.open.find((one) => one.number === number)?.ask;
  if (!ask || isPlaceAsk(ask)) return undefined;
  return barredAttacks(game, ask).map((barred) => ({
    weapon: { key: barred.weapon, name: words.weaponName(game, barred.weapon) },
    ...(barred.target && { target: barred.target.target.id, section: barred.target.section }),
    reason: words.attackBarInWords(barred),
    rule: barred.rule,
  }));
}

function optionIn(
  game: Game,
  question: ChoiceQuestion,
  { key, pose }: QuestionOption,
  previews: Previews | undefined,
  words: Wording,
): PlayOption {
  const attack = question.kind === "attack" ? attackIn(game, question, key, words) : undefined;
  const foreseen = previews?.get(key);
  const isShown = !isStrict(game) || choosesAmongPlaces(question.kind);
  return {
    key,
    label: words.optionLabel(game, question, key),
    detail: attack
      ? words.attackInWords(game, attack, key)
      : (words.summaryIn(game, key) ??
        words.ownCardInWords(game, question, key) ??
        words.consequenceInWords(game, question, key, valueIn(game, question.number, key))),
    pose: isShown ? (pose ?? foreseen?.pose) : undefined,
    piece: pieceIn(game, key),
    ...(attack && { attack }),
    ...(foreseen && { preview: foreseen.preview }),
    isDefault: key === question.default,
  };
}
