/** A game's events and questions in words: one line for what is worth telling, nothing for bookkeeping. */
import { factionInWords } from "@broadside/cards";
import type { Section } from "@broadside/geometry";
import {
  type AnyNote,
  type CardKey,
  type Ending,
  isKnownNote,
  LOOKS_AT_DAMAGE,
  LOOKS_AT_DIAL,
  type Note,
  type NoteKind,
  type NoteOf,
  type QuestionKind,
  REMOTES,
  type ShipId,
  shipIn,
  type TargetId,
  type ToldEvent,
} from "@broadside/rules";
import { phaseInWords } from "./edition-terms.ts";
import type { Lines } from "./lines.ts";
import {
  actionName,
  capital,
  cardName,
  facesInWords,
  inUnits,
  maneuverName,
  type Names,
  partName,
  scenarioPieceName,
  seatName,
  shipName,
  tokenName,
  withArticle,
} from "./names.ts";
import { type Named, namesIn } from "./names-of-game.ts";
import { pieceName } from "./piece-names.ts";
import { kindName, optionInWords } from "./question-words.ts";
import { SCENARIO_LINES } from "./scenario-lines.ts";

const ENDING_NAMES: Readonly<Record<Ending, string>> = {
  elimination: "no more than one side has ships left",
  time: "time is up",
  rounds: "the last round is over",
  concession: "the others have conceded",
  goal: "the goal is reached",
  judge: "a judge has decided",
};

const who = ({ ship }: { readonly ship?: ShipId | undefined }, names: Names): string => shipName(names, ship);
/** A ship, or what else can be aimed at and lies on the table. */
const whom = ({ target }: { readonly target?: TargetId | undefined }, names: Names): string =>
  target !== undefined && names.pieceOf && names.ships[shipIn(target)] === undefined ? names.pieceOf(target) : shipName(names, target);
/** Of a huge ship the section that is meant. */
const where = ({ target, section }: { readonly target: TargetId; readonly section?: Section | undefined }, names: Names): string =>
  section === undefined ? whom({ target }, names) : partName(names, target, section);
const card = (note: { readonly card?: CardKey | undefined }, names: Names): string => cardName(names, note.card);
/** What lies on the table by its id, or a token by its own: as it is called where the table is known. */
const pieceIn = ({ pieceOf }: Names, id: string): string => pieceOf?.(id) ?? pieceName(id);
/** The section of a huge ship that it happened at, where there is one. */
const atSection = ({ section }: { readonly section?: Section | undefined }): string =>
  section === undefined ? "" : ` at its ${section} section`;
/** A reason that may be a card. */
const because = ({ reason }: { readonly reason: string }, names: Names): string =>
  reason.includes(":") ? cardName(names, reason) : reason === "defense" ? "defence" : reason;
/** `focus token`, `target lock`. */
const token = ({ token: name }: { readonly token: string }, names: Names): string =>
  name === "lock" ? names.terms.lock : `${tokenName(names, name)} token`;

