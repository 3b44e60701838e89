/** The storage key of drafts, in a separate file so that a page can check cheaply whether there are any. */
export const STORAGE_KEY = "broadside.drafts.1";
