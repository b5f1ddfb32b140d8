import type { Permission } from '@arquiba/contract/permissions';
import type { ComponentType } from 'react';
import { boxPath } from '../chat/public/staff-paths.ts';
import { ClipboardList } from '../ui/icons/clipboard-list.tsx';
import { MessagesSquare } from '../ui/icons/messages-square.tsx';
import { Users } from '../ui/icons/users.tsx';

export const STAFF_PATH = '/administracao';
export const TURN_ON_PATH = '/administracao/ativar';
export const TEAM_PATH = '/administracao/equipe';
export const AUDIT_PATH = '/administracao/registro';

interface Section {
  label: string;
  to: string;
  permission: Permission;
  Icon: ComponentType;
}

/** The parts of the administration, and who sees each. */
export const SECTIONS: Section[] = [
  { label: 'Mensagens da loja', to: boxPath('shop'), permission: 'support', Icon: MessagesSquare },
  { label: 'Equipe', to: TEAM_PATH, permission: 'roles', Icon: Users },
  { label: 'Registro', to: AUDIT_PATH, permission: 'audit', Icon: ClipboardList },
];
