import { COPY_DAYS, COPY_FILE_PATH, type DataCopy } from '@arquiba/contract/privacy';
import { Form } from 'react-router';
import { formatSize } from '../files/public/format-size.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { Download } from '../ui/icons/download.tsx';
import { FileArchive } from '../ui/icons/file-archive.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useDataCopy } from './use-data-copy.ts';

export function CopyCard({ copy: loaded }: { copy: DataCopy | null }) {
  const { copy, ask, busy } = useDataCopy(loaded);
  return (
    <Card title="Cópia dos seus dados">
      <p className="text-muted">
        Um arquivo com tudo o que guardamos sobre a sua conta: dados, endereços, sessões, perfil,
        publicações, grupos e mensagens ao atendimento.
      </p>
      <div className="mt-4 grid gap-4" aria-live="polite">
        {copy?.state === 'queued' && (
          <p className="flex items-center gap-3 rounded-md bg-sunken px-4 py-3">
            <Spinner />
            <span>
              Estamos preparando a sua cópia. Você recebe um e-mail quando ela ficar pronta.
            </span>
          </p>
        )}
        {copy?.state === 'failed' && (
          <p className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
            Não conseguimos preparar a sua cópia. Tente novamente; se não der certo, fale com o
            atendimento.
          </p>
        )}
        {copy?.state === 'ready' && <ReadyCopy copy={copy} />}
        {mayAsk(copy) && (
          <Form method="post" onSubmit={ask}>
            <Button
              type="submit"
              tone="secondary"
              icon={<FileArchive />}
              busy={busy}
              busyLabel="Pedindo..."
              className="max-sm:w-full"
            >
              {wordsFor(copy)}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}

function ReadyCopy({ copy: { expiresAt, bytes, nextAt } }: { copy: DataCopy }) {
  return (
    <div className="grid gap-3">
      <p>
        <b>Pronta.</b> Fica disponível por {COPY_DAYS} dias, até{' '}
        <time dateTime={expiresAt ?? ''}>{formatMoment(new Date(expiresAt ?? 0))}</time>.{' '}
        <span className="text-muted">
          Outra pode ser pedida a partir de {formatMoment(new Date(nextAt))}.
        </span>
      </p>
      <LinkButton
        reloadDocument
        to={COPY_FILE_PATH}
        icon={<Download />}
        className="justify-self-start max-sm:w-full"
      >
        Baixar a cópia ({formatSize(bytes ?? 0)})
      </LinkButton>
      <p className="text-sm text-muted">
        O arquivo tem dados pessoais. Guarde-o em lugar seguro e não o mande a ninguém.
      </p>
    </div>
  );
}

function mayAsk(copy: DataCopy | null): boolean {
  if (!copy || copy.state === 'failed') return true;
  return copy.state === 'ready' && Date.parse(copy.nextAt) <= Date.now();
}

function wordsFor(copy: DataCopy | null): string {
  if (!copy) return 'Pedir uma cópia';
  return copy.state === 'failed' ? 'Tentar novamente' : 'Pedir outra cópia';
}
