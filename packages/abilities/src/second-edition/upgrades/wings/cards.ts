/** The cards that make wings. */
import type { Card } from "../../../card.ts";
import { agentoftheempire } from "./agentoftheempire.ts";
import { firstorderelite } from "./firstorderelite.ts";
import { jedicommander } from "./jedicommander.ts";
import { phoenixsquadron } from "./phoenixsquadron.ts";
import { shadowwing } from "./shadowwing.ts";
import { skystrikeacademyclass } from "./skystrikeacademyclass.ts";
import { veteranwingleader } from "./veteranwingleader.ts";

export const WING_CARDS: readonly Card[] = [
  agentoftheempire,
  firstorderelite,
  jedicommander,
  phoenixsquadron,
  shadowwing,
  skystrikeacademyclass,
  veteranwingleader,
];
