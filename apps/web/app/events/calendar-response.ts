/** Programs ask again and again: 304 if nothing has changed. Nobody else may keep a copy. */
export async function calendarResponse(text: string, request: Request): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const etag = `"${hexOf(digest)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  });
}

function hexOf(digest: ArrayBuffer): string {
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
