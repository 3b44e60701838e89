/** Opens a rule when its id is pressed: on its own page, unless the current page has a side panel for rules. */
import { createContext } from "react";

/** Gets the rule's id and the address of its page. */
export type ReadRule = (id: string, address: string) => void;

export const RuleReader = createContext<ReadRule | undefined>(undefined);
