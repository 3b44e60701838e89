/** What was lost and scored by its name, luck in a sentence, and the result line by line as an event takes it. */
import type { EventLine, EventStory, LossKind, StorySide } from "@broadside/protocol";
import type { CountedMatch } from "../story/counted-match.ts";
import { luckOf } from "../story/luck.ts";
import { capital, inUnits } from "./names.ts";
import { groupName } from "./turn-words.ts";

const KIND_WORDS: Readonly<Partial<Record<LossKind, string>>> = {
  fore: ", fore",
  aft: ", aft",
  half: ", half",
  fled: ", fled",
  restored: ", back",
};

/** `Tantive IV, fore` */
export const lossName = (ships: readonly string[], kind: LossKind): string => `${groupName(ships)}${KIND_WORDS[kind] ?? ""}`;

export const correctionName = "Last ship";

/** What a scenario counts, by what it was given for. */
export const scoredName = ({
  counter = "counter",
  reason,
}: {
  readonly counter?: string | undefined;
  readonly reason: string | undefined;
}) => capital(reason ?? `${counter}s`);

const BAND = "The grey band holds two games of three.";

export function luckInWords(sides: readonly StorySide[]): string {
  const rolled = sides.filter(({ hits, evades }) => hits.dice + evades.dice > 0);
  const [best, ...others] = [...rolled].sort((a, b) => luckOf(b) - luckOf(a));
  const worst = others[others.length - 1];
  if (!best || !worst) return rolled.length === 0 ? "Nobody rolled dice in an attack." : BAND;
  const apart = luckOf(best) - luckOf(worst);
  const deviation = Math.sqrt(spreadOf(best) + spreadOf(worst));
  if (apart < 1) return `Luck was level: less than one result apart. ${BAND}`;
  const more = `${best.name} had ${apart.toFixed(1)} results more of luck${sides.length > 2 ? ` than ${worst.name}` : ""}`;
  if (apart <= deviation) return `${more}, as two games of three allow: so many lie in the grey band.`;
  return `${more}: ${apart <= 2 * deviation ? "more than two games of three allow" : "one game in twenty has so much"}. ${BAND}`;
}

const spreadOf = ({ hits, evades }: StorySide): number => hits.deviation * hits.deviation + evades.deviation * evades.deviation;

const RESULT_WORDS = { win: "full win", "modified win": "modified win", draw: "draw", loss: "loss" } as const;

/** `brought` is what the list of each seat counts. */
export function eventInWords(match: CountedMatch, sides: readonly StorySide[], brought: readonly number[]): EventStory {
  const margins = match.sides.map(({ margin }) => margin);
  const left = sides.map(({ seats, lost }) => {
    const whole = seats.reduce((sum, seat) => sum + (brought[seat] ?? 0), 0);
    return `${Math.max(0, whole - lost)} of ${whole}`;
  });
  const margin: readonly EventLine[] = match.marginRule ? [{ label: "Margin", text: margins.join(" to "), rule: match.marginRule }] : [];
  return {
    format: match.format,
    lines: match.isPod
      ? resultLines(match, sides)
      : [...resultLines(match, sides), ...margin, { label: "Left over", text: left.join(", "), rule: undefined }],
  };
}

function resultLines({ sides: counted, isPod }: CountedMatch, sides: readonly StorySide[]): readonly EventLine[] {
  const lines = counted.map(({ result, points, place }, at) => ({ result, place, points, name: sides[at]?.name ?? "" }));
  if (isPod)
    return lines
      .sort((a, b) => a.place - b.place)
      .map(({ place, points, name }) => ({ label: `Place ${place}`, text: `${name}, ${inUnits(points, "point")}`, rule: undefined }));
  const [first] = lines;
  const winner = lines.find(({ result }) => result === "win" || result === "modified win");
  const shown = winner ?? first;
  if (!shown) return [];
  const who = winner ? `${winner.name}: ` : "";
  return [
    {
      label: "Result",
      text: `${who}${RESULT_WORDS[shown.result]}, ${inUnits(shown.points, "point")}${winner ? "" : " each"}`,
      rule: undefined,
    },
  ];
}
