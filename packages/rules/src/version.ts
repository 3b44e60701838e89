/** Raised with every change after which a recorded game could go another way. */
export const RULES_VERSION = "1";
