/** How many may play here: the first edition seats up to four, scenarios of the second up to eight. */
export const SEATS_IN_WORDS = "Two to eight players at one screen";
