/** Texts for questions, options and cards, with the names of the pieces on the table. */

import { damageSummary } from "@broadside/cards";
import { isKeyIn } from "@broadside/kit";
import type { OpenAttack } from "@broadside/protocol";
import { isShipId } from "@broadside/protocol";
import { type AnyEvent, cardEnergyLimit, type Game, isPlaceQuestion, type Question } from "@broadside/rules";
import type { Words } from "../languages/words.ts";
import { reasonName } from "./events.ts";
import { capital, entryOf, type Names } from "./names.ts";
import { namesOf } from "./names-of-game.ts";
import { deviceName, isDevice, isObstacle, pieceName } from "./piece-names.ts";
import { optionInWords, textOf, weaponInWords } from "./question-words.ts";

/** The question without the player's name, which is shown next to it. */
export function askedInWords(game: Game, question: Question, words: Words): string {
  const names = namesOf(game, words);
  const { about } = question;
  const named = about?.piece === undefined ? question : { ...question, about: { ...about, piece: pieceInWords(game, about.piece, names) } };
  return capital(textOf(named, names));
}

/** The name of a device, an obstacle, a token, a ship or a remote that is given by its id. */
export function pieceInWords(
  { state }: { readonly state: Pick<Game["state"], "devices" | "obstacles"> },
  id: string,
  { words, ships }: Pick<Names, "words" | "ships">,
): string {
  const device = state.devices.find((one) => one.id === id);
  if (device) return words.options.device({ device: deviceName(device.kind, words) });
  const ship = isShipId(id) ? ships[id] : undefined;
  return ship ?? pieceName(state.obstacles.find((one) => one.id === id)?.token ?? id, words);
}

/** The names of obstacles and devices that an event adds to the table. Later sentences may need them after the pieces are gone. */
export function piecesIn(event: AnyEvent, names: Names): readonly (readonly [id: string, name: string])[] {
  if (!("change" in event) || event.change !== "state") return [];
  const { obstacles = [], devices = [] } = event.set;
  return [...obstacles, ...devices].map(({ id }) => [id, pieceInWords({ state: { obstacles, devices } }, id, names)]);
}

/** An option's label, which names pieces on the table. */
export function optionLabel(game: Game, question: Question, key: string, words: Words): string {
  const names = namesOf(game, words);
  if (PIECE_ID.test(key)) return capital(pieceInWords(game, key, names));
  return labelWith(question, key, names).replace(ANY_PIECE_ID, (id) => pieceInWords(game, id, names));
}
const PIECE_ID = /^(device|obstacle) \d+$/;
const ANY_PIECE_ID = /\b(device|obstacle) \d+\b/g;

/** The option's label for callers without a table. Pieces appear under their ids, because their names can't be looked up. */
export function labelWith(question: Question, key: string, names: Names): string {
  const { words } = names;
  const { options } = words;
  const known = labelOfKind(question.kind, key, names) ?? diceInWords(question.kind, key, words);
  if (known !== undefined) return known;
  if (key === "fore" || key === "aft") return words.names.sections[key];
  if (isObstacle(key) || isDevice(key)) return pieceName(key, words);
  const turned = key.replace(/ flipped$/, "");
  if (isObstacle(turned)) return options.flipped({ piece: pieceName(turned, words) });
  if (/^\d+$/.test(key)) return numberOption(question.kind, key, words);
  if (/^[a-z]+(?:-[a-z]+)+$/.test(key) && entryOf(words.names.actions, key) === undefined) return capital(key.replaceAll("-", " "));
  const option = capital(optionInWords(question, key, names));
  // Numbers distinguish several effects from the same card.
  const [card = key, part = "0"] = key.split("#");
  return isOneOfSeveral(question, card) ? options.effectOf({ option, number: Number(part) + 1 }) : option;
}

function numberOption(kind: string, key: string, { options }: Words): string {
  if (kind.endsWith(" place")) return options.place({ number: key });
  return kind.startsWith("energy") ? options.energy({ energy: key }) : key;
}

