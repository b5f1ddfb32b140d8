import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contained } from './contain.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Of the project only the code that decoders need: its data may be in a folder of it. */
export const CODE = ['node_modules', 'apps/media', 'packages/media-contract'].map(
  (name) => PROJECT + name,
);

export const FONTS = [
  ...['/etc/fonts', '/usr/share/fonts', '/usr/local/share/fonts', '/usr/share/fontconfig'],
  '/var/cache/fontconfig',
].filter((path) => existsSync(path));

/** Programs and libraries. */
const SYSTEM = [
  ...['/bin', '/sbin', '/lib', '/lib64', '/usr/bin', '/usr/sbin', '/usr/lib', '/usr/lib64'],
  ...['/usr/libexec', '/usr/local/bin', '/usr/local/lib', '/nix/store', '/etc/alternatives'],
  '/etc/ld.so.cache',
].filter((path) => existsSync(path));

const SCRIPT = `set -ef
IFS='
'
mount -t tmpfs -o size=1m,mode=755 none /sys
cd /sys
mkdir -p $1
for file in $2; do : >"$file"; done
printf '%s\\n' "$3" >fstab
mount -a -T fstab
: >fstab
shift 3
set +e`;

/**
 * The words that run a command as root of nothing, behind the lines of a shell script that limit it: in
 * namespaces without a network, and with a file system of its own, in which each file has the place that it has
 * outside. It is built on /sys, which is on every machine and holds nothing that is shown.
 */
export function enterOwnRoot(
  { program, reads, writes }: Pick<Contained, 'program' | 'reads' | 'writes'>,
  limits: string,
  command: readonly string[],
): string[] {
  const programs = program.startsWith('/') ? [program, realpathSync(program)] : [];
  const readable = [...SYSTEM, ...programs, ...reads];
  const shown = [
    // A folder before what is in it.
    ...[...new Set(readable)].sort().map((path) => ({ path, mode: 'ro,nosuid,nodev' })),
    ...writes.map((path) => ({ path, mode: 'rw,nosuid,nodev' })),
  ];
  const isFolder = (path: string) => statSync(path).isDirectory();
  const folders = shown.map(({ path }) => (isFolder(path) ? path : dirname(path)));
  const files = shown.filter(({ path }) => !isFolder(path));
  const fstab = shown.map(
    ({ path, mode }) => `${escaped(path)} ${escaped(`/sys${path}`)} none bind,${mode} 0 0`,
  );
  return [
    ...['unshare', '--user', '--map-root-user', '--net', '--mount', '--ipc', '--'],
    ...['sh', '-c', `${SCRIPT}\n${limits}`, 'sh'],
    ...[folders, files.map(({ path }) => path)].map((paths) =>
      paths.map((path) => `.${path}`).join('\n'),
    ),
    ...[fstab.join('\n'), 'chroot', '.', ...command],
  ];
}

function escaped(path: string): string {
  return path.replace(/[\s\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
