/** Where the options of a question would lead, in words where something is wrong with it. */
import type { Pose } from "@broadside/geometry";
import type { OptionPreview, PreviewMate, PreviewPlace, ToldTrouble } from "@broadside/protocol";
import { type Game, type ManeuverPreview, type MatePreview, type MovePlace, optionPreviews, type Question } from "@broadside/rules";
import type { Wording } from "../language.ts";

/** By the keys of options: where a maneuver ends, and what is shown of it. */
export type Previews = ReadonlyMap<string, { readonly pose?: Pose; readonly preview: OptionPreview }>;

export function previewsIn(game: Game, question: Question, words: Wording): Previews {
  const found = new Map<string, { readonly pose?: Pose; readonly preview: OptionPreview }>();
  for (const [key, foreseen] of optionPreviews(game, question)) {
    if (foreseen.about === "maneuver") {
      const { pose, path } = foreseen.flight;
      const trouble = troubleIn(game, foreseen.flight, words);
      const mates = foreseen.mates.map((mate) => mateIn(game, mate, words));
      found.set(key, { pose, preview: { path, ...(trouble && { trouble }), ...(mates.length > 0 && { mates }) } });
    } else if (foreseen.about === "move") found.set(key, { preview: { places: foreseen.places.map((place) => placeIn(place, words)) } });
    else found.set(key, { preview: { places: [...foreseen.flights].map(([code, flight]) => endIn(game, code, flight, words)) } });
  }
  return found;
}

const mateIn = (game: Game, { trouble, ...mate }: MatePreview, words: Wording): PreviewMate => ({
  ...mate,
  ...(trouble && { trouble: { ...trouble, text: words.troubleInWords(game, trouble) } }),
});

const troubleIn = (game: Game, { trouble }: ManeuverPreview, words: Wording): ToldTrouble | undefined =>
  trouble && { ...trouble, text: words.troubleInWords(game, trouble) };

const placeIn = ({ way, pose, why }: MovePlace, words: Wording): PreviewPlace => ({
  way,
  pose,
  fits: why === undefined,
  ...(why && { why: words.placeInWords(why) }),
});

/** A maneuver can be flown whatever it meets, unless it leaves the table. */
function endIn(game: Game, way: string, flight: ManeuverPreview, words: Wording): PreviewPlace {
  const trouble = troubleIn(game, flight, words);
  return { way, pose: flight.pose, fits: trouble?.ends !== "off the table", ...(trouble && { why: trouble.text }) };
}
