/** What a draft is called that comes without a name. */
import { spoken } from "../spoken.ts";

export const DRAFT_NAMES = spoken({ unnamed: "Draft", imported: "Lists" });
