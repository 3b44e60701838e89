/** Prints the result of a game: who won, and each side's score with its parts. */
import { type GameAccount, inUnits } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { columns } from "../terminal/columns.ts";

export const accountLines = ({ verdict, unit, sides, tiebreaks }: GameAccount): readonly string[] => [
  verdict === undefined ? "The game isn't over yet." : `${verdict}.`,
  ...sides.flatMap(({ name, score, lines }) => [
    `  ${name}: ${inUnits(score, unit, ENGLISH.words)}`,
    ...columns(
      lines.map((line) => [`    ${line.score}`, line.text]),
      [0],
    ),
  ]),
  ...tiebreaks.map((text) => `  Tie-break: ${text}`),
];
