/** Teams of huge ships. */
import type { Card } from "../../../card.ts";
import { bombardmentspecialists } from "./bombardmentspecialists.ts";
import { commsteam } from "./commsteam.ts";
import { corsaircrew } from "./corsaircrew.ts";
import { damagecontrolteam } from "./damagecontrolteam.ts";
import { droidcrew } from "./droidcrew.ts";
import { gunneryspecialists } from "./gunneryspecialists.ts";
import { igrmdroids } from "./igrmdroids.ts";
import { ordnanceteam } from "./ordnanceteam.ts";
import { sensorexperts } from "./sensorexperts.ts";
import { tractortechnicians } from "./tractortechnicians.ts";

export const TEAMS: readonly Card[] = [
  bombardmentspecialists,
  commsteam,
  corsaircrew,
  damagecontrolteam,
  droidcrew,
  gunneryspecialists,
  igrmdroids,
  ordnanceteam,
  sensorexperts,
  tractortechnicians,
];
