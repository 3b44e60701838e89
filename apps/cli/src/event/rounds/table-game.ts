/** Sets up the game for one table at an event, with the event's players, lists, scenario, limit and agreements. */

import type { Catalogue } from "@broadside/cards";
import type { GameChoice, SeatChoice } from "@broadside/content";
import {
  agreementDifferences,
  GAME_FORMAT_IDS,
  playsScenarios,
  type SecondEdition,
  type SomeAgreements,
  USUAL_AGREEMENTS,
} from "@broadside/formats";
import { isPlayerId } from "@broadside/protocol";
import { EPIC_LISTS, findSheet, limitFor, limitsOf, usualRounds } from "@broadside/scenarios";
import { formatById, parseListFile, readListFile, type SquadDraft } from "@broadside/squads";
import {
  countsOf,
  isOpen,
  type Match,
  membersOf,
  nameOf,
  type Round,
  type RoundPlan,
  shownScenario,
  type TournamentEvent,
} from "@broadside/tournament";
import { optionOf, shownAgreement } from "../../agreement-options.ts";
import { loadCatalogue } from "../../catalogues.ts";
import { EXIT } from "../../exit-codes.ts";
import type { ChosenGame } from "../../play/chosen-game.ts";
import { PLAYER_NAMES } from "../../play/play-choices.ts";
import type { EventTable, PlayOptions } from "../../play/play-options.ts";
import { complain } from "../../terminal/messages.ts";
import { eventCommand } from "../file/command-words.ts";
import { readEvent } from "../file/open-event.ts";
import { organisersOptions } from "../lists/list-check.ts";
import { pairedRound } from "./round-option.ts";
import { matchNamed } from "./table-option.ts";

/** Returns the game. If it can't be played here, prints why and returns an exit code. */
export async function tableGame(
  { file, table, round: number }: EventTable,
  options: PlayOptions,
  data: unknown,
): Promise<ChosenGame | number> {
  const log = await readEvent(file);
  const round = log && pairedRound(log.event, number);
  const match = log && round && matchNamed(log.event, round, table);
  const catalogue = match && (await loadCatalogue(log.event.format.edition, data));
  const agreements = log && agreed(options.agreements, log.event.settings.agreements ?? {});
  if (!log || !round || !match || !catalogue || !agreements) return EXIT.refused;
  const { event } = log;
  if (round.plan.scenario !== undefined && shownScenario(event, round) === undefined) {
    complain(
      `The scenario of round ${round.number} is secret until its clock starts.`,
      `Start the clock first: ${eventCommand("clock", file, "start")}`,
    );
    return EXIT.refused;
  }
  const seats = seatsOf(file, event, round, match, catalogue);
  const choice = seats && choiceOf(event, round.plan, seats, { deck: options.deck, agreements }, catalogue);
  if (!choice) return EXIT.refused;
  const { players } = options;
  if (players.length !== 1 && players.length !== seats.length) {
    complain(`--bots has ${players.length} bots for ${seats.length} players.`, "Name one bot for all, or one for each player.");
    return EXIT.usage;
  }
  return {
    choice,
    updated: catalogue,
    players: seats.map((_, seat) => players[seat] ?? players[0] ?? PLAYER_NAMES[0]),
    sources: seats.map(({ name }) => `${name}'s list`),
    notes: isOpen(match) ? [] : [`Table ${match.table} of round ${round.number} already has a result`],
  };
}

/** Combines the agreements in the options with the event's. Prints an error and returns undefined if the options contradict the event. */
function agreed(said: SomeAgreements, fixed: SomeAgreements): SomeAgreements | undefined {
  const together = { ...USUAL_AGREEMENTS, ...fixed, ...said, clocks: { ...fixed.clocks, ...said.clocks } };
  const different = agreementDifferences(together, fixed);
  for (const { name, played, fixed: due } of different)
    complain(
      `The event requires ${optionOf(name)}: ${shownAgreement(String(due))}, not ${shownAgreement(String(played))}.`,
      `Leave out --${optionOf(name)}.`,
    );
  return different.length === 0 ? together : undefined;
}

