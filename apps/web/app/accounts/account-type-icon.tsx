import type { AccountType } from '@arquiba/contract/accounts';
import { BuildingComplex } from '../ui/icons/building-complex.tsx';
import { ClipboardList } from '../ui/icons/clipboard-list.tsx';
import { Medal } from '../ui/icons/medal.tsx';
import { Megaphone } from '../ui/icons/megaphone.tsx';
import { MicVocal } from '../ui/icons/mic-vocal.tsx';
import { Shield } from '../ui/icons/shield.tsx';

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
  Empresa: BuildingComplex,
};
