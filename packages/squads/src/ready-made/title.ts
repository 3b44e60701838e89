/** The titles of ready-made lists, which an app may say in the reader's language. */
import type { SquadDraft } from "../draft.ts";

export interface ReadyMadeNames {
  /** A list by its id and its title in English, or a squad of a team's list by the list's id, its place and its name. */
  readyMade(id: string, title: string): string;
  /** A squad of a team's list by the title of the list. */
  part(title: string, part: string | number): string;
}

interface TitledList {
  readonly id: string;
  readonly title: string;
  readonly squads: readonly SquadDraft[];
}

/** Names a squad of a list: by the list's title, or by its own name in a team's list. */
export function titleOfSquad({ id, title, squads }: TitledList, at: number, names: ReadyMadeNames): string {
  const whole = names.readyMade(id, title);
  const name = squads[at]?.name;
  return squads.length === 1 ? whole : names.part(whole, name === undefined ? at + 1 : names.readyMade(`${id} ${at}`, name));
}
