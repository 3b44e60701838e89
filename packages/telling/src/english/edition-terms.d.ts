/** What the editions call differently, as data: sentences have a place for each of these terms. */
import type { EditionId, Phase, TokenKind } from "@broadside/rules";
export interface Terms {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly tokens: Readonly<Record<TokenKind, string>>;
  /** What orders ships, as it stands over the figure. */
  readonly skill: string;
  readonly lock: string;
  /** An action that an effect gives. */
  readonly freeAction: string;
  /** Said of the seat that comes first. */
  readonly isFirst: string;
}
export declare const EDITION_TERMS: Readonly<Record<EditionId, Terms>>;
/** `Engagement phase`; what comes before and after all rounds is no phase. */
export declare const phaseInWords: (phase: Phase, { phases }: Terms) => string;
//# sourceMappingURL=edition-terms.d.ts.map
