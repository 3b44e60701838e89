import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { useWholeScreen } from "../browser/whole-screen.ts";
import { BrandMark } from "../look/brand-mark.tsx";
import { LanguageField } from "../look/language-field.tsx";
import { ThemeSwitch } from "../look/theme-switch.tsx";
import { APP_NAME } from "../parts/page-heading.tsx";
import { PAGE_NAMES, WORDS } from "../words/shell.ts";
import { TroubleNotice } from "./trouble-notice.tsx";
import "./shell.css";

const PAGES = ["/play", "/build", "/judge", "/odds", "/rules"] as const;

/** The header and footer of every page. A game fills the screen without them. */
export function Shell() {
  const isInGame = useLocation({ select: ({ pathname, search }) => pathname === "/play" && ("game" in search || "watch" in search) });
  useWholeScreen(isInGame);
  return (
    <>
      <a className="skip-link" href="#main">
        {WORDS.skip}
      </a>
      <header className="site-header">
        <Link to="/" className="brand" activeOptions={{ exact: true }}>
          <BrandMark />
          <span translate="no">{APP_NAME}</span>
        </Link>
        <nav aria-label={WORDS.navigation}>
          {PAGES.map((address) => (
            <Link key={address} to={address} className="nav-link">
              {PAGE_NAMES[address]}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <main id="main" className="site-width" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="site-footer">
        <p>
          {WORDS.notice} <a href="/about">{WORDS.about}</a>
        </p>
        <LanguageField />
      </footer>
      <TroubleNotice isInGame={isInGame} />
    </>
  );
}
