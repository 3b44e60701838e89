/** Shows where a question's options would lead, before the player chooses one. Used only in games with full assistance. */
import type { QuestionKind } from "@broadside/protocol";
import { decloakLanding } from "../actions/decloak.ts";
import type { Offer } from "../actions/offers.ts";
import type { ChoiceAsk } from "../contract/ask.ts";
import type { Direction, Landing } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { isPlaceAsk } from "../driver/ask.ts";
import type { Game } from "../driver/game.ts";
import { landingOf } from "../reposition/room.ts";
import { type Ship, shipOf } from "../state/state.ts";
import { type ManeuverPreview, maneuverPreview } from "./maneuver-preview.ts";
import { type MovePlace, movePlaces } from "./move-places.ts";
import { MANEUVERS } from "./option-facts.ts";
import { type MatePreview, matePreviews } from "./wing-preview.ts";

/**
 * What a page can show for an option. For a maneuver: its path, and where a leader's wingmates would end. For a direction, or an action
 * that moves the ship: the positions where it could end. For an action that executes a maneuver: the maneuvers to choose from, by code.
 */
export type OptionPreview =
  | { readonly about: "maneuver"; readonly flight: ManeuverPreview; readonly mates: readonly MatePreview[] }
  | { readonly about: "move"; readonly places: readonly MovePlace[] }
  | { readonly about: "maneuvers"; readonly flights: ReadonlyMap<string, ManeuverPreview> };

type PreviewOf = (game: Game, ship: Ship, option: ChoiceAsk["options"][number]) => OptionPreview | undefined;

/** Returns previews by option key. Options that move no ship have no preview. */
export function optionPreviews(game: Game, { number }: { readonly number: number }): ReadonlyMap<string, OptionPreview> {
  const found = new Map<string, OptionPreview>();
  const ask = game.open.find((one) => one.number === number)?.ask;
  if (!ask || isPlaceAsk(ask) || ask.about?.ship === undefined) return found;
  const previewOf = MANEUVERS.includes(ask.kind) ? ofManeuver : PREVIEWS[ask.kind];
  if (!previewOf) return found;
  const ship = shipOf(game.state, ask.about.ship);
  for (const option of ask.options) {
    const preview = previewOf(game, ship, option);
    if (preview) found.set(option.key, preview);
  }
  return found;
}

const ofManeuver: PreviewOf = (game, ship, { key }) => {
  const flight = maneuverPreview(game, ship, key);
  return flight && { about: "maneuver", flight, mates: matePreviews(game, ship, flight.pose) };
};

const ofAction: PreviewOf = (game, ship, { value }) => {
  if (!isOffer(value) || !value.action) return undefined;
  const { action, colour } = value;
  if (action.waysToGo) return { about: "move", places: movePlaces(game, ship, action.waysToGo(game, ship, colour)) };
  if (!action.maneuvers) return undefined;
  const flights = new Map<string, ManeuverPreview>();
  for (const code of action.maneuvers(game, ship)) {
    const flight = maneuverPreview(game, ship, code);
    if (flight) flights.set(code, flight);
  }
  return { about: "maneuvers", flights };
};

const ofDirection =
  (landing: (game: Situation, ship: Ship) => Landing): PreviewOf =>
  (game, ship, { value }) =>
    isDirection(value)
      ? { about: "move", places: movePlaces(game, ship, { directions: [value], landing: landing(game, ship) }) }
      : undefined;

const PREVIEWS: Readonly<Partial<Record<QuestionKind, PreviewOf>>> = {
  action: ofAction,
  "free action": ofAction,
  "barrel roll": ofDirection(landingOf),
  boost: ofDirection(landingOf),
  decloak: ofDirection(decloakLanding),
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isOffer = (value: unknown): value is Offer => isObject(value) && "name" in value && "colour" in value;
const isDirection = (value: unknown): value is Direction => isObject(value) && ("speed" in value || "towards" in value || "at" in value);
