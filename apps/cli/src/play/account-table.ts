/** The account of a game as lines: who won, and for each side its score with what it is made of. */
import { type GameAccount, inUnits } from "@broadside/telling";
import { columns } from "../terminal/columns.ts";

export const accountLines = ({ verdict, unit, sides, tiebreaks }: GameAccount): readonly string[] => [
  verdict === undefined ? "The game is not over." : `${verdict}.`,
  ...sides.flatMap(({ name, score, lines }) => [
    `  ${name}: ${inUnits(score, unit)}`,
    ...columns(
      lines.map((line) => [`    ${line.score}`, line.text]),
      [0],
    ),
  ]),
  ...tiebreaks.map((text) => `  Tie-break: ${text}`),
];
