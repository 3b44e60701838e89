/** Where the browser keeps drafts. Apart from what reads them, so that a page can see cheaply whether there are any. */
export const STORAGE_KEY = "broadside.drafts.1";
