/** Opens a rule when its id is pressed. If the page has no side panel for rules, the rule opens on its own page. */
import { createContext } from "react";

/** Called with the rule's id and the address of its page. */
export type ReadRule = (id: string, address: string) => void;

export const RuleReader = createContext<ReadRule | undefined>(undefined);
