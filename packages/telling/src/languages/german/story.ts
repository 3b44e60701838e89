/** A side may be one player or several, so no verb has a side's name as its subject. */
import { translated } from "@broadside/messages";
import type {
  ACCOUNT as ENGLISH_ACCOUNT,
  ENDING as ENGLISH_ENDING,
  STORY as ENGLISH_STORY,
  TURNS as ENGLISH_TURNS,
} from "../english/story.ts";

export const ACCOUNT = translated<typeof ENGLISH_ACCOUNT>()({
  verdict: {
    won: "Sieg für {winners} nach {rounds, plural, one {# Runde} other {# Runden}}, {ending}",
    draw: "Unentschieden nach {rounds, plural, one {# Runde} other {# Runden}}, {ending}",
  },
  endings: {
    elimination: "durch Vernichtung",
    time: "nach Punkten, als die Zeit um war",
    rounds: "nach Punkten am Ende der letzten Runde",
    concession: "durch Aufgabe",
    agreement: "durch Einigung",
    goal: "durch Erreichen des Ziels",
    judge: "durch Entscheidung eines Schiedsrichters",
  },
  side: "{players}",
  counter: "Siegmarker",
  counters: { onCards: "{counters} auf Schiffskarten", reasons: "{counters} ({reasons})", reason: "{reason}: {counters}" },
  /** In the scenario's own words. */
  missionPoints: "{reason}",
  losses: {
    destroyed: "{ships} zerstört",
    fled: "{ships} geflohen",
    "destroyed or fled": "{ships} zerstört oder geflohen",
    "at half health": "{ships} zur Hälfte beschädigt",
    "fore crippled": "{ships}: Bugsektion lahmgelegt",
    "aft crippled": "{ships}: Hecksektion lahmgelegt",
  },
});

export const ENDING = translated<typeof ENGLISH_ENDING>()({
  won: "Sieg für {winners}",
  draw: "Unentschieden",
  when: "{round, plural, =0 {während des Aufbaus} other {in Runde #}}",
  how: {
    nobodyLeft: "Niemand hatte {when} noch ein Schiff.",
    lostLast: "Das letzte Schiff von {losers} ging {when} verloren.",
    onlyLeft: "Übrig waren {when} nur noch Schiffe von {winners}.",
    time: "Die Zeit lief {when} ab.",
    rounds: "Runde {round} war die letzte.",
    conceded: "Die Partie endete {when} mit der Aufgabe von {players}.",
    othersConceded: "Alle anderen gaben {when} auf.",
    agreement: "Die Spieler einigten sich {when} auf ein Unentschieden.",
    goal: "Das Ziel wurde {when} erreicht.",
    judge: "Ein Schiedsrichter entschied die Partie {when}.",
  },
  score: {
    level: "Gleichstand bei {points}.",
    tiebreak: "Gleichstand bei {points}. Für diesen Fall gilt: {tiebreak}.",
    ahead: "Vorsprung {points}.",
    win: "Vorsprung {points}: ein voller Sieg.",
    "modified win": "Vorsprung {points}: ein modifizierter Sieg.",
  },
});

export const STORY = translated<typeof ENGLISH_STORY>()({
  losses: {
    destroyed: "{ships}",
    fled: "{ships}, geflohen",
    fore: "{ships}, Bug",
    aft: "{ships}, Heck",
    half: "{ships}, halb",
    restored: "{ships}, zurück",
    counters: "{ships}",
    "mission points": "{ships}",
    correction: "{ships}",
  },
  lastShip: "Letztes Schiff",
  counter: "Marker",
  counters: "{counter}",
  /** What a scenario counts, in its own words. */
  scored: "{reason}",
  group: "{first} und {more, plural, one {# weiteres} other {# weitere}}",

  luck: {
    noDice: "Niemand hat in einem Angriff gewürfelt.",
    band: "Im grauen Band liegen zwei von drei Partien.",
    level: "Das Glück war ausgeglichen: weniger als ein Ergebnis Unterschied. {band}",
    more: "Bei {name} war das Würfelglück um {results, number, ::.0} Ergebnisse größer",
    moreThan: "Bei {name} war das Würfelglück um {results, number, ::.0} Ergebnisse größer als bei {other}",
    usual: "{more}. Das liegt im grauen Band wie in zwei von drei Partien.",
    unusual: "{more}, mehr als in zwei von drei Partien. {band}",
    rare: "{more}, wie in einer von zwanzig Partien. {band}",
  },

  event: {
    formats: {
      "epic-dogfight": "Epic Dogfight",
      "team-epic": "Team Epic",
      escalation: "Escalation",
      "scenario-event": "Turnier mit Standardszenarien",
      "epic-battles": "Turnier mit „Epic Battles“",
      "free-for-all": "Gruppen, jeder gegen jeden",
    },
    margin: "Vorsprung",
    marginText: "{one} zu {other}",
    left: "Übrig",
    leftText: "{left} von {whole}",
    result: "Ergebnis",
    place: "Platz {place}",
    player: "{name}, {points, plural, one {# Punkt} other {# Punkte}}",
    results: {
      win: "{name}: voller Sieg, {points, plural, one {# Punkt} other {# Punkte}}",
      "modified win": "{name}: modifizierter Sieg, {points, plural, one {# Punkt} other {# Punkte}}",
      draw: "Unentschieden, je {points, plural, one {# Punkt} other {# Punkte}}",
      loss: "Niederlage, je {points, plural, one {# Punkt} other {# Punkte}}",
    },
  },
});

