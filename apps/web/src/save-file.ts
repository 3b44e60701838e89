/** Hands a text, or what is as good as a file already, to the browser to keep. */
export function saveFile(name: string, text: string | Blob, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
