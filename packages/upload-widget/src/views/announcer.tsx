import { useEffect, useRef, useState } from 'react';
import type { Row, WidgetState } from '../core/state.ts';
import { fill, type Locale } from '../locale/locale.ts';

/** Announces the state of each file to screen readers. */
export function Announcer({ state, locale }: { state: WidgetState; locale: Locale }) {
  const [said, setSaid] = useState('');
  const before = useRef(state);
  useEffect(() => {
    const announcements = announcementsOf(before.current, state, locale);
    before.current = state;
    if (announcements.length > 0) setSaid(announcements.join(' '));
  }, [state, locale]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

function announcementsOf(before: WidgetState, now: WidgetState, locale: Locale): string[] {
  const old = new Map(before.rows.map((row, place) => [row.id, { row, place }]));
  const hasMoved =
    before.rows.length === now.rows.length && now.rows.every(({ id }) => old.has(id));
  return now.rows.flatMap((row, place) => {
    const was = old.get(row.id);
    if (was && was.row.type !== row.type) return resultOf(row, locale);
    if (!hasMoved || !was || was.place >= place) return [];
    const { name } = row;
    return [fill(locale.movedLabel, { name, position: place + 1, count: now.rows.length })];
  });
}

function resultOf(row: Row, locale: Locale): string[] {
  const { name } = row;
  if (row.type === 'uploaded') return [fill(locale.uploadedLabel, { name })];
  if (row.type === 'failed')
    return [fill(locale.failedLabel, { name, message: row.error.message })];
  return [];
}
