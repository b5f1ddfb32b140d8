import { cx } from '../ui/class-names.ts';
import { passwordStrength } from './password-strength.ts';

/** How hard a password is to guess, in colour and in words. */
export default function StrengthMeter({ password }: { password: string }) {
  const { level, words } = passwordStrength(password);
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx('h-1 rounded-pill transition', step <= level ? COLORS[level] : 'bg-line')}
          />
        ))}
      </span>
      <span role="status">{words}</span>
    </span>
  );
}

const COLORS = ['', 'bg-card-red', 'bg-orange', 'bg-grass', 'bg-grass'];
