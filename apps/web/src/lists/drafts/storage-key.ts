/** The storage key of the drafts. It has its own file, so that a page can check for drafts without loading more code. */
export const STORAGE_KEY = "broadside.drafts.1";
