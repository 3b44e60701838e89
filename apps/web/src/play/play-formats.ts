/** Formats that can be played here: how many seats they have, and who sits with whom. */
import { GAME_FORMAT_IDS, type GameFormatId, gameSheet, squadFormatFacts } from "@broadside/formats";
import { listsForSides } from "@broadside/squads";
import type { ListOffer } from "./lists.ts";
import type { WantedList } from "./protocol.ts";
import type { SeatChoice } from "./start/seat-form.tsx";

export interface PlayFormat {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly number[];
  /** The teams of the seats, where the format sets them. */
  readonly teams?: readonly number[];
  /** Where obstacles come from. */
  readonly obstacles: string;
}

const SIX = "Obstacles come from the lists; where lists bring none, six asteroids of the core set are used.";
const TWELVE = "Each side brings six obstacles; where a list brings none, they are chosen for it.";

/** What the name alone does not say. */
const ADDED: Readonly<Partial<Record<GameFormatId, string>>> = {
  "epic-dogfight": `, ${squadFormatFacts("epic-dogfight").points?.[0]} points`,
  "team-epic": ", two against two",
};

export const PLAY_FORMATS: readonly PlayFormat[] = GAME_FORMAT_IDS.map((id) => {
  const { seats, sides } = gameSheet(id);
  return {
    id,
    name: `${squadFormatFacts(id).name}${ADDED[id] ?? ""}`,
    seats: Array.from({ length: seats[1] - seats[0] + 1 }, (_, more) => seats[0] + more),
    ...(sides &&
      sides.seats > 1 && { teams: Array.from({ length: sides.count * sides.seats }, (_, at) => 1 + Math.floor(at / sides.seats)) }),
    obstacles: sides ? TWELVE : SIX,
  };
});

export const playFormat = (id: string): PlayFormat => PLAY_FORMATS.find((format) => format.id === id) ?? (PLAY_FORMATS[0] as PlayFormat);

/** As many seats as wanted, or as the format has; in its teams where it sets them. */
export function seatsFor({ seats: counts, teams }: PlayFormat, wanted: number, before: readonly SeatChoice[]): readonly SeatChoice[] {
  const count = counts.includes(wanted) ? wanted : (counts[0] ?? 2);
  return Array.from({ length: count }, (_, at) => {
    const seat = before[at] ?? { name: `Player ${at + 1}`, team: at + 1, list: undefined };
    return teams ? { ...seat, team: teams[at] ?? 1 } : seat;
  });
}

/** Teams of another format are no wish: each plays for himself again. */
export const released = (seats: readonly SeatChoice[]): readonly SeatChoice[] => seats.map((seat, at) => ({ ...seat, team: at + 1 }));

/** Which of the team's lists a seat flies, from 1: the captain, who sits first, the first (ET-TLIST-06). */
export const memberOf = (seats: readonly Pick<SeatChoice, "team">[], at: number): number =>
  seats.slice(0, at + 1).filter(({ team }) => team === seats[at]?.team).length;

/** What each seat flies: its own list, or one of those that its team has handed in; where nothing is chosen, against other factions. */
export function listsOf(format: PlayFormat, seats: readonly SeatChoice[], offers: readonly ListOffer[], tier: number) {
  const handed = format.teams ? seats.filter((_, at) => memberOf(seats, at) === 1) : seats;
  const places = handed.map(({ team, list }) => ({ side: team, chosen: offers.find(({ id }) => id === list) }));
  const flown = listsForSides(places, offers, ({ entry }) => entry.squads[0]?.faction);
  return seats.map((seat, at) => {
    const offer = flown[format.teams ? handed.findIndex(({ team }) => team === seat.team) : at];
    const wanted: WantedList | undefined = offer && {
      entry: offer.entry,
      format: format.id,
      tier: format.teams ? memberOf(seats, at) : tier,
    };
    return { offer, wanted };
  });
}
