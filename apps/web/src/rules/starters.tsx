import { LEDGER_FACTS, LEDGERS, rows } from "@broadside/rulebook";
import { Link } from "@tanstack/react-router";
import { focusHeading } from "../page-heading.tsx";

const EXAMPLES = ["crippled section", "HS-TGT", "obstruction range", "wing leader", "margin of victory", "2E-HUGE"] as const;

/** Ways into the rules for someone who has not asked anything yet, or found nothing. */
export function Starters() {
  return (
    <div className="starters">
      <section>
        <h2>Try a search</h2>
        <ul className="chips">
          {EXAMPLES.map((q) => (
            <li key={q}>
              <Link to="/rules" search={{ q }} className="chip" onClick={focusHeading}>
                {q}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Or read a document</h2>
        <ul className="documents">
          {LEDGERS.map((ledger) => (
            <li key={ledger}>
              <Link to="/rules" search={{ ledger }} onClick={focusHeading}>
                {LEDGER_FACTS[ledger].document}
              </Link>{" "}
              <span className="quiet">{rows.filter((row) => row.ledger === ledger).length} rules</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
