/** A line in the middle of the screen. It is also in the log, so screen readers skip it. */
export const Banner = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? undefined : (
    <p className="play-banner" aria-hidden="true">
      {text}
    </p>
  );
