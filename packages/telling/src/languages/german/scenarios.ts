/** Tie-breaks are also used within a sentence, so they begin with a word that is written small there. */
import type { TextsOfScenarios } from "../scenario-texts.ts";

const COMMON = { rounds: "Höchstzahl der Runden", obstacles: "Hindernisse" } as const;
const COUNTERS = { counterPoints: "Punkte je Siegmarker", counterThreat: "Bedrohung je Siegmarker bei Schnellbau" } as const;
const MISSION = { rounds: COMMON.rounds, goal: "Missionspunkte, mit denen die Partie endet" } as const;
const NO_TIEBREAK = { 0: "Keine: Gleich viele Missionspunkte sind ein Unentschieden." } as const;
const MORE_COUNTERS = { 0: "Es gewinnt die Seite, die mehr Siegmarker erhalten hat." } as const;
const MORE_THREAT = { 0: "Es gewinnt der Spieler, der im Spiel und in Reserve mehr Bedrohung übrig hat." } as const;
const BIGGER_SHIPS = "Ein mittleres oder großes Schiff zählt als zwei, ein Riesenschiff als drei.";

export const SCENARIOS: TextsOfScenarios = {
  dogfight: {
    aim: "Zerstöre mehr, als du verlierst.",
    options: {
      rounds: COMMON.rounds,
      obstacles: "Hindernisse auf einem Tisch mit 3' x 3'",
      epic: "Listen für „Epic Battles“ mit Riesenschiffen und Geschwadern (1 für ja)",
      manyObstacles: "Hindernisse auf einem Tisch mit 6' x 3'",
    },
    zones: {},
    endPhase: {},
    tiebreaks: { 0: "Es gewinnt die Seite, die weniger Schiffe verloren hat." },
  },
  "assault-at-the-satellite-array": {
    aim: "Halte mehr der fünf Satelliten als dein Gegner, Runde für Runde.",
    options: MISSION,
    zones: {},
    endPhase: {
      Objectives: {
        name: "Missionsziele",
        text: "Ab Runde 2 bringt jeder Satellit dem Spieler, der ihn kontrolliert, 1 Missionspunkt.",
      },
    },
    tiebreaks: NO_TIEBREAK,
  },
  "chance-engagement": {
    aim: "Vertreibe den Gegner. Der Satellit in der Mitte bringt ein paar zusätzliche Punkte.",
    options: MISSION,
    zones: {},
    endPhase: {
      Objectives: {
        name: "Missionsziele",
        text: "Ab Runde 2 erhält jeder Spieler, der den Satelliten umkämpft, 1 Missionspunkt, und 1 mehr, wenn das sonst niemand tut.",
      },
    },
    tiebreaks: NO_TIEBREAK,
  },
  "salvage-mission": {
    aim: "Nimm Versorgungskisten in Schlepp und gib sie nicht mehr her.",
    options: MISSION,
    zones: {},
    endPhase: {
      Objectives: {
        name: "Missionsziele",
        text: "Ab Runde 2 bringt jede Versorgungskiste im Schlepp dem Spieler des Schiffs, das sie schleppt, 1 Missionspunkt.",
      },
    },
    tiebreaks: NO_TIEBREAK,
  },
  "scramble-the-transmissions": {
    aim: "Leg deinen Marker auf die drei Satelliten und sorg dafür, dass er dort bleibt.",
    options: MISSION,
    zones: {},
    endPhase: {
      Objectives: {
        name: "Missionsziele",
        text: "Ab Runde 2 bringt jeder Satellit dem Spieler, dessen Marker darauf liegt, 1 Missionspunkt.",
      },
    },
    tiebreaks: NO_TIEBREAK,
  },

  "epic-escalation": {
    aim: "Aus einem Scharmützel wird eine Schlacht: Schieß am meisten ab, während immer mehr Schiffe dazukommen.",
    options: {
      ...COMMON,
      startThreat: "Bedrohung, mit der jeder Spieler beginnt",
      growth: "Bedrohung, um die die Stufe jede Runde steigt",
      goal: "Abgeschossene Bedrohung, mit der die Partie endet",
      threatPoints: "Staffelpunkte je Bedrohung",
    },
    zones: {},
    endPhase: {},
    tiebreaks: MORE_THREAT,
  },
  "fog-of-war": {
    aim: "Niemand sieht die ganze Schlacht: Schieß mehr ab als alle anderen, bevor eine Flotte vernichtet ist.",
    options: {
      ...COMMON,
      reserve: "Schiffe, die ein Spieler in Reserve halten kann",
      arrivals: "So oft kann ein Spieler je Runde einen Schnellbau aus der Reserve holen",
      fog: "Zusätzliche Verteidigungswürfel auf Reichweite 3",
    },
    zones: {},
    endPhase: {},
    tiebreaks: MORE_THREAT,
  },
  "aces-high": {
    aim: "Jeder hat ein Schiff und kämpft gegen alle: Werde das Ass mit den meisten Siegmarkern.",
    options: {
      ...COMMON,
      goal: "Siegmarker, mit denen die Partie endet",
      kill: "Siegmarker für ein abgeschossenes Schiff",
    },
    zones: {},
    endPhase: {},
    tiebreaks: {
      0: "Es gewinnt der Spieler, der mehr Schiffe zerstört hat.",
      1: "Es gewinnt der Spieler, der sein Schiff seltener verloren hat.",
    },
  },
  "atmospheric-entry": {
    aim: "Beide Flotten wollen in denselben Landekorridor: Bring deine Schiffe hinunter oder lass die des Gegners verglühen.",
    options: {
      ...COMMON,
      ...COUNTERS,
      landingRound: "Erste Runde, in der Schiffe landen können",
      safeSpeed: "Höchste sichere Geschwindigkeit in der Atmosphäre",
      landingPoints: "Punkte eines gelandeten Schiffs je Siegmarker",
      landingThreat: "Bedrohung eines gelandeten Schnellbaus je Siegmarker",
    },
    zones: { Atmosphere: "Atmosphäre", "Landing corridor": "Landekorridor" },
    endPhase: {
      Landing: {
        name: "Landung",
        text: "Ab Runde {landingRound} kann in Spielerreihenfolge jedes Schiff landen, das ganz im Landekorridor und weder gestresst noch ionisiert ist. Es entkommt, und sein Spieler erhält für je {landingPoints} seiner Punkte 1 Siegmarker, aufgerundet. Ist es zur Hälfte beschädigt, ist es 1 weniger, mindestens aber 1. Bei Schnellbau ist es 1 für je Bedrohung {landingThreat}, und die Schiffe eines Schnellbaus teilen sich dessen Bedrohung gleichmäßig. Die Schiffe eines Geschwaders landen einzeln.",
      },
    },
    tiebreaks: MORE_COUNTERS,
  },
  "passing-engagement": {
    aim: "Zwei Konvois begegnen sich: Bring dein Shuttle über den Tisch und halte das andere auf.",
    options: {
      ...COMMON,
      ...COUNTERS,
      passage: "Siegmarker für ein Shuttle, das durchkommt oder aufgehalten wird",
      wear: "Schadenskarten, die ein Shuttle einen Siegmarker kosten",
    },
    zones: {},
    endPhase: {},
    tiebreaks: MORE_COUNTERS,
  },
  "key-cargo-retrieval": {
    aim: "Entere die drei treibenden Shuttles und bring ihre Fracht heim.",
    options: {
      ...COMMON,
      ...COUNTERS,
      boarding: "Entermarker, die ein Shuttle öffnen",
      cargo: "Siegmarker für heimgebrachte Fracht",
    },
    zones: {},
    endPhase: {
      Boarding: {
        name: "Entern",
        text: `Ab Runde 2 legt der Spieler, der mehr Schiffe als jeder andere auf Reichweite 0–1 eines Shuttles hat, einen Entermarker darauf. ${BIGGER_SHIPS} Sobald {boarding} darauf liegen, egal von wem, kommt das Shuttle vom Tisch und an seine Stelle eine Schlüsselfracht, die dieser Spieler kontrolliert.`,
      },
      "Changing hands": {
        name: "Fracht übernehmen",
        text: "Wer mehr Schiffe als jeder andere auf Reichweite 0–1 einer Schlüsselfracht hat, kontrolliert sie von da an. Gezählt wird wie beim Entern.",
      },
      Home: {
        name: "Daheim",
        text: "Eine Schlüsselfracht auf Reichweite 0–1 der Kante des Spielers, der sie kontrolliert, entkommt. Dieser Spieler erhält {cargo} Siegmarker.",
      },
    },
    tiebreaks: MORE_COUNTERS,
  },
  "cover-the-evacuation": {
    aim: "Drei Shuttles bereiten sich auf den Sprung vor: Die Verteidiger verschaffen ihnen Zeit, die Angreifer schießen sie ab.",
    options: { ...COMMON, ...COUNTERS, jump: "Marker, die ein Shuttle für den Sprung braucht" },
    zones: {},
    endPhase: {
      "Spooling up": {
        name: "Hochfahren",
        text: "Die Verteidiger würfeln mit so vielen Angriffswürfeln, wie die Rundennummer angibt. Für jeden Treffer oder kritischen Treffer legen sie 1 Siegmarker auf die Karte eines Shuttles im Spiel ihrer Wahl.",
      },
    },
    tiebreaks: MORE_COUNTERS,
  },
  "intel-pickup": {
    aim: "Sammle die Informationen der Satelliten ein und bring sie heim.",
    options: {
      ...COMMON,
      dice: "Angriffswürfel je Satellit",
      goal: "Informationsmarker, mit denen die Partie endet",
    },
    zones: {},
    endPhase: {
      Pickup: {
        name: "Abholen",
        text: `Wer mehr Schiffe als jeder andere auf Reichweite 0–1 eines Satelliten hat, legt dessen Informationsmarker auf die Karte eines dieser Schiffe. ${BIGGER_SHIPS}`,
      },
      Delivery: {
        name: "Abliefern",
        text: "Ist ein Schiff ganz in der eigenen Aufstellungszone, erhält sein Spieler die Informationsmarker auf der Schiffskarte.",
      },
    },
    tiebreaks: { 0: "Es gewinnt die Seite mit den geringeren Verlusten." },
  },
  "strategic-salvo": {
    aim: "Die Angreifer schicken eine Salve von Sprengköpfen auf ein Ziel hinter den Verteidigern, die sie rechtzeitig abschießen müssen.",
    options: {
      ...COMMON,
      ...COUNTERS,
      warheads: "Sprengköpfe",
      impact: "Siegmarker für einen Sprengkopf, der sein Ziel trifft",
      intercept: "Siegmarker für einen Sprengkopf, der abgeschossen wird oder verloren geht",
    },
    zones: { Target: "Ziel" },
    endPhase: {
      "Controlled detonation": {
        name: "Kontrollierte Zündung",
        text: "Die Angreifer können Sprengköpfe zünden, einen nach dem anderen und ohne zu würfeln. Dafür erhält niemand Siegmarker.",
      },
    },
    tiebreaks: MORE_COUNTERS,
  },
  "all-wings-report-in": {
    aim: "Die Verteidiger müssen mit sieben Prioritätszielen durchbrechen, und die Angreifer lassen so wenige wie möglich durch.",
    options: { ...COMMON, markers: "Prioritätsziele", mostOnShip: "Höchstzahl der Prioritätsziele je Schiff" },
    zones: { Exit: "Ausgang" },
    endPhase: {
      "Breaking through": {
        name: "Durchbruch",
        text: "Jedes Schiff der Verteidiger, das ganz im Ausgang ist, kann entkommen. Die Verteidiger erhalten dann die Marker auf seiner Karte.",
      },
    },
    tiebreaks: { 0: "Es gewinnt die Seite mit der höheren Standardwertung." },
  },
  "fortified-position": {
    aim: "Eine Festung mit Geschütztürmen in der Mitte, Angreifer auf beiden Seiten: Nimm den Kommandoposten ein oder halte ihn.",
    options: {
      ...COMMON,
      ...COUNTERS,
      turrets: "Geschütztürme",
      turret: "Siegmarker für einen zerstörten Geschützturm",
      post: "Siegmarker je Runde für Angreifer, die den Kommandoposten halten",
    },
    zones: {},
    endPhase: {
      "Command post": {
        name: "Kommandoposten",
        text: `Haben die Angreifer ab Runde 2 mehr Schiffe auf Reichweite 0–1 des Kommandopostens als die Verteidiger, erhalten sie {post} Siegmarker. Haben die Verteidiger mehr, erhalten sie 1. ${BIGGER_SHIPS}`,
      },
    },
    tiebreaks: {
      ...MORE_COUNTERS,
      1: "Es gewinnen die Verteidiger, wenn sie ein Schiff auf Reichweite 0–1 des Kommandopostens haben.",
    },
  },
};
