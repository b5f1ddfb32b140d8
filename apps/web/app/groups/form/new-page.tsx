import { createGroup } from '@arquiba/contract/groups';
import { useEffect, useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { accountContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { SmallHeading } from '../../ui/small-heading.tsx';
import { signInPath } from '../../viewer/return-path.ts';
import { useAccount } from '../../viewer/use-site.ts';
import { groupPath } from '../group-path.ts';
import type { Route } from './+types/new-page';
import { CoverField } from './cover-field.tsx';
import { type GroupDraft, readGroupDraft, writeGroupDraft } from './group-draft.ts';
import { GroupFields } from './group-fields.tsx';
import { emptyGroup, readGroup } from './group-values.ts';
import { SlugField } from './slug-field.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(accountContext)) throw redirect(signInPath(url));
  return null;
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Criar grupo', hidden: true }, args);
}

export default function NewGroupPage() {
  const accountId = useAccount()?.id ?? '';
  const [draft, setDraft] = useState<GroupDraft | null>(null);
  // The server does not know the draft: it replaces the empty form after hydration.
  useEffect(() => setDraft(readGroupDraft(accountId)), [accountId]);
  return (
    <>
      <SmallHeading to="/grupos" back="Voltar aos grupos" title="Criar grupo" />
      <NewGroupForm key={draft ? 'draft' : 'empty'} draft={draft} accountId={accountId} />
    </>
  );
}

function NewGroupForm({ draft, accountId }: { draft: GroupDraft | null; accountId: string }) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const initial = draft?.values ?? emptyGroup;
  const [cover, setCover] = useState(draft?.cover ?? null);
  const [name, setName] = useState(initial.name);
  const keep = (picture = cover) => {
    if (!element.current) return;
    const values = readGroup(new FormData(element.current));
    writeGroupDraft(accountId, { values, cover: picture });
  };
  const { busy, errors, form } = useForm({
    read: readGroup,
    async send({ slug, ...values }) {
      const group = await quietCall(createGroup, {
        ...values,
        ...(slug && { slug }),
        cover: cover && { path: cover.path },
      });
      writeGroupDraft(accountId, null);
      notify('success', 'Grupo criado!');
      await navigate(groupPath(group));
    },
  });
  const onInput: typeof form.onInput = (event) => {
    keep();
    form.onInput(event);
  };
  return (
    <form
      {...form}
      ref={element}
      onInput={onInput}
      aria-label="Criar grupo"
      className="grid gap-5 px-4 pb-8 md:px-0"
    >
      <CoverField
        slug={initial.slug || 'novo-grupo'}
        cover={cover?.view ?? null}
        onChange={(picture) => {
          setCover(picture);
          keep(picture);
        }}
      />
      <GroupFields
        values={initial}
        errors={errors}
        onName={setName}
        slug={<SlugField name={name} initial={initial.slug} error={errors.slug} />}
        onQuestions={() => queueMicrotask(() => keep())}
      />
      <div>
        <Button type="submit" busy={busy}>
          Criar grupo
        </Button>
      </div>
    </form>
  );
}
