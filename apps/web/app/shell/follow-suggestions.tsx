import { useRevalidator } from 'react-router';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProfileRow } from '../ui/profile-row.tsx';
import type { Suggestions } from './right-column.tsx';

export function FollowSuggestions({ suggestions }: { suggestions: Suggestions | null }) {
  return (
    <Card title="Para seguir">
      {suggestions === null ? (
        <Failed />
      ) : suggestions.length === 0 ? (
        <p className="text-muted">Nenhuma sugestão por enquanto.</p>
      ) : (
        <ul className="grid gap-2">
          {suggestions.map((profile) => (
            <li key={profile.username}>
              <ProfileRow
                profile={profile}
                detail={profile.reason || profile.category}
                action={<FollowButton {...profile} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Failed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">Não foi possível carregar as sugestões.</p>
      <Button
        tone="secondary"
        size="sm"
        busy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Tentar novamente
      </Button>
    </div>
  );
}
