/** A game's events and questions in words: one line for what is worth telling, nothing for bookkeeping. */
import { factionInWords } from "@broadside/cards";
import { type AnyNote, LOOKS_AT_DAMAGE, LOOKS_AT_DIAL, type NoteKind, type Phase, type ToldEvent } from "@broadside/rules";
import { phaseInWords } from "./edition-terms.ts";
import {
  actionName,
  capital,
  cardName,
  facesInWords,
  inUnits,
  maneuverName,
  type Named,
  type Names,
  namesIn,
  partName,
  scenarioPieceName,
  seatName,
  shipName,
  tokenName,
  withArticle,
} from "./names.ts";
import { kindName, optionInWords } from "./question-words.ts";
import { SCENARIO_LINES } from "./scenario-lines.ts";

type Line = (note: AnyNote, names: Names) => string | undefined;

const ENDING_NAMES: Readonly<Record<string, string>> = {
  elimination: "no more than one side has ships left",
  time: "time is up",
  rounds: "the last round is over",
  concession: "the others have given up",
  goal: "the goal is reached",
  judge: "a judge has decided",
};

const who = ({ ship }: AnyNote, names: Names): string => shipName(names, ship);
const whom = ({ target }: AnyNote, names: Names): string => shipName(names, target);
/** Of a huge ship the section that is meant. */
const where = ({ target, piece: section }: AnyNote, names: Names): string => partName(names, target, section);
const card = (note: AnyNote, names: Names): string => cardName(names, note.card);
/** Of a huge ship. */
const section = ({ piece: id }: AnyNote): string => (id === undefined ? "" : `, ${id} section,`);
/** `asteroid1` and `obstacle 2` alike, as they are called. */
const piece = ({ piece: id, text }: AnyNote): string => text ?? id ?? "something";
/** The section of a huge ship that it happened at, where there is one. */
const atSection = ({ piece: section }: AnyNote): string => (section === undefined ? "" : ` at its ${section} section`);
/** A reason that may be a card. */
const reason = ({ text }: AnyNote, names: Names): string =>
  text?.includes(":") ? cardName(names, text) : text === "defense" ? "defence" : (text ?? "something");
/** `focus token`, `target lock`. */
const token = ({ text }: AnyNote, names: Names): string => (text === "lock" ? names.terms.lock : `${tokenName(names, text)} token`);

