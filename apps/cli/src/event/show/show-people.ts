/** Describes an event's people, its list requirements and its problems. */
import {
  areaInWords,
  areaOf,
  countsOf,
  isOpen,
  nameOf,
  nextPlan,
  type Player,
  requiredLimits,
  type TournamentEvent,
  teamOf,
} from "@broadside/tournament";

const MOST_NAMED = 40;

export function peopleInWords(event: TournamentEvent): readonly string[] {
  const staff = [...event.people.values()].filter(({ role }) => role !== undefined).map(({ role, name }) => `${role} ${name}`);
  const players = [...event.players.values()];
  const playing = players.filter(isPlaying);
  const away = [statusInWords(players, "dropped"), statusInWords(players, "disqualified")].filter((words) => words !== undefined);
  const here = playing.filter(({ checkedIn }) => checkedIn).length;
  return [
    staff.join(", "),
    [
      `${playing.length} playing${event.teams.size > 0 ? ` in ${[...event.teams.values()].filter(isPlaying).length} teams` : ""}`,
      ...away,
      ...(event.settings.checkIn === true || here > 0 ? [`${here} checked in`] : []),
      `${playing.filter(({ list }) => list !== undefined).length} with a list`,
    ].join(", "),
    ...(playing.length > 0 ? [named(sidesInWords(event, playing))] : []),
  ];
}

const isPlaying = ({ status }: { readonly status: Player["status"] }): boolean => status === "playing";

function statusInWords(players: readonly Player[], wanted: Player["status"]): string | undefined {
  const found = players.filter(({ status }) => status === wanted);
  return found.length === 0 ? undefined : `${found.length} ${wanted}`;
}

/** Lists teams with their members, then players without a team. */
function sidesInWords(event: TournamentEvent, playing: readonly Player[]): readonly string[] {
  const teams = [...event.teams.values()].filter(isPlaying);
  const alone = playing.filter(({ id }) => teamOf(event, id)?.status !== "playing");
  return [
    ...teams.map(
      ({ id, members, captain }) => `${nameOf(event, id)} (${members.map((one) => memberInWords(event, one, captain)).join("; ")})`,
    ),
    ...alone.map(({ id }) => nameOf(event, id)),
  ];
}

function memberInWords(event: TournamentEvent, id: string, captain: string | undefined): string {
  const status = event.players.get(id)?.status ?? "playing";
  return [nameOf(event, id), ...(id === captain ? ["captain"] : []), ...(status === "playing" ? [] : [status])].join(", ");
}

/** Describes what players must know before they hand in lists (EB-EVENT-07), including every list that they prepare (EB-EVENT-09). */
export function requirementsInWords(event: TournamentEvent): readonly string[] {
  const { requirements = [], sampleRequirements, houseRules = [] } = event.settings;
  const limits = requiredLimits(event);
  const lists = `${limits.length === 1 ? "one list of" : `${limits.length} lists:`} ${limits.map((limit, squad) => `${limit} ${countsFor(event, squad)}`).join(", ")}`;
  return [
    `Each player prepares ${lists}${limitsVary(event) ? ` in a team of ${event.format.teamSize}; other teams divide their limit by the number of members` : ""}`,
    ...(sampleRequirements === true ? ["Required: the sample requirements from the rules"] : []),
    ...requirements.map((requirement) => `Required: ${requirement}`),
    ...houseRules.map((rule) => `House rule: ${rule}`),
    areasInWords(event),
    ...(event.format.publishes && !event.published ? ["Not published yet, so players can't hand in lists"] : []),
  ];
}

/** Returns points, or threat for quick builds. */
function countsFor({ format, settings }: TournamentEvent, list: number): "points" | "threat" {
  const plan = settings.rounds.find(({ squad }) => squad === list);
  return plan ? countsOf(format, plan) : "points";
}

/** True if a player's limit can depend on the size of their team, because teams of all sizes have the same limit (EB-TEAM-01). */
const limitsVary = ({ format, settings }: TournamentEvent): boolean =>
  format.ranks === "players" && settings.rounds.some(({ unit }) => unit === "teams");

/** Describes the play area of all rounds, or of each round (EB-EVENT-11). */
function areasInWords(event: TournamentEvent): string {
  const { rounds, area = event.format.area } = event.settings;
  const areas = rounds.map((plan) => areaInWords(areaOf(event, plan)));
  const [first = areaInWords(area)] = areas;
  if (areas.every((one) => one === first)) return `Play area: ${first}`;
  return `Play area: ${areas.map((one, at) => `${one} in round ${at + 1}`).join(", ")}`;
}

/** Returns the warnings, except one that is already the next step. */
export function warningsOf(event: TournamentEvent, next: string): readonly string[] {
  if (event.finished) return [];
  const disputed = event.rounds.flatMap(({ number, matches }) =>
    matches
      .filter((match) => match.disputed && isOpen(match))
      .map(({ table }) => `The result of table ${table} in round ${number} is disputed`),
  );
  const playing = [...event.players.values()].filter(isPlaying);
  const listless = event.published ? playing.filter(({ list }) => list === undefined) : [];
  const alone = nextPlan(event)?.unit === "teams" ? playing.filter(({ id }) => isAlone(event, id)) : [];
  const headless = event.format.ranks === "teams" ? [...event.teams.values()].filter((team) => isPlaying(team) && !team.captain) : [];
  const waiting = event.settings.checkIn === true ? playing.filter(({ checkedIn }) => !checkedIn) : [];
  return [
    ...disputed,
    ...people(event, "Lists are missing", listless, next),
    ...people(event, "Not checked in", waiting, next),
    ...people(event, "Players without a team", alone, next),
    ...people(event, "Teams without a captain", headless, next),
  ];
}

/** True if a player still needs a team. If teams are ranked, players whose team has left don't count, because they leave along with it. */
const isAlone = (event: TournamentEvent, id: string): boolean =>
  event.format.ranks === "teams" ? !teamOf(event, id) : teamOf(event, id)?.status !== "playing";

const people = (event: TournamentEvent, what: string, found: readonly { readonly id: string }[], next: string): readonly string[] =>
  found.length === 0 || next.startsWith(what) ? [] : [`${what}: ${named(found.map(({ id }) => nameOf(event, id)))}`];

const named = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMED).join(", ") + (names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : "");
