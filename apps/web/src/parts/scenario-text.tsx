/** Shows a scenario's page from the Markdown that `pageOf` writes: headings, nested lists, one table, and bold and italic words. */
import type { ReactNode } from "react";
import { SCORE } from "../words/play/panels/panels.ts";
import { placed } from "./placed.ts";
import { TextWithRules } from "./rule-link.tsx";
import styles from "./scenario-text.module.css";
import { piecesOf } from "./text-pieces.ts";

export const ScenarioText = ({ text }: { readonly text: string }) => (
  <div className={`flow ${styles.scenarioText}`} translate="no">
    {placed(blocksOf(text)).map(({ at, item }) => (
      <Block key={at} lines={item} />
    ))}
  </div>
);

/** Splits a page into blocks at empty lines. Leaves out the title and the picture, which are shown elsewhere. */
const blocksOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(/\n\n+/)
    .map((block) => block.split("\n").filter((line) => line.trim() !== ""))
    .filter(([first = ""]) => first !== "" && !first.startsWith("# ") && !first.startsWith("!["));

function Block({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const [first = ""] = lines;
  if (first.startsWith("## ")) return <h3>{first.slice(3)}</h3>;
  if (first.startsWith("|")) return <Table rows={lines.map(cellsOf)} />;
  if (!first.startsWith("- "))
    return (
      <p>
        <Words text={lines.join(" ")} />
      </p>
    );
  return (
    <ul>
      {placed(lines).map(({ at, item }) => (
        <li key={at} data-depth={(item.length - item.trimStart().length) / 2}>
          <Words text={item.trim().slice(2)} />
        </li>
      ))}
    </ul>
  );
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The second row of a Markdown table is only a separator. */
const Table = ({ rows: [head = [], , ...rows] }: { readonly rows: readonly (readonly string[])[] }) => (
  <table>
    <thead>
      <tr>
        {placed(head).map(({ at, item }) =>
          item === "" ? (
            <td key={at} />
          ) : (
            <th key={at} scope="col">
              {item}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {placed(rows).map(({ at, item }) => (
        <tr key={at}>
          {placed(item).map(({ at: column, item: cell }) => (
            <td key={column}>
              <Words text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Matches `**bold**`, `_italic_` and `` `code` ``. Rule ids become links. */
const MARKED = /\*\*[^*]+\*\*|_\([^)]*\)_|`[^`]+`/g;

function Words({ text }: { readonly text: string }): ReactNode {
  return piecesOf(text, MARKED).map(({ start, before, match = "" }) => (
    <span key={start}>
      <TextWithRules text={before} />
      {match.startsWith("**") && <b>{match.slice(2, -2)}</b>}
      {match.startsWith("_") && (
        <small className="quiet">
          <TextWithRules text={match.slice(1, -1)} />
        </small>
      )}
      {match.startsWith("`") && <code>{match.slice(1, -1)}</code>}
    </span>
  ));
}

/** Shows the diagram as a separate image, so that its styles don't affect the page. */
export const ScenarioDiagram = ({ name, diagram }: { readonly name: string; readonly diagram: string }) => (
  <img
    className={styles.diagram}
    alt={SCORE.diagramOf({ scenario: name })}
    src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(diagram)}`}
  />
);
