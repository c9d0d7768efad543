import type { HealthRule } from 'shared-contracts/health-rules'
import { z } from 'zod'
import { checked } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import { type Problem, problemsOf } from '../files/problem'
import { parseCsv } from '../tables'
import { ruleSchema } from './rule-schemas'

const RULES_FOLDER = 'rules'

/**
 * The rule book: every rule of every file in content/rules, in the order of files and rows. Each row is checked by itself; a rule with a problem is
 * left out. Ids occur once, and sources are codes of nutrition/sources.csv.
 */
export function readHealthRules(folder: ContentFolder): {
  readonly rules: readonly HealthRule[]
  readonly problems: readonly Problem[]
} {
  const sources = sourceCodes(folder)
  const fileOfId = new Map<string, string>()
  const rules: HealthRule[] = []
  const problems: Problem[] = []
  for (const file of folder.list(RULES_FOLDER, '.json')) {
    const own = problemsOf(file)
    for (const [index, value] of rowsOf(folder.read(file) ?? '', own.add).entries()) {
      const rule = checked(ruleSchema, value, `[${index}]`, own)
      if (rule === undefined) continue
      const earlier = fileOfId.get(rule.id)
      if (earlier !== undefined) own.add(`id ${rule.id} đã được dùng ở ${earlier}`, `[${index}].id`)
      fileOfId.set(rule.id, file)
      for (const code of rule.sources)
        if (!sources.has(code)) own.add(`${rule.id}: không có nguồn ${code}`, `[${index}].sources`)
      rules.push(rule)
    }
    problems.push(...own.all)
  }
  return { rules, problems }
}

function rowsOf(text: string, add: (message: string) => void): readonly unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text))
  } catch (error) {
    add(error instanceof z.ZodError ? 'Tệp phải chứa một danh sách' : `JSON: ${String(error)}`)
    return []
  }
}

function sourceCodes(folder: ContentFolder): ReadonlySet<string> {
  const text = folder.read('nutrition/sources.csv')
  return new Set(text === null ? [] : parseCsv(text).map(({ cells }) => cells.code ?? ''))
}
