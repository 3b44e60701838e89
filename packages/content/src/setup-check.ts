/**
 * Whether a set-up is one that its lists make: they are written down again from the cards it names, checked, counted and set up by the
 * functions that every game is set up with, and all that comes of it must be what the set-up says. Free are the names of the seats, teams that
 * a format leaves open, obstacles, the Damage deck among those allowed, the last round, and what was agreed on.
 *
 * Limits of a format of the first edition may be gone beyond, for friends may agree on others: they are told. Those of a scenario stand in the
 * set-up as options, so they hold.
 */
import type { Catalogue } from "@broadside/cards";
import { agreementsOf, GAME_FORMAT_IDS } from "@broadside/formats";
import { differenceInWords, type GameSetup, type SetUpFinding } from "@broadside/rules";
import { checkEntry, type Format, formatById, type SquadDraft, tierFormat } from "@broadside/squads";
import type { ChoiceFault, SeatChoice, SecondEdition } from "./choice.ts";
import { catalogueFor } from "./content.ts";
import { prepareFormat } from "./prepare-format.ts";
import { prepareScenario } from "./prepare-scenario.ts";
import { squadDraft } from "./squad-draft.ts";

/** `updated` are the cards with the points update that the set-up names. */
export async function checkSetup(setup: GameSetup, updated?: Catalogue): Promise<SetUpFinding> {
  const { edition, pointsUpdate } = setup;
  if (pointsUpdate !== undefined && (updated?.pack.date !== pointsUpdate || updated.pack.edition !== edition))
    return { setUp: "unknown", what: `the points are those of the update of ${pointsUpdate}, which is not here` };
  const catalogue = updated && pointsUpdate !== undefined ? updated : await catalogueFor(edition);
  try {
    return edition === "1e" ? await firstEdition(setup, catalogue) : await secondEdition(setup, edition, catalogue);
  } catch (error) {
    return { setUp: "differs", what: error instanceof Error ? error.message : String(error) };
  }
}

function compared(setup: GameSetup, made: GameSetup, beyond: readonly string[]): SetUpFinding {
  const what = differenceInWords(setup, made, "by the cards");
  return what === undefined ? { setUp: "holds", beyond } : { setUp: "differs", what };
}

/** Seats as they were chosen, with their lists written down again. */
const chosenSeats = ({ seats, squads, decks }: GameSetup, catalogue: Catalogue): readonly SeatChoice[] =>
  seats.flatMap(({ name, team }, seat) => {
    const squad = squads[seat];
    return squad ? [{ name, team, squad: squadDraft(squad, catalogue), deck: decks[seat] }] : [];
  });

/** The first thing that stands against it. */
function differing(faults: readonly ChoiceFault[]): SetUpFinding {
  const [fault] = faults;
  const place = fault?.seat === undefined ? "" : `squads[${fault.seat}]: `;
  return { setUp: "differs", what: `${place}${fault?.words ?? "it cannot be prepared"} (${fault?.rule})` };
}

// ── The first edition ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

async function firstEdition(setup: GameSetup, catalogue: Catalogue): Promise<SetUpFinding> {
  const id = GAME_FORMAT_IDS.find((known) => known === setup.format);
  const format = id && formatById(id);
  if (!format) return { setUp: "differs", what: `format is ${setup.format}, which is none of the first edition` };
  const { roundLimit, hugeObstacle } = setup;
  const seats = chosenSeats(setup, catalogue);
  const prepared = await prepareFormat(
    {
      edition: "1e",
      format: id,
      seats,
      roundLimit,
      agreements: agreementsOf(setup),
      organiserAllows: true,
      ...(hugeObstacle && { hugeObstacle, ...(id !== "standard-100" && { event: ANNOUNCED }) }),
    },
    catalogue,
    withoutLimits(format),
  );
  if (!("setup" in prepared)) return differing(prepared.faults);
  const groups = format.lists.called === "member" ? teamsOf(setup) : setup.seats.map((_, seat) => [seat]);
  const beyond = groups.flatMap((group) =>
    beyondLimits(
      setup,
      group,
      group.flatMap((seat, at) => {
        const squad = seats[seat]?.squad;
        return squad ? [{ ...squad, captain: at === 0 }] : [];
      }),
      format,
      catalogue,
    ),
  );
  return compared(setup, prepared.setup, beyond);
}

/** As a casual event may have it (HS-HOBS-04). */
const ANNOUNCED = { tier: "casual", announced: true } as const;

/** Seats by their teams. */
const teamsOf = ({ seats }: GameSetup): readonly (readonly number[])[] =>
  [...new Set(seats.map(({ team }) => team))].map((team) => seats.flatMap((one, seat) => (one.team === team ? [seat] : [])));

/** The format with everything in it that says what fits together, and nothing that says how much. */
function withoutLimits({ points, threat, epicPoints, shipsOfAType, inclusion, obstacles, ...format }: Format): Format {
  const lists = { ...format.lists, least: 1, ...(format.lists.called === "tier" && ({ most: 1, called: "list" } as const)) };
  return { ...format, lists, ships: { least: 1 }, hugeShips: format.hugeShips === "refused" ? "refused" : "allowed" };
}

/** What of these lists goes beyond the limits of their format. */
function beyondLimits(
  setup: GameSetup,
  seats: readonly number[],
  drafts: readonly SquadDraft[],
  format: Format,
  catalogue: Catalogue,
): readonly string[] {
  const [first] = drafts;
  const [points = 0] = seats.map((seat) => setup.squads[seat]?.points ?? 0);
  const isTier = format.lists.called === "tier" && first !== undefined;
  const { obstacles, ...limited } = isTier ? tierFormat(first, tierFor(points, format), format) : format;
  // What an organiser has set for ships that the rules give no epic points is not known here, and not counted.
  const epicPoints = Object.fromEntries(catalogue.pack.ships.map(({ id }) => [id, 0]));
  const { verdict } = checkEntry({ squads: drafts, options: { epicPoints } }, { ...limited, hugeShips: "allowed" }, catalogue);
  return verdict.faults
    .filter(({ weight }) => weight === "illegal")
    .map(({ text, rule, place }) => `${setup.seats[seats[place.list ?? 0] ?? 0]?.name}: ${text} (${rule})`);
}

/** The first tier that has room for so many points; the last where none has. */
function tierFor(points: number, { points: limits = [] }: Format): number {
  const fitting = limits.findIndex((limit) => points <= limit);
  return fitting < 0 ? limits.length : fitting + 1;
}

// ── The second edition ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

async function secondEdition(setup: GameSetup, edition: SecondEdition, catalogue: Catalogue): Promise<SetUpFinding> {
  const { scenario, reference, options, roundLimit } = setup;
  if (scenario === undefined) return { setUp: "unknown", what: "no scenario says what the lists may count" };
  const seats = chosenSeats(setup, catalogue);
  const agreements = agreementsOf(setup);
  // Whether an organiser has let more play than the scenario is for is not written down.
  const prepared = await prepareScenario({ scenario, edition, reference, options, roundLimit, agreements, organiserAllows: true, seats });
  return "setup" in prepared ? compared(setup, prepared.setup, []) : differing(prepared.faults);
}
