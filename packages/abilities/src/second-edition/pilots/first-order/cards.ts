import type { Card } from "../../../card.ts";
import { agentterex } from "./agentterex.ts";
import { agenttierny } from "./agenttierny.ts";
import { avenger } from "./avenger.ts";
import { backdraft } from "./backdraft.ts";
import { blackout } from "./blackout.ts";
import { breach } from "./breach.ts";
import { captaincardinal } from "./captaincardinal.ts";
import { captainphasma } from "./captainphasma.ts";
import { commandermalarus } from "./commandermalarus.ts";
import { COMMANDER_MALARUS } from "./commandermalarus-xiclasslightshuttle.ts";
import { dread } from "./dread.ts";
import { dt798 } from "./dt798.ts";
import { ember } from "./ember.ts";
import { gideonhaskXiclasslightshuttle } from "./gideonhask-xiclasslightshuttle.ts";
import { grudge } from "./grudge.ts";
import { holo } from "./holo.ts";
import { juljerjerrod } from "./juljerjerrod.ts";
import { kyloren } from "./kyloren.ts";
import { kylorenTiewiwhispermodifiedinterceptor } from "./kyloren-tiewiwhispermodifiedinterceptor.ts";
import { LIEUTENANT_DORMITZ } from "./lieutenantdormitz.ts";
import { lieutenantgalek } from "./lieutenantgalek.ts";
import { lieutenantlehuse } from "./lieutenantlehuse.ts";
import { lieutenantrivas } from "./lieutenantrivas.ts";
import { lieutenanttavson } from "./lieutenanttavson.ts";
import { lingaava } from "./lingaava.ts";
import { longshot } from "./longshot.ts";
import { majorstridan } from "./majorstridan.ts";
import { majorvonreg } from "./majorvonreg.ts";
import { midnight } from "./midnight.ts";
import { muse } from "./muse.ts";
import { nightfall } from "./nightfall.ts";
import { nullPilot } from "./null.ts";
import { pettyofficerthanisson } from "./pettyofficerthanisson.ts";
import { quickdraw } from "./quickdraw.ts";
import { recoil } from "./recoil.ts";
import { rush } from "./rush.ts";
import { scorch } from "./scorch.ts";
import { scorchTiesebomber } from "./scorch-tiesebomber.ts";
import { staticPilot } from "./static.ts";
import { tn3465 } from "./tn3465.ts";
import { whirlwind } from "./whirlwind.ts";
import { wrath } from "./wrath.ts";

/** Pilots of the First Order, as far as they are not done by hand. */
export const FIRST_ORDER_PILOTS: readonly Card[] = [
  agentterex,
  agenttierny,
  avenger,
  backdraft,
  blackout,
  breach,
  captaincardinal,
  captainphasma,
  commandermalarus,
  ...COMMANDER_MALARUS,
  dread,
  dt798,
  ember,
  gideonhaskXiclasslightshuttle,
  grudge,
  holo,
  juljerjerrod,
  kyloren,
  kylorenTiewiwhispermodifiedinterceptor,
  ...LIEUTENANT_DORMITZ,
  lieutenantgalek,
  lieutenantlehuse,
  lieutenantrivas,
  lieutenanttavson,
  lingaava,
  longshot,
  majorstridan,
  majorvonreg,
  midnight,
  muse,
  nightfall,
  nullPilot,
  pettyofficerthanisson,
  quickdraw,
  recoil,
  rush,
  scorch,
  scorchTiesebomber,
  staticPilot,
  tn3465,
  whirlwind,
  wrath,
];
