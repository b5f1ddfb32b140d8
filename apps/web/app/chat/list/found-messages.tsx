import { brand } from '@arquiba/contract/brand';
import { type Message, searchMessages } from '@arquiba/contract/messages';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call, quietCall } from '../../api-call.ts';
import { Age } from '../../ui/age.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';

interface Found {
  q: string;
  items: Message[];
  people: ProfileCard[];
  nextCursor: string | null;
}

/** Messages with the words that were searched for, each leading to its place. */
export default function FoundMessages({ q }: { q: string }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const over = new AbortController();
    quietCall(searchMessages, { q }, { signal: over.signal }).then(
      (page) => setFound({ q, ...page }),
      // The list of conversations is still there.
      () => undefined,
    );
    return () => over.abort();
  }, [q]);
  const more = async (cursor: string) => {
    const page = await call(searchMessages, { q, cursor });
    setFound((before) =>
      before?.q === q
        ? {
            ...page,
            q,
            items: [...before.items, ...page.items],
            people: [...before.people, ...page.people],
          }
        : before,
    );
  };
  if (found?.q !== q || found.items.length === 0) return null;
  const people = new Map(found.people.map((person) => [person.username, person]));
  return (
    <section aria-label="Mensagens encontradas" className="border-t border-line pt-3">
      <h3 className="display px-4 text-lg">Nas mensagens</h3>
      <ul>
        {found.items.map(({ conversationId, seq, sender, fromShop, text, createdAt }) => (
          <li key={`${conversationId} ${seq}`}>
            <Link
              to={`/chat/${conversationId}?mensagem=${seq}`}
              className="flex items-center gap-3 px-4 py-2.5 text-ink no-underline hover:bg-sunken"
            >
              <Avatar
                username={sender ?? 'loja'}
                picture={people.get(sender ?? '')?.avatar ?? null}
                size="sm"
              />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2 text-sm">
                  <b className="min-w-0 flex-1 truncate font-semibold">
                    {fromShop
                      ? brand.shop.name
                      : (people.get(sender ?? '')?.displayName ?? 'Alguém')}
                  </b>
                  <Age at={createdAt} className="flex-none text-xs text-muted" />
                </span>
                <span className="line-clamp-2 text-sm text-muted wrap-anywhere">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.nextCursor && (
        <div className="grid justify-center py-3">
          <Button
            tone="ghost"
            size="sm"
            onClick={() => void more(found.nextCursor ?? '').catch(() => undefined)}
          >
            Mais resultados
          </Button>
        </div>
      )}
    </section>
  );
}
