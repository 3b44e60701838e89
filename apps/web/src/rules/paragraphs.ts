/** An open point states what is open, how it is resolved and why: a paragraph each. */
export const paragraphsOf = (text: string): readonly string[] => text.split(/ (?=(?:Resolution|Resolve|Recommended|Why): )/);