/** Returns the players at the table with their lists. Each team number is the number of its side. */
function seatsOf(
  file: string,
  event: TournamentEvent,
  { plan }: Round,
  match: Match,
  catalogue: Catalogue,
): readonly SeatChoice[] | undefined {
  const isTeams = plan.unit === "teams";
  const seats = match.sides.flatMap((side, at) => {
    const members = membersOf(event, side).map((id) => ({ id, squads: squadsOf(event, id, catalogue) }));
    const obstacles = members.flatMap(({ squads }) => squads.flatMap((squad) => (squad.obstacles ? [squad.obstacles] : [])))[0];
    return members.map(({ id, squads }) => {
      const squad = squads[plan.squad];
      if (!squad) refuseWithoutList(file, event, id);
      const shared = isTeams && squad && !squad.obstacles && obstacles ? { ...squad, obstacles } : squad;
      return (
        shared && {
          ...(isPlayerId(id) && { player: id }),
          name: nameOf(event, id),
          squad: shared,
          ...(isTeams && { team: at + 1 }),
          ...tiersOf(event, squads),
        }
      );
    });
  });
  const known = seats.filter((seat) => seat !== undefined);
  return known.length === seats.length ? known : undefined;
}

/** Returns all of a player's tiers, because they are checked together even though only one is played. */
const tiersOf = ({ format }: TournamentEvent, squads: readonly SquadDraft[]): Pick<SeatChoice, "tiers"> =>
  format.lists.squads > 1 ? { tiers: squads } : {};

function squadsOf(event: TournamentEvent, player: string, catalogue: Catalogue): readonly SquadDraft[] {
  const parsed = parseListFile(event.players.get(player)?.list?.file ?? "");
  const read = parsed.ok ? readListFile(parsed.value, catalogue) : undefined;
  return read?.ok ? read.value.entry.squads : [];
}

function refuseWithoutList(file: string, event: TournamentEvent, player: string): void {
  const list = event.players.get(player)?.list;
  complain(
    `${nameOf(event, player)} has ${list ? "a paper list" : "no list"}, so the game can't be played here.`,
    `Hand in the list as a file: ${eventCommand("list", file, player, "LIST")}`,
  );
}

function choiceOf(
  event: TournamentEvent,
  plan: RoundPlan,
  seats: readonly SeatChoice[],
  { deck, agreements }: Pick<PlayOptions, "deck" | "agreements">,
  catalogue: Catalogue,
): GameChoice | undefined {
  const { format, settings } = event;
  const { edition } = format;
  const table = { seats, agreements, roundLimit: settings.gameRounds, organiserAllows: plan.despite !== undefined };
  if (playsScenarios(edition)) return { ...table, edition, ...scenarioOf(event, plan, edition), reference: settings.reference };
  const game = GAME_FORMAT_IDS.find((id) => id === format.lists.format);
  const options = organisersOptions(event, catalogue);
  if (game === undefined || !options) return undefined;
  return { ...table, edition, format: game, ...(format.lists.squads > 1 && { tier: plan.squad + 1 }), options, deck };
}

/** Returns the scenario, with the round's limit and last round if they differ from the scenario's. */
function scenarioOf(event: TournamentEvent, plan: RoundPlan, edition: SecondEdition) {
  const scenario = plan.scenario ?? "dogfight";
  const sheet = findSheet(scenario);
  if (!sheet) return { scenario };
  const counts = countsOf(event.format, plan);
  const isShared = plan.unit === "teams" && limitsOf(sheet, edition)?.binds !== "team";
  const limit = isShared ? Math.floor(plan.limit / event.format.teamSize) : plan.limit;
  const rounds = event.settings.gameRounds ?? 0;
  const options = {
    ...(limit !== limitFor(sheet, counts, 1, {}, edition) && { [counts]: limit }),
    ...(rounds > (usualRounds(sheet, edition) ?? rounds) && { rounds }),
    ...(sheet.family === "dogfight" && formatById(event.format.lists.format)?.epic === true && { [EPIC_LISTS]: 1 }),
  };
  return { scenario, ...(Object.keys(options).length > 0 && { options }) };
}
