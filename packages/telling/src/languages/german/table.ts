import { translated } from "@broadside/messages";
import type { TABLE as ENGLISH } from "../english/table.ts";

export const TABLE = translated<typeof ENGLISH>()({
  dogfight: "Raumkampf",
  control: {
    nobody: "von niemandem kontrolliert",
    player: "von {player} kontrolliert",
    counted: "{counts}: {control}",
    counts: "{count} zu {others}",
  },
  area: { anyone: "Zone für alle", owners: "{owners}", numbered: "Zone {area}" },
  scoring: { missionPoints: "Missionspunkte", points: "Punkte", /** What the scenario counts. */ other: "{things}" },
});
