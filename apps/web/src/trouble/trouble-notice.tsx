/** The line at the foot of every page that says what stands in the way, with the button that mends it. */
import { useSyncExternalStore } from "react";
import { TROUBLES_IN_WORDS, WORDS } from "../words/trouble.ts";
import { followTrouble, mend, putAway, troubleNow } from "./trouble.ts";
import "./trouble.css";

/** A new version waits until no game is open. */
export function TroubleNotice({ isInGame }: { readonly isInGame: boolean }) {
  const trouble = useSyncExternalStore(followTrouble, troubleNow);
  if (trouble === undefined || (trouble === "new version" && isInGame)) return null;
  const { text, mend: mending } = TROUBLES_IN_WORDS[trouble];
  return (
    <div className="trouble" role={trouble === "new version" || trouble === "small window" ? "status" : "alert"} data-trouble={trouble}>
      <p>{text}</p>
      {mending !== undefined && (
        <button type="button" className="primary" onClick={() => mend(trouble)}>
          {mending}
        </button>
      )}
      <button type="button" aria-label={WORDS.close} onClick={() => putAway(trouble)}>
        ✕
      </button>
    </div>
  );
}