/** The label for a key that has special text in this kind of question. */
function labelOfKind(kind: string, key: string, { words, terms }: Names): string | undefined {
  const { ofKind } = words.options;
  if (kind === "modify attack dice" && key === "lock") return ofKind["modify attack dice"].lock({ lock: terms.lock });
  const known = isKeyIn(ofKind, kind) ? ofKind[kind] : {};
  const label = Object.entries(known).find(([one]) => one === key)?.[1];
  return typeof label === "string" ? label : undefined;
}

const isOneOfSeveral = (question: Question, card: string): boolean =>
  !isPlaceQuestion(question) && question.options.filter(({ key }) => key.split("#")[0] === card).length > 1;

/** The label for an answer about dice: one face, several faces, or one die given by its position. */
function diceInWords(kind: string, key: string, { names, options }: Words): string | undefined {
  if (["reroll", "name a die result", "change which result", "spend die result"].includes(kind)) {
    const faces = key.split(" ").map((face) => (face === "none" ? undefined : entryOf(names.faces, face)));
    return faces.every((face) => face !== undefined) ? capital(faces.join(", ")) : undefined;
  }
  const [, number, face] = /^(\d+) (\w+)$/.exec(key) ?? [];
  const name = entryOf(names.faces, face);
  return number !== undefined && name !== undefined ? options.die({ number, face: name }) : undefined;
}

/** The summary on the card that an option is about. */
export function summaryIn({ content }: Game, key: string): string | undefined {
  const { upgrades, conditions } = content.catalogue.pack.summaries;
  const [, kind, id = ""] = /(?:^|\/)(pilot|upgrade|damage|condition|effect):(.+?)(?:\/\d+)?(?:#\d+)?(?: [a-z]+[A-Z]\w*)?$/.exec(key) ?? [];
  switch (kind) {
    case "pilot":
      return shipSummary(content, id);
    case "damage":
      return damageSummary(content.catalogue, id.slice(0, id.indexOf("/")), id.slice(id.indexOf("/") + 1));
    case "condition":
      return conditions[id];
    default:
      return upgrades[id];
  }
}

/** Describes a card on the ship that the question is about: its energy, which distinguishes two copies of a card, and its summary. */
export function ownCardInWords(game: Game, { about }: Question, key: string, { options }: Words): string | undefined {
  const [, id = "", place = ""] = /^([a-z0-9]+)@(\d+)$/.exec(key) ?? [];
  const ship = game.state.ships.find((one) => one.id === about?.ship);
  const limit = ship && ship.upgrades[Number(place)]?.id === id ? cardEnergyLimit(game, ship, Number(place)) : 0;
  const energy = limit > 0 ? options.energyOnCard({ energy: ship?.upgrades[Number(place)]?.energy ?? 0, limit }) : undefined;
  const parts = [energy, game.content.catalogue.pack.summaries.upgrades[id]].filter((each) => each !== undefined);
  return parts.length > 0 ? parts.join(" ") : undefined;
}

/** The summary of a pilot, or of the ship if the pilot has none. */
export function shipSummary({ catalogue }: Game["content"], pilot: string): string | undefined {
  const { pilots, ships } = catalogue.pack.summaries;
  return pilots[pilot] ?? ships[catalogue.pilots.get(pilot)?.ship ?? ""];
}

/** A weapon, found by its key in an attack's answers. */
export const weaponName = (game: Game, weapon: string, words: Words): string => weaponInWords(weapon, namesOf(game, words));

/** Facts that can be measured before an attack is declared, and what its weapon does. */
export function attackInWords(
  game: Game,
  { range, obstructed }: Pick<OpenAttack, "range" | "obstructed">,
  key: string,
  { options }: Words,
): string {
  const summary = game.content.catalogue.pack.summaries.upgrades[key.replace(/(?:@\d+)?>.*$/, "")];
  const at = obstructed ? options.obstructed({ range }) : options.atRange({ range });
  return summary === undefined ? at : `${at} ${summary}`;
}

/** The reason for a roll: a card, or the rules' own term. */
export const rollInWords = (game: Game, reason: string, words: Words): string => reasonName(reason, namesOf(game, words));
