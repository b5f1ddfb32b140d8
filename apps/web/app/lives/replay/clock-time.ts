/** '1:02:09', '2:09' or '9' as seconds; null for anything else. */
export function secondsOf(text: string): number | null {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})$/.exec(text.trim());
  if (!parts) return null;
  const [, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0));
  if (parts[2] !== undefined && (seconds ?? 0) > 59) return null;
  if (parts[1] !== undefined && (minutes ?? 0) > 59) return null;
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

/** The place that the address of a page names, within a recording. */
export function placeIn(search: URLSearchParams, durationMs: number): number | null {
  const seconds = secondsOf(search.get('t') ?? '');
  return seconds !== null && seconds * 1000 < durationMs ? seconds : null;
}