/** By what happened. What stands for undefined is bookkeeping. */
const LINES: Readonly<Record<NoteKind, Line>> = {
  phase: ({ text, figure }, { terms }) => `${phaseInWords(text as Phase, terms)}${text === "planning" ? `, round ${figure}` : ""}`,
  "squad revealed": ({ seat, text = "", figure = 0, piece: unit = "point" }, names) =>
    `${seatName(names, seat)} shows a squad: ${factionInWords(text)}${figure > 0 ? `, ${inUnits(figure, unit)}` : ""}`,
  "deck shuffled": () => undefined,
  "deck rebuilt": (note, names) =>
    `The ${note.piece === undefined ? "" : `${note.piece} `}discards of ${note.ship === undefined ? seatName(names, note.seat) : who(note, names)} are shuffled into a new Damage deck`,
  initiative: ({ seat }, names) => `${seatName(names, seat)} ${names.terms.isFirst}`,
  coin: ({ seat }, names) => `A coin decides for ${seatName(names, seat)}`,
  edge: ({ seat, text }, names) => `${seatName(names, seat)} takes the ${text} edge`,
  "obstacle placed": (note, names) => `${seatName(names, note.seat)} places an obstacle (${piece(note)})`,
  "obstacle left out": (note) => `There is no room for an obstacle (${piece(note)})`,
  placed: (note, names) => `${who(note, names)} is placed`,
  split: (note, names) => `${who(note, names)} splits from its wing (${note.text})`,
  joined: (note, names) => `${who(note, names)} joins the wing of ${whom(note, names)}`,
  "in formation": (note, names) => `${who(note, names)} flies in formation with ${whom(note, names)}`,
  "no room to place": (note, names) => `There is no room for ${who(note, names)}`,
  activated: (note, names) => `${who(note, names)} activates`,
  revealed: (note, names) => `${who(note, names)} reveals ${withArticle(maneuverName(note.text))}`,
  "maneuver changed": (note, names) => `${who(note, names)} changes to ${withArticle(maneuverName(note.text))}`,
  maneuver: (note, names) => `${who(note, names)} flies ${withArticle(maneuverName(note.text))}`,
  "no dial": (note, names) => `${who(note, names)} has no dial and flies straight ahead`,
  "dial shown": (note, names) => `The dial of ${who(note, names)} is turned faceup: ${maneuverName(note.text)}`,
  "ion maneuver": (note, names) => `${who(note, names)} is ionized and flies ${withArticle(maneuverName(note.text))}`,
  "purple without Force": (note, names) => `${who(note, names)} has no Force for a purple maneuver`,
  "turned in place": (note, names) => `${who(note, names)} turns where it stands`,
  "obstacle laid": (note, names) => `${seatName(names, note.seat)} lays an obstacle (${piece(note)})`,
  "obstacle removed": (note) => `An obstacle is removed (${piece(note)})`,
  "fuse lost": (note) => `${capital(piece(note))} loses a fuse marker`,
  "red while stressed": (note, names) => `${who(note, names)} is stressed and cannot fly a red maneuver`,
  overlapped: (note, names) => `${who(note, names)} overlaps ${note.target === undefined ? piece(note) : whom(note, names)}`,
  "run over": (note, names) => `${who(note, names)} runs over ${whom(note, names)}`,
  "set down": (note, names) => `${who(note, names)} is set down behind ${whom(note, names)}`,
  "no place behind": (note, names) => `There is no place behind ${whom(note, names)} for ${who(note, names)}`,
  turned: (note, names) => `${seatName(names, note.seat)} turns ${who(note, names)}`,
  "stress shed by energy": (note, names) => `${who(note, names)} sheds ${note.figure} stress with its energy`,
  "hardpoint offline": (note, names) => `${card(note, names)} of ${who(note, names)} goes offline`,
  "hardpoint online": (note, names) => `${card(note, names)} of ${who(note, names)} is online again`,
  crushed: (note, names) => `${who(note, names)} crushes ${piece(note)}`,
  "met obstacle": (note, names) => `${who(note, names)} runs over ${piece(note)}`,
  action: (note, names) =>
    `${who(note, names)} performs ${note.text?.includes(":") ? `the action of ${cardName(names, note.text)}` : `${withArticle(actionName(names, note.text))} action`}`,
  "action failed": (note, names) => `${who(note, names)} fails ${withArticle(actionName(names, note.text))} action`,
  token: (note, names) => `${who(note, names)} gets ${withArticle(token(note, names))}`,
  energy: (note, names) => `${who(note, names)} gains ${note.figure} energy`,
  "energy spent": (note, names) => `${who(note, names)} spends ${note.figure} energy`,
  "energy allocated": (note, names) => `${who(note, names)} puts 1 energy on ${card(note, names)}`,
  lock: (note, names) => `${who(note, names)} locks ${where(note, names)}`,
  "out of range": (note, names) => `${where(note, names)} is out of range of ${who(note, names)}`,
  coordinated: (note, names) => `${who(note, names)} coordinates ${whom(note, names)}`,
  decloaked: (note, names) => `${who(note, names)} decloaks, ${note.text}`,
  "decloaking failed": (note, names) => `${who(note, names)} finds no room to decloak, ${note.text}`,
  docked: (note, names) => `${who(note, names)} docks with ${whom(note, names)}`,
  "deploying failed": (note, names) => `${who(note, names)} finds no way out of ${whom(note, names)}`,
  jammed: (note, names) => `A jam token takes the ${token(note, names)} of ${who(note, names)}`,
  deployed: (note, names) => `${who(note, names)} leaves ${whom(note, names)}`,
  "container placed": (note, names) => `${who(note, names)} puts a container next to itself`,
  "device laid": (note, names) => `${who(note, names)} lays ${withArticle(piece(note))}`,
  dropped: (note, names) => `${who(note, names)} drops ${withArticle(piece(note))}`,
  launched: (note, names) => `${who(note, names)} launches ${withArticle(piece(note))}`,
  "device removed": (note) => `${capital(withArticle(piece(note)))} is removed`,
  "fuse burnt": (note) => `The fuse of ${piece(note)} burns`,
  detonated: (note) => `${capital(withArticle(piece(note)))} goes off`,
  attacks: (note, names) =>
    `${who(note, names)} attacks ${whom(note, names)}${section(note)} with ${weapon(note, names)} at range ${note.figure}`,
  "attack drawn": (note, names) => `${who(note, names)} draws the attack of ${whom(note, names)} at range ${note.figure}`,
  "attack step": () => undefined,
  rolled: (note, names) =>
    `${note.ship === undefined ? seatName(names, note.seat) : who(note, names)} rolls ${facesInWords(note.faces)} (${reason(note, names)})`,
  dice: (note, names) => `${who(note, names)} now has ${facesInWords(note.faces)}`,
  spent: (note, names) => `${who(note, names)} spends ${withArticle(token(note, names))}`,
  "token works": (note, names) => `The ${token(note, names)} of ${who(note, names)} works`,
  hit: (note, names) => `The attack hits ${whom(note, names)}`,
  missed: (note, names) => `The attack misses ${whom(note, names)}`,
  damage: (note, names) => `${who(note, names)} suffers ${note.figure} damage${atSection(note)} (${reason(note, names)})`,
  "dealt faceup": (note, names) => `${who(note, names)} is dealt ${card(note, names)}${atSection(note)}`,
  "dealt facedown": (note, names) => `${who(note, names)} is dealt a facedown Damage card${atSection(note)}`,
  "effect unknown": (note, names) =>
    `What ${card(note, names)} does is not known here: it counts as a Damage card; what is printed on it is done by hand`,
  "turned faceup": (note, names) => `${card(note, names)} of ${who(note, names)} is turned faceup`,
  "turned facedown": (note, names) => `${card(note, names)} of ${who(note, names)} is turned facedown`,
  "damage discarded": (note, names) =>
    `${note.card === undefined ? "A Damage card" : card(note, names)} of ${who(note, names)} is discarded`,
  "upgrade discarded": (note, names) => `${who(note, names)} discards ${card(note, names)}`,
  "upgrade revealed": (note, names) => `${who(note, names)} reveals ${card(note, names)}`,
  "in reserve": (note, names) => `${who(note, names)} is put in reserve`,
  "upgrade handed over": (note, names) => `${who(note, names)} hands ${card(note, names)} to ${whom(note, names)}`,
  "upgrade replaced": (note, names) => `${who(note, names)} replaces ${cardName(names, note.text)} by ${card(note, names)}`,
  [LOOKS_AT_DAMAGE]: (note, names) => `${who(note, names)} looks at its facedown Damage cards`,
  [LOOKS_AT_DIAL]: (note, names) => `${who(note, names)} looks at the dial of ${whom(note, names)}`,
  "guesses dial": (note, names) => `${who(note, names)} guesses that ${whom(note, names)} flies ${withArticle(maneuverName(note.text))}`,
  condition: (note, names) => `${who(note, names)} receives ${card(note, names)}`,
  "secret condition": (note, names) => `${who(note, names)} receives a secret condition of ${note.text}`,
  used: (note, names) => `${who(note, names)} uses ${card(note, names)}`,
  environment: (note, names) => `${card(note, names)} is in play`,
  doomed: (note, names) =>
    note.piece === undefined
      ? `${who(note, names)} will be destroyed, but may still attack`
      : `The ${note.piece} section of ${who(note, names)} will be crippled, but the ship may still attack as before`,
  "stays for the step": (note, names) => `${who(note, names)} is destroyed, and stays while the ships of this initiative engage`,
  "stays for the round": (note, names) => `${who(note, names)} is destroyed, and stays in play until the End phase is over`,
  crippled: (note, names) => `The ${note.piece} section of ${who(note, names)} is crippled`,
  "remote placed": (note, names) => `${who(note, names)} is placed`,
  "unconfirmed figures": (note, names) => `No source at hand gives some figures of ${who(note, names)} (${note.text}): they are ours`,
  "remote on card": (note, names) => `${who(note, names)} is taken aboard ${whom(note, names)}`,
  relocated: (note, names) => `${who(note, names)} relocates, ${note.text}`,
  attached: (note, names) => `${who(note, names)} settles on ${whom(note, names)}`,
  "turret turned": (note, names) => `${who(note, names)} turns`,
  "mission points": (note, names) =>
    `${seatName(names, note.seat)} scores ${note.figure} mission point${note.figure === 1 ? "" : "s"} (${note.ship === undefined ? note.text : `${who(note, names)} ${note.text}`})`,
  "feature placed": (note, names) => `${seatName(names, note.seat)} places ${scenarioPieceName(note.piece)}`,
  colour: (note, names) => `${seatName(names, note.seat)} is ${note.text}`,
  "in tow": (note, names) => `${who(note, names)} takes ${scenarioPieceName(note.piece)} in tow`,
  jettisoned: (note, names) =>
    `${who(note, names)} jettisons ${scenarioPieceName(note.piece)}${note.text === undefined ? "" : ` (${note.text})`}, which lies on the table again`,
  scrambled: (note, names) => `${who(note, names)} scrambles ${scenarioPieceName(note.piece)}`,
  ...SCENARIO_LINES,
  "last ship leaves": (note, names) =>
    `${who(note, names)} is the last ship of its player in the play area: without one there when the round is over the game is lost`,
  "rounds left": ({ figure }) => (figure === 1 ? "One more round" : `${figure === 0 ? "No" : figure} more rounds`),
  destroyed: (note, names) => `${who(note, names)} is destroyed`,
  fled: (note, names) => `${who(note, names)} has fled`,
  removed: (note, names) => `${who(note, names)} is removed`,
  conceded: ({ seat }, names) => `${seatName(names, seat)} gives up`,
  "time is called": () => "Time is up: the round is played to its end",
  "set by a judge": ({ text }) => `A judge sets things right: ${text}`,
  proposed: ({ seat, text }, names) => `${seatName(names, seat)} proposes a change: ${text}`,
  agreed: ({ seat }, names) => `${seat === undefined ? "A judge" : seatName(names, seat)} agrees`,
  refused: ({ seat }, names) => `${seat === undefined ? "A judge" : seatName(names, seat)} refuses`,
  "no longer fits": () => "The change no longer fits the game and is dropped",
  undone: ({ seat }, names) =>
    seat === undefined ? "It is agreed to take an answer back" : `${seatName(names, seat)} takes an answer back`,
  "seat taken": ({ seat, text }, names) => `${text} plays for ${seatName(names, seat)}`,
  "standing answer": (note, names) =>
    `${seatName(names, note.seat)} has a standing answer to “${kindName(note.piece ?? "", names)}”${note.ship === undefined ? "" : ` (${who(note, names)})`}${answerWords(note, names)}`,
  away: ({ seat }, names) => `${seatName(names, seat)} is away, and is given the defaults`,
  back: ({ seat }, names) => `${seatName(names, seat)} is back`,
  hurried: ({ text }) => `${text === "clock" ? "Time for this is up" : "A judge goes on"}: what has no answer is given its default`,
  votes: (note, names) => `${seatName(names, note.seat)} votes${answerWords(note, names)}`,
  "decided by lot": (note, names) => `The votes differ, and a lot decides${answerWords(note, names)}`,
  "other rules": ({ text }) =>
    `The game goes on under newer rules (${text}), from the start of the round: what was given since then is not played again`,
  "the rules lost their place": ({ text }) => `The rules lost their place and go on with the next step (${text})`,
  "the game stands still": ({ text }) => `The game stands still: ${text}`,
  "game over": ({ text }) => `The game is over: ${ENDING_NAMES[text ?? ""] ?? text}`,
};

/** An answer to a kind of question, where it is told. */
function answerWords({ ship, piece: kind = "", text: key }: AnyNote, names: Names): string {
  if (key === undefined) return "";
  return `: ${optionInWords({ kind, about: ship === undefined ? {} : { ship } }, key, names)}`;
}

function weapon({ card: key }: AnyNote, names: Names): string {
  return key === undefined ? "primary weapon" : cardName(names, key);
}

/** One line, or undefined where there is nothing to tell. A note that is not known here is told as it stands. */
export function inWords(event: ToldEvent, from: Names | Named): string | undefined {
  if ("change" in event) return undefined;
  const names = namesIn(from);
  const line: Line | undefined = (LINES as Readonly<Partial<Record<string, Line>>>)[event.note];
  return line ? line(event, names) : asItStands(event, names);
}

function asItStands(event: AnyNote, names: Names): string {
  const about = [
    event.ship && who(event, names),
    event.target && whom(event, names),
    event.card && card(event, names),
    event.text,
    event.figure,
  ];
  const rest = about.filter((word) => word !== undefined && word !== "");
  return rest.length > 0 ? `${capital(event.note)}: ${rest.join(", ")}` : capital(event.note);
}
