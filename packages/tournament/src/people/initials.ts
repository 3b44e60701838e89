/** Shortens names for public pages. */

/** The first letter of each word with its accents, in any script: "Anna-Lena Solo" is "A. L. S.". */
export function initialsOf(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/[\s\p{Z}\p{Pd}]+/u)
    .flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  return letters.length === 0 ? "?" : letters.map((letter) => `${letter}.`).join(" ");
}
