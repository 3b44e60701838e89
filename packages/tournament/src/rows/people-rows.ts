/** Rows about who plays: registration, teams, check-in, leaving. */
import type { Player, Status, Team, TournamentEvent } from "../event/event.ts";
import {
  hasStarted,
  isOpen,
  isTeamed,
  lastRound,
  membersOf,
  putMatch,
  sideAt,
  sideOf,
  teamOf,
  type WorkingEvent,
} from "../event/working-event.ts";
import { isSameFaction } from "../lists/event-list.ts";
import { requiredLimits } from "../lists/required-limits.ts";
import type {
  CaptainChoice,
  CheckIn,
  Disqualification,
  Drop,
  Entry,
  FixedTable,
  PlayerAmendment,
  Registration,
  Return,
  TeamRegistration,
} from "../log/log.ts";
import { forgetNames, nameOf } from "../people/display-names.ts";
import { nameRefusal, noteRefusal, playerNameRefusal } from "../people/names.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
import { teamSizes } from "../rounds/team-sizes.ts";
import { EVERYBODY, isOrganiser, isStaff, ORGANISERS, ownMatchRefusal, type Row } from "./row.ts";
import { settle } from "./settle.ts";

export const registered: Row<Registration> = {
  by: ORGANISERS,
  against: (event, { what: { person, name, club, apart = [] } }) =>
    firstOf(
      nameRefusal("player", name),
      club !== undefined && nameRefusal("club", club),
      ...apart.map((label) => nameRefusal("label", label)),
      event.players.has(person) && { key: "registered already", person: nameOf(event, person) },
      event.teams.has(person) && { key: "id of a team", id: person },
      event.bracket !== undefined && { key: "championship has begun" },
      hasStarted(event) && event.settings.lateEntry === false && { key: "late entry is off", rule: "ET-SWISS-56-Q" },
      participationRefusal(event, person),
    ),
  newly: (_, { what: { name } }) => playerNameRefusal(name),
  apply: (event, { what: { person, name, club, apart = [] } }) => {
    event.players.set(person, {
      id: person,
      name,
      club,
      apart,
      seat: event.players.size + 1,
      status: "playing",
      missed: event.rounds.length,
      checkedIn: false,
      brings: [],
      list: undefined,
      table: undefined,
    });
    if (!event.people.has(person)) event.people.set(person, { id: person, name, role: undefined, since: 0 });
  },
};

export const amended: Row<PlayerAmendment> = {
  by: ORGANISERS,
  against: (event, { what: { player, name, club, apart = [] } }) =>
    firstOf(
      !event.players.has(player) && { key: "no such player", id: player },
      name !== undefined && nameRefusal("player", name),
      club !== undefined && nameRefusal("club", club),
      ...apart.map((label) => nameRefusal("label", label)),
    ),
  newly: (_, { what: { name } }) => (name === undefined ? undefined : playerNameRefusal(name)),
  apply: (event, { what: { kind: _, player, ...mended } }) => {
    const person = event.people.get(player);
    change(event, player, mended);
    if (person && mended.name !== undefined) event.people.set(player, { ...person, name: mended.name });
    forgetNames(event);
  },
};

/** Whether staff may play (ET-TO-01, -02, -04, -05). Staff of other events have no role here (ET-TO-06). */
function participationRefusal(event: TournamentEvent, person: string): RowRefusal | undefined {
  const role = event.people.get(person)?.role;
  if (role === undefined) return undefined;
  if (event.tier === "premier") return { key: "premier staff cannot play", rule: "ET-TO-04" };
  if (role !== "organiser") return undefined;
  const second = [...event.people.values()].find((other) => other.role === "second organiser");
  if (!second) return { key: "organiser needs a second organiser", rule: "ET-TO-01" };
  return second.since > 0 ? { key: "second organiser came too late", rule: "ET-TO-02" } : undefined;
}

export const teamed: Row<TeamRegistration> = {
  by: ORGANISERS,
  against: (event, { what: { team, name, members } }) =>
    firstOf(
      nameRefusal("team", name),
      event.format.teamSize < 2 && { key: "format has no teams", format: event.format.name, rule: "ET-SCOPE-01" },
      event.teams.has(team) && { key: "team exists", id: team },
      event.people.has(team) && { key: "id of a person", id: team },
      sizeRefusal(event, members.length),
      new Set(members).size !== members.length && { key: "twice in one team" },
      ...members.map((member) => memberRefusal(event, member)),
      event.format.ranks === "teams" &&
        hasStarted(event) &&
        event.settings.lateEntry === false && { key: "late entry is off", rule: "ET-SWISS-56-Q" },
      event.bracket !== undefined && { key: "championship has begun" },
    ),
  newly: (event, { what: { members } }) => {
    const large = members.find((member) => isTooLarge(event, member, members.length));
    if (large !== undefined) return largeListRefusal(event, large, members.length);
    const lists = members.map((member) => event.players.get(member)?.list);
    const [one, other] = event.format.ranks === "teams" ? lists : [];
    return isSameFaction(one, other)
      ? undefined
      : { key: "two factions in a team", factions: [one?.faction ?? "", other?.faction ?? ""], rule: "ET-TEAM-09" };
  },
  apply: (event, { what: { team, name, members } }) =>
    void event.teams.set(team, {
      id: team,
      name,
      seat: event.teams.size + 1,
      members,
      captain: undefined,
      status: "playing",
      missed: event.rounds.length,
      table: undefined,
    }),
};

