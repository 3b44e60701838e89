/** Questions and their options in words. */
import { isPlaceQuestion, type Question } from "./question.ts";
import { shipIn } from "./state.ts";
import type { Timing } from "./timing.ts";
import { MOMENTS } from "./words-moments.ts";
import {
  cardName,
  maneuverName,
  type Named,
  type Names,
  namesIn,
  partName,
  seatName,
  shipName,
  tokenName,
  withArticle,
} from "./words-names.ts";

interface Words {
  readonly ship: string;
  readonly target: string;
  readonly card: string;
  readonly piece: string;
  readonly maneuver: string;
}

/** By kind, without the name of who is asked. */
const SENTENCES: Readonly<Record<string, (words: Words) => string>> = {
  initiative: () => "Who has initiative?",
  numerals: () => "Which numerals do your ships carry?",
  obstacle: () => "Which obstacle do you place next?",
  "place obstacle": ({ piece }) => `Where do you place the obstacle (${piece})?`,
  edge: () => "Which edge of the table is yours?",
  "member to place": () => "Who of your team places a ship next?",
  "ship to place": () => "Which ship do you place next?",
  "place ship": ({ ship }) => `Where do you place ${ship}?`,
  "card side": ({ ship, card }) => `Which side of ${card} on ${ship} is up?`,
  dial: ({ ship }) => `Which maneuver do you set for ${ship}?`,
  "next ship": () => "Which ship comes next?",
  "enemy's maneuver": ({ ship }) => `Its dial cannot be flown: which maneuver does ${ship} fly?`,
  action: ({ ship }) => `Which action does ${ship} perform?`,
  "free action": ({ ship }) => `Which free action does ${ship} perform?`,
  "barrel roll": ({ ship }) => `To which side does ${ship} roll?`,
  "barrel roll place": ({ ship }) => `Where does ${ship} end its barrel roll?`,
  boost: ({ ship }) => `In which direction does ${ship} boost?`,
  "boost place": ({ ship }) => `Where does ${ship} end its boost?`,
  decloak: ({ ship }) => `Does ${ship} decloak, and in which direction?`,
  "decloak place": ({ ship }) => `Where does ${ship} end?`,
  lock: ({ ship }) => `Which ship does ${ship} lock?`,
  "lock section": ({ ship, target }) => `Which section of ${target} does ${ship} lock?`,
  "allocate energy": ({ ship }) => `Onto which card does ${ship} put 1 energy?`,
  "energy to recover": ({ ship }) => `How much energy does ${ship} spend to recover?`,
  slam: ({ ship }) => `Which maneuver does ${ship} fly for its SLAM?`,
  reload: ({ ship }) => `Which cards does ${ship} reload?`,
  "rotate arc": ({ ship }) => `Where does ${ship} turn its arc?`,
  coordinate: ({ ship }) => `Which ship does ${ship} coordinate?`,
  reinforce: ({ ship }) => `Which side does ${ship} reinforce?`,
  jam: ({ ship }) => `Which ship does ${ship} jam?`,
  jammed: ({ ship }) => `${ship} is jammed: what does it lose?`,
  "tractor beam": ({ ship }) => `Tractor beam: where does ${ship} go?`,
  "tractor beam place": ({ ship }) => `Tractor beam: where does ${ship} end?`,
  attack: ({ ship }) => `Whom does ${ship} attack, and with what?`,
  "section aimed at": ({ ship, target }) => `Which section of ${target} does ${ship} attack?`,
  cost: ({ ship }) => `What does ${ship} pay with?`,
  "modify attack dice": ({ ship }) => `${ship} may change the attack dice`,
  "modify defense dice": ({ ship }) => `${ship} may change the defence dice`,
  reroll: () => "Which dice are rolled again?",
  deploy: ({ ship }) => `Which ship leaves ${ship}?`,
  "deploy guides": ({ ship }) => `From which guides does ${ship} leave?`,
  "deploy maneuver": ({ ship }) => `Which maneuver does ${ship} fly as it leaves?`,
  "next bomb": () => "Which bomb goes off next?",
  "next mine": () => "Which mine goes off next?",
  "mine under ships": ({ piece }) => `Which ship does ${piece} hit?`,
  "section struck": ({ ship }) => `Which section of ${ship} is struck?`,
  "split shields": ({ ship }) => `On which sections of ${ship} do shields come back?`,
  order: ({ piece }) => `Which ship does ${piece} strike first?`,
  "assign Condition": ({ ship }) => `Which Condition does ${ship} assign, and to whom?`,
  "change which result": ({ card }) => `${card}: which result is changed?`,
  "choose Damage card": ({ card }) => `${card}: which Damage card do you choose?`,
  "choose one": ({ card }) => `${card}: which do you choose?`,
  "choose ship": ({ card, ship }) => `${card} of ${ship}: which ship do you choose?`,
  "discard excess upgrade": ({ ship }) => `${ship} is crippled: which upgrade does it discard?`,
  "choose Damage deck": ({ card, ship }) => `${card}: from which deck does the Damage card of ${ship} come?`,
  container: ({ card, ship }) => `${card}: where does ${ship} put the container?`,
  "discard Damage card": ({ card, ship }) => `${card}: which Damage card of ${ship} is discarded?`,
  "give up shield": ({ card, ship }) => `${card}: does ${ship} give up a shield?`,
  "how many stress tokens": ({ card, ship }) => `${card}: how many stress tokens does ${ship} take?`,
  "card to replace": ({ card, ship }) => `${card}: which card of ${ship} is replaced?`,
  replacement: ({ card, ship }) => `${card}: which card does ${ship} get instead?`,
  "guess dial": ({ card, target }) => `${card}: which maneuver do you guess on the dial of ${target}?`,
  "look and turn dial": ({ card, ship, target, maneuver }) =>
    `${card}: the dial of ${target} shows ${withArticle(maneuver)}. Does ${ship} turn its own?`,
  "look at dial": ({ card, target, maneuver }) => `${card}: the dial of ${target} shows ${withArticle(maneuver)}. Seen?`,
  "which section": ({ card, ship }) => `${card}: which section of ${ship}?`,
  "discard upgrade": ({ card, ship }) => `${card}: which upgrade does ${ship} discard?`,
  "maneuver for an opponent": ({ card, ship }) => `${card}: which maneuver does ${ship} fly?`,
  "name a die result": ({ card }) => `${card}: which result do you name?`,
  "put upgrade under": ({ card, ship }) => `${card}: which upgrade of ${ship} is lost?`,
  "remove lock": ({ card, ship }) => `${card}: which target lock does ${ship} lose?`,
  "spend die result": ({ card }) => `${card}: which die result is spent?`,
  "turn Damage card": ({ card, ship }) => `${card}: which Damage card of ${ship} is turned facedown?`,
  "turn a die": ({ card }) => `${card}: which die is turned to the named result?`,
  "turn dial": ({ card, ship }) => `${card}: to which maneuver does ${ship} turn its dial?`,
};

