import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { type Options, transform, version } from '@swc/core'
import type { LoaderContext } from 'webpack'
import { root } from '../runner/root'

/** What was transformed, under a hash of all that it depends on. Deleting the folder is safe. */
const CACHE = path.join(root, '.cache/transformed', version)

/**
 * Transforms TypeScript and JSX with swc. Units have most of their sources in common: what one of them has transformed, the others
 * take from the cache. With source maps, while developing, there is no cache, as maps name the file.
 */
export default function transformScript(
  this: Pick<LoaderContext<Options>, 'async' | 'getOptions' | 'sourceMap' | 'resourcePath'>,
  source: string,
): void {
  const done = this.async()
  const options = this.getOptions()
  if (this.sourceMap) {
    const filename = this.resourcePath
    transform(source, { ...options, filename, sourceFileName: filename, sourceMaps: true }).then(
      ({ code, map }) => done(null, code, map),
      (error: unknown) => done(asError(error)),
    )
    return
  }
  const file = path.join(CACHE, createHash('sha256').update(JSON.stringify(options)).update(source).digest('hex'))
  const known = readCached(file)
  if (known !== null) {
    done(null, known)
    return
  }
  transform(source, { ...options, filename: this.resourcePath }).then(
    ({ code }) => {
      writeCached(file, code)
      done(null, code)
    },
    (error: unknown) => done(asError(error)),
  )
}

function readCached(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Whole or not at all: builds of other units read it at the same time. */
function writeCached(file: string, code: string): void {
  mkdirSync(CACHE, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, code)
  renameSync(draft, file)
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
