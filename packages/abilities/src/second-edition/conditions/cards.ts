/** Condition cards. */

import type { Card } from "../../card.ts";
import { brokentrust } from "./brokentrust.ts";
import { compromisingintel } from "./compromisingintel.ts";
import { decoyed } from "./decoyed.ts";
import { falsefriend } from "./falsefriend.ts";
import { fearfulprey } from "./fearfulprey.ts";
import { guarded } from "./guarded.ts";
import { hunted } from "./hunted.ts";
import { illshowyouthedarkside } from "./illshowyouthedarkside.ts";
import { itstheresistance } from "./itstheresistance.ts";
import { listeningdevice } from "./listeningdevice.ts";
import { markedforelimination } from "./markedforelimination.ts";
import { mercilesspursuit } from "./mercilesspursuit.ts";
import { optimizedprototype } from "./optimizedprototype.ts";
import { primedforspeed } from "./primedforspeed.ts";
import { rattled } from "./rattled.ts";
import { sickeningmaneuver } from "./sickeningmaneuver.ts";
import { suppressivefire } from "./suppressivefire.ts";
import { trialsofthedarksaber } from "./trialsofthedarksaber.ts";
import { youdbettermeanbusiness, youshouldthankme } from "./zam-wesell.ts";

export const CONDITIONS: readonly Card[] = [
  illshowyouthedarkside,
  brokentrust,
  compromisingintel,
  decoyed,
  falsefriend,
  fearfulprey,
  guarded,
  hunted,
  itstheresistance,
  listeningdevice,
  markedforelimination,
  mercilesspursuit,
  optimizedprototype,
  primedforspeed,
  rattled,
  sickeningmaneuver,
  suppressivefire,
  trialsofthedarksaber,
  youdbettermeanbusiness,
  youshouldthankme,
];
