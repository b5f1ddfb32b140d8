import type { WaysInSeen } from '@arquiba/contract/recovery';
import { type ReactNode, useEffect, useRef } from 'react';
import { Age } from '../ui/age.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { KeyRound } from '../ui/icons/key-round.tsx';
import { Mail } from '../ui/icons/mail.tsx';
import { Monitor } from '../ui/icons/monitor.tsx';
import { ShieldCheck } from '../ui/icons/shield-check.tsx';

/** Whether there is more to show than the sessions, which end in any case. */
export function hasWaysIn({ passkeys, secondFactor, pendingEmail }: WaysInSeen): boolean {
  return passkeys.length > 0 || secondFactor !== null || pendingEmail !== null;
}

/** What else lets a person into the account. Ends with the new password, unless it is kept here. */
export function WaysInStep({ ways }: { ways: WaysInSeen }) {
  const { passkeys, sessions, secondFactor, pendingEmail } = ways;
  const list = useRef<HTMLUListElement>(null);
  // Away from the button, so that a second Enter does not end everything.
  useEffect(() => list.current?.focus(), []);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Quem mais entra na conta"
      className="grid divide-y divide-line rounded-card border border-line bg-raised px-4"
    >
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Way key={id} icon={<KeyRound />} title={`Chave de acesso ${name}`}>
          <p>
            Criada <Age at={createdAt} /> ·{' '}
            {lastUsedAt ? (
              <>
                último uso <Age at={lastUsedAt} />
              </>
            ) : (
              'nunca usada'
            )}
          </p>
          <Checkbox
            name="keepPasskeys"
            value={id}
            label={
              <>
                É minha, manter<span className="sr-only"> a chave {name}</span>
              </>
            }
            className="text-ink"
          />
        </Way>
      ))}
      {secondFactor && (
        <Way icon={<ShieldCheck />} title="Verificação em duas etapas">
          <p>
            Ativada <Age at={secondFactor.enabledAt} />.{' '}
            {secondFactor.stays
              ? 'Continua: você vai precisar do código para entrar.'
              : 'Será desativada, porque veio antes de o seu e-mail ser confirmado.'}
          </p>
        </Way>
      )}
      {pendingEmail && (
        <Way icon={<Mail />} title="Troca de e-mail pedida">
          <p className="wrap-anywhere">Para {pendingEmail}. Será cancelada.</p>
        </Way>
      )}
      {sessions.length > 0 && (
        <Way
          icon={<Monitor />}
          title={sessions.length === 1 ? '1 sessão aberta' : `${sessions.length} sessões abertas`}
        >
          <p>
            {namesOf(sessions)}. {sessions.length === 1 ? 'Será encerrada.' : 'Serão encerradas.'}
          </p>
        </Way>
      )}
    </ul>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Way({ icon, title, children }: WayProps) {
  return (
    <li className="flex gap-4 py-4">
      <span className="text-muted [&_.lucide]:size-6">{icon}</span>
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="text-base font-semibold wrap-anywhere text-ink">{title}</p>
        {children}
      </div>
    </li>
  );
}

/** Each kind of device once. */
function namesOf(sessions: WaysInSeen['sessions']): string {
  return [...new Set(sessions.map(({ device }) => device))].join(', ');
}
