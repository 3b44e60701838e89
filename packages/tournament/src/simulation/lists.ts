/** Invented lists for simulated events: fictional ships whose points add up. */
import { contentHash } from "@broadside/kit";
import type { SubmittedList, SubmittedShip, SubmittedSquad } from "../lists/event-list.ts";
import type { EventFormat } from "../settings/formats.ts";
import { type Draw, happens, pick } from "./people.ts";

const NAMES = ["Almond", "Bellows", "Cinder", "Dovetail", "Ember", "Flint", "Gannet", "Hollow", "Kestrel", "Lodestar"] as const;
const CLASSES = ["bomber", "courier", "gunship", "interceptor", "scout"] as const;
const HULLS = ["corvette", "freighter", "tender"] as const;
const FACTIONS = ["Rebel Alliance", "Galactic Empire", "Scum and Villainy"] as const;
const PAPER_PER_CENT = 8;
/** Below this limit ships cost a few points each. */
const SMALL_SCALE = 30;
/** From this limit on, a list brings a huge ship if crippled sections score. */
const EPIC_SCALE = 200;

/** One squad for each limit; if the limits grow, each squad contains the one before. Some are paper lists with only a known total. */
export function inventList(format: EventFormat, limits: readonly number[], draw: Draw): SubmittedList {
  const paper = happens(PAPER_PER_CENT, draw);
  let ships: readonly SubmittedShip[] = [];
  let before = 0;
  const squads = limits.map((limit): SubmittedSquad => {
    ships = fill(limit > before ? ships : [], limit, format, draw);
    before = limit;
    return { points: ships.reduce((sum, { points }) => sum + points, 0), ships: paper ? [] : ships };
  });
  return { ...(!paper && { hash: contentHash(JSON.stringify(squads)) }), faction: pick(FACTIONS, draw), squads };
}

/** Adds ships until no more fit. */
function fill(ships: readonly SubmittedShip[], limit: number, format: EventFormat, draw: Draw): readonly SubmittedShip[] {
  const [cheapest, dearest] = limit <= SMALL_SCALE ? [2, 7] : [12, 45];
  const squad = [...ships];
  let left = limit - squad.reduce((sum, { points }) => sum + points, 0);
  // Where only destroyed ships and crippled sections score, damage and thus health make no difference.
  const countsDamage = format.count !== "destroyed";
  const hugeFits = !countsDamage && limit >= EPIC_SCALE && squad.length === 0;
  if (hugeFits) squad.push(inventHugeShip(draw));
  left -= hugeFits ? (squad[0]?.points ?? 0) : 0;
  while (left >= cheapest) {
    const points = cheapest + draw(Math.min(dearest, left) - cheapest + 1);
    const health = countsDamage ? { health: 3 + draw(6) } : {};
    squad.push({ name: `${pick(NAMES, draw)} ${pick(CLASSES, draw)}`, points, ...health });
    left -= points;
  }
  return squad;
}

function inventHugeShip(draw: Draw): SubmittedShip {
  const [fore, aft] = [40 + draw(20), 30 + draw(20)];
  const name = `${pick(NAMES, draw)} ${pick(HULLS, draw)}`;
  return {
    name,
    points: fore + aft,
    sections: [
      { name: "fore", points: fore },
      { name: "aft", points: aft },
    ],
  };
}
