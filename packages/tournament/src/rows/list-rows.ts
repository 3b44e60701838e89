/** Rows about lists: handed in before the start, the same ever after. */
import type { TournamentEvent } from "../event/event.ts";
import { hasPlayed, teamOf } from "../event/working-event.ts";
import { type HandedList, type HandedSquad, isSameFaction } from "../lists/event-list.ts";
import { requiredLimits, teamSizeOf } from "../lists/required-limits.ts";
import type { Happening, ListHandIn } from "../log/log.ts";
import { firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { nameOf } from "../people/display-names.ts";
import { noteRefusal } from "../people/names.ts";
import { countsOf } from "../results/match-rules.ts";
import { change } from "./people-rows.ts";
import { EVERYBODY, isOrganiser, type Row } from "./row.ts";

export const handedIn: Row<ListHandIn> = {
  by: EVERYBODY,
  against: (event, { by, what: { player: id, list, override } }) => {
    const player = event.players.get(id);
    if (!player) return refuse(`There is no player ${id}`);
    const organises = isOrganiser(event, by);
    const captain = event.format.ranks === "teams" ? teamOf(event, id)?.captain : id;
    return firstOf(
      player.status !== "playing" && refuse(`${player.name} is ${player.status}`),
      !organises &&
        by !== captain &&
        refuse(
          event.format.ranks === "teams" ? "The captain hands in the lists of a team" : "Players hand in their own lists alone",
          "ET-LIST-01",
        ),
      override !== undefined && !organises && refuse("Only the organiser may let a list pass", "ET-LIST-03"),
      override !== undefined && noteRefusal("The reason", override),
      override !== undefined && by === id && refuse("Somebody else of the staff lets your own list pass", "ET-TO-03"),
      !event.published && refuse("Lists are taken once the requirements have been made known", "EB-EVENT-07"),
      override === undefined &&
        player.list !== undefined &&
        hasPlayed(event, id) &&
        refuse("A list that was handed in stays the same in every round", "ET-LIST-03"),
      countRefusal(event, id, list),
      override === undefined && pointsRefusal(event, id, list),
    );
  },
  newly: (event, { what: { player, list, override } }, together) =>
    override === undefined ? strangeFaction(event, player, list, together) : undefined,
  apply: (event, { what: { player, list } }) => change(event, player, { list }),
};

/** A team whose members rank together fields one faction, whether its lists came as files or on paper. */
function strangeFaction(event: TournamentEvent, player: string, list: HandedList, together: readonly Happening[]): RowRefusal | undefined {
  const team = event.format.ranks === "teams" ? teamOf(event, player) : undefined;
  const listOf = (member: string): HandedList | undefined =>
    together.flatMap((row) => (row.kind === "handed in" && row.player === member ? [row.list] : []))[0] ?? event.players.get(member)?.list;
  const mate = team?.members.find((member) => member !== player && !isSameFaction(list, listOf(member)));
  if (team === undefined || mate === undefined) return undefined;
  return refuse(
    `The team ${team.name} fields one faction: ${nameOf(event, mate)} has a list of ${listOf(mate)?.faction}, and this one is ${list.faction}`,
    "ET-TEAM-09",
  );
}

/** As many squads as the event asks for; no override makes up for one that is missing. */
function countRefusal(event: TournamentEvent, player: string, { squads, faction }: HandedList): RowRefusal | undefined {
  const limits = requiredLimits(event, teamSizeOf(event, player));
  const asked = limits.length === 1 ? "One list is" : `${limits.length} lists are`;
  return firstOf(
    faction.trim() === "" && refuse("A list names its faction"),
    squads.length !== limits.length && refuse(`${asked} asked for (${limitsInWords(event, limits)}), not ${squads.length}`, "ET-SQUAD-01"),
  );
}

/** Such as "300, 400 points, 16 threat". */
function limitsInWords({ format, settings: { rounds } }: TournamentEvent, limits: readonly number[]): string {
  const counts = limits.map((_, squad) => {
    const plan = rounds.find((round) => round.squad === squad);
    return plan ? countsOf(format, plan) : "points";
  });
  const inUnit = (unit: "points" | "threat"): readonly string[] => {
    const own = limits.filter((_, squad) => counts[squad] === unit);
    return own.length === 0 ? [] : [`${own.join(", ")} ${unit}`];
  };
  return [...inUnit("points"), ...inUnit("threat")].join(", ");
}

function pointsRefusal(event: TournamentEvent, player: string, { squads }: HandedList): RowRefusal | undefined {
  const limits = requiredLimits(event, teamSizeOf(event, player));
  const wrong = squads.findIndex(({ points }, at) => !(Number.isInteger(points) && points > 0 && points <= (limits[at] ?? 0)));
  const falling = squads.findIndex(({ points }, at) => points < (squads[at - 1]?.points ?? 0));
  const torn = squads.findIndex((squad) => !addsUp(squad));
  return firstOf(
    torn >= 0 && refuse(`The ships of list ${torn + 1} do not add up to its ${squads[torn]?.points} points`, "ET-SQUAD-16"),
    wrong >= 0 &&
      refuse(`List ${wrong + 1} has ${squads[wrong]?.points} points; it may have 1 to ${limits[wrong]}`, limitRule(event, wrong)),
    event.format.rounds !== undefined && falling >= 0 && refuse(`List ${falling + 1} has fewer points than the one before`, "ES-SQUAD-08"),
  );
}

/** Each tier has a limit, and a rule, of its own. */
const TIER_RULES = ["ES-SQUAD-02", "ES-SQUAD-03", "ES-SQUAD-04", "ES-SQUAD-05"];

function limitRule({ format, settings }: TournamentEvent, squad: number): string | undefined {
  if (format.lists.squads > 1) return TIER_RULES[squad];
  const isShared = settings.rounds.some((plan) => plan.squad === squad && plan.unit === "teams");
  return isShared && format.ranks === "players" ? "EB-TEAM-01" : "ET-SQUAD-02";
}

/** Ships add up to their squad and sections to their ship; quick builds count by threat. */
function addsUp({ points, ships }: HandedSquad): boolean {
  if (ships.length === 0 || ships.some(({ build }) => build !== undefined)) return true;
  const sum = (parts: readonly { readonly points: number }[]): number => parts.reduce((total, part) => total + part.points, 0);
  return sum(ships) === points && ships.every((ship) => ship.sections === undefined || sum(ship.sections) === ship.points);
}
