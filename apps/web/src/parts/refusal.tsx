/** A note that says why something was refused or has failed. Shows nothing without a reason. */
export const Refusal = ({ why }: { readonly why: string | undefined }) =>
  why === undefined ? undefined : (
    <p className="note" role="alert">
      {why}
    </p>
  );
