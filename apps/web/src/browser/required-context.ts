import { type Context, createContext, use } from "react";

/** A context for one part of the app, and the hook that reads it. The hook throws an error outside that part. */
export function requiredContext<Value>(part: string): readonly [Context<Value | undefined>, () => Value] {
  const context = createContext<Value | undefined>(undefined);
  const useValue = (): Value => {
    const value = use(context);
    if (value === undefined) throw new Error(`No ${part} is open here`);
    return value;
  };
  return [context, useValue];
}
