import type { Row } from "@broadside/rulebook";
import { LAYER_NAMES, RULE } from "../words/rules.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import { isOpenPoint } from "./open-point.ts";
import styles from "./rules.module.css";

export const RuleBadges = ({ row }: { readonly row: Row }) => (
  <ul className={`fine row wrap ${styles.badges}`}>
    {row.edition.map((edition) => (
      <li key={edition}>{EDITION_NAMES[edition]}</li>
    ))}
    <li>{LAYER_NAMES[row.layer]}</li>
    {isOpenPoint(row.id) && <li className={styles.badgeOpen}>{RULE.openPoint}</li>}
  </ul>
);
