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
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { forgetNames, nameOf } from "../people/display-names.ts";
import { nameRefusal, noteRefusal, playerNameRefusal } from "../people/names.ts";
import { teamSizes } from "../rounds/team-sizes.ts";
import { EVERYBODY, isOrganiser, isStaff, ORGANISERS, ownMatchRefusal, type Row } from "./row.ts";
import { settle } from "./settle.ts";

export const registered: Row<Registration> = {
  by: ORGANISERS,
  against: (event, { what: { person, name, club, apart = [] } }) =>
    firstOf(
      nameRefusal("A player", name),
      club !== undefined && nameRefusal("A club", club),
      ...apart.map((label) => nameRefusal("A label", label)),
      event.players.has(person) && refuse(`${nameOf(event, person)} is registered already`),
      event.teams.has(person) && refuse(`${person} is the id of a team`),
      event.bracket !== undefined && refuse("The championship has begun; nobody can join"),
      hasStarted(event) && event.settings.lateEntry === false && refuse("The event has begun, and late entry is off", "ET-SWISS-56-Q"),
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
      !event.players.has(player) && refuse(`There is no player ${player}`),
      name !== undefined && nameRefusal("A player", name),
      club !== undefined && nameRefusal("A club", club),
      ...apart.map((label) => nameRefusal("A label", label)),
    ),
  newly: (_, { what: { name } }) => (name === undefined ? undefined : playerNameRefusal(name)),
  apply: (event, { what: { kind: _, player, ...mended } }) => {
    const person = event.people.get(player);
    change(event, player, mended);
    if (person && mended.name !== undefined) event.people.set(player, { ...person, name: mended.name });
    forgetNames(event);
  },
};

/** Whether someone of the staff may play (ET-TO-01, -02, -04, -05). Staff of other events has no role here (ET-TO-06). */
function participationRefusal(event: TournamentEvent, person: string): RowRefusal | undefined {
  const role = event.people.get(person)?.role;
  if (role === undefined) return undefined;
  if (event.tier === "premier")
    return refuse("Organisers and judges of a premier event owe it their full attention and cannot play in it", "ET-TO-04");
  if (role !== "organiser") return undefined;
  const second = [...event.people.values()].find((other) => other.role === "second organiser");
  if (!second) return refuse("The organiser may play only where there is a second organiser", "ET-TO-01");
  return second.since > 0 ? refuse("The second organiser was not announced when the tournament began", "ET-TO-02") : undefined;
}

