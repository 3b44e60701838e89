/** Rows about the event itself: its making, its staff, its settings, its end. */
import type { TournamentEvent } from "../event/event.ts";
import { isOpen, type WorkingEvent } from "../event/working-event.ts";
import type { EditAcceptance, Entry, EventCreation, EventEnd, Publication, Series, SettingsChange, StaffAppointment } from "../log/log.ts";
import { citing, firstOf, type RowRefusal, refuse } from "../log/refusal.ts";
import { isDate } from "../log/timestamp.ts";
import { nameRefusal } from "../people/names.ts";
import { type EventFormat, eventFormatById, type Tier } from "../settings/formats.ts";
import { changeRefusal, settingsRefusal } from "../settings/settings-check.ts";
import { ORGANISERS, type Row } from "./row.ts";

/** What each kind of event is held as (ET-TIER-02 to -04). */
const TIER_OF: Readonly<Record<Series, Tier>> = {
  league: "casual",
  "weekly night": "casual",
  variant: "casual",
  "one-off": "competitive",
  "store championship": "competitive",
  regional: "premier",
  national: "premier",
  world: "premier",
};
const CHAMPIONSHIPS: readonly Series[] = ["store championship", "regional", "national", "world"];

/** The tier of an event whose organiser names none: the series', as far as the format allows it. */
export function usualTier(format: EventFormat, series: Series = "variant"): Tier {
  const tier = TIER_OF[series];
  return format.tiers.includes(tier) || CHAMPIONSHIPS.includes(series) ? tier : (format.tiers[0] ?? "casual");
}

/** What stands against making an event at all. */
export function creationRefusal({ name, format: id, tier, series, date, organiser, settings }: EventCreation): RowRefusal | undefined {
  const format = eventFormatById(id);
  if (!format) return refuse(`There is no event format "${id}"`);
  const against = firstOf(
    nameRefusal("The event", name),
    nameRefusal("The organiser", organiser.name),
    !isDate(date) && refuse(`"${date}" is no day of the calendar; write YYYY-MM-DD`),
    !format.tiers.includes(tier) &&
      refuse(`${format.name} is ${format.tiers.join(" or ")} only; a ${tier} event requires the dogfight format`, "ET-SCOPE-03"),
    series !== undefined &&
      CHAMPIONSHIPS.includes(series) &&
      tier !== TIER_OF[series] &&
      refuse(`A ${series} is ${TIER_OF[series]}`, TIER_OF[series] === "premier" ? "ET-TIER-04" : "ET-TIER-03"),
    settingsRefusal(format, tier, date, settings),
  );
  return citing(format, against);
}

export const staffed: Row<StaffAppointment> = {
  by: ["organiser"],
  against: (event, { what: { person, name, role } }) =>
    firstOf(
      nameRefusal("A member of the staff", name),
      event.people.get(person)?.role !== undefined && refuse(`${name} is on the staff already`),
      event.teams.has(person) && refuse(`${person} is the id of a team`),
      role === "second organiser" &&
        [...event.people.values()].some((other) => other.role === role) &&
        refuse("There is a second organiser already"),
      event.tier === "premier" && event.players.has(person) && refuse(`${name} plays; the staff of a premier event does not`, "ET-TO-04"),
    ),
  apply: (event, { what: { person, name, role } }) => void event.people.set(person, { id: person, name, role, since: event.rounds.length }),
};

export const changed: Row<SettingsChange> = {
  by: ORGANISERS,
  against: (event, { what: { settings } }) => changeRefusal(event, settings),
  apply: (event, { what }) => {
    event.settings = what.settings;
  },
};

export const published: Row<Publication> = {
  by: ORGANISERS,
  against: (event) =>
    firstOf(
      event.published && event.format.publishes && refuse("The event has been published already"),
      event.settings.rounds.length === 0 && refuse("There are no rounds yet, so no limit that players could build to", "EB-EVENT-08"),
      event.format.scenarios.length > 0 &&
        event.settings.rounds.some(({ scenario }) => scenario === undefined) &&
        refuse("Every round needs its scenario before the event is published", "EB-EVENT-08"),
    ),
  apply: (event) => {
    event.published = true;
  },
};

export const finished: Row<EventEnd> = {
  by: ORGANISERS,
  against: (event) =>
    firstOf(event.rounds.some(({ matches }) => matches.some(isOpen)) && refuse(`Results are missing: ${openTables(event)}`)),
  apply: (event: WorkingEvent, _entry: Entry<EventEnd>) => {
    event.finished = true;
  },
};

/** Changes nothing: it only says that somebody has seen it. */
export const editAccepted: Row<EditAcceptance> = { by: ORGANISERS, against: () => undefined, apply: () => undefined };

/** Where results are missing, in words. */
export const openTables = (event: TournamentEvent): string =>
  event.rounds
    .flatMap(({ number, matches }) =>
      matches
        .filter(isOpen)
        .toSorted((a, b) => a.table - b.table)
        .map(({ table }) => `round ${number} table ${table}`),
    )
    .slice(0, 20)
    .join(", ");
