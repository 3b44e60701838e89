/** A PIN has 4 to 8 digits. */
export const PIN_PATTERN = /^\d{4,8}$/;

/** How to open a seat: with its PIN, or without it. Opening a seat without its PIN appears in the log for everyone. */
export type Proof = { readonly pin: string } | { readonly withoutPin: true };

/** Why a seat's secrets stay hidden. */
export type PinRefusal = "PIN wanted" | "wrong PIN";