export const teamed: Row<TeamRegistration> = {
  by: ORGANISERS,
  against: (event, { what: { team, name, members } }) =>
    firstOf(
      nameRefusal("A team", name),
      event.format.teamSize < 2 && refuse(`${event.format.name} has no teams`, "ET-SCOPE-01"),
      event.teams.has(team) && refuse(`There is a team ${team} already`),
      event.people.has(team) && refuse(`${team} is the id of a person`),
      sizeRefusal(event, members.length),
      new Set(members).size !== members.length && refuse("Nobody is two members of a team"),
      ...members.map((member) => memberRefusal(event, member)),
      event.format.ranks === "teams" &&
        hasStarted(event) &&
        event.settings.lateEntry === false &&
        refuse("The event has begun, and late entry is off", "ET-SWISS-56-Q"),
      event.bracket !== undefined && refuse("The championship has begun; nobody can join"),
    ),
  newly: (event, { what: { members } }) => {
    const large = members.find((member) => isTooLarge(event, member, members.length));
    if (large !== undefined) return largeListRefusal(event, large, members.length);
    const lists = members.map((member) => event.players.get(member)?.list);
    const [one, other] = event.format.ranks === "teams" ? lists : [];
    return isSameFaction(one, other)
      ? undefined
      : refuse(`A team fields one faction, and their lists are ${one?.faction} and ${other?.faction}; hand in others first`, "ET-TEAM-09");
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

/** Where players are ranked a scenario may set two players against one (EB-LIST-12), or three against three (EB-LIST-08). */
function sizeRefusal(event: TournamentEvent, members: number): RowRefusal | undefined {
  const sizes = teamSizes(event);
  const asked = sizes.length > 1 ? `1 to ${sizes.at(-1)}` : sizes[0];
  return sizes.includes(members) ? undefined : refuse(`A team has ${asked} members here, not ${members}`, "ET-SCOPE-01");
}

/** A team shares its limit out (EB-TEAM-01), so that a list may be too large for a team of that size. */
const isTooLarge = (event: TournamentEvent, member: string, size: number): boolean =>
  event.players.get(member)?.list?.squads.some(({ points }, at) => points > (requiredLimits(event, size)[at] ?? points)) === true;

const largeListRefusal = (event: TournamentEvent, member: string, size: number): RowRefusal =>
  refuse(
    `The list of ${nameOf(event, member)} is too large for a team of ${size}, in which each brings ${requiredLimits(event, size).join(", ")} at most; hand in another first`,
    "EB-TEAM-01",
  );

function memberRefusal(event: TournamentEvent, member: string): RowRefusal | undefined {
  const player = event.players.get(member);
  const team = teamOf(event, member);
  if (!player) return refuse(`There is no player ${member}`);
  if (player.status !== "playing") return refuse(`${player.name} is ${player.status}`);
  return team?.status === "playing" ? refuse(`${player.name} is in the team ${team.name} already; drop that team first`) : undefined;
}

export const captained: Row<CaptainChoice> = {
  by: EVERYBODY,
  against: (event, { by, what: { team: id, captain } }) => {
    const team = event.teams.get(id);
    if (!team) return refuse(`There is no team ${id}`);
    return firstOf(
      !team.members.includes(captain) && refuse(`${nameOf(event, captain)} is not in the team ${team.name}`),
      presenceRefusal(event, captain, "playing"),
      !isOrganiser(event, by) && !team.members.includes(by) && refuse("Only the team and the organiser name its captain"),
      hasStarted(event) &&
        event.players.get(team.captain ?? "")?.status === "playing" &&
        refuse("A captain is named before the tournament begins", "ET-TLIST-01"),
    );
  },
  apply: (event, { what: { team: id, captain } }) => change(event, id, { captain }),
};

export const checkedIn: Row<CheckIn> = {
  by: EVERYBODY,
  against: (event, { by, what: { player: id, brings } }) => {
    const player = event.players.get(id);
    if (!player) return refuse(`There is no player ${id}`);
    return firstOf(
      player.status !== "playing" && refuse(`${player.name} is ${player.status}`),
      !isStaff(event, by) && by !== id && refuse("Players check in themselves alone"),
      brings.length > 200 && refuse("At most 200 things are listed"),
    );
  },
  apply: (event, { what: { player, brings } }) => change(event, player, { checkedIn: true, brings }),
};

export const seated: Row<FixedTable> = {
  by: ORGANISERS,
  against: (event, { what: { side, table } }) =>
    firstOf(
      !sideOf(event, side) && refuse(`There is no player or team ${side}`),
      table !== undefined && !(Number.isInteger(table) && table >= 1 && table <= 100_000) && refuse("A table has a number from 1"),
    ),
  apply: (event, { what: { side, table } }) => change(event, side, { table }),
};

export const dropped: Row<Drop> = {
  by: EVERYBODY,
  against: (event, { by, what: { side, reason, goesOn } }) =>
    firstOf(
      presenceRefusal(event, side, "playing"),
      reason !== undefined && noteRefusal("The reason", reason),
      !isStaff(event, by) && !membersOf(event, side).includes(by) && refuse("Players drop themselves alone"),
      membersOf(event, side).some((member) => playsAgainst(event, by, member)) && ownMatchRefusal(),
      goesOn === true && !isOrganiser(event, by) && refuse("Only the organiser lets the remaining member play both lists", "ET-TEAM-56-Q"),
    ),
  apply: (event, entry) => leave(event, entry.what.side, "dropped", entry, entry.what.goesOn === true),
};

/** A player who left comes back; the organiser may also take back a disqualification. */
export const returned: Row<Return> = {
  by: ORGANISERS,
  against: (event, { by, what: { side: id } }) => {
    const side = sideOf(event, id);
    if (!side) return refuse(`There is no player or team ${id}`);
    const elsewhere = event.teams.get(id)?.members.find((member) => teamOf(event, member)?.id !== id && isTeamed(event, member));
    return firstOf(
      side.status === "playing" && refuse(`${side.name} is playing`),
      membersOf(event, id).includes(by) &&
        event.players.get(by)?.status === "disqualified" &&
        refuse("Somebody else of the staff lets you play again", "ET-TO-03"),
      elsewhere !== undefined && refuse(`${nameOf(event, elsewhere)} is in another team by now`),
      event.bracket !== undefined && refuse("The championship has begun; nobody can come back"),
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
      !event.players.has(player) && refuse(`There is no player ${player}`),
      playsAgainst(event, by, player) && ownMatchRefusal(),
      event.players.get(player)?.status === "disqualified" && refuse(`${nameOf(event, player)} is disqualified already`),
      noteRefusal("The reason", reason),
    ),
  apply: (event, entry) => leave(event, entry.what.player, "disqualified", entry, entry.what.goesOn === true),
};

/** Whether the two sit on different sides of a table in a match that is still open. */
export const playsAgainst = (event: TournamentEvent, by: string, player: string): boolean =>
  (lastRound(event)?.matches ?? []).some((match) => {
    const [own, other] = [sideAt(event, match, by), sideAt(event, match, player)];
    return isOpen(match) && own !== undefined && other !== undefined && own !== other;
  });

function presenceRefusal(event: TournamentEvent, id: string, wanted: Status): RowRefusal | undefined {
  const side = sideOf(event, id);
  if (!side) return refuse(`There is no player or team ${id}`);
  return side.status === wanted ? undefined : refuse(`${side.name} is ${side.status}`);
}

/**
 * Takes a player or a team out of what is to come (ET-SWISS-54-Q): results, points and margin stay, a match in progress is conceded,
 * and a team goes with its member unless the organiser lets the other one go on (ET-TEAM-56-Q). Where players are ranked, a team
 * that is dropped is only dissolved: its members play on.
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

/** A report that only waited for the one who has left stands. */
function settleWithout(event: WorkingEvent, id: string, entry: number): void {
  const round = lastRound(event);
  const match = round?.matches.find(
    (one) => isOpen(one) && membersOf(event, id).some((member) => sideAt(event, one, member) !== undefined),
  );
  if (round && match && match.reports.size > 0) settle(event, round.number, match, entry);
}

/** A duel is decided by one side's leaving; in a pod the others play on, and the one who left comes last. */
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
