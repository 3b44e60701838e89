/**
 * Whether a set-up is one that its lists make: they are written down again from the cards it names, checked, counted and set up by the
 * functions that every game is set up with, and all that comes of it must be what the set-up says. Free are the names of the seats, teams that
 * a format leaves open, obstacles, the Damage deck among those allowed, the last round, and the seconds of a phase.
 *
 * Limits of a format of the first edition may be gone beyond, for friends may agree on others: they are told. Those of a scenario stand in the
 * set-up as options, so they hold.
 */
import type { Catalogue } from "@broadside/cards";
import { type Contender, differenceInWords, type GameSetup, type SetUpFinding, setUpFormatOf, setupFor } from "@broadside/rules";
import { checkEntry, type Format, formatById, type LegalSquad, type SquadDraft, tierFormat } from "@broadside/squads";
import { catalogueFor } from "./content.ts";
import type { SecondEdition } from "./formats.ts";
import { type Entrant, prepareGame } from "./prepare.ts";
import { squadDraft } from "./squad-draft.ts";

/** `updated` are the cards with the points update that the set-up names. */
export async function checkSetup(setup: GameSetup, updated?: Catalogue): Promise<SetUpFinding> {
  const { edition, pointsUpdate } = setup;
  if (pointsUpdate !== undefined && (updated?.pack.date !== pointsUpdate || updated.pack.edition !== edition))
    return { setUp: "unknown", what: `the points are those of the update of ${pointsUpdate}, which is not here` };
  const catalogue = updated && pointsUpdate !== undefined ? updated : await catalogueFor(edition);
  try {
    return edition === "1e" ? firstEdition(setup, catalogue) : await secondEdition({ ...setup, edition }, catalogue);
  } catch (error) {
    return { setUp: "differs", what: error instanceof Error ? error.message : String(error) };
  }
}

function compared(setup: GameSetup, made: GameSetup, beyond: readonly string[]): SetUpFinding {
  const what = differenceInWords(setup, made, "by the cards");
  return what === undefined ? { setUp: "holds", beyond } : { setUp: "differs", what };
}

// ── The first edition ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Side {
  readonly seats: readonly number[];
  readonly drafts: readonly SquadDraft[];
}

function firstEdition(setup: GameSetup, catalogue: Catalogue): SetUpFinding {
  const format = formatById(setup.format);
  if (format?.edition !== "1e") return { setUp: "differs", what: `format is ${setup.format}, which is none of the first edition` };
  const { sides: wanted, decks } = setUpFormatOf(format.id);
  const strange = setup.decks.find((deck) => !decks.some(({ ids }) => ids.some((id) => id === deck)));
  if (strange !== undefined) return { setUp: "differs", what: `decks has ${strange}, which is no Damage deck of ${format.name}` };
  const sides = sidesOf(setup, format, catalogue);
  const members = teamsOf(setup).map((seats) => seats.length);
  if (wanted && (members.length !== wanted.count || members.some((seats) => seats !== wanted.seats)))
    return { setUp: "differs", what: `seats are not those of ${format.name}: ${members.join(" against ")}` };
  const squads: LegalSquad[] = [];
  for (const { seats, drafts } of sides) {
    const { verdict, legal } = checkEntry({ squads: drafts }, withoutLimits(format), catalogue);
    const fault = verdict.faults.find(({ weight }) => weight === "illegal");
    if (!legal || fault)
      return { setUp: "differs", what: `squads[${seats[fault?.place.list ?? 0] ?? 0}]: ${fault?.text ?? "not legal"} (${fault?.rule})` };
    for (const [at, seat] of seats.entries()) squads[seat] = legal.squads[at] as LegalSquad;
  }
  const contenders = setup.seats.map(({ name, team }, seat): Contender => ({ name, team, squad: squads[seat] as LegalSquad }));
  const { roundLimit, phaseSeconds, pointsUpdate, hugeObstacle } = setup;
  const made = setupFor(format.id, contenders, {
    roundLimit,
    phaseSeconds,
    pointsUpdate,
    ...(hugeObstacle && { hugeObstacle, ...(format.id !== "standard-100" && { event: ANNOUNCED }) }),
  });
  const beyond = sides.flatMap(({ seats, drafts }) => beyondLimits(setup, seats, drafts, format, catalogue));
  return compared(setup, { ...made, decks: setup.decks }, beyond);
}

/** As a casual event may have it (HS-HOBS-04). */
const ANNOUNCED = { tier: "casual", announced: true } as const;

/** Seats by their teams. */
const teamsOf = ({ seats }: GameSetup): readonly (readonly number[])[] =>
  [...new Set(seats.map(({ team }) => team))].map((team) => seats.flatMap((one, seat) => (one.team === team ? [seat] : [])));

/** What is handed in together: a team's lists, its captain's first, or one list. */
function sidesOf(setup: GameSetup, format: Format, catalogue: Catalogue): readonly Side[] {
  const groups = format.lists.called === "member" ? teamsOf(setup) : setup.seats.map((_, seat) => [seat]);
  return groups.map((seats) => ({
    seats,
    drafts: seats.flatMap((seat, at) => {
      const squad = setup.squads[seat];
      return squad ? [{ ...squadDraft(squad, catalogue), captain: at === 0 }] : [];
    }),
  }));
}

/** The format with everything in it that says what fits together, and nothing that says how much. */
function withoutLimits({ points, threat, epicPoints, shipsOfAType, inclusion, obstacles, ...format }: Format): Format {
  const lists = { ...format.lists, least: 1, ...(format.lists.called === "tier" && { most: 1 }) };
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

async function secondEdition(setup: GameSetup & { readonly edition: SecondEdition }, catalogue: Catalogue): Promise<SetUpFinding> {
  const { scenario, edition, reference, options, phaseSeconds, seats, squads } = setup;
  if (scenario === undefined) return { setUp: "unknown", what: "no scenario says what the lists may count" };
  const entrants = seats.flatMap(({ name, team }, seat): readonly Entrant[] => {
    const squad = squads[seat];
    return squad ? [{ name, team, squad: squadDraft(squad, catalogue) }] : [];
  });
  // Whether an organiser has let more play than the scenario is for is not written down.
  const prepared = await prepareGame({ scenario, edition, reference, options, phaseSeconds, organiserAllows: true, entrants });
  if ("setup" in prepared) return compared(setup, prepared.setup, []);
  const [fault] = prepared.faults;
  const place = fault?.seat === undefined ? "" : `squads[${fault.seat}]: `;
  return { setUp: "differs", what: `${place}${fault?.words ?? "it cannot be prepared"} (${fault?.rule})` };
}
