export { LIST_TEXTS as LISTS } from "@broadside/telling/lists/german";
