import type { AccountData } from '@arquiba/contract/account-data';
import { useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { UnsavedChanges } from '../forms/unsaved-changes.tsx';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { storeSession } from '../viewer/use-session-in-tabs.ts';
import type { RefusedForm } from './account-data-action.ts';
import { readAccountData } from './account-data-values.ts';
import { checkAccountData } from './check-account-data.ts';
import { EditDataFields } from './edit-data-fields.tsx';
import { saveAccountData } from './save-account-data.ts';

const DATA_PATH = '/minha-conta/meus-dados';

interface EditDataFormProps {
  data: AccountData;
  verified: boolean;
  refused: RefusedForm | undefined;
}

export function EditDataForm({ data, verified, refused }: EditDataFormProps) {
  const navigate = useNavigate();
  const changed = useRef(false);
  const before = refused?.form === 'data' ? refused : undefined;
  const { busy, errors, form } = useForm({
    ...{ read: readAccountData, before: before?.fields },
    check: (values) => checkAccountData(values, data),
    async send(values) {
      const { summary, emailAsked } = await saveAccountData(quietCall, values, data);
      changed.current = false;
      storeSession(summary);
      notify('success', emailAsked ? EMAIL_ASKED : 'Dados atualizados!');
      await navigate(DATA_PATH);
    },
  });
  const noteChange: typeof form.onInput = (event) => {
    changed.current = true;
    form.onInput(event);
  };
  return (
    <Card>
      <Form method="post" {...form} onInput={noteChange} className="grid gap-5">
        {before && (
          <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
            {before.problem}
          </p>
        )}
        <EditDataFields data={data} verified={verified} errors={errors} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" busy={busy} busyLabel="Salvando...">
            Salvar alterações
          </Button>
          <LinkButton tone="secondary" to={DATA_PATH}>
            Voltar
          </LinkButton>
        </div>
      </Form>
      <UnsavedChanges changed={changed} />
    </Card>
  );
}

const EMAIL_ASKED = 'Dados atualizados! Confirme a troca do e-mail nos dois endereços.';
