/** Pages shown when there is no page to show. */
import { Link } from "@tanstack/react-router";
import { PageHeading } from "./page-heading.tsx";

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <p>There is nothing at this address. It may be mistyped, or the page may have moved.</p>
      <p>
        Go to the <Link to="/">start page</Link> or <Link to="/rules">search the rules</Link>.
      </p>
    </>
  );
}

export function ProblemPage() {
  return (
    <>
      <PageHeading title="Something went wrong" />
      <p>This page could not be shown. Check your connection and load it again; if that does not help, go back to the start page.</p>
      <p className="buttons">
        <button type="button" onClick={() => window.location.reload()}>
          Load again
        </button>
        <a href="/">Start page</a>
      </p>
    </>
  );
}

export function LoadingPage() {
  return <p role="status">Loading…</p>;
}
