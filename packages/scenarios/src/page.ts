/** Writes a scenario's page in Markdown. Every part is marked as known from a source, or as our own reconstruction. */
import type { Family } from "@broadside/formats";
import type { Basis, Mark } from "./basis.ts";
import { filled, limitsOf, type OptionValues, optionsOf, valuesOf } from "./option.ts";
import type { Pieces, Sheet, SheetMap, SheetRule, Statement } from "./sheet.ts";
import { shareOf, summaryOf } from "./summary.ts";
import {
  cornersWords,
  distanceWords,
  mapWords,
  obstaclesWords,
  ownerWords,
  PHASE_WORDS,
  piecesWords,
  seatsWords,
  typesWords,
} from "./words.ts";

const MARK_WORDS: Readonly<Record<Mark, string>> = { known: "known", ours: "our reconstruction" };

/** Writes the page with the organiser's settings, if there are any. */
export function pageOf(sheet: Sheet, edited: OptionValues = {}): string {
  const values = valuesOf(sheet, edited);
  const say = ({ text, basis }: Statement): string => `${filled(text, values)} ${markOf(basis)}`;
  const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [
      "Players",
      [
        `${seatsWords(sheet.players.seats)} players: ${typesWords(sheet.players.types)} ${markOf(sheet.players.basis)}`,
        ...limitLines(sheet, edited),
      ],
    ],
    [
      "Set-up",
      [
        ...sheet.maps.flatMap((map) => mapLines(sheet, map, values)),
        ...sheet.pieces.map((pieces) => pieceLine(pieces, values)),
        ...sheet.setUp.map(say),
      ],
    ],
    ["Rules", sheet.rules.length === 0 ? ["None: only the normal rules apply."] : sheet.rules.map((rule) => ruleLine(rule, say))],
    ["Scoring", (sheet.scoring?.statements ?? []).map(say)],
    [
      "End",
      [
        `The game ends at the end of a round, after everything else in its End Phase, if one of these is true. ${markOf({ mark: "known", from: WHEN_IT_ENDS[sheet.family] })}`,
        ...sheet.end.map(say),
      ],
    ],
    ["Tiebreak", [...sheet.tiebreaks.map(say), `If sides are still tied, they draw. ${markOf({ mark: "known", from: "EB-SCORE-15" })}`]],
  ];
  return [
    `# ${sheet.name}`,
    "",
    `${say(sheet.aim)}${sheet.aliases.length === 0 ? "" : ` Also called ${sheet.aliases.join(", ")}.`}`,
    "",
    `${sheet.editions.length === 1 ? "Edition" : "Editions"} ${sheet.editions.join(" and ")}. ${shareInWords(sheet)}`,
    "",
    `![Set-up of ${sheet.name}](${sheet.id}.svg)`,
    ...sections.flatMap(([title, lines]) => ["", `## ${title}`, "", ...lines.map(listed)]),
    "",
    "## What an organiser can change",
    "",
    ...table(
      ["setting", "what it sets", "default", "lowest", "highest", ""],
      sheet.editions
        .flatMap((edition) => optionsOf(sheet, edition).map((option) => ({ ...option, edition })))
        .filter((option, at, all) => all.findIndex(({ id, usual }) => id === option.id && usual === option.usual) === at)
        .map(({ id, words, usual, least, most, basis }) => [`\`${id}\``, words, `${usual}`, `${least}`, `${most}`, markOf(basis)]),
    ),
    "",
  ].join("\n");
}

/** Lists all scenarios in one table. A column shows what percentage of each scenario is known from sources. */
export const indexPage = (sheets: readonly Sheet[]): string =>
  [
    "# Scenarios",
    "",
    "Every second-edition scenario, in our own words. Each part is marked as known from a source or as our reconstruction:",
    "for some Epic Battles scenarios, public sources give only the name and the pieces. `npm run scenario-docs` writes these pages.",
    "",
    ...table(
      ["scenario", "players", "type", "table", "limits", "known"],
      sheets.map((sheet) => {
        const { name, players, types, table: size, limits, known } = summaryOf(sheet);
        return [`[${name}](${sheet.id}.md)`, players, types, size, limits, known];
      }),
    ),
    "",
  ].join("\n");

