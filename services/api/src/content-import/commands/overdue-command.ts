import path from 'node:path'
import { type CheckedContent, checkContent, contentFolder, contentRoot, contentState, problemText } from 'content'
import { addDays, calendarDayOf } from 'shared-contracts/ages'
import { RULE_RISKS } from 'shared-contracts/health-rules'
import type { CommandOutput } from './review-command'

const AHEAD_DAYS = 60

/** `npm run content -- overdue [folder]`: published articles whose review is overdue or due within 60 days, the worst risk first. */
export function overdueCommand([folder]: readonly string[], now: Date): CommandOutput {
  const content = checkContent(contentFolder(path.resolve(folder ?? contentRoot())), now)
  if (content.problems.length > 0) return { code: 1, output: '', errors: content.problems.map(problemText) }
  return { code: 0, output: overdueText(content.rows, now), errors: [] }
}

/** A line an article, under its risk. */
export function overdueText({ articles, article_catalogs }: CheckedContent['rows'], now: Date): string {
  const today = calendarDayOf(now)
  const codes = new Map(article_catalogs.map(({ id, code }) => [id, code]))
  const due = articles
    .flatMap((article) => (article.review_due_at === null ? [] : [{ ...article, day: article.review_due_at }]))
    .filter((article) => contentState(article, now) === 'published' && article.day <= addDays(today, AHEAD_DAYS))
    .sort((a, b) => a.article_catalog_id - b.article_catalog_id || a.day.localeCompare(b.day))
  const parts = [...RULE_RISKS, null].flatMap((risk) => {
    const lines = due
      .filter((article) => article.risk === risk)
      .map(
        ({ id, title, day, article_catalog_id }) =>
          `  ${day} ${day <= today ? 'overdue' : 'due    '} ${codes.get(article_catalog_id)} ${id} ${title}`,
      )
    return lines.length === 0 ? [] : [`${risk ?? 'not about health'}:`, ...lines]
  })
  return [`${due.length} articles overdue or due until ${addDays(today, AHEAD_DAYS)}`, ...parts].join('\n')
}
