/** The address of a picture in sizes, from that of the file as it came; other files stay as they are. */
export function imageLink(url: string): string {
  return /png|jpg|gif/i.test(url) ? url.replace('/raw/', '/image/') : url;
}
