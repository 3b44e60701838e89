/**
 * What a ship may come to do to another in the rounds to come, from where the two stand: a table learnt from games that bots have played
 * against themselves. It is asked by how far the other is, where off the nose, and which way it heads.
 */
import { PROSPECTS } from "../learnt/prospects.ts";
import { expectedDamage } from "./damage.ts";
import type { Stand } from "./stand.ts";
import type { Unit } from "./unit.ts";

export const FAR_STEPS = 14;
export const FAR_STEP = 100_000;
export const NOSE_STEPS = 9;
export const HEADING_STEPS = 8;
/** By whether a ship fires all round. */
export const PROSPECT_CELLS = 2 * FAR_STEPS * NOSE_STEPS * HEADING_STEPS;
const UNIT = 200;

/** Which way a vector points, from 0 straight ahead to 2 straight back, without an angle. */
const pointing = (along: number, aside: number): number =>
  along >= 0 ? aside / (along + aside + 1e-9) : 1 + along / (along - aside - 1e-9);

/** Calls back with the cells about a pair and their shares: far, nose and heading. */
export interface Place {
  far: number;
  nose: number;
  heading: number;
}

export function placeOf(from: Stand, to: Stand, place: Place): Place {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const right = dx * from.cos - dy * from.sin;
  const forward = dx * from.sin + dy * from.cos;
  const isRight = right >= 0;
  const turnSin = to.sin * from.cos - to.cos * from.sin;
  const turnCos = to.cos * from.cos + to.sin * from.sin;
  const aside = isRight ? turnSin : -turnSin;
  const far = Math.sqrt(dx * dx + dy * dy) / FAR_STEP;
  place.far = far > FAR_STEPS - 1 ? FAR_STEPS - 1 : far;
  place.nose = pointing(forward, isRight ? right : -right) * ((NOSE_STEPS - 1) / 2);
  const turned = pointing(turnCos, aside >= 0 ? aside : -aside) * (HEADING_STEPS / 4);
  place.heading = aside >= 0 ? turned : HEADING_STEPS - turned;
  return place;
}

const scratch: Place = { far: 0, nose: 0, heading: 0 };

/** The share of its usual damage that may be expected, summed over the rounds to come. */
export function prospect(isAllRound: boolean, from: Stand, to: Stand): number {
  const { far, nose, heading } = placeOf(from, to, scratch);
  const f = Math.min(Math.floor(far), FAR_STEPS - 2);
  const n = Math.min(Math.floor(nose), NOSE_STEPS - 2);
  const h = Math.floor(heading) % HEADING_STEPS;
  const [ff, nf, hf] = [far - f, nose - n, heading - Math.floor(heading)];
  const h2 = (h + 1) % HEADING_STEPS;
  const base = (isAllRound ? FAR_STEPS : 0) + f;
  const at = (df: number, dn: number, hh: number): number => PROSPECTS[((base + df) * NOSE_STEPS + n + dn) * HEADING_STEPS + hh] as number;
  const near = (at(0, 0, h) * (1 - hf) + at(0, 0, h2) * hf) * (1 - nf) + (at(0, 1, h) * (1 - hf) + at(0, 1, h2) * hf) * nf;
  const next = (at(1, 0, h) * (1 - hf) + at(1, 0, h2) * hf) * (1 - nf) + (at(1, 1, h) * (1 - hf) + at(1, 1, h2) * hf) * nf;
  return (near * (1 - ff) + next * ff) / UNIT;
}

/** What it does at a middling range. */
export const usualDamage = ({ strength }: Unit, { agility }: Unit): number => expectedDamage(strength, 1, agility, 0);
