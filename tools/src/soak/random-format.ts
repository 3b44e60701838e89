/** Games of the first edition at random: standard ones of any number of seats, Epic Dogfights and Team Epics. */
import { automatedCards } from "@broadside/abilities";
import type { FormatChoice, SeatChoice } from "@broadside/content";
import { invariant, randomStream } from "@broadside/kit";
import { FORMATS, type Format } from "@broadside/squads";
import { CATALOGUE, REGISTRIES } from "./content.ts";
import { randomSide } from "./random-squad.ts";

const POOL = automatedCards(CATALOGUE, REGISTRIES["1e"]);

/** Games end after this round at the latest. */
const LAST_ROUND = 20;

function formatNamed(id: string): Format {
  const format = FORMATS.find((one) => one.id === id);
  invariant(format, `no format ${id}`);
  return format;
}
const STANDARD = formatNamed("standard-100");

/** Two seats mostly; now and then one, or up to eight, each alone or in two or three teams. */
const SEATS = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 6, 8, 1];

/** More than four, and one alone, are an organiser's choice. */
export function randomStandard(seed: number): FormatChoice {
  const random = randomStream(seed);
  const seats = SEATS[random(SEATS.length)] ?? 2;
  const teams = seats >= 4 && random(2) === 0 ? 2 + random(2) : seats;
  const drawn = Array.from({ length: seats }, () => randomSide({ pool: POOL, format: STANDARD, catalogue: CATALOGUE, random })).flat();
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

/** Epic points of the ships that the rules give none, as most tables set them. */
const EPIC_POINTS = { epicPoints: { gozanticlasscruiser: 2, croccruiser: 2 } };

/** An Epic Dogfight, or every third time a Team Epic of two a side. */
export function randomEpic(seed: number): FormatChoice {
  const random = randomStream(seed);
  const format = seed % 3 === 0 ? "team-epic" : "epic-dogfight";
  const sides = [0, 1].map(() =>
    randomSide({ pool: POOL, format: formatNamed(format), options: EPIC_POINTS, catalogue: CATALOGUE, random }),
  );
  const seats = sides.flatMap((drawn, team) => drawn.map(({ draft }, at) => ({ name: `Seat ${team + 1}.${at + 1}`, squad: draft, team })));
  const deck = random(2) === 0 ? "core" : "core-tfa";
  return { edition: "1e", format, options: EPIC_POINTS, deck, roundLimit: LAST_ROUND, seats };
}
