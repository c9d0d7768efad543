import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** The worker as its build makes it, inside the project, so that it finds its packages. */
export async function buildWorker(): Promise<{ readonly file: string; remove(): void }> {
  const cache = path.join(import.meta.dirname, '../../.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'worker-'))
  const file = path.join(folder, 'build-worker.mjs')
  await build({
    entryPoints: [path.join(import.meta.dirname, '../service/build-worker.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['highs', 'zod'],
  })
  return { file, remove: () => rmSync(folder, { recursive: true }) }
}
