/**
 * Converts records of format 1 to format 2: set-up, inputs, events and keyframes. The dice
 * key was made from the original set-up. If the conversion changes the set-up, the original is therefore stored with the seed.
 */
import { canonicalJson } from "@broadside/kit";
import { type Fields, inFields, inList, withField } from "../json-fields.ts";
import { Course } from "./course.ts";
import { kindOfFormat1 } from "./kinds.ts";
import { noteOfFormat1 } from "./notes.ts";
import { setupOfFormat1 } from "./setup.ts";

export function recordOfFormat1(record: Fields): Fields {
  const setup = setupOfFormat1(record["setup"]);
  const course = new Course(record);
  const entries = inList(record["entries"], (entry) => entryNow(entry, course));
  const isOther = canonicalJson(setup) !== canonicalJson(record["setup"]);
  return {
    ...record,
    formatVersion: 2,
    setup,
    ...(isOther && "dice" in record && { dice: inFields(record["dice"], (dice) => ({ ...dice, formerSetup: record["setup"] })) }),
    entries,
    keyframes: inList(record["keyframes"], (frame) => keyframeNow(frame, course)),
  };
}

const entryNow = (entry: unknown, course: Course): unknown =>
  inFields(entry, (fields) => {
    const input = withField(fields, "input", (given) => inputNow(given, course));
    return withField(input, "events", (events) => inList(events, (event) => eventNow(event, course)));
  });

const eventNow = (event: unknown, course: Course): unknown =>
  inFields(event, (fields) => {
    course.pass(fields);
    return "change" in fields ? changeNow(fields, course) : noteOfFormat1(fields);
  });

const inputNow = (input: unknown, course: Course): unknown =>
  inFields(input, (fields) => {
    const given = fields["input"] === "standing" ? withField(fields, "kind", kindOfFormat1) : fields;
    return withField(given, "changes", (changes) => inList(changes, (change) => inFields(change, (one) => changeNow(one, course))));
  });

const changeNow = (change: Fields, course: Course): Fields =>
  change["change"] === "state" ? withField(change, "set", (set) => inFields(set, (fields) => stateNow(fields, course))) : change;

/** A state, or only some of its fields. */
function stateNow(state: Fields, course: Course): Fields {
  const effects = withField(state, "effects", (all) => inList(all, (effect) => course.effect(effect)));
  return withField(effects, "standing", (all) =>
    inList(all, (standing) => inFields(standing, (fields) => withField(fields, "kind", kindOfFormat1))),
  );
}

const keyframeNow = (frame: unknown, course: Course): unknown =>
  inFields(frame, (fields) => {
    const state = withField(fields, "state", (was) =>
      inFields(was, (one) => {
        course.stand(one);
        return withField(stateNow(one, course), "stateVersion", (version) => (version === 1 ? 2 : version));
      }),
    );
    return withField(state, "proposal", (proposal) => inFields(proposal, (one) => proposalNow(one, course)));
  });

const proposalNow = (proposal: Fields, course: Course): Fields =>
  withField(proposal, "what", (what) =>
    inFields(what, (fields) =>
      withField(fields, "changes", (all) => inList(all, (change) => inFields(change, (one) => changeNow(one, course)))),
    ),
  );