/** If players are ranked, a scenario may set two players against one (EB-LIST-12), or three against three (EB-LIST-08). */
function sizeRefusal(event: TournamentEvent, members: number): RowRefusal | undefined {
  const sizes = teamSizes(event);
  return sizes.includes(members) ? undefined : { key: "size of a team", sizes, members, rule: "ET-SCOPE-01" };
}

/** Team members share their team's limit (EB-TEAM-01), so a list that fits may be too large in a larger team. */
const isTooLarge = (event: TournamentEvent, member: string, size: number): boolean =>
  event.players.get(member)?.list?.squads.some(({ points }, at) => points > (requiredLimits(event, size)[at] ?? points)) === true;

const largeListRefusal = (event: TournamentEvent, member: string, size: number): RowRefusal => ({
  key: "list is too large for the team",
  player: nameOf(event, member),
  size,
  limits: requiredLimits(event, size),
  rule: "EB-TEAM-01",
});

function memberRefusal(event: TournamentEvent, member: string): RowRefusal | undefined {
  const player = event.players.get(member);
  const team = teamOf(event, member);
  if (!player) return { key: "no such player", id: member };
  if (player.status !== "playing") return { key: "not playing", side: player.name, status: player.status };
  return team?.status === "playing" ? { key: "in a team already", player: player.name, team: team.name } : undefined;
}

export const captained: Row<CaptainChoice> = {
  by: EVERYBODY,
  against: (event, { by, what: { team: id, captain } }) => {
    const team = event.teams.get(id);
    if (!team) return { key: "no such team", id };
    return firstOf(
      !team.members.includes(captain) && { key: "not in the team", player: nameOf(event, captain), team: team.name },
      presenceRefusal(event, captain, "playing"),
      !isOrganiser(event, by) && !team.members.includes(by) && { key: "team chooses its captain" },
      hasStarted(event) && event.players.get(team.captain ?? "")?.status === "playing" && { key: "captain is chosen", rule: "ET-TLIST-01" },
    );
  },
  apply: (event, { what: { team: id, captain } }) => change(event, id, { captain }),
};

/** The most items that a player may list. */
const MOST_BROUGHT = 200;

export const checkedIn: Row<CheckIn> = {
  by: EVERYBODY,
  against: (event, { by, what: { player: id, brings } }) => {
    const player = event.players.get(id);
    if (!player) return { key: "no such player", id };
    return firstOf(
      player.status !== "playing" && { key: "not playing", side: player.name, status: player.status },
      !isStaff(event, by) && by !== id && { key: "players check themselves in" },
      brings.length > MOST_BROUGHT && { key: "too many things", most: MOST_BROUGHT },
    );
  },
  apply: (event, { what: { player, brings } }) => change(event, player, { checkedIn: true, brings }),
};

export const seated: Row<FixedTable> = {
  by: ORGANISERS,
  against: (event, { what: { side, table } }) =>
    firstOf(
      !sideOf(event, side) && { key: "no such side", id: side },
      table !== undefined && !(Number.isInteger(table) && table >= 1 && table <= 100_000) && { key: "number of a table" },
    ),
  apply: (event, { what: { side, table } }) => change(event, side, { table }),
};

export const dropped: Row<Drop> = {
  by: EVERYBODY,
  against: (event, { by, what: { side, reason, goesOn } }) =>
    firstOf(
      presenceRefusal(event, side, "playing"),
      reason !== undefined && noteRefusal("reason", reason),
      !isStaff(event, by) && !membersOf(event, side).includes(by) && { key: "players drop themselves" },
      membersOf(event, side).some((member) => playsAgainst(event, by, member)) && ownMatchRefusal(),
      goesOn === true && !isOrganiser(event, by) && { key: "only the organiser lets one play on", rule: "ET-TEAM-56-Q" },
    ),
  apply: (event, entry) => leave(event, entry.what.side, "dropped", entry, entry.what.goesOn === true),
};

