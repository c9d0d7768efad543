import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../../runner/root'
import type { BenchBasis } from '../context'
import { median, type Row, row } from '../result'

const growth = path.join(root, 'shared-contracts/src/domain/growth')

/** docs/budgets.md 11: growth assessments a second in one thread, and the largest table that one chart loads. */
export async function measureGrowth({ size, say }: BenchBasis): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-growth-'))
  try {
    const outfile = path.join(folder, 'assessments.mjs')
    const entry = path.join(growth, 'bench', 'index.ts')
    await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' })
    // In a process of its own: nothing of the bench has warmed or slowed the thread.
    const script = `import { measureAssessments } from ${JSON.stringify(outfile)}
      process.stdout.write(String((await measureAssessments()).assessmentsPerSecond))`
    const figures = Array.from({ length: size.rounds }, () =>
      Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
    )
    say('growth assessments')
    return [
      row('growth assessments a second, one thread', median(figures), '/s', { least: 100_000 }),
      row('growth table of one chart, largest (brotli)', largestTable() / 1000, 'kB', { most: 3 }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function largestTable(): number {
  const tables = path.join(growth, 'tables')
  return Math.max(
    ...readdirSync(tables).map((name) => brotliCompressSync(readFileSync(path.join(tables, name))).length),
  )
}
