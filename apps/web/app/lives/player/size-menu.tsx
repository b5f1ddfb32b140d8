import { SlidersHorizontal } from '../../ui/icons/sliders-horizontal.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { LiveSize } from './play-live.ts';

interface SizeMenuProps {
  size: LiveSize;
  onChoose(size: LiveSize): void;
}

/** How large the pictures are that are fetched. */
export function SizeMenu({ size, onChoose }: SizeMenuProps) {
  return (
    <Menu
      name="Qualidade"
      icon={<SlidersHorizontal />}
      className="grid size-9 place-items-center rounded-pill bg-night/80 text-chalk hover:bg-night [&_.lucide]:size-5 touch"
      items={CHOICES.map(({ label, value }) => ({
        label,
        checked: value === size,
        onSelect: () => onChoose(value),
      }))}
    />
  );
}

const CHOICES: { label: string; value: LiveSize }[] = [
  { label: 'Automática', value: 'auto' },
  { label: 'Alta', value: 'high' },
  { label: 'Econômica', value: 'small' },
];
