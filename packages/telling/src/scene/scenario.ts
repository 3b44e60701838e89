/** A scenario as the table shows it: scores, goal, last round, pieces and who controls them, and areas. */
import type { Region } from "@broadside/geometry";
import type { PlayedArea, PlayedPiece, PlayedScenario, SideScore } from "@broadside/protocol";
import { type Game, isPlaceAsk, type Seat, teamScores } from "@broadside/rules";
import { numberOf, sidesOf } from "@broadside/rules/scenarios";
import { mapFor, regionOn, type Sheet, satelliteStrengths, valuesOf } from "@broadside/scenarios";
import type { Wording } from "../language.ts";
import { sheetOf } from "../sentences/scenario-words.ts";
import { endPhaseOf, objectivesIn } from "./objectives.ts";

export const scenarioName = (id: string | undefined): string | undefined => sheetOf(id)?.name;

export function scenarioIn(game: Game, wording: Wording): PlayedScenario | undefined {
  const { setup, state, content } = game;
  const sheet = sheetOf(setup.scenario);
  if (!sheet) return undefined;
  const values = valuesOf(sheet, setup.options, setup.edition);
  const objectives = objectivesIn(game, sheet, values, wording);
  return {
    id: sheet.id,
    options: setup.options ?? {},
    name: sheet.name,
    scoring: wording.scoringInWords(game.edition.switches.missionPoints, sheet.scoring?.by),
    sides: sidesIn(game, sheet),
    lastRound: content.scenario?.lastRound?.(game),
    goal: values["goal"],
    firstPlayer: state.scenario ? state.initiative[0] : undefined,
    drawsNumbers: content.scenario?.isEpic === true && content.scenario?.type(setup.seats) === "free-for-all",
    pieces: piecesIn(game, wording),
    objectives,
    endPhase: endPhaseOf(game, sheet, values, objectives, wording),
    areas: [...zonesIn(game, sheet, wording), ...(isPlacing(game) ? areasIn(game, wording) : [])],
  };
}

function sidesIn(game: Game, sheet: Sheet): readonly SideScore[] {
  const { counters = [], points = [] } = game.state.scenario ?? {};
  const total = (figures: readonly number[], seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + (figures[seat] ?? 0), 0);
  // All scores are 0 during set-up: ships don't have their shields yet, but they haven't lost them either.
  const scores = game.state.round === 0 ? [] : teamScores(game);
  return sidesOf(game).map(({ team, seats }, at) => ({
    team,
    seats,
    ...(hasRoles(sheet) && game.state.scenario && { role: roleOf(game, seats) }),
    score: scores[at]?.score ?? 0,
    ...(!game.edition.switches.missionPoints && { counters: total(counters, seats) }),
    points: total(points, seats),
  }));
}

const hasRoles = ({ maps }: Sheet): boolean => maps.some(({ areas }) => areas.some(({ of }) => of === "attacker" || of === "defender"));

/** The first team attacks, the second defends (EB-ORDER-12). */
const roleOf = (game: Game, [first = 0]: readonly Seat[]): SideScore["role"] => (numberOf(game, first) === 1 ? "attacker" : "defender");

/** The pieces on the table. For a satellite controlled by ships, shows how many ships each side counts there (SC-SAT-19). */
function piecesIn(game: Game, wording: Wording): readonly PlayedPiece[] {
  return (game.state.scenario?.pieces ?? []).flatMap((piece): readonly PlayedPiece[] => {
    if (!piece.pose) return [];
    const held = satelliteStrengths(game, piece);
    const seat = held ? held.controller : piece.seat;
    const controller = seat === undefined ? undefined : wording.seatName(game, seat);
    return [{ id: piece.id, name: wording.pieceName(piece.id), detail: wording.controlInWords(controller, held?.counts), seat }];
  });
}

/** Whether ships are being placed, either in set-up or when they return (EB-SETUP-17). */
const isPlacing = ({ state, open }: Game): boolean =>
  state.cursor.phase === "setup" || open.some(({ ask }) => isPlaceAsk(ask) && ask.about?.ship !== undefined);

/** Areas by player number or by role. Their owners are known once the numbers or roles have been assigned (EB-ORDER-08, -12). */
function areasIn(game: Game, wording: Wording): readonly PlayedArea[] {
  const { content, setup, state } = game;
  const areas = content.scenario?.areas(game) ?? [];
  const seats = setup.seats.map((_, seat) => seat);
  return areas.flatMap(({ region, of }): readonly PlayedArea[] => {
    const number = of === "attacker" ? 1 : of === "defender" ? 2 : of;
    const seat = state.scenario ? seats.find((one) => numberOf(game, one) === number) : undefined;
    if (state.scenario && seat === undefined && of !== "anyone") return [];
    const owners =
      seat === undefined ? undefined : seats.flatMap((one) => (numberOf(game, one) === number ? [wording.seatName(game, one)] : []));
    return [{ points: pointsOf(region), label: wording.areaInWords(of, owners), seat }];
  });
}

/** The scenario's special areas are always visible. */
function zonesIn({ setup, content }: Game, sheet: Sheet, wording: Wording): readonly PlayedArea[] {
  const map = mapFor(sheet, setup.seats.length, content.scenario?.type(setup.seats));
  return (map?.zones ?? []).map(({ name, corners }) => ({
    points: pointsOf(regionOn(setup.table, corners)),
    label: wording.zoneInWords(sheet.id, name),
    seat: undefined,
  }));
}

const pointsOf = (region: Region): readonly number[] => region.flatMap(({ x, y }) => [x, y]);
