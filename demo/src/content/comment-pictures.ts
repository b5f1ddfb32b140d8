/** A picture below a post: the first comment of this member there shows the first picture of a post of theirs. */
export interface CommentPicture {
  /** Key of the post that they comment. */
  under: string;
  by: string;
  /** Key of their own, earlier post. */
  of: string;
  alt: string;
}

export const commentPictures: readonly CommentPicture[] = [
  {
    ...{ under: 'apito-how-to', by: 'mangue', of: 'mangue-tide-table' },
    alt: 'Tábua da maré da semana, em barras: a mais alta decide onde fica a tomada.',
  },
  {
    ...{ under: 'trilho-stadium-grass', by: 'vitoria', of: 'scoreboard-cable' },
    alt: 'Placar travado em 88 a 88 por causa do módulo da esquerda.',
  },
  {
    ...{ under: 'pedro-quote-wagner', by: 'wagner', of: 'wagner-course' },
    alt: 'Perfil do percurso: a subida dos 195 metros bem no fim.',
  },
];
