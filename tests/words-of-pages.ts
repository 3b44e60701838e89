/** Runs before each test file: gives pages and the game's worker their English texts. A browser loads them with the page. */
import { speakEnglish } from "@broadside/web/english";

speakEnglish();
