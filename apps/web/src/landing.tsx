import { Link } from "@tanstack/react-router";
import { PageHeading } from "./page-heading.tsx";
import { SEATS_IN_WORDS } from "./play/seats-in-words.ts";
import "./landing.css";

export function LandingPage() {
  return (
    <>
      <section className="hero">
        <div>
          <PageHeading title="Broadside" />
          <p className="lead">
            Broadside plays X-Wing at one screen, builds lists for its Epic formats and answers questions about it: huge ships, wings,
            scenarios and the events around them. Every answer names the rule it rests on, and every rule has a page of its own.
          </p>
        </div>
        <RangeDiagram />
      </section>
      <ul className="cards">
        <li className="card">
          <h2>
            <Link to="/play">Play</Link>
          </h2>
          <p>{SEATS_IN_WORDS}: the rules are kept, every question is asked, nothing is lost on a reload.</p>
        </li>
        <li className="card">
          <h2>
            <Link to="/build">Build</Link>
          </h2>
          <p>Put together a fleet with corvettes and wings, Escalation’s four tiers or a team’s lists: legal, or told exactly why not.</p>
        </li>
        <li className="card">
          <h2>
            <Link to="/odds">Odds</Link>
          </h2>
          <p>
            See exactly what attacks come to: dice, tokens and cards of both sides, one attack or several, without drawing a single die.
          </p>
        </li>
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

/** A huge base, its arcs to port and starboard and five range bands, to scale: 1 unit is 5 mm. */
function RangeDiagram() {
  return (
    <svg className="range-diagram" viewBox="-124 -109 248 218" aria-hidden="true">
      <clipPath id="within-range">
        <rect {...bandOf(5)} />
      </clipPath>
      {[5, 4, 3, 2, 1].map((range) => (
        <rect key={range} className="range-band" {...bandOf(range)} />
      ))}
      <path className="range-arc" clipPath="url(#within-range)" d="M0 0 L-100 -124 H100 Z M0 0 L-100 124 H100 Z" />
      <rect className="range-base" x="-22.5" y="-8" width="45" height="16" rx="1" />
      <path className="range-line" d="M0 -8V8" />
    </svg>
  );
}

const bandOf = (range: number) => ({
  x: -22.5 - 20 * range,
  y: -8 - 20 * range,
  width: 45 + 40 * range,
  height: 16 + 40 * range,
  rx: 20 * range,
});
