/** Checks a scenario's data, and an organiser's settings. Reports every problem with its rule, and never throws. */
import type { ScenarioType, SetUpProblem } from "@broadside/formats";
import { areasOverlap, isOnTable, PLAY_AREAS, regionShape, SCENARIO_PIECES, scenarioPieceAt } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook/row";
import { areasFor, areasOf, mapFor } from "./areas.ts";
import { pointOn, regionOn } from "./grid.ts";
import { amountOf, namedIn, type OptionValues, optionsOf, valuesOf } from "./option.ts";
import { type Pieces, ROLES, type Sheet, type SheetMap, type Statement } from "./sheet.ts";

export interface SheetProblem {
  readonly rule: string;
  readonly words: string;
}

/** Returns all problems with a sheet. */
export function checkSheet(sheet: Sheet): readonly SheetProblem[] {
  return [
    ...checkAreas(sheet),
    ...sheet.maps.flatMap((map) => checkMap(sheet, map)),
    ...sheet.pieces.flatMap((pieces) => checkPieces(sheet, pieces)),
    ...checkRules(sheet),
    ...checkScoring(sheet),
    ...checkEnd(sheet),
    ...checkFigures(sheet),
  ];
}

/** Checks that every seat has a deployment area, whatever the number of players and the game type (EB-DEPLOY-01). */
function checkAreas(sheet: Sheet): readonly SheetProblem[] {
  const { seats, types } = sheet.players;
  const faults: SheetProblem[] = [];
  for (let count = seats[0]; count <= seats[1]; count += 1)
    for (const type of types.filter((each) => isPlayedBy(each, count))) {
      const map = mapFor(sheet, count, type);
      const homeless = map ? homelessIn(map, count, type) : ["anyone"];
      if (homeless.length > 0)
        faults.push({ rule: "EB-DEPLOY-01", words: `As a ${type} for ${count}, it has no deployment area for ${homeless.join(", ")}` });
    }
  return faults;
}

const isPlayedBy = (type: ScenarioType, seats: number): boolean => (type === "head-to-head" ? seats === 2 : true);

const homelessIn = (map: SheetMap, seats: number, type: ScenarioType): readonly string[] =>
  type === "team-battle"
    ? ROLES.filter((role) => areasOf(map, 0, role).length === 0)
    : Array.from({ length: seats }, (_, at) => at + 1)
        .filter((player) => areasOf(map, player).length === 0)
        .map((player) => `player ${player}`);

/** Checks that areas are on the table, that areas of different sides don't overlap, and that the sheet gives the number of obstacles. */
function checkMap(sheet: Sheet, map: SheetMap): readonly SheetProblem[] {
  const areas = areasFor(map, map.seats[1]).map(({ of, corners }) => ({ of, shape: regionShape(regionOn(map.table, corners)) }));
  return [
    ...areas
      .filter(({ shape }) => !isOnTable(PLAY_AREAS[map.table], [shape]))
      .map(({ of }) => ({ rule: "EB-DEPLOY-01", words: `The deployment area of ${of} is off the ${map.table} table` })),
    ...areas.flatMap(({ of, shape }, at) =>
      areas
        .slice(at + 1)
        .filter((other) => other.of !== of && areasOverlap([shape], [other.shape]))
        .map((other) => ({ rule: "EB-DEPLOY-01", words: `The deployment areas of ${of} and ${other.of} overlap` })),
    ),
    ...(sheet.obstacles.count[map.table] === undefined
      ? [{ rule: "EB-SETUP-11", words: `It doesn't say how many obstacles it uses on a ${map.table} table` }]
      : []),
  ];
}

function checkPieces(sheet: Sheet, pieces: Pieces): readonly SheetProblem[] {
  const { kind, card, controller, placedBy, when, spots, count } = pieces;
  const { use } = SCENARIO_PIECES[kind];
  const faults: SheetProblem[] = [];
  if (sheet.family === "epic" && use !== "marker" && use !== "remote")
    faults.push({ rule: "EB-OBJ-01", words: `An Epic Battles objective must be a marker or a remote; ${kind} is a ${use}` });
  if (use === "remote" && card === undefined) faults.push({ rule: "EB-REMOTE-05", words: `The remote ${kind} names no remote card` });
  if (use === "remote" && controller === undefined)
    faults.push({ rule: "EB-REMOTE-05", words: `It doesn't say who controls the remote ${kind}` });
  const wanted = amountOf(count, valuesOf(sheet));
  const isLaid = placedBy === undefined && when !== "during play";
  if (isLaid && spots.length !== wanted)
    faults.push({ rule: "EB-SETUP-15", words: `It places ${wanted} ${kind} but has ${spots.length} spots for them` });
  return [...faults, ...sheet.maps.flatMap(({ table }) => crowdedSpots(pieces, table))];
}

