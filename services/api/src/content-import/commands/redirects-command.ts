import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  checkContent,
  contentFolder,
  contentRoot,
  problemText,
  REDIRECT_FILE,
  readRedirects,
  siteAddresses,
} from 'content'
import type { CommandOutput } from './review-command'

const USAGE = 'redirects check [file] | redirects import <file> [--dry-run]'
const wrongUsage = (error: string): RedirectsOutput => ({ code: 2, output: '', errors: [error], written: 0 })

export interface RedirectsOutput extends CommandOutput {
  /** Rows that were added to the content. */
  readonly written: number
}

/**
 * `npm run content -- redirects check|import`: a file of old addresses against the pages of the content, and into its `redirects.csv`. One
 * wrong row and nothing is written.
 *
 * @param root the content folder
 */
export function redirectsCommand(args: readonly string[], root = contentRoot()): RedirectsOutput {
  const parsed = readArguments(args)
  if (typeof parsed === 'string') return wrongUsage(parsed)
  const { act, file, dryRun } = parsed
  const { rows } = checkContent(contentFolder(root))
  const own = path.join(root, REDIRECT_FILE)
  const checkedFile = path.resolve(file ?? own)
  const known = checkedFile === own ? [] : rows.redirects.map(({ from_path: from, to_path: to }) => ({ from, to }))
  const read = readRedirects(file ?? REDIRECT_FILE, readFileSync(checkedFile, 'utf8'), siteAddresses(rows), known)
  const gone = read.rows.filter(({ to }) => to === null).length
  const counts = `${read.rows.length - gone} redirects, ${gone} gone (410)`
  if (read.problems.length > 0) {
    const errors = [...read.problems.map(problemText), `${read.problems.length} problems; nothing was imported`]
    return { code: 1, output: counts, errors, written: 0 }
  }
  if (act === 'check' || dryRun || read.rows.length === 0)
    return { code: 0, output: dryRun ? `${counts}; nothing written (--dry-run)` : counts, errors: [], written: 0 }
  const before = contentFolder(root).read(REDIRECT_FILE) ?? 'from,to\n'
  const lines = read.rows.map(({ written, to }) => `${cell(written)},${cell(to ?? '')}\n`)
  writeFileSync(own, `${before.replace(/\n?$/, '\n')}${lines.join('')}`)
  return { code: 0, output: `${counts} → ${own}`, errors: [], written: read.rows.length }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [act, file, ...rest] = positionals
    if (rest.length > 0 || (act !== 'check' && act !== 'import') || (act === 'import' && file === undefined))
      return USAGE
    return { act, file, dryRun: values['dry-run'] }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
