/** Text with one part in bold, wherever the language puts that part. */
export function WithBold({ text, part }: { readonly text: string; readonly part: string }) {
  const at = part === "" ? -1 : text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{part}</b>
      {text.slice(at + part.length)}
    </>
  );
}
