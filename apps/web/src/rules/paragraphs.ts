/** An open point states the question, its resolution and the reason; each is a paragraph. */
export const paragraphsOf = (text: string): readonly string[] => text.split(/ (?=(?:Resolution|Resolve|Recommended|Why): )/);
