/** React as people have it: its development build takes several times as long. It picks its build when it is first loaded. */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = "production";
await import("react");
await import("react/jsx-runtime");
await import("react-dom/client");
process.env.NODE_ENV = NODE_ENV;

export {};
