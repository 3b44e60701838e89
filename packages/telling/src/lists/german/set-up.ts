import { translated } from "@broadside/messages";
import type * as English from "../texts/set-up.ts";

export const SET_UP_TEXTS = translated<typeof English.SET_UP_TEXTS>()({
  "unknown format": "Es gibt keine Partie im Format „{format}“.",
  "unknown scenario": "Es gibt kein Szenario namens „{scenario}“.",
  "unknown scenario, others near": "Es gibt kein Szenario namens „{scenario}“. Ähnliche Namen: {nearest}.",
  "scenario missing": "Wähle ein Szenario, bevor du Staffeln baust.",
  "edition not played": "{scenario} ist für {editions}, nicht für {edition}.",
  "unknown figure": "{scenario} hat keine Einstellung „{figure}“. Es gibt {known}.",
  "figure out of range": "{figure}: {value} ist keine ganze Zahl von {least} bis {most}.",
  "no tiers": "{format} hat keine Stufen.",
  "tier missing": "{format} wird Stufe für Stufe gespielt. Wähle eine Stufe von 1 bis {most}.",
  "unknown tier": "{format} hat keine Stufe {tier}. Wähle eine Stufe von 1 bis {most}.",

  "too many players": "Eine Partie ist für höchstens {most} Spieler, nicht für {players}.",
  "wrong number of players": "{game} ist für {range, select, yes {{least} bis {most}} other {{least}}} Spieler, nicht für {players}.",
  "only if the organiser allows it":
    "{game} ist für {range, select, yes {{least} bis {most}} other {{least}}} Spieler. Die Turnierleitung muss {players} erlauben.",
  "no deployment areas": "{scenario} hat keine Aufstellungszonen für {players} Spieler.",
  "wrong sides":
    "{format} braucht zwei Seiten mit je {seats, plural, one {# Spieler} other {# Spielern}}, aber die Seiten haben {sides} Spieler.",
  "one team only": "Alle Spieler sind in einem Team. Mindestens einer muss in ein anderes.",
  "not two teams": "Eine Partie in Teams braucht zwei Teams, es {teams, plural, one {ist aber #} other {sind aber #}}.",
  "wrong team sizes": "Ein Team hat 1 bis {most} Staffeln, diese Teams haben aber {teams}.",
  "teams in a free-for-all": "Bei jeder gegen jeden gibt es keine Teams.",
  "not one against one": "Eins gegen eins ist für zwei Spieler, jeder für sich.",
  "type not played": "{scenario} gibt es nicht als {type}, nur als {types}.",

  "points and threat mixed":
    "Alle Staffeln einer Partie müssen gleich zählen. Diese Plätze zählen Punkte: {points}. Diese zählen mit Schnellbau Bedrohung: {threat}.",
  "no format for these squads": "{scenario} hat kein Format für Staffeln, die {counts, select, threat {Bedrohung} other {Punkte}} zählen.",
  "no limit": "{scenario} hat kein Limit für {counts, select, threat {Bedrohung} other {Punkte}}.",
  "squad over the limit":
    "{squad, plural, =0 {Diese Staffel} other {Staffel {squad}}} kostet {counts, select, threat {Bedrohung {spent}} other {{spent} Punkte}}; das Limit ist {limit}.",
  "wrong number of ships":
    "{squad, plural, =0 {Diese Staffel} other {Staffel {squad}}} hat {ships, plural, one {# Schiff} other {# Schiffe}}; sie braucht {range, select, yes {{least} bis {most}} other {{least}}}.",
  "wrong number of obstacles": "{scenario} hat {wanted} Hindernisse, nicht {obstacles}.",
  "obstacles not allowed": "Diese Hindernisse sind nicht erlaubt: {kinds}.",
  "deck not allowed": "„{deck}“ ist kein Schadensdeck von {format}.",
  "deck not allowed on this day": "„{deck}“ ist am {day} kein Schadensdeck von {format}.",
  "huge ship as an obstacle": "Ein Riesenschiff kann nur in Standardpartien ein Hindernis sein, nicht in {format}.",
  "nobody places the huge ship": "Platz {number} ist leer, also kann niemand das Riesenschiff platzieren.",
});

export const DIFFERENCE_TEXTS = translated<typeof English.DIFFERENCE_TEXTS>()({
  "unknown points update": "seine Punkte sind aus dem Update vom {date}, das hier fehlt",
  "format of another edition": "das Format ist „{format}“, und das ist kein Format der ersten Edition",
  "no scenario": "er nennt kein Szenario, also begrenzt nichts die Listen",
  "unknown scenario": "es gibt kein Szenario namens „{scenario}“",
  "another value": "{path} ist {said}, aber die Karten ergeben {made}",
  error: "{detail}",
  problem: "{problem} ({rule})",
  problemInSquad: "{squad}: {problem} ({rule})",
  "over a limit": "{player}: {found} ({rule})",
});
