/** Random first-edition games: standard games with any number of seats, Epic Dogfights and Team Epics. */
import type { FormatChoice, SeatChoice } from "@broadside/content";
import { invariant, randomStream } from "@broadside/kit";
import { FORMATS, type Format } from "@broadside/squads";
import { CATALOGUE } from "./content.ts";
import { type DrawnSquad, randomSide, type Source } from "./random-squad.ts";
import { POOL, wantedPair } from "./wanted-cards.ts";

/** Games end after this round at the latest. */
const LAST_ROUND = 20;

function formatNamed(id: string): Format {
  const format = FORMATS.find((one) => one.id === id);
  invariant(format, `no format ${id}`);
  return format;
}
const STANDARD = formatNamed("standard-100");

type SideSource = Pick<Source, "format" | "options" | "random">;

/**
 * The lists for this many sides. The first side has the seed's card. The first or the second side also has a card that acts at the same
 * time. Cards that the format does not allow are left out.
 */
function randomSides(seed: number, count: number, source: SideSource): readonly (readonly DrawnSquad[])[] {
  const { random } = source;
  const [wanted, other] = wantedPair(seed, random);
  const isFriend = random(2) === 0;
  return Array.from({ length: count }, (_, side) => {
    const plain: Source = { ...source, pool: POOL, catalogue: CATALOGUE };
    const own = side === 0 ? { wanted, besides: isFriend ? other : undefined } : { wanted: side === 1 && !isFriend ? other : undefined };
    const drawn = randomSide({ ...plain, ...own });
    return drawn.length > 0 ? drawn : randomSide(plain);
  });
}

/** Usually two seats; sometimes one, or up to eight, in a free-for-all or in two or three teams. */
const SEATS = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 6, 8, 1];

/** Only an organiser may choose games with one seat or more than four. */
export function randomStandard(seed: number): FormatChoice {
  const random = randomStream(seed);
  const seats = SEATS[random(SEATS.length)] ?? 2;
  const teams = seats >= 4 && random(2) === 0 ? 2 + random(2) : seats;
  const drawn = randomSides(seed, seats, { format: STANDARD, random }).flat();
  return {
    edition: "1e",
    format: "standard-100",
    organiserAllows: true,
    roundLimit: LAST_ROUND,
    seats: drawn.map(
      ({ draft }, seat): SeatChoice => ({
        name: `Seat ${seat + 1}`,
        team: seat % teams,
        squad: draft,
        deck: random(2) === 0 ? "core" : "core-tfa",
      }),
    ),
  };
}

/** Epic points for ships to which the rules give none, as most groups set them. */
export const EPIC_POINTS = { epicPoints: { gozanticlasscruiser: 2, croccruiser: 2 } };

/**
 * An Epic Dogfight, or every third time a Team Epic with two players a side. Every fourth time, players resolve our own Damage cards by
 * hand.
 */
export function randomEpic(seed: number): FormatChoice {
  const random = randomStream(seed);
  const format = seed % 3 === 0 ? "team-epic" : "epic-dogfight";
  const sides = randomSides(seed, 2, { format: formatNamed(format), options: EPIC_POINTS, random });
  const seats = sides.flatMap((drawn, team) => drawn.map(({ draft }, at) => ({ name: `Seat ${team + 1}.${at + 1}`, squad: draft, team })));
  const deck = random(2) === 0 ? "core" : "core-tfa";
  const agreements = seed % 4 === 0 ? ({ unknownDamage: "by hand" } as const) : undefined;
  return { edition: "1e", format, options: EPIC_POINTS, deck, agreements, roundLimit: LAST_ROUND, seats };
}
