/** Names as published: no two players or teams have the same one. */
import { looksOf } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { initialsOf } from "./initials.ts";

export interface NameOptions {
  /** Shows people by their initials if names aren't to be published. Teams keep their names. */
  readonly initialsOnly?: boolean;
}

/**
 * Returns names by id, for players and teams. If several share a name, the first keeps it unchanged, and the others become "Ana Li (2)",
 * "Ana Li (3)", …
 */
export function displayNames(event: TournamentEvent, { initialsOnly = false }: NameOptions = {}): ReadonlyMap<string, string> {
  const people = [...event.players.values()].map(({ id, name }) => ({ id, name: initialsOnly ? initialsOf(name) : name }));
  return new Map([...distinct([...event.teams.values()]), ...distinct(people)]);
}

/** Caches the names, which change only when somebody joins or changes their name. */
const made = new WeakMap<TournamentEvent["players"], { readonly bearers: number; readonly names: ReadonlyMap<string, string> }>();

/** The name of a player, a team or a staff member, distinguished from everyone else with that name. */
export function nameOf(event: TournamentEvent, id: string): string {
  const { players, teams, people } = event;
  const bearers = players.size + teams.size;
  let known = made.get(players);
  if (known?.bearers !== bearers) {
    known = { bearers, names: displayNames(event) };
    made.set(players, known);
  }
  return known.names.get(id) ?? people.get(id)?.name ?? id;
}

export const forgetNames = ({ players }: TournamentEvent): void => void made.delete(players);

interface NameBearer {
  readonly id: string;
  readonly name: string;
}

/** Skips a number if the numbered name is somebody else's real name. */
function distinct(bearers: readonly NameBearer[]): readonly (readonly [string, string])[] {
  const real = new Set(bearers.map(({ name }) => looksOf(name)));
  const borne = new Map<string, number>();
  return bearers.map(({ id, name }) => {
    const looks = looksOf(name);
    let count = (borne.get(looks) ?? 0) + 1;
    while (count > 1 && real.has(`${looks} (${count})`)) count += 1;
    borne.set(looks, count);
    return [id, count === 1 ? looks : `${looks} (${count})`];
  });
}
