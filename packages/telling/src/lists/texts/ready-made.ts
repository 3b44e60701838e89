/** The titles of ready-made lists in other languages. In English, the lists have them. */
export const READY_MADE: Readonly<Record<string, string>> = {};
