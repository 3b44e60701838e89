/** Each side's score in detail, and the tie-break if it decided the game. */
import type { PlayResult } from "@broadside/telling";
import { sideInWords, tieBreakInWords } from "../../words/play/end.ts";
import styles from "./end.module.css";

export function ScoreDetails({ result: { sides, unit, tiebreaks } }: { readonly result: PlayResult }) {
  return (
    <div className={styles.account}>
      {sides.map(({ team, name, score, won, lines }) => (
        <table key={team}>
          <caption>{sideInWords(name, won, score, unit)}</caption>
          <tbody>
            {lines.map(({ score: counts, text }) => (
              <tr key={text}>
                <td>{counts}</td>
                <th scope="row">{text}</th>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {tiebreaks.map((text) => (
        <p key={text}>{tieBreakInWords(text)}</p>
      ))}
    </div>
  );
}
