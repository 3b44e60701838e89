import { translated } from "@broadside/messages";
import type * as English from "../../english/play/energy.ts";

export const ENERGY = translated<typeof English.ENERGY>()({
  energyOf: "Energie von {ship}",
  toGive: "{ship} hat {energy} von {limit} Energie zu verteilen",
  how: "Drück auf eine Karte, tippe ihre Nummer oder zieh einen Marker darauf.",
  done: "Fertig",
  doneDoes: "der Rest bleibt auf dem Schiff",
  asLastRound: "Wie letzte Runde",
  onCard: "{count} auf {card}",
  onCards: "{cards}",
  unit: "Energie",
});

export const ENERGY_HELP = translated<typeof English.ENERGY_HELP>()({
  keys: "1 bis 9",
  does: "legen einen Energiemarker auf die Karte mit dieser Nummer",
});
