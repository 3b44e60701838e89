/** Makes tables with remotes at the places that a test needs. */
import { initialState } from "../driver/new-game.ts";
import { factsOf } from "../facts/facts.ts";
import type { RemoteKind } from "../facts/remote-kinds.ts";
import type { ShipFields } from "../state/change.ts";
import type { Ship } from "../state/state.ts";
import { contentWith, setupOf, startTable, type Table, type TestTable } from "../testing.ts";

export interface TestRemote extends Partial<ShipFields> {
  readonly kind: RemoteKind;
  /** The seat that controls the remote; if absent, nobody does. */
  readonly seat?: number;
}

/** Makes a table with these remotes. A remote without a pose is in reserve. */
export function withRemotes(remotes: readonly TestRemote[], given: TestTable): Table {
  const edition = given.edition ?? "2.0";
  const setup = {
    ...given.setup,
    remotes: remotes.map(({ kind, seat }, number) => ({ kind, number: number + 1, ...(seat !== undefined && { seat }) })),
  };
  const table = { ...given, edition, setup };
  const content = contentWith(new Map(), table);
  const whole = setupOf(table);
  const made = initialState(whole, content).remotes.map((remote, place): Ship => {
    const { kind: _kind, seat: _seat, ...fields } = remotes[place] as TestRemote;
    const charges = factsOf(whole, content.catalogue).ships[remote.place]?.charges.value ?? 0;
    return { ...remote, status: fields.pose ? "inPlay" : "reserve", charges, ...fields };
  });
  return startTable({ ...table, state: { remotes: made, ...given.state } });
}
