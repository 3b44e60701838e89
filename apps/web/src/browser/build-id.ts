/** The id of this build. Page and workers of the same build have the same id. */
export const BUILD_ID: string = import.meta.env.VITE_BUILD ?? "development";
