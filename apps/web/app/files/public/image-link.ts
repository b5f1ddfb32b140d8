/**
 * The URL of a picture as delivered in several sizes, from the URL of the original; other URLs are unchanged.
 */
export function imageLink(url: string): string {
  return /png|jpg|gif/i.test(url) ? url.replace('/raw/', '/image/') : url;
}
