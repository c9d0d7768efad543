import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../../files/compression'
import { isCompressible } from '../../files/file-types'

/** zlib works on four threads; more at once only holds memory. */
const AT_ONCE = 4

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file below `dir`, at the best quality: a release is written once and
 * read permanently. A file that does not shrink gets none.
 */
export async function compressRelease(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const next = files.values()
  const work = async () => {
    for (const file of next) await compressFile(file)
  }
  // When one fails, the folder is thrown away: not while the others still write into it.
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const each of done) if (each.status === 'rejected') throw each.reason
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const [brotli, gzip] = await Promise.all([compress(content, 'br', 'best'), compress(content, 'gzip', 'best')])
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
  if (gzip.length < content.length) await writeFile(`${file}.gz`, gzip)
}
