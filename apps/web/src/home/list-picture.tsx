/** The picture for a list: a ship that stands for it. */
import type { SquadDraft } from "@broadside/squads";
import { GLYPHS } from "@broadside/table";
import styles from "./list-line.module.css";
import { shipOfList } from "./ship-of-list.ts";

export function ListPicture({ squads }: { readonly squads: readonly SquadDraft[] | undefined }) {
  const glyph = GLYPHS[squads ? shipOfList(squads) : "crosswing"];
  const reach = "isInMillimetres" in glyph ? 112 : 58;
  return (
    <svg className={`rigid ${styles.sign}`} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
      <g transform="rotate(52)">
        <path d={glyph.hull} />
        <path className={styles.signSeams} d={glyph.seams} />
      </g>
    </svg>
  );
}
