import type { LiveProgram } from '@arquiba/contract/live-programs';

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** '19 de novembro de 2026', '14:02'. */
export const dayOf = (instant: string) => day.format(new Date(instant));
export const timeOf = (instant: string) => time.format(new Date(instant));

/** 'Recebendo imagem: 1920×1080, 30 fps, com áudio'. */
export function pictureWords(picture: NonNullable<LiveProgram['picture']>): string {
  const { width, height, frameRate, hasAudio } = picture;
  const parts = [
    ...(width && height ? [`${width}×${height}`] : []),
    ...(frameRate ? [`${Math.round(frameRate)} fps`] : []),
    hasAudio ? 'com áudio' : 'sem áudio',
  ];
  return `Recebendo imagem: ${parts.join(', ')}`;
}

/** What the program does, and what the person may do now. */
export function stageWords(program: LiveProgram): { title: string; detail: string } {
  const { state, picture, place } = program;
  if (state === 'waiting') {
    return {
      title: 'Esperando o programa…',
      detail: 'Comece a transmitir nele, com o servidor e a chave abaixo.',
    };
  }
  if (!picture) return { title: 'O programa conectou', detail: 'Esperando a imagem…' };
  const title = pictureWords(picture);
  if (state === 'seen') return { title, detail: 'Ninguém vê ainda, só você.' };
  if (place !== null) {
    const before = place === 0 ? 'Você é o próximo.' : `Há ${place} na sua frente.`;
    return { title, detail: `O servidor está cheio. ${before}` };
  }
  if (state === 'starting') return { title, detail: 'Enviando as primeiras imagens…' };
  return { title, detail: 'Você está ao vivo.' };
}
