/** The shape of an option's preview. */
import { boolean, constant, listOf, objectOf, optional, wordOf } from "@broadside/kit";
import type { DescribedTrouble, OptionPreview, PreviewMate, PreviewPlace } from "../../scene/previews.ts";
import { MOST_ENTRIES, name, pose, sentence, shipId } from "../basic.ts";
import { obstacleOrShip } from "../state.ts";

const trouble = objectOf<DescribedTrouble>({
  ends: wordOf<DescribedTrouble["ends"]>({ "off the table": true, ship: true, obstacle: true, "past an obstacle": true }),
  with: optional(obstacleOrShip),
  text: sentence,
});

const mate = objectOf<PreviewMate>({ ship: shipId, pose, trouble: optional(trouble), splits: optional(constant(true)) });

const place = objectOf<PreviewPlace>({ way: name, pose, fits: boolean, why: optional(sentence) });

export const previewShape = objectOf<OptionPreview>({
  path: optional(listOf(pose, MOST_ENTRIES)),
  trouble: optional(trouble),
  mates: optional(listOf(mate, MOST_ENTRIES)),
  places: optional(listOf(place, MOST_ENTRIES)),
});
