import { type AccountType, accountTypeNames } from '@arquiba/contract/accounts';
import { lazyPart } from '../ui/lazy-part.tsx';

const AccountTypeIcon = lazyPart(() => import('./account-type-icon.tsx'), {
  preload: true,
  optional: true,
});

interface AccountTypePickerProps {
  value: AccountType;
  onChange(type: AccountType): void;
}

export function AccountTypePicker({ value, onChange }: AccountTypePickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Tipo de conta</legend>
      <div className="grid grid-cols-2 gap-2 min-[360px]:grid-cols-3">
        {accountTypeNames.map((type) => (
          <label
            key={type}
            className="relative grid h-20 cursor-pointer content-center justify-items-center gap-1.5 rounded-card border border-line bg-raised px-1 text-sm font-semibold transition hover:border-edge has-checked:border-ink has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange-ink"
          >
            <input
              type="radio"
              name="type"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
            />
            <span className="size-6">
              <AccountTypeIcon type={type} />
            </span>
            <span>{type}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
