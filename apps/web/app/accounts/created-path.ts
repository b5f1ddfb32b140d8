/** Where a new account is welcomed; what it was about to do is not forgotten. */
export function createdPath(back: string | null): string {
  return back ? `/conta-criada?voltar=${encodeURIComponent(back)}` : '/conta-criada';
}
