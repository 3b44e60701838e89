/** What a gesture or key asks the widget to do. */
import type { Pose } from "@broadside/geometry";
import type { Spot } from "./camera.ts";
import type { Nudge } from "./placing.ts";
import type { Insets } from "./view.ts";

export type Command =
  | { readonly kind: "pan"; readonly right: number; readonly down: number }
  | { readonly kind: "zoom"; readonly factor: number; readonly about?: Spot }
  /** Shows the whole table. `covered` is what panels cover at the moment, if that isn't what they usually cover. */
  | { readonly kind: "fit"; readonly covered?: Insets | undefined }
  /** A click on a piece, or on no piece. */
  | { readonly kind: "pick"; readonly id: string | undefined }
  /** A press on a button around a piece. */
  | { readonly kind: "choose"; readonly id: string }
  | { readonly kind: "carry"; readonly id: string; readonly pose: Pose }
  | { readonly kind: "put"; readonly id: string; readonly pose: Pose }
  | { readonly kind: "putBack"; readonly id: string; readonly pose: Pose }
  /** All commands below act on the focused piece. */
  | { readonly kind: "pickFocused" }
  | { readonly kind: "focus"; readonly step: 1 | -1 }
  /** Focuses the next piece that answers the question. */
  | { readonly kind: "focusChoice" }
  | ({ readonly kind: "nudge" } & Nudge)
  | { readonly kind: "escape" };
