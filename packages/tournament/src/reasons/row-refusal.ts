/** Why a row isn't accepted: all keys, their figures, and the rules behind them. */
import type { EventFormat } from "../settings/formats.ts";
import { citedRule } from "../settings/rule-ids.ts";
import type { EventRefusals, SettingsRefusals } from "./event-refusals.ts";
import type { Cited } from "./keyed.ts";
import type { LogRefusals } from "./log-refusals.ts";
import type { ListRefusals, PeopleRefusals } from "./people-refusals.ts";
import type { ResultRefusals, RulingRefusals, TableRefusals } from "./result-refusals.ts";
import type { ChampionshipRefusals, ClockRefusals, RoundRefusals } from "./round-refusals.ts";
import type { TextRefusals } from "./text-refusals.ts";

export interface RowRefusals
  extends LogRefusals,
    EventRefusals,
    SettingsRefusals,
    PeopleRefusals,
    ListRefusals,
    RoundRefusals,
    ClockRefusals,
    ChampionshipRefusals,
    ResultRefusals,
    RulingRefusals,
    TableRefusals,
    TextRefusals {
  /** The undo would remove something that a later row needs. */
  "a later row depends on it": { readonly row: number; readonly because: RowRefusal };
}

export type RowRefusal = Cited<RowRefusals>;

/** Why a row or a whole log is refused. If there are several rows, `row` is the number of the one that is refused. */
export interface RowProblem {
  readonly row?: number;
  readonly refusal: RowRefusal;
}

/** The same refusal, citing the rules of the event's own document. */
export function citing(format: EventFormat, refusal: RowRefusal | undefined): RowRefusal | undefined {
  if (!refusal) return undefined;
  const { rule: shared, ...said } = refusal;
  const rule = citedRule(format, shared);
  return rule === undefined ? said : { ...said, rule };
}

/** The first of several checks that fails. */
export const firstOf = (...doubts: readonly (RowRefusal | undefined | false)[]): RowRefusal | undefined => {
  for (const doubt of doubts) if (doubt) return doubt;
  return undefined;
};
