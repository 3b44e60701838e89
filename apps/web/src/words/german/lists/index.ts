export { LIST_TEXTS as LISTS, READY_MADE } from "@broadside/telling/lists/german";
