/** Questions and their options as text. */
import { isPlaceQuestion, isShipId, isTargetId, type Question, type QuestionKind, shipIn } from "@broadside/rules";
import {
  actionName,
  capital,
  cardName,
  entryOf,
  isOwnText,
  maneuverName,
  type Names,
  partName,
  scenarioPieceName,
  seatName,
  shipName,
  shipNameOr,
  small,
  tokenName,
  usedCardName,
} from "./names.ts";
import { keyInWords } from "./option-keys.ts";
import { pieceName } from "./piece-names.ts";
import { timingInWords } from "./timing-words.ts";

/** Kinds with their own text. The others ask for effects at a certain moment: `use at afterAttack`. */
type NamedKind = Exclude<QuestionKind, `use at ${string}`>;

const momentOf = (kind: string): string | undefined => /^use at (\w+)$/.exec(kind)?.[1];

/** The question with the player's name in front. */
export const questionInWords = (question: Question, names: Names): string =>
  names.words.questions.asked({ seat: seatName(names, question.seat), question: textOf(question, names) });

/** The question without the player's name. */
export function textOf({ kind, ...question }: Question, names: Names): string {
  const { words, terms } = names;
  const { about = {} } = question;
  const moment = momentOf(kind);
  if (moment !== undefined) return effectsAt(moment, { kind, ...question }, names);
  const texts: QuestionTexts = words.questions.texts;
  return said(isNamed(kind, texts) ? texts[kind] : unknownText(kind, about, names), {
    ship: partName(names, about.ship, about.piece),
    target: shipName(names, about.target),
    card: cardName(names, about.card),
    piece: about.piece === undefined ? words.names.unknown.piece : pieceName(about.piece, words),
    maneuver: maneuverName(about.maneuver, words),
    lock: terms.lock,
    freeAction: terms.freeAction,
    tractor: terms.tokens.tractor,
  });
}

const isNamed = (kind: string, texts: Readonly<Record<NamedKind, unknown>>): kind is NamedKind => Object.hasOwn(texts, kind);

/** The text for a kind of question that only another version of the rules asks. */
function unknownText(kind: string, { ship, target, card }: NonNullable<Question["about"]>, names: Names): string {
  const { unknown, unknownAbout } = names.words.questions;
  const about = [
    ship === undefined ? undefined : shipName(names, ship),
    target === undefined ? undefined : shipName(names, target),
    card === undefined ? undefined : cardName(names, card),
  ].filter((name) => name !== undefined);
  return about.length > 0 ? unknownAbout({ kind: capital(kind), about: about.join(", ") }) : unknown({ kind: capital(kind) });
}

/** The things that a question can be about. */
interface Subject {
  readonly ship: string;
  readonly target: string;
  readonly card: string;
  readonly piece: string;
  readonly maneuver: string;
  readonly lock: string;
  readonly freeAction: string;
  readonly tractor: string;
}

type Text<Values> = string | ((values: Values) => string);
/** The compiler finds kinds that have no text, and texts that use a value that questions don't have. */
type QuestionTexts = Readonly<Record<NamedKind, Text<Subject>>>;

const said = <Values>(text: Text<Values>, values: Values): string => (typeof text === "string" ? text : text(values));

/** A question kind's name, as used within a sentence. */
export function kindName(kind: QuestionKind, { words, terms }: Names): string {
  const { kinds, effects } = words.questions;
  const moment = momentOf(kind);
  if (moment !== undefined) return effects.kind({ when: small(whenInWords(moment, { words, terms })) });
  const { lock, freeAction, tokens } = terms;
  const named: Readonly<Record<NamedKind, Text<Pick<Subject, "lock" | "freeAction" | "tractor">>>> = kinds;
  return said(isNamed(kind, named) ? named[kind] : kind, {
    lock,
    freeAction,
    tractor: tokens.tractor,
  });
}
export const kindInWords = (kind: QuestionKind, names: Names): string => capital(kindName(kind, names));

const whenInWords = (moment: string, names: Pick<Names, "words" | "terms">): string => timingInWords(moment, names) ?? moment;

/**
 * Asks for an effect at a certain moment. Names the effect if there is only one, and the ship if all effects belong to it. If players can't
 * pass, the question is only about the order of the effects.
 */
