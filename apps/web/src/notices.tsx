/** Pages shown when there is no page to show. */
import { Link } from "@tanstack/react-router";
import { PageHeading } from "./page-heading.tsx";
import { NOTICES } from "./words/shell.ts";

export function NotFoundPage() {
  const [before, start, between, rules, after] = NOTICES.goTo;
  return (
    <>
      <PageHeading title={NOTICES.notFound} />
      <p>{NOTICES.nothingHere}</p>
      <p>
        {before}
        <Link to="/">{start}</Link>
        {between}
        <Link to="/rules">{rules}</Link>
        {after}
      </p>
    </>
  );
}

export function ProblemPage() {
  return (
    <>
      <PageHeading title={NOTICES.problem} />
      <p>{NOTICES.problemAbout}</p>
      <p className="buttons">
        <button type="button" onClick={() => window.location.reload()}>
          {NOTICES.loadAgain}
        </button>
        <a href="/">{NOTICES.startPage}</a>
      </p>
    </>
  );
}

export function LoadingPage() {
  return <p role="status">{NOTICES.loading}</p>;
}
