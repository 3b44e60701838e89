import type { Retry } from "../browser/use-loading.ts";
import { WORDS } from "../words/parts.ts";

interface LoadFailedProps {
  readonly loads: readonly Retry[];
  /** What to say instead of "This didn't load". */
  readonly text?: string;
}

/** Shows an error and a button to try again if something couldn't be loaded. */
export function LoadFailed({ loads, text = WORDS.notLoaded }: LoadFailedProps) {
  const failed = loads.filter(({ isFailed }) => isFailed);
  if (failed.length === 0) return undefined;
  const retry = () => {
    for (const load of failed) load.retry();
  };
  return (
    <p className="note" role="alert">
      {text}{" "}
      <button type="button" onClick={retry}>
        {WORDS.tryAgain}
      </button>
    </p>
  );
}
