/** Devices, and what missiles bring to the table. */
import type { Card } from "../../../card.ts";
import { bombletgenerator } from "./bombletgenerator.ts";
import { clustermines } from "./clustermines.ts";
import { connernets } from "./connernets.ts";
import { discordmissiles } from "./discordmissiles.ts";
import { drk1probedroids } from "./drk1probedroids.ts";
import { electrochaffmissiles } from "./electrochaffmissiles.ts";
import { electroprotonbomb } from "./electroprotonbomb.ts";
import { proximitymines } from "./proximitymines.ts";
import { thermaldetonators } from "./thermaldetonators.ts";

export const DEVICE_CARDS: readonly Card[] = [
  bombletgenerator,
  clustermines,
  connernets,
  discordmissiles,
  drk1probedroids,
  electrochaffmissiles,
  electroprotonbomb,
  proximitymines,
  thermaldetonators,
];
