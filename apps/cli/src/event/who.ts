/** Whom the words of a command mean: by id, by name, or by a beginning of it that fits one alone. Whoever cannot be told is said. */
import { type Round, type TournamentEvent, teamOf } from "@broadside/tournament";
import { complain } from "../exit-codes.ts";

/** Who is looked for: anybody known here, a player, a team, or either of these. */
export type Whom = "person" | "player" | "team" | "player or team";

interface Known {
  readonly id: string;
  readonly name: string;
  /** What tells namesakes apart. */
  readonly about: string;
}

const MOST_NAMED = 10;

/** The id; undefined with the reason said. */
export function findWho(event: TournamentEvent, text: string, whom: Whom = "player or team"): string | undefined {
  const known = knownOf(event, whom);
  const wanted = comparable(text);
  const named = known.filter(({ name }) => comparable(name) === wanted);
  const begun = wanted === "" ? [] : known.filter(({ name }) => comparable(name).startsWith(wanted));
  const [found, ...more] = [known.filter(({ id }) => id === text.trim()), named, begun].find((fitting) => fitting.length > 0) ?? [];
  if (found && more.length === 0) return found.id;
  if (found) complain(severalInWords(text, [found, ...more]));
  else complain(`There is no ${whom} "${text}".`);
  return undefined;
}

/** The person who writes a row: the organiser where nobody is named. */
export function findWriter(event: TournamentEvent, as: unknown): string | undefined {
  if (typeof as === "string") return findWho(event, as, "person");
  return [...event.people.values()].find(({ role }) => role === "organiser")?.id;
}

/** A side of a round; a member stands for his team. */
export function findSide(event: TournamentEvent, round: Round, text: string): string | undefined {
  const id = findWho(event, text);
  if (id === undefined) return undefined;
  const inRound = new Set([...round.byes, ...round.matches.flatMap(({ sides }) => sides)]);
  const team = teamOf(event, id)?.id;
  return !inRound.has(id) && team !== undefined && inRound.has(team) ? team : id;
}

/** Several at once, none of them undefined. */
export function findEach(event: TournamentEvent, texts: readonly string[], whom: Whom): readonly string[] | undefined {
  const found = texts.map((text) => findWho(event, text, whom));
  const ids = found.filter((id) => id !== undefined);
  return ids.length === texts.length ? ids : undefined;
}

function knownOf(event: TournamentEvent, whom: Whom): readonly Known[] {
  const teams = [...event.teams.values()].map(({ id, name }) => ({ id, name, about: "team" }));
  const players = [...event.players.values()].map(({ id, name, club }) => ({ id, name, about: club ?? "no club" }));
  if (whom === "team") return teams;
  if (whom === "player") return players;
  if (whom === "player or team") return [...players, ...teams];
  return [...event.people.values()].map(({ id, name, role }) => ({ id, name, about: role ?? event.players.get(id)?.club ?? "no club" }));
}

function severalInWords(text: string, several: readonly Known[]): string {
  const named = several.slice(0, MOST_NAMED).map(({ id, name, about }) => `${id} ${name} (${about})`);
  const more = several.length > MOST_NAMED ? ` and ${several.length - MOST_NAMED} more` : "";
  return `"${text}" fits ${several.length}: ${named.join(", ")}${more}; say which by the id.`;
}

/** Letters put together in another way, spaces and capitals do not make another name. */
const comparable = (name: string): string => name.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();
