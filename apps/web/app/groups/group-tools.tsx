import type { GroupPage } from '@arquiba/contract/groups';
import { copyAddress } from '../copying/copy-address.ts';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { ClipboardList } from '../ui/icons/clipboard-list.tsx';
import { Link2 } from '../ui/icons/link-2.tsx';
import { SlidersHorizontal } from '../ui/icons/sliders-horizontal.tsx';
import { groupPath, moderationPath, settingsPath } from './group-path.ts';

/** The link of a group, and the pages of the people who run it. */
export default function GroupTools({ group }: { group: GroupPage }) {
  return (
    <>
      <IconButton
        outlined
        name="Copiar o link do grupo"
        icon={<Link2 />}
        onClick={() => void copyAddress(groupPath(group))}
      />
      {group.waiting !== null && (
        <IconLink
          outlined
          name="Moderação do grupo"
          icon={<ClipboardList />}
          badge={group.waiting}
          to={moderationPath(group)}
        />
      )}
      {group.role === 'owner' && (
        <IconLink
          outlined
          name="Configurações do grupo"
          icon={<SlidersHorizontal />}
          to={settingsPath(group)}
        />
      )}
    </>
  );
}
