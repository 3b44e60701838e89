/** Questions and their options in words. */
import { isPlaceQuestion, type Question, shipIn } from "@broadside/rules";
import type { Terms } from "./edition-terms.ts";
import {
  actionName,
  capital,
  cardName,
  maneuverName,
  type Names,
  partName,
  scenarioPieceName,
  seatName,
  shipName,
  small,
  tokenName,
} from "./names.ts";
import { type Named, namesIn } from "./names-of-game.ts";
import { SENTENCES, type Words } from "./question-sentences.ts";
import { timingInWords } from "./timing-words.ts";

export function questionInWords(question: Question, from: Names | Named): string {
  const names = namesIn(from);
  const { kind, about = {} } = question;
  const words = {
    ship: partName(names, about.ship, about.piece),
    target: shipName(names, about.target),
    card: cardName(names, about.card),
    piece: about.piece ?? "a piece",
    maneuver: maneuverName(about.maneuver ?? ""),
    terms: names.terms,
  };
  const sentence = SENTENCES[kind]?.(words) ?? fallback(question, names, words);
  return `${seatName(names, question.seat)}: ${sentence}`;
}

/** Effects at a moment, or a kind that is not known here: what it is called, and about what. */
function fallback(question: Question, names: Names, { ship, target, card }: Words): string {
  const { kind, about = {} } = question;
  const moment = /^use at (\w+)$/.exec(kind)?.[1];
  if (moment !== undefined) return effectsAt(moment, question, names);
  const subjects = [about.ship && ship, about.target && target, about.card && card].filter((word) => word !== undefined && word !== "");
  return `${capital(kind)}${subjects.length > 0 ? ` (${subjects.join(", ")})` : ""}${isPlaceQuestion(question) ? ": where?" : "?"}`;
}

/** Kinds that are called otherwise than their keys in some edition. */
const KIND_NAMES: Readonly<Record<string, (terms: Terms) => string>> = {
  "free action": ({ freeAction }) => freeAction,
  "tractor move": ({ tokens }) => `${tokens.tractor} token`,
  "tractor move place": ({ tokens }) => `${tokens.tractor} token, place`,
  "turn after tractor move": ({ tokens }) => `turn after a ${tokens.tractor} token`,
  "remove lock": ({ lock }) => `remove ${lock}`,
};

/** A kind of question by itself, within a sentence. */
export function kindName(kind: string, from: Names | Named): string {
  const { terms } = namesIn(from);
  const moment = /^use at (\w+)$/.exec(kind)?.[1];
  return moment === undefined ? (KIND_NAMES[kind]?.(terms) ?? kind) : `${small(whenInWords(moment, terms))}: which effect?`;
}
export const kindInWords = (kind: string, from: Names | Named): string => capital(kindName(kind, from));

/** A standing answer that takes the default of each question. */
export const DEFAULT_ANSWER = "default";

const whenInWords = (moment: string, terms: Terms): string => timingInWords(moment, terms) ?? capital(spaced(moment));

/** Where all the effects offered are of one ship, it is named; where none may be passed over, only their order is asked. */
function effectsAt(moment: string, question: Question, names: Names): string {
  const keys = isPlaceQuestion(question) ? [] : question.options.map(({ key }) => key);
  const owners = new Set(keys.filter((key) => key !== "pass").map((key) => key.slice(0, key.indexOf("/"))));
  const [owner] = owners;
  const when = whenInWords(moment, names.terms);
  if (keys.length > 0 && !keys.includes("pass")) return `${when}: which effect comes first?`;
  const isShip = owners.size === 1 && owner !== undefined && names.ships[owner] !== undefined;
  return `${when}: which effect ${isShip ? `does ${shipName(names, owner)}` : "do you"} use?`;
}

/** `startOfCombat` as `start of combat`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const PLAIN: Readonly<Record<string, string>> = {
  yes: "Yes",
  no: "No",
  pass: "Pass",
  skip: "No action",
  none: "None",
  done: "Done",
  seen: "Seen",
  keep: "Leave it as it is",
  stay: "Stay",
  split: "Split from the wing",
  join: "Join the wing",
  "other action": "Another action",
};

/** An option by its key: ships, cards, maneuvers and seats by their names, the rest as it is called. */
/** What its words depend on: a question of some kind, about something. */
type Asked = { readonly kind: string; readonly about?: Question["about"] };

