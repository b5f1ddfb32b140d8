import { type GroupPage, getGroup, updateGroup } from '@arquiba/contract/groups';
import { useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { quietCall } from '../../api-call.ts';
import type { ChosenPicture } from '../../files/public/choose-picture.ts';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useForm } from '../../forms/use-form.ts';
import { pageCall } from '../../loader.ts';
import { notify } from '../../notices/notify.ts';
import { pageMeta } from '../../page-meta.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SmallHeading } from '../../ui/small-heading.tsx';
import { groupPath } from '../group-path.ts';
import type { Route } from './+types/settings-page';
import { CoverField } from './cover-field.tsx';
import { GroupFields } from './group-fields.tsx';
import { readGroup, valuesOf } from './group-values.ts';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'));

/** Only for those who answer for the group. */
export async function loader(args: Route.LoaderArgs) {
  const group = await pageCall(args)(getGroup, { slug: args.params.slug });
  if (group.role !== 'owner') throw redirect(groupPath(group));
  return { group };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Configurações do grupo', hidden: true }, args);
}

export default function SettingsPage({ loaderData: { group } }: Route.ComponentProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <SmallHeading
        to={groupPath(group)}
        back="Voltar ao grupo"
        title="Configurações"
        detail={group.name}
      />
      <SettingsForm key={group.slug} group={group} />
      <div className="px-4 pb-8 md:px-0">
        <Card title="Excluir o grupo">
          <p className="mb-3 text-muted">
            O grupo acaba para todos, com as publicações, enquetes e eventos que há nele.
          </p>
          <Button tone="danger" onClick={() => setDeleting(true)}>
            Excluir o grupo
          </Button>
        </Card>
      </div>
      {deleting && <DeleteDialog group={group} onClose={() => setDeleting(false)} />}
    </>
  );
}

function SettingsForm({ group }: { group: GroupPage }) {
  const navigate = useNavigate();
  const changed = useRef(false);
  /** Undefined if unchanged, null if removed. */
  const [cover, setCover] = useState<ChosenPicture | null | undefined>(undefined);
  const { busy, errors, form } = useForm({
    read: (data) => ({
      ...readGroup(data),
      approvesPosts: data.has('approvesPosts'),
      membersPlan: data.has('membersPlan'),
    }),
    async send({ slug: _fixed, ...values }) {
      await quietCall(updateGroup, {
        ...{ slug: group.slug, ...values },
        ...(cover !== undefined && { cover: cover && { path: cover.path } }),
      });
      changed.current = false;
      notify('success', 'Grupo salvo!');
      await navigate(groupPath(group));
    },
  });
  const noteChange = () => {
    changed.current = true;
  };
  const onInput: typeof form.onInput = (event) => {
    noteChange();
    form.onInput(event);
  };
  return (
    <form
      {...form}
      onInput={onInput}
      aria-label="Configurações do grupo"
      className="grid gap-5 px-4 pb-8 md:px-0"
    >
      <CoverField
        slug={group.slug}
        cover={cover === undefined ? group.cover : (cover?.view ?? null)}
        onChange={(picture) => {
          noteChange();
          setCover(picture);
        }}
      />
      <GroupFields
        values={valuesOf(group)}
        errors={errors}
        onQuestions={noteChange}
        accessNote={(access) =>
          access !== group.access && (
            <p className="text-sm text-muted" role="status">
              {access === 'closed'
                ? 'Ao salvar, o que já foi publicado no grupo deixa de ser público: só os membros veem.'
                : 'O que foi publicado enquanto o grupo era fechado continua só para os membros. Só o que vier depois é público.'}
            </p>
          )
        }
      />
      <div>
        <Checkbox
          name="approvesPosts"
          label="Publicações esperam a aprovação da moderação"
          defaultChecked={group.approvesPosts}
        />
        <Checkbox
          name="membersPlan"
          label="Membros podem criar eventos"
          defaultChecked={group.membersPlan}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Salvar
        </Button>
        <LinkButton tone="secondary" to={groupPath(group)}>
          Cancelar
        </LinkButton>
      </div>
      <UnsavedChanges changed={changed} />
    </form>
  );
}
