/** Saves a text or blob as a file, as a download from the browser. */
export function saveFile(name: string, text: string | Blob, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
