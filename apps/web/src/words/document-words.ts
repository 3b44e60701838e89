/** The words of sheets and of lists as plain text, which are in English for everyone who reads them. */
import { documentWords, ENGLISH_LISTS } from "@broadside/telling/lists";

export const DOCUMENT_WORDS = documentWords(ENGLISH_LISTS);
