/** Excel in Brazil reads a file as UTF-8 by this mark, and separates columns by semicolons. */
const MARK = '\uFEFF';
const SEPARATOR = ';';

/** A CSV that spreadsheets in Brazil open as it is. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(writeCell).join(SEPARATOR));
  return `${MARK}${lines.join('\r\n')}\r\n`;
}

/** A spreadsheet would run what begins like a formula. */
function writeCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
