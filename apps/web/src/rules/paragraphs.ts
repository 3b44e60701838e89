/** Splits the text of an open point into paragraphs: the question, its resolution, and the reason. */
export const paragraphsOf = (text: string): readonly string[] => text.split(/ (?=(?:Resolution|Resolve|Recommended|Why): )/);
