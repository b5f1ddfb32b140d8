export function groupPath({ slug }: { slug: string }): string {
  return `/grupo/${slug}`;
}
