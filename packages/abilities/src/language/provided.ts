/** A condition among deeds. */
import { NOTHING } from "@broadside/rules/procedures";
import type { Deed } from "./deed.ts";
import type { When } from "./scene.ts";

/** Does nothing, and makes what stands with it impossible where the condition does not hold. */
export const provided = (when: When): Deed => ({ verb: "special", can: when, perform: () => NOTHING });
