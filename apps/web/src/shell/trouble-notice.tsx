/** The line at the bottom of every page that names the current problem, with a button that fixes it. */
import { dismissTrouble, fixTrouble, type Trouble, useTrouble } from "../browser/trouble.ts";
import { TROUBLES, WORDS } from "../words/trouble.ts";
import styles from "./trouble-notice.module.css";

/** Problems that a reload doesn't fix. */
const WITHOUT_RELOAD: readonly Trouble[] = ["no storage", "small window"];

/** The notice about a new version is shown only while no game is open. */
export function TroubleNotice({ isInGame }: { readonly isInGame: boolean }) {
  const trouble = useTrouble();
  if (trouble === undefined || (trouble === "new version" && isInGame)) return null;
  return (
    <div
      className={`plate row wrap ${styles.trouble}`}
      role={trouble === "new version" || trouble === "small window" ? "status" : "alert"}
      data-trouble={trouble}
    >
      <p>{TROUBLES[trouble]}</p>
      {!WITHOUT_RELOAD.includes(trouble) && (
        <button type="button" className="primary" onClick={() => fixTrouble(trouble)}>
          {WORDS.reload}
        </button>
      )}
      <button type="button" aria-label={WORDS.close} onClick={() => dismissTrouble(trouble)}>
        ✕
      </button>
    </div>
  );
}
