/** A PIN has 4 to 8 digits. */
export const PIN_PATTERN = /^\d{4,8}$/;
