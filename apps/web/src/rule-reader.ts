/** Where a rule is read when its id is pressed: on its own page, unless something on the page shows rules beside it. */
import { createContext } from "react";

/** Given the rule's id and the address of its page. */
export type ReadRule = (id: string, address: string) => void;

export const RuleReader = createContext<ReadRule | undefined>(undefined);
