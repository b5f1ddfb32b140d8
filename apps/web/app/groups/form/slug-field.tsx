import { ApiError } from '@arquiba/contract/errors';
import { checkGroupSlug, GROUP_SLUG_MAX_CHARACTERS } from '@arquiba/contract/groups';
import { slugOf } from '@arquiba/contract/slug';
import { useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { TextField } from '../../ui/text-field.tsx';

interface SlugFieldProps {
  /** The name of the group proposes the slug until somebody writes one. */
  name: string;
  initial: string;
  error: string | undefined;
}

/** The address of a new group; shows while typing whether it is free. */
export function SlugField({ name, initial, error }: SlugFieldProps) {
  const [typed, setTyped] = useState(initial);
  const proposed = slugOf(name).slice(0, GROUP_SLUG_MAX_CHARACTERS).replace(/-$/, '');
  const slug = typed || proposed;
  const answer = useAvailability(slug);
  return (
    <TextField
      label="Endereço"
      name="slug"
      prefix="/grupo/"
      maxLength={GROUP_SLUG_MAX_CHARACTERS}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={slug}
      onChange={(event) => setTyped(event.currentTarget.value.toLowerCase())}
      error={error ?? answer?.problem}
      hint={
        <span aria-live="polite">
          {answer?.free ? 'Este endereço está livre.' : 'Vem do nome; você pode mudar.'}
        </span>
      }
    />
  );
}

interface Answer {
  slug: string;
  free: boolean;
  problem?: string;
}

const PAUSE_MS = 350;

/** Asks the server after a pause in typing; ignores answers for an older value. */
function useAvailability(slug: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!slug) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(slug, stop.signal).then(setAnswer, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [slug]);
  return answer?.slug === slug ? answer : null;
}

async function ask(slug: string, signal: AbortSignal): Promise<Answer> {
  try {
    const { available } = await quietCall(checkGroupSlug, { slug }, { signal });
    if (available) return { slug, free: true };
    return { slug, free: false, problem: 'Este endereço já está em uso.' };
  } catch (error) {
    const problem = error instanceof ApiError && error.fields?.slug;
    if (!problem) throw error;
    return { slug, free: false, problem };
  }
}
