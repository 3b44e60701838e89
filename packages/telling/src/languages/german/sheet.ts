import { translated } from "@broadside/messages";
import type { SHEET as ENGLISH } from "../english/sheet.ts";

export const SHEET = translated<typeof ENGLISH>()({
  positions: {
    leader: "Anführer",
    leftFlank: "linke Flanke",
    rightFlank: "rechte Flanke",
    rearSupport: "Nachhut",
    leftSupport: "linke Unterstützung",
    rightSupport: "rechte Unterstützung",
  },
  points: "{points, plural, one {# Punkt} other {# Punkte}}",
  threat: "Bedrohung {threat}",
  crippled: {
    attack: "Angriff {dice}",
    attackAtRange: "Angriff {dice}, Reichweite {range}",
    energy: "Energielimit {energy}",
    keeps: "behält {slots}",
    keepsNothing: "behält keine Aufwertungsplätze",
    loses: "verliert {maneuvers}",
  },
  upgrade: {
    front: "{name}, zeigt nach vorn",
    right: "{name}, zeigt nach rechts",
    rear: "{name}, zeigt nach hinten",
    left: "{name}, zeigt nach links",
  },
  facedown: "Verdeckte Karte",
  unknown: "Wir kennen den Text dieser Karte nicht. Führt selbst aus, was auf ihr steht.",
  unknownWithOurs: "Wir kennen den Text dieser Karte nicht. Führt selbst aus, was auf ihr steht. Unser Text, der hier nicht gilt: {text}",
  secretCondition: "Geheimer Zustand",
  markedCondition: "Geheimer Zustand ({marker})",
});
