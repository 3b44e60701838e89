/** Astromechs. */
import type { Card } from "../../../card.ts";
import { bb820, bb825 } from "./bb8.ts";
import { bbastromech20, bbastromech25 } from "./bbastromech.ts";
import { c110pIn20, c110pIn25 } from "./c110p.ts";
import { chopper } from "./chopper.ts";
import { genius } from "./genius.ts";
import { l4er5 } from "./l4er5.ts";
import { m9g8 } from "./m9g8.ts";
import { modifiedr4punitbattleoverendor } from "./modifiedr4punit-battleoverendor.ts";
import { preciseastromechbattleofyavin } from "./preciseastromech-battleofyavin.ts";
import { q7astromech } from "./q7astromech.ts";
import { r1j5 } from "./r1j5.ts";
import { r2a3battleofyavin } from "./r2a3-battleofyavin.ts";
import { r2a3battleoverendor } from "./r2a3-battleoverendor.ts";
import { r2a6 } from "./r2a6.ts";
import { r2astromech } from "./r2astromech.ts";
import { r2c4 } from "./r2c4.ts";
import { r2d2 } from "./r2d2.ts";
import { r2d2battleofyavin } from "./r2d2-battleofyavin.ts";
import { r2d2republic } from "./r2d2-republic.ts";
import { r2d2resistance } from "./r2d2-resistance.ts";
import { r2f2battleofyavin } from "./r2f2-battleofyavin.ts";
import { r2ha } from "./r2ha.ts";
import { r3astromech } from "./r3astromech.ts";
import { r4astromech } from "./r4astromech.ts";
import { r4b11 } from "./r4b11.ts";
import { r4p17 } from "./r4p17.ts";
import { r4p17siegeofcoruscant } from "./r4p17-siegeofcoruscant.ts";
import { r4p44 } from "./r4p44.ts";
import { r4pastromech } from "./r4pastromech.ts";
import { r5astromech } from "./r5astromech.ts";
import { r5d8 } from "./r5d8.ts";
import { r5d8battleofyavin } from "./r5d8-battleofyavin.ts";
import { r5k6battleofyavin } from "./r5k6-battleofyavin.ts";
import { r5p8 } from "./r5p8.ts";
import { r5tk } from "./r5tk.ts";
import { r5x3 } from "./r5x3.ts";
import { r6d8 } from "./r6d8.ts";
import { r7a7 } from "./r7a7.ts";
import { stabilizingastromechbattleoverendor } from "./stabilizingastromech-battleoverendor.ts";
import { targetingastromechbattleofyavin } from "./targetingastromech-battleofyavin.ts";
import { watchfulastromech } from "./watchfulastromech.ts";

export const ASTROMECH_CARDS: readonly Card[] = [
  bb820,
  bb825,
  bbastromech20,
  bbastromech25,
  c110pIn20,
  c110pIn25,
  chopper,
  genius,
  l4er5,
  m9g8,
  modifiedr4punitbattleoverendor,
  preciseastromechbattleofyavin,
  q7astromech,
  r1j5,
  r2a6,
  r2a3battleofyavin,
  r2a3battleoverendor,
  r2f2battleofyavin,
  r2astromech,
  r2c4,
  r2d2,
  r2d2battleofyavin,
  r2d2republic,
  r2d2resistance,
  r2ha,
  r3astromech,
  r4astromech,
  r4b11,
  r4p17,
  r4p17siegeofcoruscant,
  r4p44,
  r4pastromech,
  r5astromech,
  r5d8,
  r5d8battleofyavin,
  r5k6battleofyavin,
  r5p8,
  r5tk,
  r5x3,
  r6d8,
  r7a7,
  stabilizingastromechbattleoverendor,
  targetingastromechbattleofyavin,
  watchfulastromech,
];
