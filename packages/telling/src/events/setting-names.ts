/** Converts a setting's key to readable words: "freshTables" becomes "fresh tables". */
export const settingName = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
