import { translated } from "@broadside/messages";
import type * as English from "../../english/play/end-charts.ts";

export const LOSSES = translated<typeof English.LOSSES>()({
  lossesByRound: "Verluste je Runde",
  scoredByRound: "Punkte je Runde",
  height: "Höhe in Punkten",
  lost: "Verluste von {name}: {points}",
  scored: "{name}: {points}",
  noRound: "Es wurde keine Runde gespielt.",
  setUp: "Aufbau",
  round: "{round, plural, =0 {Aufbau} other {Runde #}}",
  turningPoint: "{round, plural, =0 {Aufbau} other {Runde #}}, Wendepunkt {turn}",
  more: "{count} weitere",
  loss: "{name}: {points}",
});

export const LEAD = translated<typeof English.LEAD>()({
  lead: "Vorsprung",
  scores: "Punktestand",
  level: "{round, plural, =0 {Nach dem Aufbau} other {Nach Runde #}}: Gleichstand",
  ahead: "{round, plural, =0 {Nach dem Aufbau} other {Nach Runde #}}: {name} führt mit {points}",
});

export const LUCK = translated<typeof English.LUCK>()({
  title: "Würfel",
  about: "gewürfelt und erwartet",
  hits: "Treffer",
  evades: "Ausweichen",
  results: "{more} Ergebnisse",
  expected: "erw. {figure}",
});

export const TURNING_POINTS = translated<typeof English.TURNING_POINTS>()({
  title: "Wendepunkte",
  click: "anklicken und ab dort ansehen",
  none: "Der Punktestand hat sich nie geändert.",
  level: "Gleichstand",
  lead: "+{points}",
  change: "{before}, dann {after}",
  namedLead: "{name} +{points}",
});
