/** What players and judges do at the table besides giving inputs. The journal stores each act as a row. */
import type { JudgeReason, Saying, Seat, Speaker, TableRequestKind } from "@broadside/protocol";

export type TableAct =
  | { readonly act: "ask"; readonly seat: Seat; readonly what: TableRequestKind; readonly round: number }
  /** `isAgreed` is set once everybody has agreed. */
  | { readonly act: "reply"; readonly seat: Seat; readonly request: number; readonly yes: boolean; readonly isAgreed?: true }
  /** Nobody has answered a request in time. */
  | { readonly act: "lapse"; readonly request: number }
  | { readonly act: "pause" }
  | { readonly act: "resume"; readonly seat: Seat | "judge" }
  | { readonly act: "vote"; readonly seat: Seat; readonly absent: Seat; readonly yes: boolean }
  /** A bot or the default answers play for an absent seat, until its player is back. */
  | { readonly act: "replaced"; readonly seat: Seat }
  | { readonly act: "back"; readonly seat: Seat }
  | { readonly act: "say"; readonly from: Speaker; readonly said: Saying }
  | { readonly act: "call judge"; readonly seat: Seat; readonly about: JudgeReason }
  /** More time for a phase. The clocks have a row of their own. */
  | { readonly act: "grant"; readonly milliseconds: number }
  /** Somebody has reported a problem after this input of the game. */
  | { readonly act: "report"; readonly report: number; readonly number: number; readonly text?: string };
