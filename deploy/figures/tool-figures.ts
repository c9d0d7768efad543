import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin, root as ownRoot } from '../runner/root'
import { unitFolders } from '../runner/units'

/** Exports that no other file uses, as knip counts them with the project's configuration; null when it could not tell. */
export function unusedExports(root: string): number | null {
  const config = [path.join(root, 'knip.jsonc'), path.join(ownRoot, 'knip.jsonc')].find((file) => existsSync(file))
  const args = [
    '--directory',
    root,
    '--config',
    config ?? '',
    '--reporter',
    'json',
    '--include',
    'exports,types',
    '--no-exit-code',
  ]
  const report = jsonOf<{ readonly issues: readonly { readonly exports?: unknown[]; readonly types?: unknown[] }[] }>(
    spawnSync(bin('knip'), args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout,
  )
  if (!report) return null
  return report.issues.reduce((sum, { exports = [], types = [] }) => sum + exports.length + types.length, 0)
}

/** Import cycles between files, types included; null when it could not tell. */
export function importCycles(root: string): number | null {
  const shared = [
    'content',
    'shared-contracts',
    'shared-drawings',
    'shared-frame',
    'shared-ui',
    'services',
    'deploy',
    'e2e',
  ]
  const present = [...shared, ...unitFolders(root)].filter((folder) => existsSync(path.join(root, folder)))
  const config = path.join(ownRoot, 'deploy/figures/cycles.cjs')
  const args = ['--config', config, '--output-type', 'json', ...present]
  const report = jsonOf<{ readonly summary: { readonly violations: readonly unknown[] } }>(
    spawnSync(bin('depcruise'), args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }).stdout,
  )
  return report?.summary.violations.length ?? null
}

function jsonOf<T>(text: string): T | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
