/** Questions and their options in words. */
import { isPlaceQuestion, type Question } from "./question.ts";
import { cardName, maneuverName, type Named, type Names, namesIn, seatName, shipName, tokenName } from "./words-names.ts";

interface Words {
  readonly ship: string;
  readonly target: string;
  readonly card: string;
  readonly piece: string;
}

/** By kind, without the name of who is asked. */
const SENTENCES: Readonly<Record<string, (words: Words) => string>> = {
  initiative: () => "Who has initiative?",
  numerals: () => "Which numerals do your ships carry?",
  obstacle: () => "Which obstacle do you place next?",
  "place obstacle": ({ piece }) => `Where do you place the obstacle (${piece})?`,
  edge: () => "Which edge of the table is yours?",
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
  slam: ({ ship }) => `Which maneuver does ${ship} fly for its SLAM?`,
  reload: ({ ship }) => `Which cards does ${ship} reload?`,
  "rotate arc": ({ ship }) => `Where does ${ship} turn its arc?`,
  coordinate: ({ ship }) => `Which ship does ${ship} coordinate?`,
  reinforce: ({ ship }) => `Which side does ${ship} reinforce?`,
  jam: ({ ship }) => `Jam: what is it for ${ship}?`,
  "tractor beam": ({ ship }) => `Tractor beam: where does ${ship} go?`,
  attack: ({ ship }) => `Whom does ${ship} attack, and with what?`,
  cost: ({ ship }) => `What does ${ship} pay with?`,
  "modify attack dice": ({ ship }) => `${ship} may change the attack dice`,
  "modify defense dice": ({ ship }) => `${ship} may change the defence dice`,
  reroll: ({ ship }) => `Which dice does ${ship} roll again?`,
  deploy: ({ ship }) => `Which ship leaves ${ship}?`,
  "deploy guides": ({ ship }) => `From which guides does it leave ${ship}?`,
  "deploy maneuver": ({ ship }) => `Which maneuver does ${ship} fly as it leaves?`,
  "next bomb": () => "Which bomb goes off next?",
  "next mine": () => "Which mine goes off next?",
  "mine under ships": ({ piece }) => `Which ship does the mine (${piece}) hit?`,
  order: () => "Which comes first?",
};

export function questionInWords(question: Question, from: Names | Named): string {
  const names = namesIn(from);
  const { kind, about = {} } = question;
  const words = {
    ship: shipName(names, about.ship),
    target: shipName(names, about.target),
    card: cardName(names, about.card),
    piece: about.piece ?? "a piece",
  };
  const sentence = SENTENCES[kind]?.(words) ?? fallback(question, names, words);
  return `${seatName(names, question.seat)}: ${sentence}`;
}

/** A kind that is not known here: what it is called, and about what. */
function fallback(question: Question, names: Names, { ship, target, card }: Words): string {
  const { kind, about = {} } = question;
  const moment = /^use at (\w+)$/.exec(kind)?.[1];
  if (moment !== undefined) return `Which effect do you use (${spaced(moment)})?`;
  const of = [about.ship && ship, about.target && target, about.card && cardName(names, about.card) === card ? card : undefined];
  const subjects = of.filter((word) => word !== undefined && word !== "");
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}${subjects.length > 0 ? ` (${subjects.join(", ")})` : ""}${isPlaceQuestion(question) ? ": where?" : "?"}`;
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
  stay: "Stay",
  "other action": "Another action",
};

/** An option by its key: ships, cards, maneuvers and seats by their names, the rest as it is called. */
export function optionInWords({ kind, ...question }: Question, key: string, from: Names | Named): string {
  const names = namesIn(from);
  const known = PLAIN[key] ?? names.ships[key] ?? names.cards[key];
  if (known !== undefined) return kind === "attack" && key === "none" ? "Do not attack" : known;
  const [weapon, target] = key.split(">");
  if (target !== undefined) return `${weaponInWords(weapon ?? "", names)} at ${shipName(names, target)}`;
  const [owner, card] = [key.slice(0, key.indexOf("/")), /\/([a-z]+:.*?)(?:\/-?\d+)?$/.exec(key)?.[1]];
  if (card !== undefined)
    return owner === question.about?.ship ? cardName(names, card) : `${cardName(names, card)} of ${shipName(names, owner)}`;
  const seat = /^seat (\d+)$/.exec(key)?.[1];
  if (seat !== undefined) return seatName(names, Number(seat) - 1);
  const maneuver = maneuverName(key);
  if (maneuver !== key) return maneuver;
  const placed = /^(\S+)@\d+$/.exec(key)?.[1];
  return placed !== undefined ? cardName(names, `upgrade:${placed}`) : tokenName(key);
}

function weaponInWords(weapon: string, names: Names): string {
  if (weapon === "primary") return "Primary weapon";
  if (weapon === "lock") return "The lock";
  return cardName(names, names.cards[weapon] === undefined ? `upgrade:${weapon.replace(/@\d+$/, "")}` : weapon);
}
