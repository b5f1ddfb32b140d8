export const CONTENT_ID = 'conteudo';

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-pill bg-ink px-5 py-3 font-semibold text-surface focus:translate-y-0"
    >
      Pular para o conteúdo
    </a>
  );
}
