/** A condition among deeds. */
import { NOTHING } from "@broadside/rules/procedures";
import type { Deed } from "./deed.ts";
import type { When } from "./scene.ts";

/** Does nothing itself, but makes the whole list impossible if the condition fails. */
export const provided = (when: When): Deed => ({ verb: "special", can: when, perform: () => NOTHING });
