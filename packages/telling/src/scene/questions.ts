/** Open questions in the form that a client shows. */
import type { Pose } from "@broadside/geometry";
import type { PlayOption, PlayQuestion } from "@broadside/protocol";
import {
  type ChoiceQuestion,
  choosesAmongPlaces,
  defaultPlace,
  type Game,
  illegalAttacks,
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
 * A question with everything shown for it. Viewers get no previews and no search for a good place. With tournament assistance, nobody gets
 * them: a suggested place is merely legal, and options show no places except those that the player chooses among.
 */
export function questionIn(game: Game, question: Question, isPlayed: boolean, wording: Wording): PlayQuestion {
  const { number, seat, kind, rule, secret, about } = question;
  const detail = about?.card === undefined ? undefined : wording.summaryIn(game, about.card);
  const common = {
    number,
    seat,
    kind,
    rule,
    secret: secret !== undefined,
    about: about ?? {},
    text: wording.askedInWords(game, question),
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
  const previews = isPlayed && !isStrict(game) ? previewsIn(game, question, wording) : undefined;
  return {
    ...common,
    answered: question.answered,
    options: question.options.map((option) => optionIn(game, question, option, previews, wording)),
    illegal: question.kind === "action" ? illegalActions(game, question, wording) : undefined,
    ...(isPlayed && question.kind === "attack" && { illegalAttacks: illegalAttackLines(game, question, wording) }),
    ...(isPlayed && question.kind === "allocate energy" && allocatedBefore(game, question)),
  };
}

/**
 * The player being asked gets a good place. Viewers get any legal one, which is faster to find. With tournament assistance players get that
 * too, because a good place would put a whole formation in its best position (ET-COMP-14).
 */
function offeredPlace({ open }: Game, { number, witness }: PlaceQuestion): Pose {
  const ask = open.find((one) => one.number === number)?.ask;
  return ask && isPlaceAsk(ask) ? defaultPlace(ask) : witness;
}

/** The scenario's actions that would fail now (SC-COMMON-63-Q). */
function illegalActions(game: Game, question: ChoiceQuestion, wording: Wording): PlayQuestion["illegal"] {
  const ship = game.state.ships.find(({ id }) => id === question.about?.ship);
  const actions = game.content.scenario?.actions?.filter(({ name }) => !question.options.some(({ key }) => key === name));
  return actions?.flatMap(({ name, whyNot }) => {
    const reason = ship && whyNot(game, ship);
    return reason === undefined ? [] : [{ label: wording.optionLabel(game, question, name), reason: wording.notOfferedInWords(reason) }];
  });
}

function allocatedBefore(game: Game, { about }: ChoiceQuestion): Pick<PlayQuestion, "asBefore"> {
  const ship = game.state.ships.find(({ id }) => id === about?.ship);
  const asBefore = ship ? energyBefore(game, ship) : [];
  return asBefore.length > 0 ? { asBefore } : {};
}

/**
 * Lists attacks that aren't offered, and why. Players may measure for attacks before they declare one, so every game may show this
 * (1E-ATK-02, 2E-ATK-01).
 */
function illegalAttackLines(game: Game, { number }: ChoiceQuestion, wording: Wording): PlayQuestion["illegalAttacks"] {
  const ask = game.open.find((one) => one.number === number)?.ask;
  if (!ask || isPlaceAsk(ask)) return undefined;
  return illegalAttacks(game, ask).map((illegal) => ({
    weapon: { key: illegal.weapon, name: wording.weaponName(game, illegal.weapon) },
    ...(illegal.target && { target: illegal.target.target.id, section: illegal.target.section }),
    reason: wording.attackBarInWords(illegal),
    rule: illegal.rule,
  }));
}

function optionIn(
  game: Game,
  question: ChoiceQuestion,
  { key, pose }: QuestionOption,
  previews: Previews | undefined,
  wording: Wording,
): PlayOption {
  const attack = question.kind === "attack" ? attackIn(game, question, key, wording) : undefined;
  const foreseen = previews?.get(key);
  const isShown = !isStrict(game) || choosesAmongPlaces(question.kind);
  return {
    key,
    label: wording.optionLabel(game, question, key),
    detail: attack
      ? wording.attackInWords(game, attack, key)
      : (wording.summaryIn(game, key) ??
        wording.ownCardInWords(game, question, key) ??
        wording.consequenceInWords(game, question, key, valueIn(game, question.number, key))),
    pose: isShown ? (pose ?? foreseen?.pose) : undefined,
    piece: pieceIn(game, key),
    ...(attack && { attack }),
    ...(foreseen && { preview: foreseen.preview }),
    isDefault: key === question.default,
  };
}
