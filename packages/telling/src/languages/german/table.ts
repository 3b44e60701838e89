import { translated } from "@broadside/messages";
import { FORMAT_NAMES } from "../../lists/german/formats.ts";
import type { TABLE as ENGLISH } from "../english/table.ts";

export const TABLE = translated<typeof ENGLISH>()({
  dogfight: "Raumkampf",
  formats: FORMAT_NAMES,
  control: {
    nobody: "von niemandem kontrolliert",
    player: "von {player} kontrolliert",
    counted: "{counts}: {control}",
    counts: "{count} zu {others}",
  },
  area: { anyone: "Zone für alle", owners: "{owners}", numbered: "Zone {area}" },
  scoring: {
    points: "Punkte",
    "standard score": "Standardwertung",
    "victory counters": "Siegmarker",
    "mission points": "Missionspunkte",
  },
  limits: {
    points: "Punkte je {binds, select, team {Team} other {Staffel}}{edition, select, none {} other { in {edition}}}",
    threat: "Bedrohung je {binds, select, team {Team} other {Staffel}}{edition, select, none {} other { in {edition}}}, bei Schnellbau",
  },
});
