/** The dots in front of a limited name. */
export function Dots({ limit }: { readonly limit: number | undefined }) {
  return limit === undefined ? undefined : <span aria-hidden="true">{"•".repeat(limit)} </span>;
}
