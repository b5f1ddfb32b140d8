/** The address of a reel, below the entry of the menu that the person came by. */
export function reelPath(pathname: string, id: string): string {
  return `${pathname.startsWith('/virals') ? '/virals' : '/reels'}/${id}`;
}
