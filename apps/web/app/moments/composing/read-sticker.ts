import type { NewSticker } from '@arquiba/contract/moment-stickers';

type Read = { sticker: NewSticker } | { errors: Record<string, string> };

/** A sticker from its form, or what is missing. The server checks the rest. */
export function readSticker(
  kind: NewSticker['kind'],
  form: FormData,
  at: { x: number; y: number },
): Read {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const missing = (sentences: Record<string, string>, sticker: NewSticker): Read => {
    const errors = Object.entries(sentences).filter(([name]) => text(name) === '');
    return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { sticker };
  };
  switch (kind) {
    case 'text':
      return missing({ text: 'Escreva o texto' }, { ...at, kind, text: text('text') });
    case 'mention': {
      const username = text('username').replace(/^@/, '').toLowerCase();
      return missing({ username: 'Escreva o nome de usuário' }, { ...at, kind, username });
    }
    case 'hashtag': {
      const tag = text('tag').replace(/^#/, '');
      return /\s/.test(tag)
        ? { errors: { tag: 'A hashtag não tem espaços' } }
        : missing({ tag: 'Escreva a hashtag' }, { ...at, kind, tag });
    }
    case 'place':
      return missing({ place: 'Escreva o lugar' }, { ...at, kind, place: text('place') });
    case 'event':
      return missing({ slug: 'Escolha o evento' }, { ...at, kind, slug: text('slug') });
    case 'score': {
      const [homeScore, awayScore] = [pointsOf(text('homeScore')), pointsOf(text('awayScore'))];
      const wrong = 'De 0 a 999';
      if (homeScore === null) return { errors: { homeScore: wrong } };
      if (awayScore === null) return { errors: { awayScore: wrong } };
      return missing(
        { home: 'Escreva o primeiro nome', away: 'Escreva o segundo nome' },
        { ...at, kind, home: text('home'), away: text('away'), homeScore, awayScore },
      );
    }
    case 'poll': {
      const typed = form.getAll('option').map((each) => String(each).trim());
      const options = typed.filter((each) => each !== '');
      const sentence = 'A enquete precisa de duas opções';
      if (text('question') === '') return { errors: { question: 'Escreva a pergunta' } };
      if (options.length < 2) return { errors: { [`option${options.length}`]: sentence } };
      return { sticker: { ...at, kind, question: text('question'), options } };
    }
  }
}

function pointsOf(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