function effectsAt(moment: string, question: Question, names: Names): string {
  const { effects } = names.words.questions;
  const keys = isPlaceQuestion(question) ? [] : question.options.map(({ key }) => key);
  const offered = keys.filter((key) => key !== "pass");
  const owners = new Set(offered.map((key) => key.slice(0, key.indexOf("/"))));
  const [owner] = owners;
  const when = whenInWords(moment, names);
  if (keys.length > 0 && !keys.includes("pass")) return effects.order({ when });
  const ship = owners.size === 1 && owner !== undefined && isShipId(owner) ? names.ships[owner] : undefined;
  if (ship === undefined || owner === undefined || !isShipId(owner)) return effects.any({ when });
  const [, card] = /^\w+\/((?:pilot|upgrade|damage|condition):[^#]*?)(?:\/-?\d+)?$/.exec(offered[0] ?? "") ?? [];
  return offered.length === 1 && card !== undefined
    ? effects.only({ when, ship, card: usedCardName(names, owner, card) })
    : effects.ofShip({ when, ship });
}

/** A question's kind, and what it is about. */
interface Asked {
  readonly kind: QuestionKind;
  readonly about?: Question["about"];
}

/** Describes the option with a given key. Ships, cards, maneuvers and seats have names, and everything else uses the rules' terms. */
export function optionInWords({ kind, about }: Asked, key: string, names: Names): string {
  const { options } = names.words;
  if (kind === "attack" && key === "none") return options.noAttack;
  const known = entryOf(options.plain, key) ?? names.cards[key] ?? names.cards[`condition:${key}`] ?? knownTarget(names, key);
  if (known !== undefined) return known;
  if (names.pieceOf && /^(device|obstacle) \d+$/.test(key)) return names.pieceOf(key);
  const [weapon = "", target] = key.split(">");
  if (target !== undefined) return aimedOption(weapon, shipNameOr(names, target), names);
  if (/^[a-z]+:.*#\d+$/.test(key)) return options.otherActionOf({ card: cardName(names, key) });
  const ability = abilityInWords(key, about?.ship, names);
  if (ability !== undefined) return ability;
  const [, given, second = ""] = /^(\w+) (\w+)$/.exec(key) ?? [];
  if (given !== undefined && names.cards[`condition:${second}`] !== undefined)
    return options.condition({ card: cardName(names, `condition:${second}`), ship: shipNameOr(names, given) });
  if (kind === "protect" && given !== undefined)
    return options.protect({ ship: shipNameOr(names, given), result: entryOf(names.words.names.faces, second) ?? second });
  const word = keyInWords(key, names);
  if (word !== undefined) return word;
  const seat = /^seat (\d+)$/.exec(key)?.[1];
  if (seat !== undefined) return seatName(names, Number(seat) - 1);
  const maneuver = maneuverName(key, names.words);
  if (maneuver !== key) return maneuver;
  const [, indicator, quarter] = /^(\S+)@\d+ (front|right|rear|left)$/.exec(key) ?? [];
  if (indicator !== undefined)
    return options.indicator({
      card: cardName(names, `upgrade:${indicator}`),
      quarter: small(entryOf(options.quarters, quarter) ?? ""),
    });
  // Upgrades with their slots; several if they are chosen together.
  if (/^\S+@\d+( \S+@\d+)*$/.test(key))
    return key
      .split(" ")
      .map((placed) => cardName(names, `upgrade:${placed.replace(/@\d+$/, "")}`))
      .join(", ");
  if (isOfDamageCards(kind)) return key.replace(/ \d+$/, "");
  const token = tokenName(names, key);
  const action = actionName(names, key);
  if (kind === "action" || kind === "free action" || (token === key && action !== key)) return action;
  return scenarioPieceName(token, names.words);
}

/** The ship or the section of a ship that a key names, if it is in the game. */
function knownTarget(names: Names, key: string): string | undefined {
  const ship = isTargetId(key) ? shipIn(key) : undefined;
  return ship === undefined || names.ships[ship] === undefined ? undefined : shipNameOr(names, key);
}

/** Whether the answers are Damage cards given by name, with a number to distinguish cards of the same name. */
const isOfDamageCards = (kind: QuestionKind): boolean =>
  kind === "turn Damage card" || kind === "discard Damage card" || kind === "repair" || kind === "card to expose";

/** Options such as `primary>B1`, `dock>A2`, `lock>B1`. */
function aimedOption(weapon: string, target: string, names: Names): string {
  const { options } = names.words;
  if (weapon === "dock") return options.dockWith({ target });
  if (weapon === "lock") return options.lockOn({ lock: capital(names.terms.lock), target });
  return options.weaponAt({ weapon: weaponInWords(weapon, names), target });
}

/**
 * Names the ability in a key such as `A1/upgrade:r2d2/1`: the card, and its owner if that isn't the ship being asked about. A ship's own
 * ability goes by the ship's name. If the key tells apart several effects of the card, adds the moment or the effect's number.
 */
function abilityInWords(key: string, asked: string | undefined, names: Names): string | undefined {
  const { options } = names.words;
  const [, text = key, number] = /^(.*) #(\d+)$/.exec(key) ?? [];
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const moment = timingInWords(last, names);
  const bare = moment === undefined ? text : text.slice(0, -last.length - 1);
  const [, owner, card] = /^(\w+)\/([a-z]+:.*?)(?:\/-?\d+)?(?:#\d+)?$/.exec(bare) ?? [];
  if (owner === undefined || card === undefined || !isShipId(owner)) return undefined;
  const name = cardName(names, card);
  const ship = shipName(names, owner);
  const ability = owner === asked ? name : isOwnText(names, owner, card) ? ship : options.cardOf({ card: name, ship });
  const which = [...(moment === undefined ? [] : [small(moment)]), ...(number === undefined ? [] : [options.effect({ number })])];
  return which.length === 0 ? ability : options.which({ ability, which: which.join(", ") });
}

export function weaponInWords(weapon: string, names: Names): string {
  const { options } = names.words;
  if (weapon === "primary") return options.primary;
  if (weapon === "second primary") return options.secondPrimary;
  return cardName(names, names.cards[weapon] === undefined ? `upgrade:${weapon.replace(/@\d+$/, "")}` : weapon);
}
