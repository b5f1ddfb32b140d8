export const NEWSLETTER = '/novidades';
