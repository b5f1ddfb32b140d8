import { useState } from 'react';
import { EmailField } from '../ui/email-field.tsx';
import { RolesForm } from './roles-form.tsx';

/** Gives roles to an account that has none yet. */
export function NewMember() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <div className="grid gap-4">
      <EmailField
        label="E-mail da conta"
        name="email"
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <RolesForm
        email={email}
        roles={[]}
        label="Dar os papéis"
        onEmailProblem={setProblem}
        onSaved={() => setEmail('')}
      />
    </div>
  );
}
