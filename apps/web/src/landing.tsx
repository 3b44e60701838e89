import { Link } from "@tanstack/react-router";
import { PageHeading } from "./page-heading.tsx";

export function LandingPage() {
  return (
    <>
      <section className="hero">
        <div>
          <PageHeading title="Broadside" />
          <p className="lead">
            Broadside answers questions about Epic X-Wing: huge ships, wings, scenarios and the events around them. Every answer names the
            rule it rests on, and every rule has a page of its own.
          </p>
        </div>
        <RangeDiagram />
      </section>
      <ul className="cards">
        <li className="card">
          <h2>
            <Link to="/judge">Judge’s table</Link>
          </h2>
          <p>Set up a position and ask about range, arcs and obstruction, with the reasons.</p>
        </li>
        <li className="card">
          <h2>
            <Link to="/rules">Rules</Link>
          </h2>
          <p>Find a rule of the first or second edition by its words or its id, and link to it.</p>
        </li>
      </ul>
    </>
  );
}

/** A long base, its broadside arcs and five range bands, to scale: 1 unit is 5 mm. */
function RangeDiagram() {
  const bands = [5, 4, 3, 2, 1];
  return (
    <svg className="range-diagram" viewBox="-110 -74 220 148" aria-hidden="true">
      {bands.map((band) => (
        <rect
          key={band}
          className="range-band"
          x={-8 - 20 * band}
          y={-22.5 - 20 * band}
          width={16 + 40 * band}
          height={45 + 40 * band}
          rx={20 * band}
        />
      ))}
      <path className="range-arc" d="M0 0 L-108 -74 V74 Z M0 0 L108 -74 V74 Z" />
      <rect className="range-base" x="-8" y="-22.5" width="16" height="45" rx="1" />
      <path className="range-line" d="M-8 0H8M0 -22.5V22.5" />
    </svg>
  );
}
