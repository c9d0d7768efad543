import path from 'node:path'
import { build } from 'esbuild'

let bundled: Promise<string> | undefined

/**
 * The text of what runs in each page (in-page/main.ts), bundled here: the text of a function of ours would carry the calls of helpers
 * that only our own process has.
 */
export function pageScript(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page/main.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild gave no page script')
  return file.text
}
