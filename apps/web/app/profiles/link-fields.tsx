import {
  LINK_LABEL_MAX_CHARACTERS,
  LINK_MAX_CHARACTERS,
  PROFILE_MAX_LINKS,
  type ProfileLink,
} from '@arquiba/contract/profiles';
import { useState } from 'react';
import type { FieldErrors } from '../forms/use-form.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { X } from '../ui/icons/x.tsx';
import { TextField } from '../ui/text-field.tsx';

interface LinkFieldsProps {
  links: readonly ProfileLink[];
  errors: FieldErrors;
  /** Called when a row is added or removed, which causes no input event. */
  onChange(): void;
}

/** Up to five links, each with a name and a URL. */
export function LinkFields({ links, errors, onChange }: LinkFieldsProps) {
  const [rows, setRows] = useState(() => links.map((link, key) => ({ key, ...link })));
  const change = (next: typeof rows) => {
    setRows(next);
    onChange();
  };
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    change([...rows, { key, label: '', url: '' }]);
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">
        Links <span className="font-normal text-muted">(até {PROFILE_MAX_LINKS})</span>
      </legend>
      {rows.map((row, index) => (
        <div key={row.key} className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_3fr]">
            <TextField
              labelHidden
              label={`Nome do link ${index + 1}`}
              placeholder="Nome, como Meu site"
              name={`links.${index}.label`}
              defaultValue={row.label}
              maxLength={LINK_LABEL_MAX_CHARACTERS}
              error={errors[`links.${index}.label`]}
            />
            <TextField
              labelHidden
              label={`Endereço do link ${index + 1}`}
              type="url"
              inputMode="url"
              placeholder="https://"
              name={`links.${index}.url`}
              defaultValue={row.url}
              maxLength={LINK_MAX_CHARACTERS}
              error={errors[`links.${index}.url`]}
            />
          </div>
          <IconButton
            name={`Tirar o link ${index + 1}`}
            icon={<X />}
            className="mt-0.5"
            onClick={() => change(rows.filter((each) => each !== row))}
          />
        </div>
      ))}
      {rows.length < PROFILE_MAX_LINKS && (
        <div>
          <Button size="sm" tone="secondary" icon={<Plus />} onClick={add}>
            Adicionar link
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The rows that are not empty. */
export function readLinks(form: FormData): ProfileLink[] {
  const labels = [...form.entries()].flatMap(([name, value]) => {
    const index = /^links\.(\d+)\.label$/.exec(name)?.[1];
    return index === undefined ? [] : [{ index, label: String(value) }];
  });
  return labels
    .map(({ index, label }) => ({ label, url: asAddress(String(form.get(`links.${index}.url`))) }))
    .filter(({ label, url }) => label.trim() !== '' || url !== '');
}

/** Adds `https://` if the scheme is missing. */
function asAddress(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}
