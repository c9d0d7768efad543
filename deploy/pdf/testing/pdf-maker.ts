import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../runner/root'
import type { PdfOrder, ReadPdf } from './read-pdfs'

export interface PdfMaker {
  /** The library with its fonts, as the shell bundles it. */
  readonly bundle: string
  /** Makes each order's file and reads it back, in a process of its own. */
  readBack(orders: readonly PdfOrder[]): readonly ReadPdf[]
  remove(): void
}

/** One build by webpack of what a press on "Tải PDF" loads. */
export function createPdfMaker(): PdfMaker {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(root, '.cache/pdf-'))
  const bundle = path.join(folder, 'pdf.cjs')
  run('build-pdf-library.ts', folder)
  return {
    bundle,
    readBack: (orders) => JSON.parse(run('read-pdfs.ts', bundle, JSON.stringify(orders))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function run(script: string, argument: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['--import', 'tsx', path.join(root, 'deploy/pdf/testing', script), argument],
    { cwd: root, encoding: 'utf8', input, maxBuffer: 1e9 },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}
