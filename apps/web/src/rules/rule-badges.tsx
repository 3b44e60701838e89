import type { Row } from "@broadside/rulebook";
import { EDITION_NAMES, isOpenPoint, LAYER_NAMES } from "./names.ts";

export function RuleBadges({ row }: { readonly row: Row }) {
  return (
    <ul className="badges">
      {row.edition.map((edition) => (
        <li key={edition}>{EDITION_NAMES[edition]}</li>
      ))}
      <li>{LAYER_NAMES[row.layer]}</li>
      {isOpenPoint(row.id) && <li className="badge-open">Open point</li>}
    </ul>
  );
}
