/**
 * The arguments of an ICU message, read from its text by the type checker: a misspelt argument, or one of the wrong kind, doesn't compile.
 */

/** A value for a plain `{name}`. A list of names is joined with commas and "and", in the way the language requires. */
export type Insert = string | number | readonly string[];

/** For example, `{ ship: Insert; count: number }` for `{ship} has {count, plural, one {# shield} other {# shields}}`. */
export type ArgumentsOf<Text extends string> = Merged<InText<Text>[0]>;

type Merged<Arguments> = { readonly [Name in keyof Arguments]: Arguments[Name] };

/** Reads up to the closing brace of the surrounding text. Returns the arguments and the text after that brace. */
type InText<Text extends string, Found = unknown> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Closed<Text, Found>
    : InArgument<After, Found>
  : Closed<Text, Found>;

type Closed<Text extends string, Found> = Text extends `${string}}${infer Rest}` ? [Found, Rest] : [Found, ""];

/** Reads an argument after its opening brace: `name}`, or `name, plural, one {…} other {…}}`. */
type InArgument<Text extends string, Found> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}, ${string}{${string}`
    ? Text extends `${Name}, ${Kind}, ${infer Branches}`
      ? AfterBranches<InBranches<Branches, Found & Argument<Name, Kind>>>
      : never
    : Head extends `${infer Name}, ${infer Kind}`
      ? InText<Rest, Found & Argument<Name, Kind>>
      : InText<Rest, Found & Argument<Head, "plain">>
  : [Found, ""];

type AfterBranches<Read> = Read extends [infer Found, infer Rest extends string] ? InText<Rest, Found> : never;

/** Reads the branches of a plural or a selection, up to the closing brace after the last one. */
type InBranches<Text extends string, Found> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Closed<Text, Found>
    : NextBranch<InText<After, Found>>
  : Closed<Text, Found>;

type NextBranch<Read> = Read extends [infer Found, infer Rest extends string] ? InBranches<Rest, Found> : never;

type Argument<Name extends string, Kind extends string> = Kind extends "plain"
  ? { [One in Name]: Insert }
  : Kind extends "select"
    ? { [One in Name]: string }
    : { [One in Name]: number };
