/** Whether the data of a scenario is whole, and what an organiser has set makes sense: every fault with its rule, nothing thrown. */
import type { ScenarioType } from "@broadside/formats";
import { areasOverlap, isOnTable, PLAY_AREAS, regionShape, SCENARIO_PIECES, scenarioPieceAt } from "@broadside/geometry";
import type { Edition } from "@broadside/rulebook/row";
import { areasFor, areasOf, mapFor } from "./areas.ts";
import { pointOn, regionOn } from "./grid.ts";
import { amountOf, namedIn, type OptionValues, optionsOf, valuesOf } from "./option.ts";
import { type Pieces, ROLES, type Sheet, type SheetMap, type Statement } from "./sheet.ts";

export interface SheetFault {
  readonly rule: string;
  readonly words: string;
}

/** Everything that is wrong with a sheet as it stands. */
export function checkSheet(sheet: Sheet): readonly SheetFault[] {
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

/** Each seat of each number and type starts somewhere (EB-DEPLOY-01). */
function checkAreas(sheet: Sheet): readonly SheetFault[] {
  const { seats, types } = sheet.players;
  const faults: SheetFault[] = [];
  for (let count = seats[0]; count <= seats[1]; count += 1)
    for (const type of types.filter((each) => isPlayedBy(each, count))) {
      const map = mapFor(sheet, count, type);
      const homeless = map ? homelessIn(map, count, type) : ["anybody"];
      if (homeless.length > 0)
        faults.push({ rule: "EB-DEPLOY-01", words: `As a ${type} for ${count} it has no deployment area for ${homeless.join(", ")}` });
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

/** Areas lie on the table, those of different sides apart; it is said how many obstacles the table gets. */
function checkMap(sheet: Sheet, map: SheetMap): readonly SheetFault[] {
  const areas = areasFor(map, map.seats[1]).map(({ of, corners }) => ({ of, shape: regionShape(regionOn(map.table, corners)) }));
  return [
    ...areas
      .filter(({ shape }) => !isOnTable(PLAY_AREAS[map.table], [shape]))
      .map(({ of }) => ({ rule: "EB-DEPLOY-01", words: `The deployment area of ${of} lies beside the ${map.table} table` })),
    ...areas.flatMap(({ of, shape }, at) =>
      areas
        .slice(at + 1)
        .filter((other) => other.of !== of && areasOverlap([shape], [other.shape]))
        .map((other) => ({ rule: "EB-DEPLOY-01", words: `The deployment areas of ${of} and ${other.of} overlap` })),
    ),
    ...(sheet.obstacles.count[map.table] === undefined
      ? [{ rule: "EB-SETUP-11", words: `It does not say how many obstacles lie on a ${map.table} table` }]
      : []),
  ];
}

function checkPieces(sheet: Sheet, pieces: Pieces): readonly SheetFault[] {
  const { kind, card, controller, placedBy, when, spots, count } = pieces;
  const { use } = SCENARIO_PIECES[kind];
  const faults: SheetFault[] = [];
  if (sheet.family === "epic" && use !== "marker" && use !== "remote")
    faults.push({ rule: "EB-OBJ-01", words: `An objective of Epic Battles is a marker or a remote; ${kind} is a ${use}` });
  if (use === "remote" && card === undefined) faults.push({ rule: "EB-REMOTE-05", words: `The remote ${kind} names no remote card` });
  if (use === "remote" && controller === undefined)
    faults.push({ rule: "EB-REMOTE-05", words: `It is not said who controls the remote ${kind}` });
  const wanted = amountOf(count, valuesOf(sheet));
  const isLaid = placedBy === undefined && when !== "during play";
  if (isLaid && spots.length !== wanted)
    faults.push({ rule: "EB-SETUP-15", words: `It lays out ${wanted} ${kind} and has ${spots.length} places for them` });
  return [...faults, ...sheet.maps.flatMap(({ table }) => crowdedSpots(pieces, table))];
}

/** What lies there from the start lies on the table, and apart (EB-SETUP-16). */
function crowdedSpots({ kind, spots }: Pieces, table: SheetMap["table"]): readonly SheetFault[] {
  const laid = spots.map((spot) => [scenarioPieceAt(kind, { ...pointOn(table, spot), heading: (spot.heading ?? 0) * 1000 })]);
  return laid.flatMap((area, at) => [
    ...(isOnTable(PLAY_AREAS[table], area) ? [] : [{ rule: "EB-SETUP-16", words: `Place ${at + 1} of ${kind} lies beside the table` }]),
    ...(laid.slice(at + 1).some((other) => areasOverlap(area, other))
      ? [{ rule: "EB-SETUP-16", words: `Place ${at + 1} of ${kind} overlaps another` }]
      : []),
  ]);
}

const checkRules = ({ rules }: Sheet): readonly SheetFault[] =>
  rules
    .filter(({ roll }) => roll?.faces.length === 0)
    .map(({ name }) => ({ rule: "EB-FAQ-11-Q", words: `The rule ${name} rolls dice, but no result of them is named` }));

function checkScoring({ scoring, tiebreaks }: Sheet): readonly SheetFault[] {
  const faults: SheetFault[] = [];
  if (!scoring || scoring.statements.length === 0) faults.push({ rule: "EB-SCORE-01", words: "It does not say how its winner is found" });
  if (scoring && scoring.by !== "standard score" && scoring.pointsPerCounter !== undefined)
    faults.push({ rule: "EB-SCORE-03", words: "Counters add points only to the standard score" });
  if (tiebreaks.length === 0) faults.push({ rule: "EB-SCORE-14", words: "It lists no tiebreaker" });
  return faults;
}

/** A last round ends it at the latest. */
function checkEnd(sheet: Sheet): readonly SheetFault[] {
  const isLimited = sheet.end.some(({ text }) => namedIn(text).includes("rounds")) && sheet.options.some(({ id }) => id === "rounds");
  return isLimited ? [] : [{ rule: "EB-RULE-05", words: "No last round ends it" }];
}

/** Figures that texts and amounts name are options, and options allow what is usual. */
function checkFigures(sheet: Sheet): readonly SheetFault[] {
  const options = sheet.editions.flatMap((edition) => optionsOf(sheet, edition));
  const ids = new Set(options.map(({ id }) => id));
  const amounts = [...sheet.pieces.map(({ count }) => count), ...Object.values(sheet.obstacles.count)];
  const named = [...statementsOf(sheet).flatMap(({ text }) => namedIn(text)), ...amounts.filter((amount) => typeof amount === "string")];
  return [
    ...[...new Set(named)]
      .filter((id) => !ids.has(id))
      .map((id) => ({ rule: "EB-RULE-05", words: `It names the figure "${id}", which it does not have` })),
    ...options
      .filter(({ least, usual, most }) => !(least <= usual && usual <= most))
      .map(({ id }) => ({ rule: "EB-RULE-05", words: `What is usual for "${id}" is not among what it allows` })),
  ];
}

/** Everything it says in words. */
const statementsOf = (sheet: Sheet): readonly Statement[] => [
  sheet.aim,
  ...sheet.setUp,
  ...sheet.pieces.map(({ where, whereBasis }) => ({ text: where, basis: whereBasis })),
  ...sheet.rules,
  ...(sheet.scoring?.statements ?? []),
  ...sheet.end,
  ...sheet.tiebreaks,
];

/** What is wrong with an organiser's figures. */
export function checkEdited(sheet: Sheet, edited: OptionValues, edition?: Edition): readonly SheetFault[] {
  const options = optionsOf(sheet, edition);
  return Object.entries(edited).flatMap(([id, value]) => {
    const option = options.find((other) => other.id === id);
    if (!option)
      return [
        { rule: "EB-EVENT-06", words: `${sheet.name} has no figure "${id}"; there are ${options.map((other) => other.id).join(", ")}` },
      ];
    const { least, most, words } = option;
    return Number.isInteger(value) && value >= least && value <= most
      ? []
      : [{ rule: "EB-EVENT-06", words: `${words}: ${value} is not a whole number from ${least} to ${most}` }];
  });
}
