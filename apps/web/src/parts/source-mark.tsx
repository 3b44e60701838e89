import type { DamageSource } from "@broadside/cards";
import { WORDS } from "../words/terms/card-marks.ts";

/** Marks a Damage card whose printed text is unknown, so its effect is our invention or unconfirmed. Shows nothing on other cards. */
export const SourceMark = ({ source }: { readonly source: DamageSource | undefined }) =>
  source && (
    <span className="source-mark" title={WORDS.sources[source].meaning}>
      {WORDS.sources[source].mark}
    </span>
  );
