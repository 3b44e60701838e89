import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { useWholeScreen } from "../browser/whole-screen.ts";
import { BrandMark } from "../look/brand-mark.tsx";
import { LanguageField } from "../look/language-field.tsx";
import { ThemeSwitch } from "../look/theme-switch.tsx";
import { APP_NAME } from "../parts/page-heading.tsx";
import { PAGE_NAMES, WORDS } from "../words/shell.ts";
import styles from "./shell.module.css";
import { TroubleNotice } from "./trouble-notice.tsx";

const PAGES = ["/play", "/build", "/judge", "/odds", "/rules"] as const;

/** The header and footer of every page. A game fills the screen without them. */
export function Shell() {
  const isInGame = useLocation({ select: ({ pathname, search }) => pathname === "/play" && ("game" in search || "watch" in search) });
  useWholeScreen(isInGame);
  return (
    <>
      <a className={styles.skipLink} href="#main">
        {WORDS.skip}
      </a>
      <header className={`row wrap ${styles.header}`}>
        <Link to="/" className={`row ${styles.brand}`} activeOptions={{ exact: true }}>
          <BrandMark />
          <span translate="no">{APP_NAME}</span>
        </Link>
        <nav aria-label={WORDS.navigation}>
          {PAGES.map((address) => (
            <Link key={address} to={address} className={`row ${styles.navLink}`}>
              {PAGE_NAMES[address]}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <main id="main" className={styles.width} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={`row wrap spread detail ${styles.footer}`}>
        <p>
          {WORDS.notice} <a href="/about">{WORDS.about}</a>
        </p>
        <LanguageField />
      </footer>
      <TroubleNotice isInGame={isInGame} />
    </>
  );
}
