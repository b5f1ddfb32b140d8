import { type ComponentProps, useRef, useState } from 'react';
import { cx } from './class-names.ts';
import { Search } from './icons/search.tsx';
import { X } from './icons/x.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** The label and placeholder: 'Buscar pessoas, grupos, óculos'. */
  label: string;
  /** Called after the clear button was pressed. */
  onClear?: (() => void) | undefined;
  className?: string | undefined;
}

/** A search field with an icon. Put it in a `<form role="search">`; the `/` key focuses the first visible one. */
export function SearchField({ label, onClear, onChange, className, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(Boolean(input.defaultValue));
  const filled = input.value === undefined ? typed : input.value !== '';
  const clear = () => {
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
    setTyped(false);
    onClear?.();
  };
  return (
    <div className={cx('relative', className)}>
      <Search className="pointer-events-none absolute top-3 left-4 size-5 text-muted" />
      <input
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        ref={field}
        type="search"
        onChange={(event) => {
          setTyped(event.currentTarget.value !== '');
          onChange?.(event);
        }}
        className="h-11 w-full appearance-none rounded-pill border border-line bg-raised pr-11 pl-11.5 text-base text-ellipsis transition hover:border-edge focus:border-accent-ink focus:outline-2 focus:outline-offset-0 focus:outline-accent-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {filled && (
        <button
          type="button"
          title="Limpar busca"
          aria-label="Limpar busca"
          onClick={clear}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-pill text-muted transition -outline-offset-4 hover:text-ink [&_.lucide]:size-4.5"
        >
          <X />
        </button>
      )}
    </div>
  );
}
