/** The welcome page of a new account; keeps the page to return to. */
export function createdPath(back: string | null): string {
  return back ? `/conta-criada?voltar=${encodeURIComponent(back)}` : '/conta-criada';
}
