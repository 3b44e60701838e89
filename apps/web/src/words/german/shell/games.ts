import { translated } from "@broadside/messages";
import type * as English from "../../english/shell/games.ts";

export const LEVELS = translated<typeof English.LEVELS>()({
  random: { name: "Zufall", about: "wählt irgendetwas Erlaubtes" },
  cadet: { name: "Kadett", about: "denkt einen Schritt voraus" },
  ace: { name: "Ass", about: "plant für die ganze Flotte voraus" },
});

export const BOTS = translated<typeof English.BOTS>()({ numbered: "{level} {number}" });

export const LIST_FIGURES = translated<typeof English.LIST_FIGURES>()({
  points: "{count, plural, one {# Punkt} other {# Punkte}}",
  ships: "{count, plural, one {# Schiff} other {# Schiffe}}",
  threat: "Bedrohung {figures}",
  pointsEach: "{figures} Punkte",
  shipsEach: "{figures} Schiffe",
});

export const PLAY_THIS = translated<typeof English.PLAY_THIS>()({ label: "Damit spielen", of: "Damit spielen: {list}" });

export const DRAFT_NAMES = translated<typeof English.DRAFT_NAMES>()({ unnamed: "Entwurf", imported: "Listen" });

export const PLAYERS = translated<typeof English.PLAYERS>()({ unnamed: "Spieler {number}" });

export const PORT = translated<typeof English.PORT>()({
  noGame: "Es ist keine Partie offen.",
  notStarted: "Die Partie konnte nicht starten.",
});
