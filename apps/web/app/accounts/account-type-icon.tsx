import type { AccountType } from '@arquiba/contract/accounts';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Medal from 'lucide-react/icons/medal';
import Megaphone from 'lucide-react/icons/megaphone';
import MicVocal from 'lucide-react/icons/mic-vocal';
import Shield from 'lucide-react/icons/shield';

export default function AccountTypeIcon({ type }: { type: AccountType }) {
  const Icon = ICONS[type];
  return <Icon className="size-6 text-accent-ink" />;
}

const ICONS: Record<AccountType, typeof Medal> = {
  Torcedor: Megaphone,
  Atleta: Medal,
  Comunicador: MicVocal,
  Clube: Shield,
  Profissional: ClipboardList,
  Empresa: Building2,
};
