/** Hands a file to the user as a download; it goes nowhere else. */
export function saveFile(fileName: string, text: string): void {
  const type = fileName.endsWith('.csv') ? 'text/csv' : 'application/json';
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
