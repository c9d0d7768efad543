import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSurveyFile, surveyFileText } from 'content'
import { findDeskItems, importEntries } from '../../desk'
import type { Database } from '../../platform/database/open-database'
import type { CommandOutput } from './review-command'

const KINDS = ['survey', 'poll', 'popup'] as const
const wrongUsage = (error: string): CommandOutput => ({ code: 2, output: '', errors: [error] })
const USAGE = 'surveys import <file> [--dry-run] | surveys export [survey|poll|popup] [file]'

/**
 * `npm run content -- surveys import|export`: surveys, polls and popups of the database from a content file, or into one. Without a file the export is
 * printed. Code 1: rows were refused; the others were written.
 */
export async function surveysCommand(
  args: readonly string[],
  open: () => Promise<Database>,
  now: Date,
): Promise<CommandOutput> {
  const parsed = readArguments(args)
  if (typeof parsed === 'string') return wrongUsage(parsed)
  const { act, rest, dryRun } = parsed
  if (act === 'import') {
    const [file] = rest
    if (file === undefined) return wrongUsage(USAGE)
    return using(open, (database) => importFile(database, path.resolve(file), dryRun, now))
  }
  const kind = KINDS.find((known) => known === rest[0])
  const file = kind === undefined ? rest[0] : rest[1]
  return using(open, (database) => exportFile(database, kind === undefined ? KINDS : [kind], file))
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [act, ...rest] = positionals
    return act === 'import' || act === 'export' ? { act, rest, dryRun: values['dry-run'] } : USAGE
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function using(
  open: () => Promise<Database>,
  act: (database: Database) => Promise<CommandOutput>,
): Promise<CommandOutput> {
  const database = await open()
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

async function importFile(database: Database, file: string, dryRun: boolean, now: Date): Promise<CommandOutput> {
  const rows = readSurveyFile(readFileSync(file, 'utf8'))
  const imported = await importEntries(database, rows, { userId: null, now, dryRun })
  const lineOf = new Map(rows.map(({ row, line }) => [row, line]))
  const refused = imported.filter(({ what }) => what === 'refused')
  return {
    code: refused.length === 0 ? 0 : 1,
    output: imported.map(({ row, what, title }) => `${row} ${what}: ${title}`).join('\n'),
    errors: refused.flatMap(({ row, problems }) =>
      problems.map((each) => `${file}:${lineOf.get(row)} [${row - 1}] ${each}`),
    ),
  }
}

async function exportFile(
  database: Database,
  kinds: readonly (typeof KINDS)[number][],
  file: string | undefined,
): Promise<CommandOutput> {
  const items = []
  for (const kind of kinds) items.push(...(await findDeskItems(database.query, kind)).sort((a, b) => a.id - b.id))
  const text = surveyFileText(items)
  if (file === undefined) return { code: 0, output: text.trimEnd(), errors: [] }
  writeFileSync(path.resolve(file), text)
  return { code: 0, output: `${items.length} → ${file}`, errors: [] }
}
