/** What a PIN looks like. */
export const PIN_PATTERN = /^\d{4,8}$/;
