/** Has the browser save a file that was made here, or fetched, under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then; without this the content would stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