/** Checks that pieces which the scenario places are on the table and don't overlap (EB-SETUP-16). */
function crowdedSpots({ kind, spots }: Pieces, table: SheetMap["table"]): readonly SheetProblem[] {
  const laid = spots.map((spot) => [scenarioPieceAt(kind, { ...pointOn(table, spot), heading: (spot.heading ?? 0) * 1000 })]);
  return laid.flatMap((area, at) => [
    ...(isOnTable(PLAY_AREAS[table], area) ? [] : [{ rule: "EB-SETUP-16", words: `Spot ${at + 1} for ${kind} is off the table` }]),
    ...(laid.slice(at + 1).some((other) => areasOverlap(area, other))
      ? [{ rule: "EB-SETUP-16", words: `Spot ${at + 1} for ${kind} overlaps another` }]
      : []),
  ]);
}

const checkRules = ({ rules }: Sheet): readonly SheetProblem[] =>
  rules
    .filter(({ roll }) => roll?.faces.length === 0)
    .map(({ name }) => ({ rule: "EB-FAQ-11-Q", words: `The rule ${name} rolls dice but names no result` }));

function checkScoring({ scoring, tiebreaks }: Sheet): readonly SheetProblem[] {
  const faults: SheetProblem[] = [];
  if (!scoring || scoring.statements.length === 0) faults.push({ rule: "EB-SCORE-01", words: "It doesn't say who wins" });
  if (scoring && scoring.by !== "standard score" && scoring.pointsPerCounter !== undefined)
    faults.push({ rule: "EB-SCORE-03", words: "Counters add points only to the standard score" });
  if (tiebreaks.length === 0) faults.push({ rule: "EB-SCORE-14", words: "It lists no tiebreaker" });
  return faults;
}

/** Checks that the sheet has a last round. */
function checkEnd(sheet: Sheet): readonly SheetProblem[] {
  const isLimited = sheet.end.some(({ text }) => namedIn(text).includes("rounds")) && sheet.options.some(({ id }) => id === "rounds");
  return isLimited ? [] : [{ rule: "EB-RULE-05", words: "It has no last round" }];
}

/** Checks that settings used in texts and amounts exist, and that every default is within its bounds. */
function checkFigures(sheet: Sheet): readonly SheetProblem[] {
  const options = sheet.editions.flatMap((edition) => optionsOf(sheet, edition));
  const ids = new Set(options.map(({ id }) => id));
  const amounts = [...sheet.pieces.map(({ count }) => count), ...Object.values(sheet.obstacles.count)];
  const named = [...statementsOf(sheet).flatMap(({ text }) => namedIn(text)), ...amounts.filter((amount) => typeof amount === "string")];
  return [
    ...[...new Set(named)]
      .filter((id) => !ids.has(id))
      .map((id) => ({ rule: "EB-RULE-05", words: `It uses the setting "${id}", which doesn't exist` })),
    ...options
      .filter(({ least, usual, most }) => !(least <= usual && usual <= most))
      .map(({ id }) => ({ rule: "EB-RULE-05", words: `The default of "${id}" is outside its own limits` })),
  ];
}

/** Returns all texts in a sheet. */
const statementsOf = (sheet: Sheet): readonly Statement[] => [
  sheet.aim,
  ...sheet.setUp,
  ...sheet.pieces.map(({ where, whereBasis }) => ({ text: where, basis: whereBasis })),
  ...sheet.rules,
  ...(sheet.scoring?.statements ?? []),
  ...sheet.end,
  ...sheet.tiebreaks,
];

/** A problem with a set-up, and the rule that it breaks. */
export type RuledProblem = SetUpProblem & { readonly rule: string };

/** Returns all problems with an organiser's settings. */
export function checkEdited(sheet: Sheet, edited: OptionValues, edition?: Edition): readonly RuledProblem[] {
  const options = optionsOf(sheet, edition);
  return Object.entries(edited).flatMap(([id, value]): readonly RuledProblem[] => {
    const option = options.find((other) => other.id === id);
    if (!option)
      return [
        {
          rule: "EB-EVENT-06",
          problem: "unknown figure",
          scenario: sheet.name,
          figure: id,
          known: options.map((other) => other.id),
        },
      ];
    const { least, most, words } = option;
    return Number.isInteger(value) && value >= least && value <= most
      ? []
      : [{ rule: "EB-EVENT-06", problem: "figure out of range", figure: words, value, least, most }];
  });
}
