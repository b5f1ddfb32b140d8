import { FollowButton } from '../follows/public/follow-button.tsx';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import { Card } from '../ui/card.tsx';
import { ColumnError } from './column-error.tsx';
import type { Suggestions } from './right-column.tsx';

export function FollowSuggestions({ suggestions }: { suggestions: Suggestions | null }) {
  return (
    <Card title="Para seguir">
      {suggestions === null ? (
        <ColumnError>Não foi possível carregar as sugestões.</ColumnError>
      ) : suggestions.length === 0 ? (
        <p className="text-muted">Nenhuma sugestão por enquanto.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {suggestions.map((profile) => (
            <li key={profile.username}>
              <ProfileRow
                inColumn
                profile={profile}
                detail={
                  <span className="line-clamp-3 [font-stretch:92%] whitespace-normal wrap-anywhere">
                    {profile.reason || profile.category}
                  </span>
                }
                action={<FollowButton {...profile} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
