/** Names as they go out: no two players and no two teams are called the same. */
import { looksOf } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { initialsOf } from "./initials.ts";

export interface NameOptions {
  /** People by their initials, where names are not to be published; teams keep their names. */
  readonly initialsOnly?: boolean;
}

/** By id, for players and for teams. Who came first has the plain name, the others "Ana Li (2)", "Ana Li (3)", … */
export function displayNames(event: TournamentEvent, { initialsOnly = false }: NameOptions = {}): ReadonlyMap<string, string> {
  const people = [...event.players.values()].map(({ id, name }) => ({ id, name: initialsOnly ? initialsOf(name) : name }));
  return new Map([...distinct([...event.teams.values()]), ...distinct(people)]);
}

/** Names are made anew only when somebody has come, or has been forgotten for another name. */
const made = new WeakMap<TournamentEvent["players"], { readonly bearers: number; readonly names: ReadonlyMap<string, string> }>();

/** What a player, a team or a member of the staff is called in words; namesakes are told apart. */
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

/** Never a number that makes it somebody else's real name. */
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
