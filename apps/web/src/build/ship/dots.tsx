/** The marks of a name that may stand only so often. */
export function Dots({ limit }: { readonly limit: number | undefined }) {
  return limit === undefined ? undefined : <span aria-hidden="true">{"•".repeat(limit)} </span>;
}
