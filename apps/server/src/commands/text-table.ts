/** A table with aligned columns, for a terminal. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = rows.map((row) => row.map(plain));
  const widths = head.map((title, at) =>
    Math.max(title.length, ...shown.map((row) => [...(row[at] ?? '')].length)),
  );
  return [head, ...shown].map((row) => line(row, widths)).join('\n');
}

/** Names come from strangers, and a terminal executes control characters. */
function plain(text: string): string {
  return text.replace(/\p{C}/gu, '?');
}

function line(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, at) => {
    const missing = (widths[at] ?? 0) - [...cell].length;
    return cell + ' '.repeat(missing);
  });
  return padded.join('  ').trimEnd();
}
