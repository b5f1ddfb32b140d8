import { useState } from 'react';
import { TextField } from '../ui/text-field.tsx';
import { EMOJI, type Emoji, findEmoji } from './emoji.ts';
import { enterByKeyboard } from './enter-by-keyboard.ts';

/** Emoji in groups, or those that a search finds. */
export default function EmojiPicker({ onChoose }: { onChoose(sign: string): void }) {
  const [query, setQuery] = useState('');
  const found = findEmoji(query);
  const groups = query.trim() ? [{ title: 'Encontrados', emoji: found }] : EMOJI;
  return (
    <fieldset ref={enterByKeyboard} className="mt-4 grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="sr-only">Emojis</legend>
      <TextField
        label="Buscar emoji"
        enterKeyHint="done"
        placeholder="gol, festa, coração…"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would publish the post.
          event.preventDefault();
          if (found[0] && query.trim()) onChoose(found[0].sign);
        }}
      />
      <div className="max-h-56 overflow-y-auto overscroll-contain">
        {groups.map(({ title, emoji }) => (
          <Group key={title} {...{ title, emoji, onChoose }} />
        ))}
        {found.length === 0 && <p className="py-4 text-muted">Nenhum emoji com esse nome.</p>}
      </div>
    </fieldset>
  );
}

interface GroupProps {
  title: string;
  emoji: Emoji[];
  onChoose(sign: string): void;
}

function Group({ title, emoji, onChoose }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="sticky top-0 bg-raised py-1 text-sm font-semibold text-muted">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
        {emoji.map(({ sign, name }) => (
          <button
            key={sign}
            type="button"
            title={name}
            aria-label={name}
            onClick={() => onChoose(sign)}
            className="grid h-11 place-items-center rounded-md text-2xl -outline-offset-2 hover:bg-accent-soft"
          >
            {sign}
          </button>
        ))}
      </div>
    </section>
  );
}
