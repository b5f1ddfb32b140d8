import { formatDay } from '../ui/format-day.ts';

const DAY_MS = 24 * 3_600_000;

/** The same on the server and in the browser, wherever they are. */
const inBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** Items by the day on which they happened, in their order: 'Hoje', 'Ontem', 'ter., 24 de nov.' */
export function byDay<T extends { createdAt: string }>(items: readonly T[], now: number) {
  const today = inBrazil.format(now);
  const yesterday = inBrazil.format(now - DAY_MS);
  const days: { heading: string; items: T[] }[] = [];
  for (const item of items) {
    const day = inBrazil.format(new Date(item.createdAt));
    const heading = day === today ? 'Hoje' : day === yesterday ? 'Ontem' : formatDay(day);
    const last = days.at(-1);
    if (last?.heading === heading) last.items.push(item);
    else days.push({ heading, items: [item] });
  }
  return days;
}
