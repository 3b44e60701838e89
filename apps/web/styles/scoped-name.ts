/** The names that the page gives to the classes of CSS modules. */
import { basename, relative } from "node:path";

const SOURCES = `${import.meta.dirname}/../src`;

/** The class `head` of `play/questions/question.module.css` is called `play-question-head`: the room, the module, and the class. */
export function scopedName(name: string, file: string): string {
  const [room = ""] = relative(SOURCES, file).split(/[/\\]/);
  const module = basename(file, ".module.css");
  return room === module ? `${room}-${name}` : `${room}-${module}-${name}`;
}
