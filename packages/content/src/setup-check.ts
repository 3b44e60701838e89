/**
 * Checks whether a set-up follows from its lists. It rebuilds the lists from the cards in the set-up, checks and counts them, and sets up
 * the game again, as for any new game. The result must match the set-up. Some values can be anything: the ids and bots of seats, teams that a format
 * leaves open, obstacles, any allowed Damage deck, the last round, and agreements. In the first edition, lists may go over the format's
 * limits, because friends may agree on other limits; the check reports this. A scenario's limits always apply, because the set-up stores
 * them as options.
 */
import type { Catalogue } from "@broadside/cards";
import { agreementsOf, GAME_FORMAT_IDS, gameEdition, gameSheet, playsScenarios, type SecondEdition } from "@broadside/formats";
import { nameIn, type PlayerNames, type SetUpDifference } from "@broadside/protocol";
import { firstDifference, type GameSetup, type SetUpFinding } from "@broadside/rules";
import { checkEntry, type Format, formatById, type SquadDraft, tierFormat } from "@broadside/squads";
import type { GameProblem, SeatChoice } from "./choice.ts";
import { catalogueFor } from "./content.ts";
import { prepareFormat } from "./prepare-format.ts";
import { prepareScenario } from "./prepare-scenario.ts";
import { squadDraft } from "./squad-draft.ts";

export type SetUpCheck = SetUpFinding<SetUpDifference>;

/** Checks the set-up. `updated` is the catalogue with the points update that the set-up names. */
export async function checkSetup(setup: GameSetup, updated?: Catalogue, names: PlayerNames = {}): Promise<SetUpCheck> {
  const { edition, pointsUpdate } = setup;
  if (pointsUpdate !== undefined && (updated?.pack.date !== pointsUpdate || updated.pack.edition !== edition))
    return { setUp: "unknown", what: { difference: "unknown points update", date: pointsUpdate } };
  const catalogue = updated && pointsUpdate !== undefined ? updated : await catalogueFor(edition);
  try {
    return playsScenarios(edition) ? await checkScenario(setup, edition, catalogue) : await checkFormat(setup, catalogue, names);
  } catch (error) {
    return { setUp: "differs", what: { difference: "error", detail: error instanceof Error ? error.message : String(error) } };
  }
}

function compared(setup: GameSetup, made: GameSetup, beyond: readonly SetUpDifference[]): SetUpCheck {
  const found = firstDifference(setup, made);
  return found ? { setUp: "differs", what: { difference: "another value", ...found } } : { setUp: "holds", beyond };
}

/** Returns the seats with their lists, which are rebuilt from the set-up. */
const chosenSeats = ({ seats, squads, decks }: GameSetup, catalogue: Catalogue): readonly SeatChoice[] =>
  seats.flatMap(({ player, bot, team }, seat) => {
    const squad = squads[seat];
    return squad ? [{ player, name: "", bot, team, squad: squadDraft(squad, catalogue), deck: decks[seat] }] : [];
  });

/** Reports the first problem as the difference. */
function differing([found]: readonly GameProblem[]): SetUpCheck {
  return { setUp: "differs", what: found ? { difference: "problem", found } : { difference: "error", detail: "no list for every seat" } };
}

// ── A format ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

async function checkFormat(setup: GameSetup, catalogue: Catalogue, names: PlayerNames): Promise<SetUpCheck> {
  const id = GAME_FORMAT_IDS.find((known) => known === setup.format);
  const format = id && formatById(id);
  if (!format) return { setUp: "differs", what: { difference: "format of another edition", format: setup.format ?? "" } };
  const { roundLimit, hugeObstacle } = setup;
  const seats = chosenSeats(setup, catalogue);
  const prepared = await prepareFormat(
    {
      edition: gameEdition(id),
      format: id,
      seats,
      roundLimit,
      agreements: agreementsOf(setup),
      organiserAllows: true,
      ...(hugeObstacle && { hugeObstacle, ...(gameSheet(id).obstacles.hugeShip === "announced" && { event: ANNOUNCED }) }),
    },
    catalogue,
    withoutLimits(format),
  );
  if (!("setup" in prepared)) return differing(prepared.problems);
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
      names,
    ),
  );
  return compared(setup, prepared.setup, beyond);
}

/** Settings that allow everything: a casual event that has announced huge-ship obstacles (HS-HOBS-04). */
const ANNOUNCED = { tier: "casual", announced: true } as const;

/** Groups the seats by team. */
const teamsOf = ({ seats }: GameSetup): readonly (readonly number[])[] =>
  [...new Set(seats.map(({ team }) => team))].map((team) => seats.flatMap((one, seat) => (one.team === team ? [seat] : [])));

/** Returns the format without its limits. The rules on which cards go together still apply. */
function withoutLimits({ points, threat, epicPoints, shipsOfAType, inclusion, obstacles, ...format }: Format): Format {
  const lists = { ...format.lists, least: 1, ...(format.lists.called === "tier" && ({ most: 1, called: "list" } as const)) };
  return { ...format, lists, ships: { least: 1 }, hugeShips: format.hugeShips === "refused" ? "refused" : "allowed" };
}

/** Reports where these lists go over their format's limits. */
function beyondLimits(
  setup: GameSetup,
  seats: readonly number[],
  drafts: readonly SquadDraft[],
  format: Format,
  catalogue: Catalogue,
  names: PlayerNames,
): readonly SetUpDifference[] {
  const [first] = drafts;
  const [points = 0] = seats.map((seat) => setup.squads[seat]?.points ?? 0);
  const isTier = format.lists.called === "tier" && first !== undefined;
  const { obstacles, ...limited } = isTier ? tierFormat(first, tierFor(points, format), format) : format;
  // Organisers can set epic points, but the set-up doesn't store them, so they aren't counted here.
  const epicPoints = Object.fromEntries(catalogue.pack.ships.map(({ id }) => [id, 0]));
  const { verdict } = checkEntry({ squads: drafts, options: { epicPoints } }, { ...limited, hugeShips: "allowed" }, catalogue);
  return verdict.problems
    .filter(({ weight }) => weight === "illegal")
    .map(({ rule, weight, place, fix, ...found }) => {
      const seat = seats[place.list ?? 0] ?? 0;
      const player = nameIn(names, setup.seats[seat]?.player);
      return { difference: "over a limit", seat, ...(player !== undefined && { player }), rule, found };
    });
}

/** Returns the first tier whose limit is high enough, or else the last tier. */
function tierFor(points: number, { points: limits = [] }: Format): number {
  const fitting = limits.findIndex((limit) => points <= limit);
  return fitting < 0 ? limits.length : fitting + 1;
}

// ── A scenario ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

async function checkScenario(setup: GameSetup, edition: SecondEdition, catalogue: Catalogue): Promise<SetUpCheck> {
  const { scenario, reference, options, roundLimit } = setup;
  if (scenario === undefined) return { setUp: "unknown", what: { difference: "no scenario" } };
  const seats = chosenSeats(setup, catalogue);
  const agreements = agreementsOf(setup);
  // The set-up doesn't store whether an organiser allowed more players, so they are allowed here.
  const choice = { scenario, edition, reference, options, roundLimit, agreements, organiserAllows: true, seats };
  const prepared = await prepareScenario(choice, catalogue);
  return "setup" in prepared ? compared(setup, prepared.setup, []) : differing(prepared.problems);
}
