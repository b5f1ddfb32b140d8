import { roleTitles } from '@arquiba/contract/permissions';
import type { StaffMember } from '@arquiba/contract/staff';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ownAvatar } from '../viewer/own-avatar.ts';
import { RolesForm } from './roles-form.tsx';

/** Somebody of the staff, with a form for the roles. */
export function StaffRow({ member }: { member: StaffMember }) {
  const { name, username, email, avatar, roles, active } = member;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="grid gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar username={username} picture={ownAvatar({ avatar })} />
        <div className="min-w-0 flex-1">
          <Link to={`/perfil/${username}`} className="font-semibold text-ink wrap-anywhere">
            {name}
          </Link>
          <p className="text-sm text-muted wrap-anywhere">{email}</p>
        </div>
        <Button
          tone="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          Mudar papéis
        </Button>
      </div>
      <p className="flex flex-wrap gap-2">
        {roles.map((role) => (
          <Badge key={role} tone="neutral">
            {roleTitles[role]}
          </Badge>
        ))}
        {!active && <Badge tone="orange">Falta a verificação em duas etapas</Badge>}
      </p>
      {isOpen && (
        <RolesForm email={email} roles={roles} label="Guardar" onSaved={() => setIsOpen(false)} />
      )}
    </li>
  );
}
