import { type Context, createContext, use } from "react";

/** A context for one part of the app, and the hook that reads it. Outside that part, the hook throws an error with the given message. */
export function requiredContext<Value>(message: string): readonly [Context<Value | undefined>, () => Value] {
  const context = createContext<Value | undefined>(undefined);
  const useValue = (): Value => {
    const value = use(context);
    if (value === undefined) throw new Error(message);
    return value;
  };
  return [context, useValue];
}
