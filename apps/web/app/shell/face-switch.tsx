import { Link } from 'react-router';
import { cx } from '../ui/class-names.ts';
import type { Face } from '../ui/face.ts';

const FACES = [
  { face: 'rede', label: 'Rede', to: '/' },
  { face: 'aro', label: 'Óculos', to: '/loja' },
] as const;

export function FaceSwitch({ face, className }: { face: Face; className?: string }) {
  return (
    <nav aria-label="Rede ou loja" className={className}>
      <ul className="flex rounded-pill bg-accent-soft p-1">
        {FACES.map((entry) => (
          <li key={entry.face} className="flex-1">
            <Link
              to={entry.to}
              aria-current={entry.face === face ? 'true' : undefined}
              className={cx(
                'touch flex h-8 items-center justify-center rounded-pill px-4 text-sm font-semibold no-underline transition',
                entry.face === face ? 'bg-raised text-ink' : 'text-muted hover:text-ink',
              )}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
