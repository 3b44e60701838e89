import type { Row } from "@broadside/rulebook";
import { LAYER_NAMES, RULE } from "../words/rules.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import { isOpenPoint } from "./open-point.ts";

export const RuleBadges = ({ row }: { readonly row: Row }) => (
  <ul className="badges">
    {row.edition.map((edition) => (
      <li key={edition}>{EDITION_NAMES[edition]}</li>
    ))}
    <li>{LAYER_NAMES[row.layer]}</li>
    {isOpenPoint(row.id) && <li className="badge-open">{RULE.openPoint}</li>}
  </ul>
);
