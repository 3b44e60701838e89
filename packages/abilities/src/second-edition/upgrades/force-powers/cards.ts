import type { Card } from "../../../card.ts";
import { battlemeditation } from "./battlemeditation.ts";
import { brilliantevasion } from "./brilliantevasion.ts";
import { compassion } from "./compassion.ts";
import { extrememaneuvers } from "./extrememaneuvers.ts";
import { foresight } from "./foresight.ts";
import { hate } from "./hate.ts";
import { heightenedperception } from "./heightenedperception.ts";
import { instinctiveaim } from "./instinctiveaim.ts";
import { malice } from "./malice.ts";
import { patience } from "./patience.ts";
import { precognitivereflexes } from "./precognitivereflexes.ts";
import { predictiveshot } from "./predictiveshot.ts";
import { roilingangersiegeofcoruscant } from "./roilinganger-siegeofcoruscant.ts";
import { sense } from "./sense.ts";
import { shatteringshot } from "./shatteringshot.ts";
import { supernaturalreflexes } from "./supernaturalreflexes.ts";

export const FORCE_POWERS: readonly Card[] = [
  battlemeditation,
  brilliantevasion,
  compassion,
  extrememaneuvers,
  foresight,
  hate,
  heightenedperception,
  instinctiveaim,
  malice,
  patience,
  precognitivereflexes,
  predictiveshot,
  roilingangersiegeofcoruscant,
  sense,
  shatteringshot,
  supernaturalreflexes,
];
