import { WORDS } from "../words/parts.ts";

interface LoadFailedProps {
  readonly loads: readonly { readonly isFailed: boolean; retry(): void }[];
}

/** Shows an error and a button to try again if something couldn't be loaded. */
export function LoadFailed({ loads }: LoadFailedProps) {
  const failed = loads.filter(({ isFailed }) => isFailed);
  if (failed.length === 0) return undefined;
  const retry = () => {
    for (const load of failed) load.retry();
  };
  return (
    <p className="note" role="alert">
      {WORDS.notLoaded}{" "}
      <button type="button" onClick={retry}>
        {WORDS.tryAgain}
      </button>
    </p>
  );
}
