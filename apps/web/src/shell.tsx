import { Link, Outlet } from "@tanstack/react-router";

/** What stands around every page. */
export function Shell() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <header className="site-header">
        <div className="site-width">
          <Link to="/" className="brand" activeOptions={{ exact: true }}>
            <Mark />
            Broadside
          </Link>
          <nav aria-label="Main">
            <Link to="/play" className="nav-link">
              Play
            </Link>
            <Link to="/build" className="nav-link">
              Build
            </Link>
            <Link to="/odds" className="nav-link">
              Odds
            </Link>
            <Link to="/judge" className="nav-link">
              Judge’s table
            </Link>
            <Link to="/rules" className="nav-link">
              Rules
            </Link>
          </nav>
        </div>
      </header>
      <main id="main" className="site-width" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="site-footer">
        <p className="site-width">
          Unofficial fan project. Not affiliated with or endorsed by any publisher or licensor; no art, no card pictures and no card text
          are used. Names belong to their owners.
        </p>
      </footer>
    </>
  );
}

/** A hull that fires to both sides. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-hull" x="12" y="3" width="8" height="26" rx="2" />
      <path className="mark-fire" d="M9 9H4M9 16H2M9 23H4M23 9h5M23 16h7M23 23h5" />
    </svg>
  );
}
