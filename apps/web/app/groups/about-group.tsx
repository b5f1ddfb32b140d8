import type { GroupPage } from '@arquiba/contract/groups';
import type { ReactNode } from 'react';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import { Card } from '../ui/card.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { RichText } from '../ui/rich-text.tsx';

const ACCESS = {
  open: 'Aberto: qualquer pessoa vê o que se publica, e entra quem quiser.',
  closed:
    'Fechado: só os membros veem o que se publica e quem participa. A moderação aprova quem pede para entrar.',
};

/** Description, rules, and who answers for a group. */
export default function AboutGroup({ group }: { group: GroupPage }) {
  const { description, mentions, rules, owners, sport, city, access, createdAt } = group;
  return (
    <div className="grid gap-4 pt-4 max-md:px-4">
      <Card title="Sobre o grupo">
        <RichText text={description} mentions={mentions} />
        <dl className="mt-4 grid gap-2">
          <Fact name="Acesso">{ACCESS[access]}</Fact>
          {sport && <Fact name="Esporte">{sport}</Fact>}
          {city && <Fact name="Cidade">{city}</Fact>}
          <Fact name="Criado em">{formatMoment(new Date(createdAt))}</Fact>
        </dl>
      </Card>
      <Card title="Regras">
        {rules ? (
          <p className="whitespace-pre-line wrap-anywhere">{rules}</p>
        ) : (
          <p className="text-muted">Este grupo não escreveu regras.</p>
        )}
      </Card>
      {owners.length > 0 && (
        <Card title="Quem responde pelo grupo">
          <ul>
            {owners.map((owner) => (
              <li key={owner.username}>
                <ProfileRow profile={owner} detail={`@${owner.username}`} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[7rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
