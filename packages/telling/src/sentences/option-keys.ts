/** Answers whose keys are words of the rules and cards, or have numbers, ships or sections in them. */
import type { Words } from "../languages/words.ts";
import { capital, cardName, entryOf, type Names, shipNameOr, tokenName } from "./names.ts";
import { pieceName } from "./piece-names.ts";

/** Undefined for any other key. */
export const keyInWords = (key: string, names: Names): string | undefined =>
  wordOf(key, names.words) ?? wayInWords(key, names.words) ?? keyWithShips(key, names) ?? keyWithNumbers(key, names.words);

/** A word, a die face or a colour. */
const wordOf = (key: string, { names, options }: Words): string | undefined =>
  entryOf(options.words, key) ?? (key === "none" ? undefined : entryOf(names.faces, key)) ?? entryOf(names.colours, key);

/** How a device is placed, a remote relocates, or a ship decloaks. */
function wayInWords(key: string, words: Words): string | undefined {
  const { options } = words;
  const [, verb, template = "", speed = "", side = "none", ahead, from = ahead === undefined ? "none" : "ahead", rear] =
    /^(drop|launch) (straight|bank|turn) (\d)(?: (left|right))?( ahead)?(?: from its (left|right) side)?( by its rear)?$/.exec(key) ?? [];
  if (verb !== undefined) return options.deviceWay({ verb, template, speed, side, from, isByRear: rear === undefined ? "no" : "yes" });
  const [, direction] = /^decloak (.+)$/.exec(key) ?? [];
  if (direction !== undefined) return options.decloak({ direction: entryOf(words.eventParts.directions, direction) ?? direction });
  const way = wayName(key, words);
  return way === key ? undefined : capital(way);
}

function keyWithShips(key: string, names: Names): string | undefined {
  const { options } = names.words;
  const nameOf = (id: string): string => shipNameOr(names, id);
  const [, what = "", one = "", other] = /^(\w+) of (\w+)(?: on (\w+))?$/.exec(key) ?? [];
  if (other !== undefined) return options.lockOfOn({ ship: nameOf(one), target: nameOf(other) });
  if (one !== "")
    return what === "lock" ? options.lockOf({ ship: nameOf(one) }) : options.tokenOf({ token: tokenName(names, what), ship: nameOf(one) });
  const [, thing, to = ""] = /^(counter|\w+ \d+) to (\w+)$/.exec(key) ?? [];
  if (thing === "counter") return options.counterTo({ ship: nameOf(to) });
  if (thing !== undefined) return options.pieceTo({ piece: pieceName(thing, names.words), ship: nameOf(to) });
  if (!/^[A-Z]\d+ \w+@\d+(?:, [A-Z]\d+ \w+@\d+)+$/.test(key)) return undefined;
  // Upgrades on several ships, chosen together.
  const cards = key.split(", ").map((placed) => {
    const [ship = "", card = ""] = placed.split(" ");
    return options.cardOf({ card: cardName(names, `upgrade:${card.replace(/@\d+$/, "")}`), ship: nameOf(ship) });
  });
  return cards.join(", ");
}

function keyWithNumbers(key: string, { options }: Words): string | undefined {
  const [, jam] = /^remove (\d+) jam$/.exec(key) ?? [];
  if (jam !== undefined) return options.removeJam({ count: Number(jam) });
  const [, fore, aft = ""] = /^fore (\d+), aft (\d+)$/.exec(key) ?? [];
  return fore === undefined ? undefined : options.shieldsOf({ fore, aft });
}

/** How a remote relocates: with a template, which may be placed at its front or rear guides, or in another way. */
export function wayName(way: string, { eventParts: { ways } }: Words): string {
  const [, guides, template] = /^(front|rear) (.+)$/.exec(way) ?? [];
  if (guides === "front" || guides === "rear") return ways[guides]({ way: entryOf(otherWays(ways), template) ?? template ?? "" });
  return entryOf(otherWays(ways), way) ?? way;
}
const otherWays = ({ front: _, rear: __, ...others }: Words["eventParts"]["ways"]): Readonly<Record<string, string>> => others;
