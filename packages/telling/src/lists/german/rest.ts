import { translated } from "@broadside/messages";
import type * as English from "../texts/rest.ts";

export const PLACE_TEXTS = translated<typeof English.PLACE_TEXTS>()({
  list: "{called, select, tier {Stufe {number}} member {Mitglied {number}} other {Liste {number}}}",
  listOfPlayer: "{list} ({player})",
  wing: "Geschwader {number}",
  ship: "Schiff {number}",
  shipOfSeveral: "{name} (Schiff {number})",
  theList: "die Liste",
  allLists: "alle Listen",
});

export const SPENT_TEXTS = translated<typeof English.SPENT_TEXTS>()({
  noLimit: "{counts, select, threat {Bedrohung {spent}} other {{spent} Punkte}}",
  limit: "{counts, select, threat {Bedrohung {spent} von {limit}} other {{spent} von {limit} Punkten}}, {left} übrig",
  deficit: "{counts, select, threat {Bedrohung {spent} von {limit}} other {{spent} von {limit} Punkten}}, Defizit {left}",
  over: "{counts, select, threat {Bedrohung {spent} von {limit}} other {{spent} von {limit} Punkten}}, {over} zu viel",
  withEpicPoints: "{points}; {spent} von {limit} Epic-Punkten",
});

export const OPTION_TEXTS = translated<typeof English.OPTION_TEXTS>()({
  points: "Limit {points} Punkte",
  threat: "Limit Bedrohung {threat}",
  scenario: "Szenario {scenario}",
  teamLimit: "Limits gelten für das ganze Team",
  memberLimit: "Limits gelten für jedes Mitglied",
  epicPoints: "{ship}: {points, plural, one {# Epic-Punkt} other {# Epic-Punkte}}",
  missionShips: "die Mission verlangt {ships}",
  hugeOrWing: "mindestens ein Riesenschiff oder Geschwader",
  hugeAtMostHalf: "höchstens die Hälfte des Limits für Riesenschiffe",
  event: "Turnier {region, select, elsewhere {außerhalb Nordamerikas} other {in Nordamerika}}",
  eventOn: "Turnier {region, select, elsewhere {außerhalb Nordamerikas} other {in Nordamerika}} am {date}",
  notAdmitted: "nicht erlaubt: {cards}",
});

export const RESTRICTION_TEXTS = translated<typeof English.RESTRICTION_TEXTS>()({
  ship: "nur für {ships}",
  "ship-name": "nur für {names}",
  size: "nur für Schiffe dieser Größe: {sizes}",
  faction: "nur für Listen der Fraktion {factions}",
  "faction-or-name": "nur für Listen der Fraktion {factions} oder eine Staffel mit {names}",
  keyword: "nur für Schiffe mit dem Schlüsselwort {keywords}",
  action: "nur für Schiffe mit der Aktion {action}{colour, select, red { (rot)} other {}}",
  icon: "nur für Schiffe mit dem Symbol {slot}",
  "no-icon": "nur für Schiffe ohne das Symbol {slot}",
  equipped: "nur für Schiffe mit einer Karte {slot}",
  arc: "nur für Schiffe mit diesem Feuerwinkel: {arc}",
  "force-side": "nur für diese Seite der Macht: {side, select, light {hell} dark {dunkel} other {{side}}}",
  "ship-ability": "nur für Schiffe mit {abilities}",
  "not-limited": "nur für Schiffe, die nicht limitiert sind",
});

export const STAT_TEXTS = translated<typeof English.STAT_TEXTS>()({
  atMost: "nur für Schiffe mit {stat} {atMost} oder weniger",
  atLeast: "nur für Schiffe mit {stat} {atLeast} oder mehr",
  exactly: "nur für Schiffe mit {stat} {atLeast}",
  between: "nur für Schiffe mit {stat} {atLeast} bis {atMost}",
  initiative: "Pilotenwert oder Initiative",
  agility: "Wendigkeit",
  hull: "Hülle",
  shields: "Schilden",
  energy: "Energie",
});

export const SIZE_TEXTS = translated<typeof English.SIZE_TEXTS>()({ small: "klein", medium: "mittel", large: "groß", huge: "riesig" });
