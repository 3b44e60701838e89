/** Whom the words of a command mean: by id, by name, or by a beginning of any word of it that fits one alone. Words that fit nobody, or several, are refused with what they might mean. */
import { comparable, hasBeginning, lettersApart, nearest, withoutAccents } from "@broadside/kit";
import { type Match, membersOf, nameOf, type Round, type TournamentEvent, teamOf } from "@broadside/tournament";
import { complain } from "../../exit-codes.ts";

/** Who is looked for: anybody known here, a player, a team, or either of these. */
export type Whom = "person" | "player" | "team" | "player or team";

interface Candidate {
  readonly id: string;
  readonly name: string;
  /** With a number where somebody else has the same name. */
  readonly shown: string;
  /** What tells namesakes apart. */
  readonly about: string;
  readonly is: string;
}

const MOST_NAMED = 10;
const MOST_NEAR = 3;
/** How many letters may be wrong: one in a short name. */
const MOST_APART = { short: 1, long: 2 };
const SHORT = 4;

/** The id; undefined with the reason said. Whoever is at the table that a command is about goes before everybody else. */
export function findWho(
  event: TournamentEvent,
  text: string,
  whom: Whom = "player or team",
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
  complain(found ? severalInWords(text, [found, ...more]) : nobodyInWords(event, text, whom, known));
  return undefined;
}

/** Whether the words mean anybody at all. */
export const isKnown = (event: TournamentEvent, text: string, whom: Whom): boolean => fitting(knownOf(event, whom), text).length > 0;

/** Those who fit best; only beginnings may fit several. */
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

/** The person who writes a row: the organiser where nobody is named. */
export function findWriter(event: TournamentEvent, as: unknown, atTable: readonly string[] = []): string | undefined {
  if (typeof as === "string") return findWho(event, as, "person", atTable);
  return [...event.people.values()].find(({ role }) => role === "organiser")?.id;
}

/** A side of a round; a member stands for their team. */
export function findSide(event: TournamentEvent, round: Round, text: string, atTable: readonly string[] = []): string | undefined {
  const id = findWho(event, text, "player or team", atTable);
  if (id === undefined) return undefined;
  const inRound = new Set([...round.byes, ...round.matches.flatMap(({ sides }) => sides)]);
  const team = teamOf(event, id)?.id;
  return !inRound.has(id) && team !== undefined && inRound.has(team) ? team : id;
}

/** The sides of a table and their members. */
export const everybodyAt = (event: TournamentEvent, { sides }: Match): readonly string[] =>
  sides.flatMap((side) => [side, ...membersOf(event, side)]);

/** Several at once, none of them undefined. */
export function findEach(event: TournamentEvent, texts: readonly string[], whom: Whom): readonly string[] | undefined {
  const found = texts.map((text) => findWho(event, text, whom));
  const ids = found.filter((id) => id !== undefined);
  return ids.length === texts.length ? ids : undefined;
}

function knownOf(event: TournamentEvent, whom: Whom): readonly Candidate[] {
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

function severalInWords(text: string, several: readonly Candidate[]): string {
  const named = several.slice(0, MOST_NAMED).map(({ id, name, about }) => `${id} ${name} (${about})`);
  const more = several.length > MOST_NAMED ? ` and ${several.length - MOST_NAMED} more` : "";
  return `"${text}" fits ${several.length}: ${named.join(", ")}${more}; say which by the id.`;
}

/** Who else is called so, who is called nearly so, or how many there are. */
function nobodyInWords(event: TournamentEvent, text: string, whom: Whom, known: readonly Candidate[]): string {
  const nobody = `There is no ${whom} "${text}"`;
  const [other] = fitting([...knownOf(event, "person"), ...knownOf(event, "team")], text);
  if (other) return `${nobody}; ${other.shown} (${other.id}) is ${other.is}.`;
  const most = text.trim().length <= SHORT ? MOST_APART.short : MOST_APART.long;
  const near = nearest(known, ({ name }) => -lettersApart(name, text), { above: -most - 1, most: MOST_NEAR }).map(
    ({ shown, id }) => `${shown} (${id})`,
  );
  if (near.length > 0) return `${nobody}; nearest ${near.length === 1 ? "is" : "are"} ${near.join(", ")}.`;
  const [first] = known;
  return first ? `${nobody} among the ${known.length} there are; ids such as ${first.id} work too.` : `${nobody}; there is none yet.`;
}
