/** Shows where a question's options would lead, and explains any problem there. */
import type { Pose } from "@broadside/geometry";
import type { DescribedTrouble, OptionPreview, PreviewMate, PreviewPlace } from "@broadside/protocol";
import { type Game, type ManeuverPreview, type MatePreview, type MovePlace, optionPreviews, type Question } from "@broadside/rules";
import type { Wording } from "../language.ts";

/** For each option key: where the maneuver ends, and its preview. */
export type Previews = ReadonlyMap<string, { readonly pose?: Pose; readonly preview: OptionPreview }>;

export function previewsIn(game: Game, question: Question, wording: Wording): Previews {
  const found = new Map<string, { readonly pose?: Pose; readonly preview: OptionPreview }>();
  for (const [key, foreseen] of optionPreviews(game, question)) {
    if (foreseen.about === "maneuver") {
      const { pose, path } = foreseen.flight;
      const trouble = troubleIn(game, foreseen.flight, wording);
      const mates = foreseen.mates.map((mate) => mateIn(game, mate, wording));
      found.set(key, { pose, preview: { path, ...(trouble && { trouble }), ...(mates.length > 0 && { mates }) } });
    } else if (foreseen.about === "move")
      found.set(key, { preview: { places: foreseen.places.map((place) => placeIn(game, place, wording)) } });
    else found.set(key, { preview: { places: [...foreseen.flights].map(([code, flight]) => endIn(game, code, flight, wording)) } });
  }
  return found;
}

const mateIn = (game: Game, { trouble, ...mate }: MatePreview, wording: Wording): PreviewMate => ({
  ...mate,
  ...(trouble && { trouble: { ...trouble, text: wording.troubleInWords(game, trouble) } }),
});

const troubleIn = (game: Game, { trouble }: ManeuverPreview, wording: Wording): DescribedTrouble | undefined =>
  trouble && { ...trouble, text: wording.troubleInWords(game, trouble) };

const placeIn = (game: Game, { way, pose, why }: MovePlace, wording: Wording): PreviewPlace => ({
  way,
  pose,
  fits: why === undefined,
  ...(why && { why: wording.placeInWords(why, wording.shortNames(game)) }),
});

/** Shows where a maneuver would end. The ship fits even if it runs into something, but not if it leaves the table. */
function endIn(game: Game, way: string, flight: ManeuverPreview, wording: Wording): PreviewPlace {
  const trouble = troubleIn(game, flight, wording);
  return { way, pose: flight.pose, fits: trouble?.ends !== "off the table", ...(trouble && { why: trouble.text }) };
}
