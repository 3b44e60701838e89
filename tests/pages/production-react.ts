/**
 * Use React's production build, as users do: the development build is several times slower. React picks its build when it is first loaded.
 */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = "production";
await import("react");
await import("react/jsx-runtime");
await import("react-dom/client");
process.env.NODE_ENV = NODE_ENV;

export {};
