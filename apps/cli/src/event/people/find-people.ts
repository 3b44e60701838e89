/** Finds people by id, by name, or by the beginning of a word in the name if only one person matches. Otherwise lists possible matches. */

import { comparable, hasBeginning, lettersApart, nearest, withoutAccents } from "@broadside/kit";
import { type Match, membersOf, nameOf, type Round, type TournamentEvent, teamOf } from "@broadside/tournament";
import { type Complaint, complain } from "../../terminal/messages.ts";

/** The kind of people to look for: anyone in the event, a player, a team, or a player or team. */
export type PersonKind = "person" | "player" | "team" | "player or team";

interface Candidate {
  readonly id: string;
  readonly name: string;
  /** The name, followed by a number if someone else has the same name. */
  readonly shown: string;
  /** Details that distinguish people with the same name. */
  readonly about: string;
  readonly is: string;
}

const MOST_NAMED = 10;
const MOST_NEAR = 3;
/** How many letters may be wrong in short and in long names. */
const MOST_APART = { short: 1, long: 2 };
const SHORT = 4;

/**
 * Finds a person's id. Prints the reason and returns undefined if it can't. If the command names a table, the people at that table take
 * precedence.
 */
export function findPerson(
  event: TournamentEvent,
  text: string,
  whom: PersonKind = "player or team",
  atTable: readonly string[] = [],
): string | undefined {
  const known = knownOf(event, whom);
  const [near, ...others] = fitting(
    known.filter(({ id }) => atTable.includes(id)),
    text,
  );
  if (near && others.length === 0) return near.id;
  const [found, ...more] = fitting(known, text);
  if (found && more.length === 0) return found.id;
  const { problem, next } = found ? severalFound(text, [found, ...more]) : nobodyFound(event, text, whom, known);
  complain(problem, next);
  return undefined;
}

/** True if the text matches anyone at all. */
export const isKnown = (event: TournamentEvent, text: string, whom: PersonKind): boolean => fitting(knownOf(event, whom), text).length > 0;

/**
 * Returns the best matches. Tries several ways to match, from the strictest (the exact id) to the loosest (the beginning of a word in the
 * name).
 */
function fitting(known: readonly Candidate[], text: string): readonly Candidate[] {
  const [wanted, plain] = [comparable(text), withoutAccents(text)];
  const ways: readonly ((one: Candidate) => boolean)[] = [
    ({ id }) => id === text.trim(),
    ({ id }) => comparable(id) === wanted,
    ({ name }) => comparable(name) === wanted,
    ({ shown }) => comparable(shown) === wanted,
    ({ name }) => withoutAccents(name) === plain,
    ({ name }) => hasBeginning(name, text),
  ];
  return ways.map((way) => known.filter(way)).find((found) => found.length > 0) ?? [];
}

/** Finds the person who writes a row: the organiser unless the command names someone else. */
export function findWriter(event: TournamentEvent, as: unknown, atTable: readonly string[] = []): string | undefined {
  if (typeof as === "string") return findPerson(event, as, "person", atTable);
  return [...event.people.values()].find(({ role }) => role === "organiser")?.id;
}

/** Finds a side in a round. If teams play the round, a member's name finds the team. */
export function findSide(event: TournamentEvent, round: Round, text: string, atTable: readonly string[] = []): string | undefined {
  const id = findPerson(event, text, "player or team", atTable);
  if (id === undefined) return undefined;
  const inRound = new Set([...round.byes, ...round.matches.flatMap(({ sides }) => sides)]);
  const team = teamOf(event, id)?.id;
  return !inRound.has(id) && team !== undefined && inRound.has(team) ? team : id;
}

/** Returns the sides at a table and their members. */
export const everyoneAt = (event: TournamentEvent, { sides }: Match): readonly string[] =>
  sides.flatMap((side) => [side, ...membersOf(event, side)]);

/** Finds several people; returns undefined if any of them can't be found. */
export function findEach(event: TournamentEvent, texts: readonly string[], whom: PersonKind): readonly string[] | undefined {
  const found = texts.map((text) => findPerson(event, text, whom));
  const ids = found.filter((id) => id !== undefined);
  return ids.length === texts.length ? ids : undefined;
}

function knownOf(event: TournamentEvent, whom: PersonKind): readonly Candidate[] {
  const named = (id: string, name: string, about: string, is: string): Candidate => ({ id, name, shown: nameOf(event, id), about, is });
  const teams = () => [...event.teams.values()].map(({ id, name }) => named(id, name, "team", "a team"));
  const players = () => [...event.players.values()].map(({ id, name, club }) => named(id, name, club ?? "no club", "a player"));
  if (whom === "team") return teams();
  if (whom === "player") return players();
  if (whom === "player or team") return [...players(), ...teams()];
  return [...event.people.values()].map(({ id, name, role }) =>
    named(id, name, role ?? event.players.get(id)?.club ?? "no club", role ?? "a player"),
  );
}

function severalFound(text: string, several: readonly Candidate[]): Complaint {
  const named = several.slice(0, MOST_NAMED).map(({ id, name, about }) => `${id} ${name} (${about})`);
  const more = several.length > MOST_NAMED ? ` and ${several.length - MOST_NAMED} more` : "";
  return {
    problem: `"${text}" could mean any of these ${several.length}: ${named.join(", ")}${more}.`,
    next: `Use the id, such as ${several[0]?.id}.`,
  };
}

/** Explains that nobody matches, and suggests others with the same name or a similar one. */
function nobodyFound(event: TournamentEvent, text: string, whom: PersonKind, known: readonly Candidate[]): Complaint {
  const nobody = `There is no ${whom} "${text}"`;
  const [other] = fitting([...knownOf(event, "person"), ...knownOf(event, "team")], text);
  if (other) return { problem: `${nobody}: ${other.shown} (${other.id}) is ${other.is}.`, next: `Name a ${whom}.` };
  const most = text.trim().length <= SHORT ? MOST_APART.short : MOST_APART.long;
  const near = nearest(known, ({ name }) => -lettersApart(name, text), { above: -most - 1, most: MOST_NEAR }).map(
    ({ shown, id }) => `${shown} (${id})`,
  );
  if (near.length > 0) return { problem: `${nobody}.`, next: `Try ${near.join(" or ")}.` };
  const [first] = known;
  return first
    ? { problem: `${nobody} in this event.`, next: `Check the name, or use an id such as ${first.id}.` }
    : {
        problem: `${nobody}, because none has been added yet.`,
        next: whom === "team" ? "Make one with broadside event team." : "Add one with broadside event add.",
      };
}