/** For each kind of scenario, the rule which says that a game ends after the End Phase, and not during it. */
const WHEN_IT_ENDS: Readonly<Record<Family, string>> = { dogfight: "2E-END-04", standard: "SC-COMMON-43", epic: "EB-FAQ-02" };

const markOf = ({ mark, from }: Basis): string => `_(${MARK_WORDS[mark]}: ${from})_`;

function limitLines(sheet: Sheet, edited: OptionValues): readonly string[] {
  return sheet.editions.flatMap((edition) => {
    const limits = limitsOf(sheet, edition);
    if (!limits) return [];
    const { points, threat, binds, ships } = limits;
    const values = valuesOf(sheet, edited, edition);
    const each = binds === "team" ? "team" : "squad";
    return [
      ...(points ? [`${values["points"]} points per ${each} in ${edition} ${markOf(points.basis)}`] : []),
      ...(threat ? [`Threat ${values["threat"]} per ${each} in ${edition}, with quick builds ${markOf(threat.basis)}`] : []),
      ...(ships
        ? [`${seatsWords(ships.range)} ${ships.range[1] === 1 ? "ship" : "ships"} per squad in ${edition} ${markOf(ships.basis)}`]
        : []),
    ];
  });
}

/** Groups areas with the same source. */
function mapLines(sheet: Sheet, map: SheetMap, values: OptionValues): readonly string[] {
  const bases = [...new Set(map.areas.map(({ basis }) => markOf(basis)))];
  return [
    `**${mapWords(map, sheet)}** ${markOf(map.basis)}`,
    ...bases.flatMap((mark) => [
      `${INDENT}Deployment areas, measured in range from the edges ${mark}`,
      ...map.areas
        .filter(({ basis }) => markOf(basis) === mark)
        .map(({ of, corners }) => `${INDENT}${INDENT}${ownerWords(of)}: ${cornersWords(corners)}`),
    ]),
    ...(map.zones ?? []).map(({ name, corners, basis }) => `${INDENT}${name}: ${cornersWords(corners)} ${markOf(basis)}`),
    `${INDENT}${obstaclesWords(sheet, map.table, values)} ${markOf(sheet.obstacles.basis)}`,
  ];
}

/** The indent of a nested list. */
const INDENT = "  ";

/** Turns a line into a list item and keeps its indent. */
const listed = (line: string): string => line.replace(/^ */, (indent) => `${indent}- `);

function pieceLine(pieces: Pieces, values: OptionValues): string {
  const distances = distanceWords(pieces);
  const keeping =
    distances.length === 0
      ? ""
      : ` They must be ${distances.length === 1 ? distances[0] : `${distances.slice(0, -1).join(", ")} and ${distances.at(-1)}`}.`;
  return `${piecesWords(pieces, values)} ${markOf(pieces.basis)}. ${filled(pieces.where, values)}${keeping} ${markOf(pieces.whereBasis)}`;
}

const ruleLine = (rule: SheetRule, say: (statement: Statement) => string): string =>
  `**${rule.name}**${rule.phase === undefined ? "" : ` (${PHASE_WORDS[rule.phase]})`}: ${say(rule)}`;

const shareInWords = (sheet: Sheet): string => {
  const { known, ours } = shareOf(sheet);
  return `${known} of ${known + ours} parts ${known === 1 ? "is" : "are"} known from sources${ours === 0 ? "" : "; the rest are our reconstruction and marked as such"}.`;
};

/** Writes a Markdown table with padded columns, as the formatter would. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = heads.map((head, at) => Math.max(head.length, 3, ...rows.map((row) => (row[at] ?? "").length)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}
