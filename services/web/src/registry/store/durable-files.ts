import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** A full disk, a used-up quota, or a file that may not grow. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

export function isNoSpace(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && NO_SPACE.has(String(error.code))
}

/** Waits until all files and folders below `folder` are on the disk. Some file systems tell only now that it is full. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await sync(path.join(entry.parentPath, entry.name))
  }
  await sync(folder)
}

/** Waits until the names in `folder` are on the disk: until then a crash could undo a rename. */
export async function syncFolder(folder: string): Promise<void> {
  await sync(folder)
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