export function optionInWords({ kind, ...question }: Asked, key: string, from: Names | Named): string {
  const names = namesIn(from);
  const known = PLAIN[key] ?? names.ships[key] ?? names.cards[key] ?? (names.ships[shipIn(key)] && shipName(names, key));
  if (known !== undefined) return kind === "attack" && key === "none" ? "Do not attack" : known;
  if (names.pieceOf && /^(device|obstacle) \d+$/.test(key)) return names.pieceOf(key);
  const [weapon, target] = key.split(">");
  if (target !== undefined)
    return weapon === "dock"
      ? `Dock with ${shipName(names, target)}`
      : weapon === "lock"
        ? `${capital(names.terms.lock)} on ${shipName(names, target)}`
        : `${weaponInWords(weapon ?? "", names)} at ${shipName(names, target)}`;
  if (/^[a-z]+:.*#\d+$/.test(key)) return `${cardName(names, key)} (another action)`;
  const ability = abilityInWords(key, question.about?.ship, names);
  if (ability !== undefined) return ability;
  const [, given, condition = ""] = /^(\w+) (\w+)$/.exec(key) ?? [];
  if (given !== undefined && names.cards[`condition:${condition}`] !== undefined)
    return `${cardName(names, `condition:${condition}`)} to ${shipName(names, given)}`;
  if (kind === "protect" && given !== undefined)
    return `${shipName(names, given)} takes a ${condition === "crit" ? "critical" : condition}`;
  const seat = /^seat (\d+)$/.exec(key)?.[1];
  if (seat !== undefined) return seatName(names, Number(seat) - 1);
  const maneuver = maneuverName(key);
  if (maneuver !== key) return maneuver;
  const [, indicator, quarter] = /^(\S+)@\d+ (front|right|rear|left)$/.exec(key) ?? [];
  if (indicator !== undefined) return `${cardName(names, `upgrade:${indicator}`)}: ${quarter}`;
  // Upgrades with their places, several where several are chosen at once.
  if (/^\S+@\d+( \S+@\d+)*$/.test(key))
    return key
      .split(" ")
      .map((placed) => cardName(names, `upgrade:${placed.replace(/@\d+$/, "")}`))
      .join(", ");
  // A Damage card by its name, with a number that tells it from others of that name.
  return kind === "turn Damage card" || kind === "discard Damage card" || kind === "repair" || kind === "card to expose"
    ? key.replace(/ \d+$/, "")
    : isOfActions(kind)
      ? actionName(names, key)
      : scenarioPieceName(tokenName(names, key));
}

const isOfActions = (kind: string): boolean => kind === "action" || kind === "free action";

/** `A1/upgrade:r2d2/1`: the card, whose it is unless that is clear, the moment where it speaks at two, and a number where two texts speak at one. */
function abilityInWords(key: string, asked: string | undefined, names: Names): string | undefined {
  const [, text = key, number] = /^(.*) #(\d+)$/.exec(key) ?? [];
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const moment = timingInWords(last, names.terms);
  const bare = moment === undefined ? text : text.slice(0, -last.length - 1);
  const [, owner, card] = /^(\w+)\/([a-z]+:.*?)(?:\/-?\d+)?(?:#\d+)?$/.exec(bare) ?? [];
  if (card === undefined) return undefined;
  const words = owner === asked ? cardName(names, card) : `${cardName(names, card)} of ${shipName(names, owner)}`;
  const which = [...(moment === undefined ? [] : [small(moment)]), ...(number === undefined ? [] : [`effect ${number}`])];
  return which.length === 0 ? words : `${words} (${which.join(", ")})`;
}

export function weaponInWords(weapon: string, names: Names): string {
  if (weapon === "primary") return "Primary weapon";
  if (weapon === "second primary") return "Second primary weapon";
  return cardName(names, names.cards[weapon] === undefined ? `upgrade:${weapon.replace(/@\d+$/, "")}` : weapon);
}
