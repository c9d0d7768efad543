import { statfs } from 'node:fs/promises'

export type FreeBytes = (folder: string) => Promise<number>

/**
 * Below this the embedded database takes no writes. On a full disk it does not report an error as PostgreSQL does but stops for
 * good, with what it could not finish. Its log grows by 16 MB at once, so four times that is kept free, and as much for what is
 * written between two looks.
 */
export const RESERVED_BYTES = 128 * 1024 * 1024
const LOOK_MS = 500

/** Tells whether the disk of a folder is nearly full, looking at most twice a second. */
export function watchDisk(folder: string, freeBytes: FreeBytes = freeBytesOf): () => Promise<boolean> {
  let look: Promise<boolean> | null = null
  let lookedAt = 0
  return () => {
    if (look === null || Date.now() - lookedAt > LOOK_MS) {
      lookedAt = Date.now()
      look = freeBytes(folder).then((bytes) => bytes < RESERVED_BYTES)
    }
    return look
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
