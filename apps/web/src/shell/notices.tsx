/** Pages for unknown addresses, errors and loading. */
import { Link } from "@tanstack/react-router";
import { PageHeading } from "../parts/page-heading.tsx";
import { NOTICES } from "../words/shell.ts";

export const NotFoundPage = () => (
  <>
    <PageHeading title={NOTICES.notFound} />
    <p>{NOTICES.nothingHere}</p>
    <p className="buttons">
      <Link to="/">{NOTICES.startPage}</Link>
      <Link to="/rules">{NOTICES.searchRules}</Link>
    </p>
  </>
);

export const ProblemPage = () => (
  <>
    <PageHeading title={NOTICES.problem} />
    <p>{NOTICES.problemAbout}</p>
    <p className="buttons">
      <button type="button" onClick={() => window.location.reload()}>
        {NOTICES.reload}
      </button>
      <a href="/">{NOTICES.startPage}</a>
    </p>
  </>
);

export function LoadingPage() {
  return <p role="status">{NOTICES.loading}</p>;
}
