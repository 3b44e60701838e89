/** Command cards but those of wings. */
import type { Card } from "../../../card.ts";
import { admiralozzel } from "./admiralozzel.ts";
import { asajjventresscommand } from "./asajjventresscommand.ts";
import { azmorigan } from "./azmorigan.ts";
import { b6bladewingprototypeCommand } from "./b6bladewingprototype-command.ts";
import { bounty } from "./bounty.ts";
import { captainneeda } from "./captainneeda.ts";
import { carlistrieekan } from "./carlistrieekan.ts";
import { combatboardingtube } from "./combatboardingtube.ts";
import { generalgrievouscommand } from "./generalgrievouscommand.ts";
import { hondoohnakacommand } from "./hondoohnakacommand.ts";
import { initforthemoneyrebellion } from "./initforthemoneyrebellion.ts";
import { jandodonna } from "./jandodonna.ts";
import { martuuk } from "./martuuk.ts";
import { raymusantilles } from "./raymusantilles.ts";
import { rifftamson } from "./rifftamson.ts";
import { stalwartcaptain } from "./stalwartcaptain.ts";
import { strategiccommander } from "./strategiccommander.ts";
import { zealouscaptain } from "./zealouscaptain.ts";

export const COMMANDS: readonly Card[] = [
  hondoohnakacommand,
  martuuk,
  combatboardingtube,
  b6bladewingprototypeCommand,
  initforthemoneyrebellion,
  admiralozzel,
  asajjventresscommand,
  azmorigan,
  bounty,
  captainneeda,
  carlistrieekan,
  generalgrievouscommand,
  jandodonna,
  raymusantilles,
  rifftamson,
  stalwartcaptain,
  strategiccommander,
  zealouscaptain,
];
