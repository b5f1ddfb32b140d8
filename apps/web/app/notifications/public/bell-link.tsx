import { IconLink } from '../../ui/icon-button.tsx';
import { Bell } from '../../ui/icons/bell.tsx';
import { useUnseenCount } from './unseen-count.ts';

/** The bell of the header, with the number of notices that were not seen. */
export default function BellLink() {
  const unseen = useUnseenCount();
  return <IconLink name="Notificações" to="/notificacoes" icon={<Bell />} badge={unseen} />;
}
