import type { Privacy } from '@arquiba/contract/privacy';
import { Link } from 'react-router';
import { Card } from '../ui/card.tsx';
import { formatMoment } from '../ui/format-age.ts';

const DOCUMENTS = {
  termos: { name: 'Termos de uso', to: '/termos' },
  privacidade: { name: 'Política de privacidade', to: '/privacidade' },
};

export function ConsentCard({ consents }: Pick<Privacy, 'consents'>) {
  return (
    <Card title="Consentimentos">
      {consents.length === 0 ? (
        <p className="text-muted">
          Esta conta foi criada sem registro de consentimento. Os textos em vigor são os{' '}
          <Link to="/termos">Termos de uso</Link> e a{' '}
          <Link to="/privacidade">Política de privacidade</Link>.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {consents.map(({ to, version, acceptedAt }) => (
            <li
              key={`${to} ${version}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0"
            >
              <span>
                <Link
                  to={DOCUMENTS[to].to}
                  className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
                >
                  {DOCUMENTS[to].name}
                </Link>{' '}
                <span className="text-muted">versão {version}</span>
              </span>
              <span className="text-sm text-muted">
                Aceito em <time dateTime={acceptedAt}>{formatMoment(new Date(acceptedAt))}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
