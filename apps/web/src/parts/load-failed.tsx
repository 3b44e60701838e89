import { WORDS } from "../words/parts.ts";

interface LoadFailedProps {
  readonly loads: readonly { readonly isFailed: boolean; retry(): void }[];
}

/** Says that something could not be loaded, and loads it again; nothing while all is well. */
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
