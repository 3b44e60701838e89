/** Why a player can't join, team up, return or leave. */
import type { Status } from "../event/event.ts";
import type { NoFigures } from "./keyed.ts";

export interface PeopleRefusals {
  "no such player": { readonly id: string };
  "no such team": { readonly id: string };
  "no such side": { readonly id: string };
  "id of a team": { readonly id: string };
  "id of a person": { readonly id: string };
  "registered already": { readonly person: string };
  "not playing": { readonly side: string; readonly status: Status };
  "playing already": { readonly side: string };
  "disqualified already": { readonly player: string };
  "championship has begun": NoFigures;
  "late entry is off": NoFigures;
  "premier staff cannot play": NoFigures;
  "organiser needs a second organiser": NoFigures;
  "second organiser came too late": NoFigures;
  "format has no teams": { readonly format: string };
  "team exists": { readonly id: string };
  "size of a team": { readonly sizes: readonly number[]; readonly members: number };
  "twice in one team": NoFigures;
  "players do not fill teams": { readonly players: number; readonly size: number };
  "two factions in a team": { readonly factions: readonly [string, string] };
  "list is too large for the team": { readonly player: string; readonly size: number; readonly limits: readonly number[] };
  "in a team already": { readonly player: string; readonly team: string };
  "in another team": { readonly player: string };
  "not in the team": { readonly player: string; readonly team: string };
  "team chooses its captain": NoFigures;
  "captain is chosen": NoFigures;
  "players check themselves in": NoFigures;
  "too many things": { readonly most: number };
  "players drop themselves": NoFigures;
  "only the organiser lets one play on": NoFigures;
  "cannot return oneself": NoFigures;
  "players without a team": { readonly players: readonly string[] };
  "team without a captain": { readonly team: string };
  "lists are missing": { readonly players: readonly string[] };
}

export interface ListRefusals {
  "only the captain hands in lists": NoFigures;
  "players hand in their own list": NoFigures;
  "only the organiser overrides": NoFigures;
  "own list": NoFigures;
  "not published yet": NoFigures;
  "list stays the same": NoFigures;
  "team has another faction": {
    readonly team: string;
    readonly player: string;
    readonly theirs: string | undefined;
    readonly faction: string;
  };
  "list without a faction": NoFigures;
  /** The limits of the required lists, in points and in threat. */
  "number of lists": { readonly points: readonly number[]; readonly threat: readonly number[]; readonly lists: number };
  "ships do not add up": { readonly list: number; readonly points: number };
  "list is over its limit": { readonly list: number; readonly points: number; readonly limit: number };
  "list is smaller than the one before": { readonly list: number };
}