export const TURNS = translated<typeof ENGLISH_TURNS>()({
  present: {
    breaksUp: "{count, plural, one {{ships} bricht auseinander} other {{ships} brechen auseinander}}",
    losesFore: "{ships} verliert den Bug",
    losesAft: "{ships} verliert das Heck",
    isDestroyed: "{count, plural, one {{ships} wird zerstört} other {{ships} werden zerstört}}",
    takes: "{attacker} schießt {ships} ab",
    leaves: "{count, plural, one {{ships} verlässt den Tisch} other {{ships} verlassen den Tisch}}",
    isHalved: "{count, plural, one {{ships} ist halb zerstört} other {{ships} sind halb zerstört}}",
    halves: "{attacker} schießt {ships} auf die Hälfte herunter",
    comesBack: "{count, plural, one {{ships} kommt zurück} other {{ships} kommen zurück}}",
    scores: "{count, plural, one {{players} holt {points}} other {{players} holen {points}}}",
    sidesScore: "{sides, plural, =2 {Zwei} =3 {Drei} =4 {Vier} other {#}} Seiten holen {points}",
    corrected: "Der Punktestand wird korrigiert",
    shipsLost: "{count, plural, =2 {Zwei} =3 {Drei} =4 {Vier} =5 {Fünf} =6 {Sechs} other {#}} Schiffe gehen verloren",
    losses: "{count, plural, =2 {Zwei} =3 {Drei} =4 {Vier} =5 {Fünf} =6 {Sechs} other {#}} Verluste auf einmal",
  },
  past: {
    breaksUp: "{ships} brach auseinander",
    losesFore: "{ships} verlor den Bug",
    losesAft: "{ships} verlor das Heck",
    isDestroyed: "{count, plural, one {{ships} wurde zerstört} other {{ships} wurden zerstört}}",
    takes: "{attacker} schoss {ships} ab",
    leaves: "Flucht von {ships} über die Tischkante",
    isHalved: "{count, plural, one {{ships} war halb zerstört} other {{ships} waren halb zerstört}}",
    halves: "{attacker} schoss {ships} auf die Hälfte herunter",
    comesBack: "Rückkehr von {ships}",
    scores: "Der Punktestand von {players} stieg um {points}",
    sidesScore: "{sides, plural, =2 {Zwei} =3 {Drei} =4 {Vier} other {#}} Seiten holten {points}",
    corrected: "Der Punktestand wurde korrigiert",
    wereLost: "{ships} gingen verloren",
  },
  part: { whole: "{ships}", fore: "Bug von {ships}", aft: "Heck von {ships}" },
  list: "{losses}",
  how: {
    several: "{losses}.",
    severalConceded: "{losses}. Ihr Spieler gab auf.",
    conceded: "{count, plural, one {Sein Spieler gab auf.} other {Ihr Spieler gab auf.}}",
    scored: "{reason}.",
    fled: "Über die Tischkante.",
    attacks:
      "{attacks, plural, =1 {Ein Angriff} =2 {Zwei Angriffe} =3 {Drei Angriffe} =4 {Vier Angriffe} =5 {Fünf Angriffe} =6 {Sechs Angriffe} other {# Angriffe}} von {attacker}, {damage} Schaden.",
    attacksOfSeveral:
      "{attacks, plural, =2 {Zwei Angriffe} =3 {Drei Angriffe} =4 {Vier Angriffe} =5 {Fünf Angriffe} =6 {Sechs Angriffe} other {# Angriffe}} von {ships, plural, =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} =6 {sechs} other {#}} Schiffen, {damage} Schaden.",
    runOver: "Überrollt von {ship}.",
    rammed: "Gerammt von {ship}.",
    ranInto: "Mit {ship} zusammengestoßen.",
    damage: "{damage} Schaden ohne Angriff.",
    noAttack: "Ohne Angriff.",
    also: "{how} Außerdem {others}.",
  },
  /** The round is in brackets, because its place in a German sentence would otherwise depend on the verb. */
  decided: {
    nothing: "Niemand hat etwas verloren, das zählt.",
    nothingBeforeConcession: "Vor der Aufgabe hat niemand etwas verloren, das zählt.",
    agreement: "Die Spieler einigten sich auf ein Unentschieden, unabhängig vom Punktestand.",
    level: "{what} ({when}). Danach stand es an der Spitze gleich.",
    alone: "{what} ({when}).",
    leadGrew: "{what} ({when}). Der Vorsprung von {name} ging von {before} auf {after}.",
    ledSince: "{what} ({when}). Von da an lag die Führung bei {name}.",
    ledBy: "{what} ({when}). Danach lag die Führung bei {name}, mit {points} Vorsprung.",
    andLedSince: "{what} ({when}) und reichte von da an zur Führung.",
    andLedBy: "{what} ({when}) und lag danach um {points} vorn.",
  },
});
