interface Named {
  slug: string;
}

export function groupPath({ slug }: Named): string {
  return `/grupo/${slug}`;
}

/** The page that asks to enter a closed group. */
export function askPath(group: Named): string {
  return `${groupPath(group)}/entrar`;
}

export function moderationPath(group: Named): string {
  return `${groupPath(group)}/moderacao`;
}

export function settingsPath(group: Named): string {
  return `${groupPath(group)}/configuracoes`;
}
