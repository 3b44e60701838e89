/** The words in list sheets and in lists as plain text. These documents are in English whatever the page's language. */
import { documentWords, ENGLISH_LISTS } from "@broadside/telling/lists";

export const DOCUMENT_WORDS = documentWords(ENGLISH_LISTS);
