/** The files of a drop, with those of the folders in it. */
export async function filesOf(data: DataTransfer): Promise<File[]> {
  // The list is emptied as soon as the event is over, so everything is read at once.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null || entry.isFile)) return [...data.files];
  const found = await Promise.all(entries.filter((entry) => entry !== null).map(filesBelow));
  return found.flat();
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      ),
    ];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A folder is read in batches, until one is empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return files;
    for (const each of portion) files.push(...(await filesBelow(each)));
  }
}
