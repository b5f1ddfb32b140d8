import type { DraftContent } from './composition.ts';
import { formatLocalMoment } from './local-time.ts';
import { AUDIENCES, COMMENTERS } from './option-labels.ts';

/** The chosen options, while the panel is closed. */
export default function OptionsSummary({ content }: { content: DraftContent }) {
  const said = summaryOf(content);
  if (said.length === 0) return null;
  return (
    <ul aria-label="Opções escolhidas" className="mt-3 flex flex-wrap gap-2">
      {said.map((each) => (
        <li key={each} className="rounded-pill bg-accent-soft px-3 py-1 text-sm">
          {each}
        </li>
      ))}
    </ul>
  );
}

function summaryOf(content: DraftContent): string[] {
  const { audience, group, event, commentsBy, quotable, place, tagged, publishAt } = content;
  const labelOf = (labels: { value: string; label: string }[], value: string) =>
    labels.find((each) => each.value === value)?.label ?? value;
  return [
    ...(group ? [`Grupo: ${group.name}`] : []),
    ...(event ? [`Evento: ${event.title}`] : []),
    ...(audience === 'public' || group ? [] : [`Vê: ${labelOf(AUDIENCES, audience)}`]),
    ...(commentsBy === 'everyone' ? [] : [`Comenta: ${labelOf(COMMENTERS, commentsBy)}`]),
    ...(quotable ? [] : ['Sem citações']),
    ...(place.trim() ? [place] : []),
    ...(tagged.length > 0
      ? [`Com ${tagged.map(({ displayName }) => displayName).join(', ')}`]
      : []),
    ...(publishAt ? [formatLocalMoment(publishAt)] : []),
  ];
}
