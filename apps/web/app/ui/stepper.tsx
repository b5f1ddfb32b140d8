import { type KeyboardEvent, useState } from 'react';
import { Minus } from './icons/minus.tsx';
import { Plus } from './icons/plus.tsx';

interface StepperProps {
  /** 'Quantidade de Maré Alta'. */
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A number, changed by buttons, arrow keys or typing. Without scripts its buttons send `passo`. */
export function Stepper({ label, name, value, min, max, onChange }: StepperProps) {
  // The text while typing: '' and '1' on the way to '10' are not applied yet.
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (wanted: number) => Math.min(max, Math.max(min, Math.round(wanted)));
  const set = (wanted: number) => {
    setTyped(null);
    if (Number.isFinite(wanted) && clamp(wanted) !== value) onChange(clamp(wanted));
  };
  const settle = () => {
    if (typed !== null) set(typed.trim() === '' ? value : Number(typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (step === 0) settle();
    else set(value + step);
  };
  return (
    <div className="inline-flex h-11 items-center rounded-pill border border-edge bg-raised has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-orange-ink">
      <button
        type="submit"
        name="passo"
        value="-1"
        aria-label={`Diminuir ${label.toLowerCase()}`}
        disabled={value <= min}
        onClick={(event) => {
          event.preventDefault();
          set(value - 1);
        }}
        className={SIDE}
      >
        <Minus />
      </button>
      <input
        name={name}
        aria-label={label}
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className="numeral w-9 bg-transparent text-center text-lg outline-none"
      />
      <button
        type="submit"
        name="passo"
        value="1"
        aria-label={`Aumentar ${label.toLowerCase()}`}
        disabled={value >= max}
        onClick={(event) => {
          event.preventDefault();
          set(value + 1);
        }}
        className={SIDE}
      >
        <Plus />
      </button>
    </div>
  );
}

const SIDE =
  'grid h-full w-11 place-items-center rounded-pill text-ink transition hover:bg-accent-soft disabled:cursor-not-allowed disabled:text-edge disabled:hover:bg-transparent [&_.lucide]:size-4.5';
