import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkContent, contentFolder, contentRoot, deskText, problemText, reviewDesk } from 'content'
import { RULE_RISKS } from 'shared-contracts/health-rules'

export interface CommandOutput {
  /** 0 done, 1 problems in the content, 2 wrong usage. */
  readonly code: 0 | 1 | 2
  readonly output: string
  readonly errors: readonly string[]
}

/** `npm run content -- review [--risk high] [--json] [folder]`: what a nutritionist must sign. */
export function reviewCommand(args: readonly string[]): CommandOutput {
  const parsed = readArguments(args)
  if (typeof parsed === 'string') return { code: 2, output: '', errors: [parsed] }
  const content = checkContent(contentFolder(path.resolve(parsed.folder ?? contentRoot())))
  if (content.problems.length > 0) return { code: 1, output: '', errors: content.problems.map(problemText) }
  const entries = reviewDesk(content.subjects, content.reviews, parsed.risk)
  return { code: 0, output: parsed.json ? JSON.stringify(entries, null, 2) : deskText(entries), errors: [] }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { risk: { type: 'string' }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const risk = RULE_RISKS.find((known) => known === values.risk) ?? null
    if (values.risk !== undefined && risk === null) return `--risk is one of ${RULE_RISKS.join(', ')}`
    return { risk, json: values.json, folder: positionals[0] }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
