import type { HealthRule } from 'shared-contracts/health-rules'
import { z } from 'zod'
import type { ContentFolder } from '../files/content-folder'
import { lineOfRow } from '../files/line-of-row'
import { type Problem, problemsOf } from '../files/problem'
import type { RuleBook } from '../rules/rule-references'
import { adviceSchema } from '../rules/rule-schemas'
import { type ReviewSubject, riskOf, versionOf } from './review-subject'

/** The rules themselves. */
export function ruleSubjects(folder: ContentFolder, rules: readonly HealthRule[]): readonly ReviewSubject[] {
  const files = folder.list('rules', '.json').map((file) => ({ file, text: folder.read(file) ?? '' }))
  return rules.flatMap((rule) => {
    const place = files.find(({ text }) => text.includes(JSON.stringify(rule.id)))
    if (place === undefined) return []
    return {
      subject: `rule:${rule.id}`,
      kind: 'rule' as const,
      title: rule.statement,
      file: place.file,
      line: lineOfRow(place.text, 'id', rule.id),
      risk: rule.risk,
      rules: [rule.id],
      version: versionOf(rule),
    }
  })
}

/** The tools' advice texts: every list of content/advice. The tools' own readers check the fields by which they choose. */
export function adviceSubjects(
  folder: ContentFolder,
  rules: RuleBook,
): { readonly subjects: readonly ReviewSubject[]; readonly problems: readonly Problem[] } {
  const subjects: ReviewSubject[] = []
  const problems: Problem[] = []
  for (const file of folder.list('advice', '.json')) {
    const own = problemsOf(file)
    const text = folder.read(file) ?? ''
    const tool = file.slice('advice/'.length, -'.json'.length)
    for (const entry of entriesOf(text)) {
      const line = lineOfRow(text, 'id', entry.id)
      for (const rule of entry.rules)
        if (!rules.has(rule)) own.add(`${entry.id}: không có quy tắc ${rule}`, 'rules', line)
      subjects.push({
        subject: `advice:${tool}:${entry.id}`,
        kind: 'advice',
        title: entry.text,
        file,
        line,
        risk: riskOf(entry.rules, rules, 'medium'),
        rules: entry.rules,
        version: versionOf(entry),
      })
    }
    problems.push(...own.all)
  }
  return { subjects, problems }
}

/** Entries in the common shape of advice; what else stands in the file is its own reader's. */
function entriesOf(text: string): readonly z.infer<typeof adviceSchema>[] {
  const list = z.array(z.unknown()).safeParse(jsonOf(text))
  if (!list.success) return []
  return list.data.flatMap((value) => {
    const entry = adviceSchema.safeParse(value)
    return entry.success ? entry.data : []
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The tool's own reader names it.
    return undefined
  }
}
