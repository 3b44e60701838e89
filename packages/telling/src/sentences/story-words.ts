/** Texts for a game's story: losses, scored items, luck, and the result as it counts at an event. */
import type { EventLine, EventStory, LossKind, StorySide } from "@broadside/protocol";
import type { Words } from "../languages/words.ts";
import type { CountedMatch } from "../story/counted-match.ts";
import { luckOf } from "../story/luck.ts";
import { counterName } from "./events.ts";
import { capital, entryOf } from "./names.ts";
import { groupName } from "./turn-words.ts";

/** `Tantive IV, fore` */
export const lossName = (ships: readonly string[], kind: LossKind, words: Words): string =>
  words.story.losses[kind]({ ships: groupName(ships, words) });

/** Names an item that a scenario scores: by the reason for scoring it, or as a counter if no reason is known. */
export const scoredName = (
  { counter, reason }: { readonly counter?: string | undefined; readonly reason: string | undefined },
  words: Words,
): string => {
  const { story, eventParts } = words;
  if (reason !== undefined) return story.scored({ reason: capital(entryOf(eventParts.reasons, reason) ?? reason) });
  return capital(story.counters({ counter: counter === undefined ? story.counter : counterName(counter, words) }));
};

export function luckInWords(sides: readonly StorySide[], { story: { luck } }: Words): string {
  const { band } = luck;
  const rolled = sides.filter(({ hits, evades }) => hits.dice + evades.dice > 0);
  const [best, ...others] = [...rolled].sort((a, b) => luckOf(b) - luckOf(a));
  const worst = others[others.length - 1];
  if (!best || !worst) return rolled.length === 0 ? luck.noDice : band;
  const results = luckOf(best) - luckOf(worst);
  const deviation = Math.sqrt(spreadOf(best) + spreadOf(worst));
  if (results < 1) return luck.level({ band });
  const { name } = best;
  const more = sides.length > 2 ? luck.moreThan({ name, other: worst.name, results }) : luck.more({ name, results });
  if (results <= deviation) return luck.usual({ more });
  return results <= 2 * deviation ? luck.unusual({ more, band }) : luck.rare({ more, band });
}

const spreadOf = ({ hits, evades }: StorySide): number => hits.deviation * hits.deviation + evades.deviation * evades.deviation;

/** `brought` is the total cost of each seat's list. */
export function eventInWords(match: CountedMatch, sides: readonly StorySide[], brought: readonly number[], words: Words): EventStory {
  const { event } = words.story;
  const [one = 0, other = 0] = match.sides.map(({ margin }) => margin);
  const left = sides.map(({ seats, lost }) => {
    const whole = seats.reduce((sum, seat) => sum + (brought[seat] ?? 0), 0);
    return event.leftText({ left: Math.max(0, whole - lost), whole });
  });
  const margin: readonly EventLine[] = match.marginRule
    ? [{ label: event.margin, text: event.marginText({ one, other }), rule: match.marginRule }]
    : [];
  const lines = match.isPod ? placeLines(match, sides, words) : resultLines(match, sides, words);
  return {
    format: event.formats[match.format],
    lines: match.isPod ? lines : [...lines, ...margin, { label: event.left, text: left.join(", "), rule: undefined }],
  };
}

function placeLines({ sides: counted }: CountedMatch, sides: readonly StorySide[], { story: { event } }: Words): readonly EventLine[] {
  return counted
    .map(({ place, points }, at) => ({ place, points, name: sides[at]?.name ?? "" }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, points, name }) => ({ label: event.place({ place }), text: event.player({ name, points }), rule: undefined }));
}

function resultLines({ sides: counted }: CountedMatch, sides: readonly StorySide[], { story: { event } }: Words): readonly EventLine[] {
  const winner = counted.findIndex(({ result }) => result === "win" || result === "modified win");
  const shown = counted[Math.max(0, winner)];
  if (!shown) return [];
  const text = event.results[shown.result]({ name: sides[winner]?.name ?? "", points: shown.points });
  return [{ label: event.result, text, rule: undefined }];
}
