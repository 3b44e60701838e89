import type { DamageSource } from "@broadside/cards";
import { SOURCE_MARKS } from "../words/terms/card-marks.ts";

/** On a Damage card whose text no source at hand has: what it does is ours, or unconfirmed. Nothing on any other. */
export const SourceMark = ({ source }: { readonly source: DamageSource | undefined }) =>
  source && (
    <span className="source-mark" title={SOURCE_MARKS[source].meaning}>
      {SOURCE_MARKS[source].mark}
    </span>
  );
