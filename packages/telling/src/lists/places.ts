/** Texts for a problem's place in a list, the points a list has spent, and an organiser's options. */
import type { Catalogue } from "@broadside/cards";
import { scenarioFacts } from "@broadside/formats";
import type { FormatOptions, ListWord, NamedPlace, Spent } from "@broadside/squads";
import type { ListWords } from "./english.ts";

/** A place, such as "tier 2, Wedge Antilles, R2-D2", or "member 1 (Anna)". */
export function placeInWords({ list, wing, ship, upgrade, isWholeEntry }: NamedPlace, words: ListWords): string {
  const { places } = words;
  const parts = [
    list && withPlayer(listInWords(list.called, list.number, words), list.player, words),
    wing === undefined ? undefined : places.wing({ number: wing }),
    ship && shipInWords(ship, words),
    upgrade,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(", ") : isWholeEntry ? places.allLists : places.theList;
}

const withPlayer = (list: string, player: string | undefined, { places }: ListWords): string =>
  player === undefined ? list : places.listOfPlayer({ list, player });

/** A list's name within its entry, such as "tier 2". */
export const listInWords = (called: ListWord, number: number, { places }: ListWords): string => places.list({ called, number });

function shipInWords({ name, number = 0 }: NonNullable<NamedPlace["ship"]>, { places }: ListWords): string {
  if (name === undefined) return places.ship({ number });
  return number === 0 ? name : places.shipOfSeveral({ name, number });
}

/**
 * The points spent, such as "284 of 300 points, 16 left; 3 of 5 epic points". In edition 2.5, the points that are left are called the
 * deficit.
 */
export function spentInWords(spent: Spent, words: ListWords): string {
  const points = pointsInWords(spent, words);
  return spent.epicPoints ? words.spent.withEpicPoints({ points, ...spent.epicPoints }) : points;
}

function pointsInWords({ counts, spent, limit, isDeficit }: Spent, words: ListWords): string {
  if (limit === undefined) return words.spent.noLimit({ spent, counts });
  const left = limit - spent;
  if (left < 0) return words.spent.over({ spent, limit, counts, over: -left });
  return isDeficit ? words.spent.deficit({ spent, limit, counts, left }) : words.spent.limit({ spent, limit, counts, left });
}

/** Describes each option in a few words. */
export function optionsInWords(options: FormatOptions, { ships }: Catalogue, words: ListWords): readonly string[] {
  const { points, threat, scenario, team, epicPoints = {}, missionShips = [], requirements = [], event } = options;
  const own = words.options;
  const shipName = (id: string): string => ships.get(id)?.name ?? id;
  return [
    points === undefined ? undefined : own.points({ points }),
    threat === undefined ? undefined : own.threat({ threat }),
    scenario === undefined ? undefined : own.scenario({ scenario: scenarioFacts(scenario)?.name ?? scenario }),
    team === undefined ? undefined : team ? own.teamLimit : own.memberLimit,
    ...Object.entries(epicPoints).map(([id, figure]) => own.epicPoints({ ship: shipName(id), points: figure })),
    missionShips.length > 0 ? own.missionShips({ ships: missionShips.map(shipName) }) : undefined,
    ...requirements.map((requirement) => (requirement === "huge-or-wing" ? own.hugeOrWing : own.hugeAtMostHalf)),
    event && (event.date === undefined ? own.event(event) : own.eventOn({ region: event.region, date: event.date })),
    event?.notAdmitted?.length ? own.notAdmitted({ cards: event.notAdmitted }) : undefined,
  ].filter((option) => option !== undefined);
}
