import { type Message, REACTIONS, type Reaction } from '@arquiba/contract/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { copyText } from '../../copying/copy-text.ts';
import { cx } from '../../ui/class-names.ts';
import { Copy } from '../../ui/icons/copy.tsx';
import { Flag } from '../../ui/icons/flag.tsx';
import { Pencil } from '../../ui/icons/pencil.tsx';
import { Reply } from '../../ui/icons/reply.tsx';
import { Trash } from '../../ui/icons/trash.tsx';
import { layerOfPopover } from '../../ui/layers.ts';
import { moveByKey, placeList } from '../../ui/menu.tsx';
import { isEditable } from './is-editable.ts';

interface MessageMenuProps {
  message: Message;
  /** The button that opened it. */
  button: HTMLElement;
  /** Staff of the shop can neither edit nor delete what a colleague wrote. */
  own: boolean;
  mayReport: boolean;
  mayWrite: boolean;
  mayReact: boolean;
  viewer: string;
  onReply(message: Message): void;
  onEdit(message: Message): void;
  onUnsend(message: Message): void;
  onReport(message: Message): void;
  onReact(message: Message, reaction: Reaction): void;
  onClose(): void;
}

/** What can be done with a message: reactions first, then the rest. */
export default function MessageMenu(props: MessageMenuProps) {
  const { message, button, own, mayWrite, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    element?.showPopover();
    if (element) placeList(element, button);
    element?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  }, [button]);
  const choose = (act: () => void) => () => {
    list.current?.hidePopover();
    act();
  };
  return (
    <div
      ref={list}
      popover="auto"
      role="menu"
      aria-label="Opções da mensagem"
      tabIndex={-1}
      onBeforeToggle={layerOfPopover}
      onToggle={({ newState }) => {
        if (newState === 'open') return;
        // The log moves its focus by the arrow keys from here.
        if (document.activeElement === document.body) button.focus();
        onClose();
      }}
      onKeyDown={moveByKey}
      className="appear fixed inset-auto m-0 w-72 max-w-[calc(100vw-16px)] rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
    >
      {props.mayReact && <ReactionRow {...props} choose={choose} />}
      {mayWrite && (
        <Item icon={<Reply />} onSelect={choose(() => props.onReply(message))}>
          Responder
        </Item>
      )}
      {message.text && (
        <Item icon={<Copy />} onSelect={choose(() => void copyText(message.text, 'Texto copiado'))}>
          Copiar texto
        </Item>
      )}
      {own && mayWrite && isEditable(message) && (
        <Item icon={<Pencil />} onSelect={choose(() => props.onEdit(message))}>
          Editar
        </Item>
      )}
      {own && (
        <Item danger icon={<Trash />} onSelect={choose(() => props.onUnsend(message))}>
          Apagar para todos
        </Item>
      )}
      {!own && props.mayReport && (
        <Item danger icon={<Flag />} onSelect={choose(() => props.onReport(message))}>
          Denunciar
        </Item>
      )}
    </div>
  );
}

function ReactionRow(props: MessageMenuProps & { choose(act: () => void): () => void }) {
  const { message, viewer, choose, onReact } = props;
  const chosen = message.reactions.find(({ by }) => by.includes(viewer))?.reaction;
  return (
    <div className="mb-1 grid grid-cols-8 border-b border-line pb-1">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          role="menuitemcheckbox"
          aria-checked={chosen === reaction}
          aria-label={`Reagir com ${reaction}`}
          tabIndex={-1}
          onClick={choose(() => onReact(message, reaction))}
          className="grid h-11 place-items-center rounded-md text-xl -outline-offset-2 transition hover:bg-accent-soft active:scale-125 aria-checked:bg-accent-soft"
        >
          {reaction}
        </button>
      ))}
    </div>
  );
}

interface ItemProps {
  icon: ReactNode;
  danger?: boolean;
  onSelect(): void;
  children: ReactNode;
}

function Item({ icon, danger, onSelect, children }: ItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onSelect}
      className={cx(
        'flex h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-medium -outline-offset-2 hover:bg-accent-soft [&_.lucide]:size-5',
        danger && 'text-card-red',
      )}
    >
      {icon}
      {children}
    </button>
  );
}
