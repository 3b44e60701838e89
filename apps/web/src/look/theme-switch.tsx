/** Chooses the light theme, the dark theme or the system's. */
import { useLocation } from "@tanstack/react-router";
import { WORDS } from "../words/look.ts";
import { chooseTheme, THEME_CHOICES, type ThemeChoice, themeOfPage, useChosenTheme } from "./theme.ts";
import styles from "./theme-switch.module.css";

const SIGNS: Readonly<Record<ThemeChoice, string>> = {
  light:
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  system: "M4 5h16v11H4ZM9 20h6M12 16v4",
};

/** Until the user chooses a theme, the default one is marked. */
export function ThemeSwitch() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const chosen = useChosenTheme();
  const shown = chosen ?? themeOfPage(path);
  return (
    <fieldset className={`pills ${styles.themeSwitch}`}>
      <legend className="visually-hidden">{WORDS.theme}</legend>
      {THEME_CHOICES.map((choice) => (
        <label key={choice} title={WORDS.themes[choice]}>
          <input
            className="cover"
            type="radio"
            name="theme"
            aria-label={WORDS.themes[choice]}
            checked={choice === shown}
            onChange={() => chooseTheme(choice)}
          />
          <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[choice]} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
