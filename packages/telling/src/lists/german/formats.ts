import { translated } from "@broadside/messages";
import type * as English from "../texts/formats.ts";

export const FORMAT_TEXTS = translated<typeof English.FORMAT_TEXTS>()({
  "standard-100": "Das normale Spiel der ersten Edition: 100 Punkte, keine Riesenschiffe.",
  "epic-dogfight": "Eine Liste je Spieler mit 300 Punkten, 5 Epic-Punkten und höchstens 12 kleinen oder 6 großen Schiffen desselben Typs.",
  "team-epic":
    "Zwei Teammitglieder derselben Fraktion mit jeweils 200 Punkten, 3 Epic-Punkten und höchstens 8 kleinen oder 4 großen Schiffen desselben Typs.",
  escalation: "Du baust vier Listen mit 60, 90, 120 und 150 Punkten. Jede enthält die vorige. Riesenschiffe sind nicht erlaubt.",
  cinematic: "Die Mission bestimmt, was du aufstellen kannst. Riesenschiffe sind nur erlaubt, wenn sie welche verlangt.",
  "extended-200": "Turniere der zweiten Edition: 200 Punkte, 2 bis 8 Schiffe.",
  "hyperspace-200": "Wie Extended, mit weniger Karten zur Auswahl.",
  "casual-200": "Wie Extended, mit beliebig vielen Schiffen.",
  "epic-battles":
    "Riesenschiffe und Geschwader. Das Szenario bestimmt das Limit (ohne Szenario 500 Punkte), und die Mitglieder eines Teams teilen es sich.",
  "epic-battles-2.5":
    "Unser eigenes Format für Riesenschiffe und Geschwader mit Karten von 2.5. Ein Staffelpunkt zählt zehn Punkte. Ein Riesenschiff kostet die Punkte auf seiner Karte und die seiner Aufwertungen. Andere Schiffe bezahlen Aufwertungen und Kommandokarten aus ihrem Ausrüstungswert.",
  "quick-build-2.0": "Fertige Schiffe mit Aufwertungen, zusammen höchstens Bedrohung 8, wenn die Spieler nichts anderes absprechen.",
  "standard-20": "Das normale Spiel mit 2.5: 20 Staffelpunkte, 3 bis 8 Schiffe, Aufwertungen aus dem Ausrüstungswert jedes Schiffs.",
  "extended-20": "Wie Standard, mit allen Karten von Extended.",
  "quick-build-2.5": "Fertige Schiffe mit Aufwertungen, zusammen höchstens Bedrohung 8, wenn die Spieler nichts anderes absprechen.",
});

export const FORMAT_NAMES = translated<typeof English.FORMAT_NAMES>()({
  "standard-100": "Standard, 100 Punkte",
  "epic-dogfight": "Epic Dogfight",
  "team-epic": "Team Epic",
  escalation: "Escalation",
  cinematic: "Cinematic-Mission",
  "extended-200": "Extended, 200 Punkte",
  "hyperspace-200": "Hyperspace, 200 Punkte",
  "casual-200": "Casual, 200 Punkte",
  "epic-battles": "Epic Battles",
  "epic-battles-2.5": "Epic Battles mit Karten von 2.5 (unser Format)",
  "quick-build-2.0": "Schnellbau (2.0)",
  "standard-20": "Standard, 20 Punkte",
  "extended-20": "Extended, 20 Punkte",
  "quick-build-2.5": "Schnellbau (2.5)",
});

export const GAME_NAMES = translated<typeof English.GAME_NAMES>()({
  short: { "standard-100": "Standard", escalation: "Escalation", "epic-dogfight": "Epic Dogfight", "team-epic": "Team Epic" },
  long: {
    "standard-100": "Standard, 100 Punkte",
    escalation: "Escalation",
    "epic-dogfight": "Epic Dogfight, 300 Punkte",
    "team-epic": "Team Epic, zwei gegen zwei",
  },
});

export const SQUAD_NAME_TEXTS = translated<typeof English.SQUAD_NAME_TEXTS>()({
  wing: "Geschwader von {leader} ({ships})",
  group: "{first} und {more, plural, one {# weiteres} other {# weitere}}",
  squad: "{faction}: {ships}",
  several: "{first}, {second} und {more, plural, one {# weiteres} other {# weitere}}",
  part: "{title}: {part}",
  unnamed: "Staffel {number}",
});
