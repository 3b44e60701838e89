/** The scenario of a game as the table shows it: scores, goal and last round, pieces with who controls them, areas. */
import type { Region } from "@broadside/geometry";
import { type Game, isPlaceAsk, type Seat, teamScores } from "@broadside/rules";
import { numberOf, sidesOf } from "@broadside/rules/scenarios";
import { mapFor, regionOn, SHEETS, type Sheet, satelliteStrengths, valuesOf } from "@broadside/scenarios";
import { pieceName } from "../english/piece-names.ts";
import type { PlayedArea, PlayedPiece, PlayedScenario, SideScore } from "./scene-types.ts";

const sheetOf = (id: string | undefined): Sheet | undefined => SHEETS.find((sheet) => sheet.id === id);

export const scenarioName = (id: string | undefined): string | undefined => sheetOf(id)?.name;

export function scenarioIn(game: Game): PlayedScenario | undefined {
  const { setup, state, content } = game;
  const sheet = sheetOf(setup.scenario);
  if (!sheet) return undefined;
  const values = valuesOf(sheet, setup.options, setup.edition);
  return {
    id: sheet.id,
    options: setup.options ?? {},
    name: sheet.name,
    scoring: game.edition.switches.missionPoints ? "mission points" : (sheet.scoring?.by ?? "points"),
    sides: sidesIn(game),
    lastRound: content.scenario?.lastRound?.(game),
    goal: values["goal"],
    firstPlayer: state.scenario ? state.initiative[0] : undefined,
    drawsNumbers: content.scenario?.isEpic === true && content.scenario?.type(setup.seats) === "free-for-all",
    pieces: piecesIn(game),
    areas: [...zonesIn(game, sheet), ...(isPlacing(game) ? areasIn(game) : [])],
  };
}

function sidesIn(game: Game): readonly SideScore[] {
  const { counters = [], points = [] } = game.state.scenario ?? {};
  const total = (figures: readonly number[], seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + (figures[seat] ?? 0), 0);
  // In set-up nothing has been lost, and shields have still to be laid out.
  const scores = game.state.round === 0 ? [] : teamScores(game);
  return sidesOf(game).map(({ team, seats }, at) => ({
    team,
    seats,
    score: scores[at]?.score ?? 0,
    counters: total(counters, seats),
    points: total(points, seats),
  }));
}

/** Pieces on the table. A satellite that is held by ships says how many each side counts at it (SC-SAT-19). */
function piecesIn(game: Game): readonly PlayedPiece[] {
  const { setup, state } = game;
  return (state.scenario?.pieces ?? []).flatMap((piece): readonly PlayedPiece[] => {
    if (!piece.pose) return [];
    const name = pieceName(piece.id);
    const held = satelliteStrengths(game, piece);
    const seat = held ? held.controller : piece.seat;
    const counts = held ? `${held.counts.join(" v ")}: ` : "";
    const whose = seat === undefined ? (held ? "nobody controls it" : "") : `${setup.seats[seat]?.name} controls it`;
    return [{ id: piece.id, name, detail: `${counts}${whose}`, seat }];
  });
}

/** While ships are placed, in set-up or when they come back (EB-SETUP-17). */
const isPlacing = ({ state, open }: Game): boolean =>
  state.cursor.phase === "setup" || open.some(({ ask }) => isPlaceAsk(ask) && ask.about?.ship !== undefined);

/** Areas by player number or by role; whose they are is known when order is fixed (EB-ORDER-08, -12). */
function areasIn(game: Game): readonly PlayedArea[] {
  const areas = game.content.scenario?.areas(game) ?? [];
  const seats = game.setup.seats.map((_, seat) => seat);
  return areas.flatMap(({ region, of }): readonly PlayedArea[] => {
    if (of === "anyone") return [{ points: pointsOf(region), label: "Anybody’s area", seat: undefined }];
    const number = of === "attacker" ? 1 : of === "defender" ? 2 : of;
    const seat = game.state.scenario ? seats.find((one) => numberOf(game, one) === number) : undefined;
    if (game.state.scenario && seat === undefined) return [];
    return [{ points: pointsOf(region), label: seat === undefined ? `Area ${of}` : ownersOf(game, number), seat }];
  });
}

const ownersOf = (game: Game, number: number): string =>
  game.setup.seats.flatMap(({ name }, seat) => (numberOf(game, seat) === number ? [name] : [])).join(" and ");

/** Special areas of the scenario are always in sight. */
function zonesIn({ setup, content }: Game, sheet: Sheet): readonly PlayedArea[] {
  const map = mapFor(sheet, setup.seats.length, content.scenario?.type(setup.seats));
  return (map?.zones ?? []).map(({ name, corners }) => ({
    points: pointsOf(regionOn(setup.table, corners)),
    label: name,
    seat: undefined,
  }));
}

const pointsOf = (region: Region): readonly number[] => region.flatMap(({ x, y }) => [x, y]);
