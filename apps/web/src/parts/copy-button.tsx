import { useEffect, useState } from "react";

interface CopyButtonProps {
  readonly label: string;
  /** Made when it is wanted. */
  text(): string | Promise<string>;
}

const SHOWN_FOR = 3_000;

/** Copies a text and says so for a while; where the browser does not allow that it says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [result, setResult] = useState<"copied" | "refused">();
  useEffect(() => {
    if (result !== "copied") return;
    const wait = setTimeout(() => setResult(undefined), SHOWN_FOR);
    return () => clearTimeout(wait);
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setResult("copied");
    } catch {
      setResult("refused");
    }
  };
  return (
    <>
      <button type="button" aria-label={label} onClick={() => void copy()}>
        <span className="build-copy">
          <span data-shown={result !== "copied"}>{label}</span>
          <span data-shown={result === "copied"}>Copied ✓</span>
        </span>
      </button>
      <span role="status" className={result === "refused" ? "quiet build-said" : "visually-hidden"}>
        {result === "refused" ? "The browser does not let it be copied." : result === "copied" ? "Copied." : ""}
      </span>
    </>
  );
}