export function questionInWords(question: Question, from: Names | Named): string {
  const names = namesIn(from);
  const { kind, about = {} } = question;
  const words = {
    ship: partName(names, about.ship, about.piece),
    target: shipName(names, about.target),
    card: cardName(names, about.card),
    piece: about.piece ?? "a piece",
    maneuver: maneuverName(about.maneuver ?? ""),
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

/** Where all the effects offered are of one ship, it is named; where none may be passed over, only their order is asked. */
function effectsAt(moment: string, question: Question, names: Names): string {
  const keys = isPlaceQuestion(question) ? [] : question.options.map(({ key }) => key);
  const owners = new Set(keys.filter((key) => key !== "pass").map((key) => key.slice(0, key.indexOf("/"))));
  const [owner] = owners;
  const when = Object.hasOwn(MOMENTS, moment) ? MOMENTS[moment as Timing] : capital(spaced(moment));
  if (keys.length > 0 && !keys.includes("pass")) return `${when}: which effect comes first?`;
  const isShip = owners.size === 1 && owner !== undefined && names.ships[owner] !== undefined;
  return `${when}: which effect ${isShip ? `does ${shipName(names, owner)}` : "do you"} use?`;
}

/** `startOfCombat` as `start of combat`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

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
  "other action": "Another action",
};

/** An option by its key: ships, cards, maneuvers and seats by their names, the rest as it is called. */
export function optionInWords({ kind, ...question }: Question, key: string, from: Names | Named): string {
  const names = namesIn(from);
  const known = PLAIN[key] ?? names.ships[key] ?? names.cards[key] ?? (names.ships[shipIn(key)] && shipName(names, key));
  if (known !== undefined) return kind === "attack" && key === "none" ? "Do not attack" : known;
  const [weapon, target] = key.split(">");
  if (target !== undefined)
    return weapon === "lock"
      ? `Target lock on ${shipName(names, target)}`
      : `${weaponInWords(weapon ?? "", names)} at ${shipName(names, target)}`;
  if (/^[a-z]+:.*#\d+$/.test(key)) return `${cardName(names, key)} (another action)`;
  const ability = abilityInWords(key, question.about?.ship, names);
  if (ability !== undefined) return ability;
  const [, given, condition = ""] = /^(\w+) (\w+)$/.exec(key) ?? [];
  if (given !== undefined && names.cards[`condition:${condition}`] !== undefined)
    return `${cardName(names, `condition:${condition}`)} to ${shipName(names, given)}`;
  const seat = /^seat (\d+)$/.exec(key)?.[1];
  if (seat !== undefined) return seatName(names, Number(seat) - 1);
  const maneuver = maneuverName(key);
  if (maneuver !== key) return maneuver;
  // Upgrades with their places, several where several are chosen at once.
  if (/^\S+@\d+( \S+@\d+)*$/.test(key))
    return key
      .split(" ")
      .map((placed) => cardName(names, `upgrade:${placed.replace(/@\d+$/, "")}`))
      .join(", ");
  // A Damage card by its name, with a number that tells it from others of that name.
  return kind === "turn Damage card" || kind === "discard Damage card" ? key.replace(/ \d+$/, "") : tokenName(key);
}

/** `A1/upgrade:r2d2/1`: the card, whose it is unless that is clear, and the moment where it speaks at two. */
function abilityInWords(key: string, asked: string | undefined, names: Names): string | undefined {
  const last = key.slice(key.lastIndexOf(" ") + 1);
  const moment = Object.hasOwn(MOMENTS, last) ? MOMENTS[last as Timing] : undefined;
  const bare = moment === undefined ? key : key.slice(0, -last.length - 1);
  const [, owner, card] = /^(\w+)\/([a-z]+:.*?)(?:\/-?\d+)?(?:#\d+)?$/.exec(bare) ?? [];
  if (card === undefined) return undefined;
  const words = owner === asked ? cardName(names, card) : `${cardName(names, card)} of ${shipName(names, owner)}`;
  return moment === undefined ? words : `${words} (${moment.toLowerCase()})`;
}

function weaponInWords(weapon: string, names: Names): string {
  if (weapon === "primary") return "Primary weapon";
  return cardName(names, names.cards[weapon] === undefined ? `upgrade:${weapon.replace(/@\d+$/, "")}` : weapon);
}
