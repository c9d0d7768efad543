import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { FILE_BYTES, RELEASE_BYTES, RELEASE_FILES } from './budget-limits'
import { inKilobytes } from './kilobytes'

/** Written by publish beside each file. */
const COMPRESSED = /\.(?:br|gz)$/

/** Why a built or published release is too large, one sentence each, without reading a file. */
export async function findOversize(folder: string, title: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const sizes = await Promise.all(
    files.map(async (file) => ({ name: path.relative(folder, file), bytes: (await lstat(file)).size })),
  )
  const whole = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    ...sizes.flatMap(({ name, bytes }) => fileTooLarge(title, name, bytes)),
    ...(whole > RELEASE_BYTES
      ? [
          `${title}: its files are ${inKilobytes(whole)} together, ${inKilobytes(RELEASE_BYTES)} are allowed: leave out what no page loads`,
        ]
      : []),
    ...(files.length > RELEASE_FILES
      ? [`${title}: it has ${files.length} files, ${RELEASE_FILES} are allowed: join parts that are loaded together`]
      : []),
  ]
}

/** Empty: it may be read. */
export function fileTooLarge(title: string, name: string, bytes: number): readonly string[] {
  if (bytes <= FILE_BYTES) return []
  return [
    `${title}: ${name} has ${inKilobytes(bytes)}, ${inKilobytes(FILE_BYTES)} are allowed for one file: find what came into it, and load large data by a call`,
  ]
}
