/** Which build this is: the same in the page and in its workers, where they are of one. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD ?? "development";
