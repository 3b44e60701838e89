/** A ship that stands for a list. */
import type { SquadDraft } from "@broadside/squads";
import { GLYPHS } from "@broadside/table";
import { signOf } from "./sign-of-list.ts";

export function ListSign({ squads }: { readonly squads: readonly SquadDraft[] | undefined }) {
  const glyph = GLYPHS[squads ? signOf(squads) : "crosswing"];
  const reach = "isInMillimetres" in glyph ? 112 : 58;
  return (
    <svg className="home-sign" viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
      <g transform="rotate(52)">
        <path d={glyph.hull} />
        <path className="home-sign-seams" d={glyph.seams} />
      </g>
    </svg>
  );
}
