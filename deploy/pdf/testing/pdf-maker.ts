import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openPreparedStore, preparedKey } from 'content/testing/prepared'
import { root } from '../../runner/root'
import type { PdfOrder, ReadPdf } from './read-pdfs'

export interface PdfMaker {
  /** The library with its fonts, as the shell bundles it. */
  readonly bundle: string
  /** Makes each order's file and reads it back. */
  readBack(orders: readonly PdfOrder[]): Promise<readonly ReadPdf[]>
  close(): Promise<void>
}

const store = openPreparedStore<string>(path.join(root, '.cache/test-pdf-library'))

/** What the library is made from, and how. */
const SOURCES = ['shared-ui/src', 'shared-contracts/src', 'deploy/webpack', 'deploy/runner', 'deploy/pdf/testing']
const FILES = ['package-lock.json', 'tsconfig.json', 'shared-ui/package.json', 'shared-contracts/package.json']

/** What a press on "Tải PDF" loads, built by webpack once for the same sources; a process of its own makes and reads the files. */
export function openPdfMaker(): PdfMaker {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(root, '.cache/pdf-'))
  const bundle = path.join(folder, 'pdf.cjs')
  writeFileSync(bundle, preparedLibrary(folder))
  const reader = fork(programOf('read-pdfs.ts'), [bundle], { cwd: root, execArgv: ['--import', 'tsx'] })
  const started = once(reader, 'message')
  return {
    bundle,
    async readBack(orders) {
      await started
      return answerOf(reader, orders)
    },
    async close() {
      if (reader.exitCode === null && reader.signalCode === null) {
        const ended = once(reader, 'exit')
        reader.disconnect()
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function preparedLibrary(folder: string): string {
  const inRoot = (names: readonly string[]) => names.map((name) => path.join(root, name))
  const key = preparedKey({ folders: inRoot(SOURCES), files: inRoot(FILES), versions: [process.version] })
  const stored = store.read('pdf', key)
  if (stored !== null) return stored
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', programOf('build-pdf-library.ts'), folder], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const library = readFileSync(path.join(folder, 'pdf.cjs'), 'utf8')
  store.keep('pdf', key, library)
  return library
}

async function answerOf(reader: ChildProcess, orders: readonly PdfOrder[]): Promise<readonly ReadPdf[]> {
  const settled = new AbortController()
  const answer = once(reader, 'message', settled)
  const end = once(reader, 'exit', settled).then(([code]) => {
    throw new Error(`The process that makes files ended with ${code}`)
  })
  reader.send(orders)
  try {
    const [read]: (readonly ReadPdf[])[] = await Promise.race([answer, end])
    if (read === undefined) throw new Error('Nothing was read')
    return read
  } finally {
    settled.abort()
  }
}

function programOf(script: string): string {
  return path.join(root, 'deploy/pdf/testing', script)
}
