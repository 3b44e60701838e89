import { useEffect, useState } from "react";
import { WORDS } from "../words/parts.ts";

interface CopyButtonProps {
  readonly label: string;
  /** Computes the text when the button is pressed. */
  text(): string | Promise<string>;
}

const SHOWN_FOR = 3_000;

/** Copies text and shows for a moment that it was copied, or that the browser doesn't allow it. */
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
      <button type="button" aria-label={result === "copied" ? WORDS.copiedOf({ label }) : label} onClick={() => void copy()}>
        <span className="copy-label">
          <span data-shown={result !== "copied"}>{label}</span>
          <span data-shown={result === "copied"}>{WORDS.copied}</span>
        </span>
      </button>
      <span role="status" className={result === "refused" ? "quiet" : "visually-hidden"}>
        {result === "refused" ? WORDS.notCopied : result === "copied" ? WORDS.isCopied : ""}
      </span>
    </>
  );
}
