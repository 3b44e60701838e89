/** Rows about lists: players hand them in before the start and keep them for the whole event. */
import type { TournamentEvent } from "../event/event.ts";
import { hasPlayed, teamOf } from "../event/working-event.ts";
import { isSameFaction, type SubmittedList, type SubmittedSquad } from "../lists/event-list.ts";
import { requiredLimits, teamSizeOf } from "../lists/required-limits.ts";
import type { Happening, ListHandIn } from "../log/log.ts";
import { nameOf } from "../people/display-names.ts";
import { noteRefusal } from "../people/names.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
import { countsOf } from "../results/match-rules.ts";
import { change } from "./people-rows.ts";
import { EVERYBODY, isOrganiser, type Row } from "./row.ts";

export const handedIn: Row<ListHandIn> = {
  by: EVERYBODY,
  against: (event, { by, what: { player: id, list, override } }) => {
    const player = event.players.get(id);
    if (!player) return { key: "no such player", id };
    const organises = isOrganiser(event, by);
    const captain = event.format.ranks === "teams" ? teamOf(event, id)?.captain : id;
    return firstOf(
      player.status !== "playing" && { key: "not playing", side: player.name, status: player.status },
      !organises &&
        by !== captain && {
          key: event.format.ranks === "teams" ? "only the captain hands in lists" : "players hand in their own list",
          rule: "ET-LIST-01",
        },
      override !== undefined && !organises && { key: "only the organiser overrides", rule: "ET-LIST-03" },
      override !== undefined && noteRefusal("reason", override),
      override !== undefined && by === id && { key: "own list", rule: "ET-TO-03" },
      !event.published && { key: "not published yet", rule: "EB-EVENT-07" },
      override === undefined && player.list !== undefined && hasPlayed(event, id) && { key: "list stays the same", rule: "ET-LIST-03" },
      countRefusal(event, id, list),
      override === undefined && pointsRefusal(event, id, list),
    );
  },
  newly: (event, { what: { player, list, override } }, together) =>
    override === undefined ? strangeFaction(event, player, list, together) : undefined,
  apply: (event, { what: { player, list } }) => change(event, player, { list }),
};

/** In events that rank teams, a team plays one faction, whether its lists are files or on paper. */
function strangeFaction(
  event: TournamentEvent,
  player: string,
  list: SubmittedList,
  together: readonly Happening[],
): RowRefusal | undefined {
  const team = event.format.ranks === "teams" ? teamOf(event, player) : undefined;
  const listOf = (member: string): SubmittedList | undefined =>
    together.flatMap((row) => (row.kind === "handed in" && row.player === member ? [row.list] : []))[0] ?? event.players.get(member)?.list;
  const mate = team?.members.find((member) => member !== player && !isSameFaction(list, listOf(member)));
  if (team === undefined || mate === undefined) return undefined;
  return {
    key: "team has another faction",
    team: team.name,
    player: nameOf(event, mate),
    theirs: listOf(mate)?.faction,
    faction: list.faction,
    rule: "ET-TEAM-09",
  };
}

/** An event requires a fixed number of squads, and no override replaces a missing one. */
function countRefusal(event: TournamentEvent, player: string, { squads, faction }: SubmittedList): RowRefusal | undefined {
  const limits = requiredLimits(event, teamSizeOf(event, player));
  return firstOf(
    faction.trim() === "" && { key: "list without a faction" },
    squads.length !== limits.length && {
      key: "number of lists",
      ...limitsByUnit(event, limits),
      lists: squads.length,
      rule: "ET-SQUAD-01",
    },
  );
}

function limitsByUnit({ format, settings: { rounds } }: TournamentEvent, limits: readonly number[]) {
  const counts = limits.map((_, squad) => {
    const plan = rounds.find((round) => round.squad === squad);
    return plan ? countsOf(format, plan) : "points";
  });
  const inUnit = (unit: "points" | "threat") => limits.filter((_, squad) => counts[squad] === unit);
  return { points: inUnit("points"), threat: inUnit("threat") };
}

function pointsRefusal(event: TournamentEvent, player: string, { squads }: SubmittedList): RowRefusal | undefined {
  const limits = requiredLimits(event, teamSizeOf(event, player));
  const wrong = squads.findIndex(({ points }, at) => !(Number.isInteger(points) && points > 0 && points <= (limits[at] ?? 0)));
  const falling = squads.findIndex(({ points }, at) => points < (squads[at - 1]?.points ?? 0));
  const torn = squads.findIndex((squad) => !addsUp(squad));
  return firstOf(
    torn >= 0 && { key: "ships do not add up", list: torn + 1, points: squads[torn]?.points ?? 0, rule: "ET-SQUAD-16" },
    wrong >= 0 && {
      key: "list is over its limit",
      list: wrong + 1,
      points: squads[wrong]?.points ?? 0,
      limit: limits[wrong] ?? 0,
      rule: limitRule(event, wrong),
    },
    event.format.rounds !== undefined &&
      falling >= 0 && { key: "list is smaller than the one before", list: falling + 1, rule: "ES-SQUAD-08" },
  );
}

/** The rule for the limit of each tier. */
const TIER_RULES = ["ES-SQUAD-02", "ES-SQUAD-03", "ES-SQUAD-04", "ES-SQUAD-05"];

function limitRule({ format, settings }: TournamentEvent, squad: number): string | undefined {
  if (format.lists.squads > 1) return TIER_RULES[squad];
  const isShared = settings.rounds.some((plan) => plan.squad === squad && plan.unit === "teams");
  return isShared && format.ranks === "players" ? "EB-TEAM-01" : "ET-SQUAD-02";
}

/**
 * Whether the ships' points add up to the squad's, and the sections' points to their ship's. Quick builds count by threat, so they aren't
 * checked.
 */
function addsUp({ points, ships }: SubmittedSquad): boolean {
  if (ships.length === 0 || ships.some(({ build }) => build !== undefined)) return true;
  const sum = (parts: readonly { readonly points: number }[]): number => parts.reduce((total, part) => total + part.points, 0);
  return sum(ships) === points && ships.every((ship) => ship.sections === undefined || sum(ship.sections) === ship.points);
}
