import type { Moment } from '@arquiba/contract/moment-views';
import { muteMoments, unmuteMoments } from '@arquiba/contract/moments';
import { useState } from 'react';
import { call } from '../../api-call.ts';
import { offerAction } from '../../notices/act-with-undo.tsx';
import { Flag } from '../../ui/icons/flag.tsx';
import { Volume2 } from '../../ui/icons/volume-2.tsx';
import { VolumeX } from '../../ui/icons/volume-x.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

interface OtherMenuProps {
  moment: Moment;
  mutedPerson: boolean;
  onCover(covered: boolean): void;
}

/** What can be done about someone else's moment. */
export function OtherMenu({ moment, mutedPerson, onCover }: OtherMenuProps) {
  const { username, displayName } = moment.author;
  const [muted, setMuted] = useState(mutedPerson);
  const [reporting, setReporting] = useState(false);
  const report = (open: boolean) => {
    setReporting(open);
    onCover(open);
  };
  const unmute = async () => {
    await call(unmuteMoments, { username });
    setMuted(false);
  };
  const mute = async () => {
    await call(muteMoments, { username });
    setMuted(true);
    offerAction({
      said: `Os moments de ${displayName} saíram das suas listas.`,
      action: 'Desfazer',
      onAction: () => void unmute().catch(() => undefined),
    });
  };
  return (
    <>
      <Menu
        name="Mais opções do moment"
        className="grid size-11 flex-none place-items-center rounded-pill text-chalk transition hover:bg-chalk/15"
        items={[
          muted
            ? {
                label: 'Mostrar os moments da pessoa',
                icon: <Volume2 />,
                onSelect: () => void unmute().catch(() => undefined),
              }
            : {
                label: 'Silenciar os moments da pessoa',
                icon: <VolumeX />,
                onSelect: () => void mute().catch(() => undefined),
              },
          { label: 'Denunciar', icon: <Flag />, onSelect: () => report(true) },
        ]}
      />
      {reporting && <ReportDialog id={moment.id} onClose={() => report(false)} />}
    </>
  );
}
