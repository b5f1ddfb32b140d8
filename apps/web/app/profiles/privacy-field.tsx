import type { OwnProfile } from '@arquiba/contract/profiles';
import { useState } from 'react';
import { Link } from 'react-router';
import { GUARDIAN_PATH } from '../guardians/public/guardian-path.ts';
import { Checkbox } from '../ui/checkbox.tsx';

/** Whether the person approves followers, and what a change does to pending requests. */
export function PrivacyField({ profile }: { profile: OwnProfile }) {
  const { privateByChoice, guarded, followRequests } = profile;
  const [isPrivate, setPrivate] = useState(privateByChoice);
  return (
    <div>
      <Checkbox
        name="private"
        label="Perfil privado: eu aprovo quem me segue"
        checked={isPrivate}
        onChange={(event) => setPrivate(event.currentTarget.checked)}
      />
      <p className="pl-9 text-sm text-muted" aria-live="polite">
        {privateByChoice && !isPrivate && !guarded && followRequests
          ? `Ao salvar, ${waiting(followRequests)} para seguir você.`
          : 'Só quem segue você vê o que publica, a bio e as fotos. Quem já segue continua seguindo.'}
        {guarded && (
          <>
            {' '}
            Até que o seu responsável confirme, o perfil é privado de qualquer forma.{' '}
            <Link to={GUARDIAN_PATH}>Ver o pedido</Link>
          </>
        )}
      </p>
    </div>
  );
}

function waiting(count: number): string {
  if (count === 1) return 'será aceita 1 solicitação';
  return `serão aceitas ${count > 99 ? 'mais de 99' : count} solicitações`;
}
