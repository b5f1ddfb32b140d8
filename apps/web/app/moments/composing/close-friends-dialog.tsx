import { complete } from '@arquiba/contract/completions';
import { addCloseFriend, listCloseFriends, removeCloseFriend } from '@arquiba/contract/moments';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { useEffect, useState } from 'react';
import { call, quietCall } from '../../api-call.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useAccount } from '../../viewer/use-site.ts';

const PAUSE_MS = 150;

/** Who sees the moments for close friends. Nobody learns who is on the list. */
export default function CloseFriendsDialog({ onClose }: { onClose(): void }) {
  const account = useAccount();
  const list = useLoaded('close friends', readAll);
  const [changed, setChanged] = useState<ProfileCard[] | null>(null);
  const friends = changed ?? list.value;
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const isFriend = ({ username }: ProfileCard) =>
    friends?.some((each) => each.username === username) ?? false;
  const toggle = async (person: ProfileCard) => {
    const { username } = person;
    const before = friends ?? [];
    const without = before.filter((each) => each.username !== username);
    const removes = isFriend(person);
    setChanged(removes ? without : [person, ...before]);
    // The error was shown in a toast.
    await call(removes ? removeCloseFriend : addCloseFriend, { username }).catch(() =>
      setChanged(before),
    );
  };
  // Until the list is there nobody knows who is on it.
  const offered = typed === '' || !friends ? [] : found.filter((each) => !isFriend(each));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Amigos próximos"
      actions={<Button onClick={onClose}>Pronto</Button>}
    >
      <div className="grid gap-4">
        <p className="text-muted">Só você vê esta lista, e ninguém é avisado.</p>
        <SearchField
          label="Buscar pessoas"
          data-focus=""
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onClear={() => setTyped('')}
        />
        <People
          label="Pessoas encontradas"
          people={offered.filter(({ username }) => username !== account?.username)}
          act="Adicionar"
          onAct={toggle}
        />
        <People label="Na lista" people={friends ?? []} act="Tirar" onAct={toggle} />
        {list.failed && (
          <ErrorState onRetry={list.retry}>Não foi possível carregar a sua lista.</ErrorState>
        )}
        {friends?.length === 0 && typed === '' && (
          <p className="text-center text-muted">Ninguém está na lista ainda.</p>
        )}
      </div>
    </Dialog>
  );
}

interface PeopleProps {
  label: string;
  people: readonly ProfileCard[];
  act: string;
  onAct(person: ProfileCard): Promise<void>;
}

function People({ label, people, act, onAct }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-1">
      {people.map((person) => (
        <li key={person.username} className="flex min-h-14 items-center gap-3">
          <Avatar username={person.username} picture={person.avatar} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{person.displayName}</span>
            <span className="block truncate text-sm text-muted">@{person.username}</span>
          </span>
          <Button
            tone="secondary"
            size="sm"
            aria-label={`${act} ${person.displayName}`}
            onClick={() => void onAct(person)}
          >
            {act}
          </Button>
        </li>
      ))}
    </ul>
  );
}

async function readAll(): Promise<ProfileCard[]> {
  const all: ProfileCard[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: ProfileCard[]; nextCursor: string | null } = await quietCall(
      listCloseFriends,
      { limit: 50, ...(cursor && { cursor }) },
    );
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return all;
}

function useFound(typed: string): ProfileCard[] {
  const [people, setPeople] = useState<ProfileCard[]>([]);
  useEffect(() => {
    if (typed === '') return;
    const over = new AbortController();
    const ask = () =>
      quietCall(complete, { kind: 'person', q: typed.replace(/^@/, '') }, { signal: over.signal })
        .then((found) => setPeople(found.people))
        // Those that are already shown stay.
        .catch(() => undefined);
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [typed]);
  return people;
}
