import { checkDraft } from 'shared-contracts/surveys'
import type { ContentFolder } from '../files/content-folder'
import { type Problem, problemsOf } from '../files/problem'
import { readSurveyFile, type SurveyEntry } from './survey-file'

/** The surveys, polls and popups that a new database begins with, from `surveys/*.json`. */
export function readSurveyContent(folder: ContentFolder): {
  readonly entries: readonly SurveyEntry[]
  readonly problems: readonly Problem[]
} {
  const entries: SurveyEntry[] = []
  const problems: Problem[] = []
  const keys = new Set<string>()
  for (const file of folder.list('surveys', '.json')) {
    const list = problemsOf(file)
    for (const { row, line, entry, problems: ofRow } of readSurveyFile(folder.read(file) ?? '')) {
      const place = (field: string) => [`[${row - 1}]`, field].filter((part) => part !== '').join('.')
      for (const { field, message } of ofRow) list.add(message, place(field), line)
      if (entry === null) continue
      if (keys.has(entry.key)) list.add(`Khóa ${entry.key} đã được dùng trong tệp khác`, place('key'), line)
      keys.add(entry.key)
      for (const finding of unfinished(entry)) list.add(finding.message, place(finding.place ?? ''), line)
      entries.push(entry)
    }
    problems.push(...list.all)
  }
  return { entries, problems }
}

/** What forbids that it is shown. Dates are judged where it is activated: a file stays right when a day has passed. */
function unfinished({ status, draft }: SurveyEntry) {
  if (status !== 'active') return []
  const context = { now: new Date(0), ownsPath: null, pageNames: null }
  return checkDraft(draft, context).filter(({ level }) => level === 'error')
}