const LINES: Lines = {
  phase: ({ phase, round }, { terms }) => `${phaseInWords(phase, terms)}${phase === "planning" ? `, round ${round}` : ""}`,
  "squad revealed": ({ seat, faction, total, unit }, names) =>
    `${seatName(names, seat)} shows a squad: ${factionInWords(faction)}${total > 0 ? `, ${inUnits(total, unit)}` : ""}`,
  "deck shuffled": () => undefined,
  "deck rebuilt": (note, names) =>
    `The ${note.section === undefined ? "" : `${note.section} `}discards of ${note.ship === undefined ? seatName(names, note.seat) : who(note, names)} are shuffled into a new Damage deck`,
  initiative: ({ seat }, names) => `${seatName(names, seat)} ${names.terms.isFirst}`,
  coin: ({ seat }, names) => `A coin decides for ${seatName(names, seat)}`,
  edge: ({ seat, edge }, names) => `${seatName(names, seat)} takes the ${edge} edge`,
  "obstacle placed": (note, names) => `${seatName(names, note.seat)} places an obstacle (${pieceIn(names, note.obstacleToken)})`,
  "obstacle left out": ({ obstacleToken }, names) => `There is no room for an obstacle (${pieceIn(names, obstacleToken)})`,
  placed: (note, names) => `${who(note, names)} is placed`,
  split: (note, names) => `${who(note, names)} splits from its wing (${note.reason})`,
  joined: (note, names) => `${who(note, names)} joins the wing of ${whom(note, names)}`,
  "in formation": (note, names) => `${who(note, names)} flies in formation with ${whom(note, names)}`,
  "no room to place": (note, names) => `There is no room for ${who(note, names)}`,
  activated: (note, names) => `${who(note, names)} activates`,
  revealed: (note, names) => `${who(note, names)} reveals ${withArticle(maneuverName(note.maneuver))}`,
  "maneuver changed": (note, names) => `${who(note, names)} changes to ${withArticle(maneuverName(note.maneuver))}`,
  maneuver: (note, names) => `${who(note, names)} flies ${withArticle(maneuverName(note.maneuver))}`,
  "no dial": (note, names) => `${who(note, names)} has no dial and flies straight ahead`,
  "dial shown": (note, names) => `The dial of ${who(note, names)} is turned faceup: ${maneuverName(note.maneuver)}`,
  "ion maneuver": (note, names) => `${who(note, names)} is ionized and flies ${withArticle(maneuverName(note.maneuver))}`,
  "purple without Force": (note, names) => `${who(note, names)} has no Force for a purple maneuver`,
  "turned in place": (note, names) => `${who(note, names)} turns where it stands`,
  "obstacle laid": (note, names) => `${seatName(names, note.seat)} lays an obstacle (${pieceIn(names, note.obstacleToken)})`,
  "obstacle removed": ({ obstacleToken }, names) => `An obstacle is removed (${pieceIn(names, obstacleToken)})`,
  "fuse lost": ({ obstacle }, names) => `${capital(pieceIn(names, obstacle))} loses a fuse marker`,
  "red while stressed": (note, names) => `${who(note, names)} is stressed and cannot fly a red maneuver`,
  overlapped: (note, names) =>
    `${who(note, names)} overlaps ${note.target === undefined ? pieceIn(names, note.obstacle ?? "something") : whom(note, names)}`,
  "run over": (note, names) => `${who(note, names)} runs over ${whom(note, names)}`,
  "set down": (note, names) => `${who(note, names)} is set down behind ${whom(note, names)}`,
  "no place behind": (note, names) => `There is no place behind ${whom(note, names)} for ${who(note, names)}`,
  turned: (note, names) => `${seatName(names, note.seat)} turns ${who(note, names)}`,
  "stress shed by energy": (note, names) => `${who(note, names)} sheds ${note.amount} stress with its energy`,
  "hardpoint offline": (note, names) => `${card(note, names)} of ${who(note, names)} goes offline`,
  "hardpoint online": (note, names) => `${card(note, names)} of ${who(note, names)} is online again`,
  crushed: (note, names) => `${who(note, names)} crushes ${pieceIn(names, note.obstacle)}`,
  "met obstacle": (note, names) => `${who(note, names)} runs over ${pieceIn(names, note.obstacle)}`,
  action: (note, names) =>
    `${who(note, names)} performs ${note.action.includes(":") ? `the action of ${cardName(names, note.action)}` : `${withArticle(actionName(names, note.action))} action`}`,
  "action failed": (note, names) => `${who(note, names)} fails ${withArticle(actionName(names, note.action))} action`,
  token: (note, names) => `${who(note, names)} gets ${withArticle(token(note, names))}`,
  energy: (note, names) => `${who(note, names)} gains ${note.amount} energy`,
  "energy spent": (note, names) => `${who(note, names)} spends ${note.amount} energy`,
  "energy lost": (note, names) => `${who(note, names)} loses ${note.amount} energy`,
  "energy allocated": (note, names) => `${who(note, names)} puts 1 energy on ${card(note, names)}`,
  lock: (note, names) => `${who(note, names)} locks ${where(note, names)}`,
  "out of range": (note, names) => `${where(note, names)} is out of range of ${who(note, names)}`,
  coordinated: (note, names) => `${who(note, names)} coordinates ${whom(note, names)}`,
  decloaked: (note, names) => `${who(note, names)} decloaks, ${note.direction}`,
  "decloaking failed": (note, names) => `${who(note, names)} finds no room to decloak, ${note.direction}`,
  docked: (note, names) => `${who(note, names)} docks with ${whom(note, names)}`,
  "deploying failed": (note, names) => `${who(note, names)} finds no way out of ${whom(note, names)}`,
  jammed: (note, names) => `A jam token takes the ${token(note, names)} of ${who(note, names)}`,
  deployed: (note, names) => `${who(note, names)} leaves ${whom(note, names)}`,
  "container placed": (note, names) => `${who(note, names)} puts a container next to itself`,
  "device laid": (note, names) => `${who(note, names)} lays ${withArticle(note.deviceKind)}`,
  dropped: (note, names) => `${who(note, names)} drops ${withArticle(note.deviceKind ?? pieceIn(names, note.obstacle ?? "something"))}`,
  launched: (note, names) => `${who(note, names)} launches ${withArticle(note.deviceKind)}`,
  "device removed": ({ deviceKind }) => `${capital(withArticle(deviceKind))} is removed`,
  "remote removed": ({ remoteKind }) => `${capital(withArticle(REMOTES[remoteKind].name))} is removed`,
  "fuse burnt": ({ device, deviceKind }, names) => `The fuse of ${deviceKind ?? pieceIn(names, device)} burns`,
  detonated: ({ deviceKind }) => `${capital(withArticle(deviceKind))} goes off`,
  attacks: (note, names) =>
    `${who(note, names)} attacks ${whom(note, names)}${note.section === undefined ? "" : `, ${note.section} section,`} with ${weapon(note, names)} at range ${note.range}`,
  "attack drawn": (note, names) => `${who(note, names)} draws the attack of ${whom(note, names)} at range ${note.range}`,
  "attack step": () => undefined,
  rolled: (note, names) =>
    `${note.ship === undefined ? seatName(names, note.seat) : who(note, names)} rolls ${facesInWords(note.faces)} (${because(note, names)})`,
  dice: (note, names) => `${who(note, names)} now has ${facesInWords(note.faces)}`,
  spent: (note, names) => `${who(note, names)} spends ${note.token === "force" ? "1 Force" : withArticle(token(note, names))}`,
  "token works": (note, names) => `The ${token(note, names)} of ${who(note, names)} works`,
  hit: (note, names) => `The attack hits ${whom(note, names)}`,
  missed: (note, names) => `The attack misses ${whom(note, names)}`,
  damage: (note, names) => `${who(note, names)} suffers ${note.amount} damage${atSection(note)} (${because(note, names)})`,
  "dealt faceup": (note, names) => `${who(note, names)} is dealt ${card(note, names)}${atSection(note)}`,
  "dealt facedown": (note, names) => `${who(note, names)} is dealt a facedown Damage card${atSection(note)}`,
  "effect unknown": (note, names) =>
    `No source at hand tells what is printed on ${card(note, names)}: it counts as a Damage card, and the rest is done by hand`,
  concerns: (note, names) =>
    `${card(note, names)} of ${who(note, names)} concerns ${note.upgrade === undefined ? "its primary weapon" : cardName(names, note.upgrade)}`,
  "turned faceup": (note, names) => `${card(note, names)} of ${who(note, names)} is turned faceup`,
  "turned facedown": (note, names) => `${card(note, names)} of ${who(note, names)} is turned facedown`,
  "damage discarded": (note, names) =>
    `${note.card === undefined ? "A Damage card" : card(note, names)} of ${who(note, names)} is discarded`,
  "upgrade discarded": (note, names) => `${who(note, names)} discards ${card(note, names)}`,
  "token discarded for card": (note, names) =>
    `${who(note, names)} discards a token on ${card(note, names)} instead of the card; ${note.left} left`,
  "upgrade returned": (note, names) => `${card(note, names)} of ${who(note, names)} is turned faceup again`,
  "upgrade revealed": (note, names) => `${who(note, names)} reveals ${card(note, names)}`,
  "in reserve": (note, names) => `${who(note, names)} is put in reserve`,
  "upgrade handed over": (note, names) => `${who(note, names)} hands ${card(note, names)} to ${whom(note, names)}`,
  "upgrade replaced": (note, names) => `${who(note, names)} replaces ${cardName(names, note.replaced)} by ${card(note, names)}`,
  [LOOKS_AT_DAMAGE]: (note, names) =>
    `${who(note, names)} looks at ${note.target === undefined || note.target === note.ship ? "its facedown Damage cards" : `the facedown Damage cards of ${whom(note, names)}`}`,
  [LOOKS_AT_DIAL]: (note, names) => `${who(note, names)} looks at the dial of ${whom(note, names)}`,
  "guesses dial": (note, names) => `${who(note, names)} guesses that ${whom(note, names)} flies ${withArticle(maneuverName(note.guess))}`,
  condition: (note, names) => `${who(note, names)} receives ${card(note, names)}`,
  "secret condition": (note, names) => `${who(note, names)} receives a secret condition of ${note.marker}`,
  used: (note, names) => `${who(note, names)} uses ${card(note, names)}`,
  environment: (note, names) => `${card(note, names)} is in play`,
  doomed: (note, names) =>
    note.section === undefined
      ? `${who(note, names)} will be destroyed, but may still attack`
      : `The ${note.section} section of ${who(note, names)} will be crippled, but the ship may still attack as before`,
  "stays for the step": (note, names) => `${who(note, names)} is destroyed, and stays while the ships of this initiative engage`,
  "stays for the round": (note, names) => `${who(note, names)} is destroyed, and stays in play until the End phase is over`,
  crippled: (note, names) => `The ${note.section} section of ${who(note, names)} is crippled`,
  "remote placed": (note, names) => `${who(note, names)} is placed`,
  "unconfirmed figures": (note, names) =>
    `No source at hand gives some figures of ${who(note, names)} (${note.figures.join(", ")}): they are ours`,
  "remote on card": (note, names) => `${who(note, names)} is taken aboard ${whom(note, names)}`,
  relocated: (note, names) => `${who(note, names)} relocates, ${note.way}`,
  attached: (note, names) => `${who(note, names)} settles on ${whom(note, names)}`,
  "turret turned": (note, names) => `${who(note, names)} turns`,
  "mission points": (note, names) =>
    `${seatName(names, note.seat)} scores ${note.points} mission point${note.points === 1 ? "" : "s"} (${note.ship === undefined ? note.reason : `${who(note, names)} ${note.reason}`})`,
  "feature placed": (note, names) => `${seatName(names, note.seat)} places ${scenarioPieceName(note.piece)}`,
  colour: (note, names) => `${seatName(names, note.seat)} is ${note.colour}`,
  "in tow": (note, names) => `${who(note, names)} takes ${scenarioPieceName(note.piece)} in tow`,
  jettisoned: (note, names) =>
    `${who(note, names)} jettisons ${scenarioPieceName(note.piece)} (${note.reason}), which lies on the table again`,
  scrambled: (note, names) => `${who(note, names)} scrambles ${scenarioPieceName(note.piece)}`,
  ...SCENARIO_LINES,
  "last ship leaves": (note, names) =>
    `${who(note, names)} is the last ship of its player in the play area: without one there when the round is over the game is lost`,
  "rounds left": ({ rounds }) => (rounds === 1 ? "One more round" : `${rounds === 0 ? "No" : rounds} more rounds`),
  destroyed: (note, names) => `${who(note, names)} is destroyed`,
  fled: (note, names) => `${who(note, names)} has fled`,
  removed: (note, names) => `${who(note, names)} is removed`,
  conceded: ({ seat }, names) => `${seatName(names, seat)} concedes`,
  "time is called": () => "Time is up: the round is played to its end",
  "set by a judge": ({ reason }) => `A judge sets things right: ${reason}`,
  proposed: ({ seat, reason }, names) => `${seatName(names, seat)} proposes a change: ${reason}`,
  agreed: ({ seat }, names) => `${seat === undefined ? "A judge" : seatName(names, seat)} agrees`,
  refused: ({ seat }, names) => `${seat === undefined ? "A judge" : seatName(names, seat)} refuses`,
  "no longer fits": () => "The change no longer fits the game and is dropped",
  undone: ({ seat }, names) => (seat === undefined ? "An answer is undone" : `${seatName(names, seat)} undoes an answer`),
  "seat taken": ({ seat, player }, names) =>
    player === seatName(names, seat) ? `${player} is back, and plays again` : `${player} plays for ${seatName(names, seat)}`,
  "standing answer": (note, names) =>
    `${seatName(names, note.seat)} has a standing answer to “${kindName(note.kind, names)}”${note.ship === undefined ? "" : ` (${who(note, names)})`}${answerWords(note, names)}`,
  away: ({ seat }, names) => `${seatName(names, seat)} is away, and is given the defaults`,
  back: ({ seat }, names) => `${seatName(names, seat)} is back`,
  hurried: ({ by }) => `${by === "clock" ? "Time for this is up" : "A judge goes on"}: what has no answer is given its default`,
  votes: (note, names) => `${seatName(names, note.seat)} votes${answerWords(note, names)}`,
  "decided by lot": (note, names) => `The votes differ, and a lot decides${answerWords(note, names)}`,
  "other rules": ({ from, to }) =>
    `The game goes on under newer rules (${from} → ${to}), from the start of the round: what was given since then is not played again`,
  "the rules lost their place": ({ error }) => `The rules lost their place and go on with the next step (${error})`,
  "the game stands still": () => "The game stands still: a judge has to undo something or set it right",
  "game over": ({ ending }) => `The game is over: ${ENDING_NAMES[ending]}`,
};