/** A player returns after dropping, or because the organiser lifts a disqualification. */
export const returned: Row<Return> = {
  by: ORGANISERS,
  against: (event, { by, what: { side: id } }) => {
    const side = sideOf(event, id);
    if (!side) return { key: "no such side", id };
    const elsewhere = event.teams.get(id)?.members.find((member) => teamOf(event, member)?.id !== id && isTeamed(event, member));
    return firstOf(
      side.status === "playing" && { key: "playing already", side: side.name },
      membersOf(event, id).includes(by) &&
        event.players.get(by)?.status === "disqualified" && { key: "cannot return oneself", rule: "ET-TO-03" },
      elsewhere !== undefined && { key: "in another team", player: nameOf(event, elsewhere) },
      event.bracket !== undefined && { key: "championship has begun" },
    );
  },
  apply: (event, { what: { side: id } }) => {
    change(event, id, { status: "playing" });
    for (const member of event.teams.get(id)?.members ?? []) change(event, member, { status: "playing" });
    const team = teamOf(event, id);
    if (team?.status === "disqualified") change(event, team.id, { status: "dropped" });
    const isFree = (member: string): boolean => event.players.get(member)?.status === "playing" && !isTeamed(event, member);
    if (event.format.ranks === "teams" && team?.members.every(isFree)) change(event, team.id, { status: "playing" });
  },
};

export const disqualified: Row<Disqualification> = {
  by: ORGANISERS,
  against: (event, { by, what: { player, reason } }) =>
    firstOf(
      !event.players.has(player) && { key: "no such player", id: player },
      playsAgainst(event, by, player) && ownMatchRefusal(),
      event.players.get(player)?.status === "disqualified" && { key: "disqualified already", player: nameOf(event, player) },
      noteRefusal("reason", reason),
    ),
  apply: (event, entry) => leave(event, entry.what.player, "disqualified", entry, entry.what.goesOn === true),
};

/** Whether two people are on different sides of a match that is still open. */
export const playsAgainst = (event: TournamentEvent, by: string, player: string): boolean =>
  (lastRound(event)?.matches ?? []).some((match) => {
    const [own, other] = [sideAt(event, match, by), sideAt(event, match, player)];
    return isOpen(match) && own !== undefined && other !== undefined && own !== other;
  });

function presenceRefusal(event: TournamentEvent, id: string, wanted: Status): RowRefusal | undefined {
  const side = sideOf(event, id);
  if (!side) return { key: "no such side", id };
  return side.status === wanted ? undefined : { key: "not playing", side: side.name, status: side.status };
}

/**
 * Removes a player or a team from the rest of the event (ET-SWISS-54-Q). Results, points and margin stay, and a match in progress is
 * conceded. A team leaves with its member unless the organiser lets the other one continue (ET-TEAM-56-Q). In events that rank players,
 * dropping a team only dissolves it: its members keep playing.
 */
export function leave(
  event: WorkingEvent,
  id: string,
  status: "dropped" | "disqualified",
  { number }: Pick<Entry, "number">,
  goesOn: boolean,
): void {
  const own = event.teams.get(id);
  const team = own ?? teamOf(event, id);
  if (!own || event.format.ranks === "teams") for (const member of membersOf(event, id)) change(event, member, { status });
  const deserted = team?.members.every((member) => event.players.get(member)?.status !== "playing") === true;
  const alone = goesOn && !deserted;
  if (team && (own || !alone) && team.status === "playing") change(event, team.id, { status: "dropped" });
  if (team?.members.every((member) => event.players.get(member)?.status === "disqualified"))
    change(event, team.id, { status: "disqualified" });
  for (const side of alone || !team ? [id] : [id, team.id]) giveUp(event, side, number);
  settleWithout(event, id, number);
}

/** If a report was only waiting for the side that left, it becomes the result. */
function settleWithout(event: WorkingEvent, id: string, entry: number): void {
  const round = lastRound(event);
  const match = round?.matches.find(
    (one) => isOpen(one) && membersOf(event, id).some((member) => sideAt(event, one, member) !== undefined),
  );
  if (round && match && match.reports.size > 0) settle(event, round.number, match, entry);
}

/** A duel ends when one side leaves. In a pod the others keep playing, and the side that left comes last. */
function giveUp(event: WorkingEvent, side: string, entry: number): void {
  const round = lastRound(event);
  const match = round?.matches.find(({ sides }) => sides.includes(side));
  if (!round || !match || !isOpen(match)) return;
  const left = [...(match.left ?? []), side];
  const result = match.sides.length === 2 ? { claim: { conceded: [match.sides.indexOf(side)] }, entry } : undefined;
  putMatch(event, round.number, { ...match, left, result });
}

/** Changes a player or a team. */
export function change(event: WorkingEvent, id: string, what: Partial<Player> & Partial<Team>): void {
  const player = event.players.get(id);
  const team = event.teams.get(id);
  if (player) event.players.set(id, { ...player, ...what });
  else if (team) event.teams.set(id, { ...team, ...what });
}
