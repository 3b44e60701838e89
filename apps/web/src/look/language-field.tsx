import { chooseLanguage, LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from "../words/language.ts";
import { WORDS } from "../words/look.ts";

/** Choosing a language reloads the page. */
export const LanguageField = () => (
  <label className="field">
    {WORDS.language}
    <select value={LANGUAGE} onChange={({ target }) => chooseLanguage(LANGUAGES.find((one) => one === target.value) ?? LANGUAGE)}>
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one} translate="no">
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  </label>
);
