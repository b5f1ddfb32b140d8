import type { ComponentProps } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { GroupTab } from './group-tabs.ts';

interface Empty {
  art: ComponentProps<typeof EmptyState>['art'];
  text: string;
  action: { label: string; to: string };
}

/** An empty tab of a group. */
export function EmptyTab({ tab }: { tab: keyof typeof EMPTY }) {
  const { art, text, action } = EMPTY[tab];
  return (
    <EmptyState
      art={art}
      action={
        <LinkButton tone="secondary" to={action.to}>
          {action.label}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}

const EMPTY: Record<Exclude<GroupTab['slug'], 'membros' | 'sobre'>, Empty> = {
  postagens: {
    art: 'pitch',
    text: 'Ninguém publicou neste grupo ainda.',
    action: { label: 'Ver o feed', to: '/' },
  },
  enquetes: {
    art: 'court',
    text: 'Nenhuma enquete neste grupo ainda.',
    action: { label: 'Ver outros grupos', to: '/grupos' },
  },
  eventos: {
    art: 'lanes',
    text: 'Nenhum evento marcado neste grupo ainda.',
    action: { label: 'Ver outros grupos', to: '/grupos' },
  },
};
