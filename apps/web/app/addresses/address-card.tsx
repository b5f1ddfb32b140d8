import type { Address } from '@arquiba/contract/addresses';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Briefcase } from '../ui/icons/briefcase.tsx';
import { House } from '../ui/icons/house.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { Star } from '../ui/icons/star.tsx';
import { Trash } from '../ui/icons/trash.tsx';
import { ADDRESSES, editPath } from './addresses-path.ts';

interface AddressCardProps {
  address: Address;
  onEdit(): void;
  onDelete(): void;
  onDefault(): void;
}

export function AddressCard({ address, onEdit, onDelete, onDefault }: AddressCardProps) {
  const { id, type, title, road, number, complement, district, city, uf, cep, reference } = address;
  const titleId = useId();
  const Icon = type === 'Comercial' ? Briefcase : House;
  const act = { id, describedBy: titleId };
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-raised">
      <div className="flex flex-1 gap-4 p-5">
        <span
          aria-hidden="true"
          className="grid size-11 flex-none place-items-center rounded-pill bg-accent-soft [&_.lucide]:size-5"
        >
          <Icon />
        </span>
        <div className="min-w-0 flex-1 wrap-anywhere">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={titleId} className="display text-xl">
              {title || type}
            </h2>
            {address.isDefault && <span className={DEFAULT}>Principal</span>}
          </div>
          {title && <p className="text-sm text-muted">{type}</p>}
          <address className="mt-2 not-italic">
            {road}, {number ?? 's/n'}
            {complement && `, ${complement}`}
            <br />
            {district}, {city}, {uf}
            <br />
            CEP {cep}
          </address>
          {reference && <p className="mt-1 text-sm text-muted">{reference}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-1 border-t border-line px-2 py-1.5">
        <Act {...act} icon={<Pencil />} to={editPath(id)} onAct={onEdit}>
          Editar
        </Act>
        <Act {...act} icon={<Trash />} action="apagar" onAct={onDelete}>
          Apagar
        </Act>
        {!address.isDefault && (
          <Act {...act} icon={<Star />} action="principal" onAct={onDefault}>
            Tornar principal
          </Act>
        )}
      </div>
    </li>
  );
}

/** Looks like `Badge`, whose module would also load the code for pictures. */
const DEFAULT = 'rounded-sm bg-grass-soft px-2 py-0.5 text-xs font-bold text-grass';

interface ActProps {
  id: string;
  describedBy: string;
  icon: ReactNode;
  /** Another page; without it the form is sent to the list page. */
  to?: string;
  action?: 'apagar' | 'principal';
  onAct(): void;
  children: ReactNode;
}

/** A form for each button, so that it works without scripts. */
function Act({ id, describedBy, icon, to, action, onAct, children }: ActProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAct();
  };
  return (
    <Form method={action ? 'post' : 'get'} action={to ?? ADDRESSES} onSubmit={submit}>
      {action && <input type="hidden" name="id" value={id} />}
      {action && <input type="hidden" name="acao" value={action} />}
      <Button type="submit" tone="ghost" size="sm" icon={icon} aria-describedby={describedBy}>
        {children}
      </Button>
    </Form>
  );
}
