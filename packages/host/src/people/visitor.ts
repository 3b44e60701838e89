/** Who connects to a game. Whoever opens the connection, such as a server, decides who a visitor is and what they may do. */
import { cleanName } from "@broadside/formats";
import type { PlayerId, Seat } from "@broadside/protocol";

export interface Visitor {
  readonly player: PlayerId;
  /** The name that others see for a spectator. */
  readonly name?: string | undefined;
  /** The seats that the visitor answers for; none for a spectator. */
  readonly seats: readonly Seat[];
  readonly isJudge?: boolean | undefined;
  /** True for whoever has opened the table. */
  readonly isTableHost?: boolean | undefined;
}

/** The name that others see; empty if the visitor has none. */
export const visitorName = ({ name = "" }: Visitor): string => cleanName(name) ?? "";
