import { useState } from "react";

interface CopyButtonProps {
  readonly label: string;
  /** Made when it is wanted. */
  text(): string | Promise<string>;
}

/** Copies a text; where the browser does not allow that it says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      setSaid("Copied.");
    } catch {
      setSaid("The browser does not let it be copied.");
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="quiet build-said">
        {said}
      </span>
    </>
  );
}
