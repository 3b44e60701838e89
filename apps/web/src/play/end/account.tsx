/** What each side has, and for what; the tie-break where one decided. */
import type { PlayResult } from "@broadside/telling";
import { ACCOUNT } from "../../words/play/end.ts";

export function Account({ result: { sides, unit, tiebreaks } }: { readonly result: PlayResult }) {
  return (
    <div className="play-account">
      {sides.map(({ team, name, score, won, lines }) => (
        <table key={team}>
          <caption>{ACCOUNT.side(name, won, score, unit)}</caption>
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
        <p key={text}>{ACCOUNT.tieBreak(text)}</p>
      ))}
    </div>
  );
}
