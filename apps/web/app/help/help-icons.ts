import type { Icon } from '../ui/create-icon.tsx';
import { CreditCard } from '../ui/icons/credit-card.tsx';
import { Glasses } from '../ui/icons/glasses.tsx';
import { Lock } from '../ui/icons/lock.tsx';
import { Package } from '../ui/icons/package.tsx';
import { RotateCw } from '../ui/icons/rotate-cw.tsx';
import { Ruler } from '../ui/icons/ruler.tsx';
import { ShieldCheck } from '../ui/icons/shield-check.tsx';
import type { HelpPath } from './public/help-topics.ts';

export const helpIcons: Record<HelpPath, Icon> = {
  '/ajuda/troca-e-devolucao': RotateCw,
  '/ajuda/entrega': Package,
  '/ajuda/pagamento': CreditCard,
  '/ajuda/garantia': ShieldCheck,
  '/ajuda/medir-o-rosto': Ruler,
  '/ajuda/cuidados': Glasses,
  '/ajuda/privacidade': Lock,
};
