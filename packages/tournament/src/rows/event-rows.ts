/** Rows about the event itself: its creation, staff, settings and end. */
import type { TournamentEvent } from "../event/event.ts";
import { isOpen, type WorkingEvent } from "../event/working-event.ts";
import type { EditAcceptance, Entry, EventCreation, EventEnd, Publication, Series, SettingsChange, StaffAppointment } from "../log/log.ts";
import { isDate } from "../log/timestamp.ts";
import { nameRefusal } from "../people/names.ts";
import type { TablePlace } from "../reasons/round-refusals.ts";
import { citing, firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
import { type EventFormat, eventFormatById, type Tier } from "../settings/formats.ts";
import { changeRefusal, settingsRefusal } from "../settings/settings-check.ts";
import { ORGANISERS, type Row } from "./row.ts";

/** The tier of each series (ET-TIER-02 to -04). */
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

/** The tier of an event if its organiser names none: that of its series, if the format allows it. */
export function usualTier(format: EventFormat, series: Series = "variant"): Tier {
  const tier = TIER_OF[series];
  return format.tiers.includes(tier) || CHAMPIONSHIPS.includes(series) ? tier : (format.tiers[0] ?? "casual");
}

/** Why an event cannot be created. */
export function creationRefusal({ name, format: id, tier, series, date, organiser, settings }: EventCreation): RowRefusal | undefined {
  const format = eventFormatById(id);
  if (!format) return { key: "no such format", id };
  const against = firstOf(
    nameRefusal("event", name),
    nameRefusal("organiser", organiser.name),
    !isDate(date) && { key: "not a day", text: date },
    !format.tiers.includes(tier) && {
      key: "tier is not for the format",
      format: format.name,
      tiers: format.tiers,
      tier,
      rule: "ET-SCOPE-03",
    },
    series !== undefined &&
      CHAMPIONSHIPS.includes(series) &&
      tier !== TIER_OF[series] && {
        key: "series has another tier",
        series,
        tier: TIER_OF[series],
        rule: TIER_OF[series] === "premier" ? "ET-TIER-04" : "ET-TIER-03",
      },
    settingsRefusal(format, tier, date, settings),
  );
  return citing(format, against);
}

export const staffed: Row<StaffAppointment> = {
  by: ["organiser"],
  against: (event, { what: { person, name, role } }) =>
    firstOf(
      nameRefusal("staff member", name),
      event.people.get(person)?.role !== undefined && { key: "on the staff already", person: name },
      event.teams.has(person) && { key: "id of a team", id: person },
      role === "second organiser" && [...event.people.values()].some((other) => other.role === role) && { key: "second organiser exists" },
      event.tier === "premier" && event.players.has(person) && { key: "player on premier staff", person: name, rule: "ET-TO-04" },
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
      event.published && event.format.publishes && { key: "published already" },
      event.settings.rounds.length === 0 && { key: "no rounds to publish", rule: "EB-EVENT-08" },
      event.format.scenarios.length > 0 &&
        event.settings.rounds.some(({ scenario }) => scenario === undefined) && { key: "rounds without a scenario", rule: "EB-EVENT-08" },
    ),
  apply: (event) => {
    event.published = true;
  },
};

export const finished: Row<EventEnd> = {
  by: ORGANISERS,
  against: (event) => missingResults(event),
  apply: (event: WorkingEvent, _entry: Entry<EventEnd>) => {
    event.finished = true;
  },
};

/** Changes nothing; it only says that somebody has seen the edit. */
export const editAccepted: Row<EditAcceptance> = { by: ORGANISERS, against: () => undefined, apply: () => undefined };

/** Refuses while a match is still open. */
export function missingResults(event: TournamentEvent): RowRefusal | undefined {
  const tables = event.rounds.flatMap(({ number, matches }) =>
    matches
      .filter(isOpen)
      .toSorted((a, b) => a.table - b.table)
      .map(({ table }): TablePlace => ({ round: number, table })),
  );
  return tables.length > 0 ? { key: "results are missing", tables } : undefined;
}