/** An answer to a kind of question, where it is told. */
function answerWords(
  { ship, kind, key }: { readonly ship?: ShipId | undefined; readonly kind: QuestionKind; readonly key?: string | undefined },
  names: Names,
): string {
  if (key === undefined) return "";
  return `: ${optionInWords({ kind, about: ship === undefined ? {} : { ship } }, key, names)}`;
}

const weapon = ({ card: key }: NoteOf<"attacks">, names: Names): string => (key === undefined ? "primary weapon" : cardName(names, key));

/** One line, or undefined where there is nothing to tell. A note that is not known here is told as it stands. */
export function inWords(event: ToldEvent | Note, from: Names | Named): string | undefined {
  if ("change" in event) return undefined;
  const names = namesIn(from);
  return isKnownNote(event) ? lineOf(event, names) : asItStands(event, names);
}

const lineOf = <Kind extends NoteKind>(note: NoteOf<Kind>, names: Names): string | undefined =>
  (LINES[note.note] as Lines<Kind>[Kind])(note, names);

const NAMED_FIELDS: readonly string[] = ["note", "ship", "target", "card", "seat", "rule"];

function asItStands(event: AnyNote, names: Names): string {
  const others = Object.entries(event).flatMap(([field, value]) =>
    NAMED_FIELDS.includes(field) || value === undefined ? [] : [Array.isArray(value) ? value.join(", ") : String(value)],
  );
  const about = [event.ship && who(event, names), event.target && whom(event, names), event.card && card(event, names), ...others];
  const rest = about.filter((word) => word !== undefined && word !== "");
  return rest.length > 0 ? `${capital(event.note)}: ${rest.join(", ")}` : capital(event.note);
}
