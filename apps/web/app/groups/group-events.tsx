import type { listEvents } from '@arquiba/contract/events';
import type { GroupPage } from '@arquiba/contract/groups';
import type { OutputOf } from '@arquiba/contract/route';
import { EventList } from '../events/public/event-list.tsx';
import { LinkButton } from '../ui/button.tsx';
import { EmptyTab } from './empty-tab.tsx';

interface GroupEventsProps {
  group: GroupPage;
  events: OutputOf<typeof listEvents>;
}

/** The events of a group; members add theirs, if the group lets them. */
export default function GroupEvents({ group, events }: GroupEventsProps) {
  const { slug, role, membersPlan } = group;
  const mayPlan = role !== null && (membersPlan || role !== 'member');
  return (
    <div className="py-4">
      {role !== null && (
        <p className="flex flex-wrap gap-2 px-4 pb-4 md:px-0">
          {mayPlan && <LinkButton to={`/eventos/novo?grupo=${slug}`}>Adicionar evento</LinkButton>}
          <LinkButton to={`/eventos/agenda?grupo=${slug}`} tone="secondary">
            No seu calendário
          </LinkButton>
        </p>
      )}
      <EventList first={events} filters={{ group: slug }} empty={<EmptyTab tab="eventos" />} />
    </div>
  );
}
