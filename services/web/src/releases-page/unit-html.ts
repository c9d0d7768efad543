import { escapeHtml } from '../documents/html/escape'
import type { AddressBook } from '../registry/addresses/address-book'
import type { Refusal } from '../registry/decisions/rights'
import type { HistoryEntry } from '../registry/registry-state'
import { type FormsContext, unitForms } from './forms-html'
import { texts, unsignedText } from './texts'
import type { UnitReport, VersionReport } from './unit-report'
import { actionText, commitText, momentText, vitalsText } from './words'

/**
 * @param forms null: the visitor sees the unit and can't change it
 * @param refusal why this host can't sign all that could be decided; null: it can
 */
export function unitSection(
  unit: UnitReport,
  book: AddressBook,
  forms: FormsContext | null,
  refusal: Refusal | null,
): string {
  const { name } = unit
  return `<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${name}</h2>
${stateLines(unit)}${suspicionLines(unit)}
${addressLines(name, book)}
${table(`${name}-versions`, `${texts.versionsOf} ${name}`, VERSION_COLUMNS, unit.versions.map(versionRow))}
${refusal === null ? '' : `<p class="notice">${escapeHtml(unsignedText(refusal))}</p>\n`}${forms === null ? `<p>${texts.readOnly}</p>` : unitForms(unit, forms)}
${unit.history.length === 0 ? `<p>${texts.noHistory}</p>` : `<details><summary>${texts.historyOf} ${name}</summary>\n${table(`${name}-history`, `${texts.historyOf} ${name}`, HISTORY_COLUMNS, unit.history.map(historyRow))}</details>`}
</section>`
}

function stateLines({ name, active, enabled, canary, tried }: UnitReport): string {
  if (active === null) return `<p>${texts.notPromoted}</p>`
  const others = tried.filter((one) => one.name !== name).map((one) => `${one.name} ${one.version}`)
  const together = others.length === 0 ? '' : `, ${texts.together} ${escapeHtml(others.join(', '))}`
  const trial =
    canary === null ? '' : ` ${texts.canary}: <b>${escapeHtml(canary.version)}</b>, ${canary.percent} %${together}.`
  const off = enabled ? '' : `\n<p class="notice bad">${texts.switchedOff}</p>`
  return `<p>${texts.active}: <b>${escapeHtml(active)}</b>.${trial}</p>${off}`
}

function suspicionLines({ suspicions }: UnitReport): string {
  return suspicions
    .map(
      ({ version, reason }) =>
        `\n<p class="notice bad"><b>${texts.suspected} ${escapeHtml(version)}</b>: ${escapeHtml(reason)}. ${texts.suspectedAdvice}</p>`,
    )
    .join('')
}

function addressLines(unit: string, { owners, yielded }: AddressBook): string {
  const own = Object.entries(owners).flatMap(([prefix, owner]) => (owner === unit ? [prefix] : []))
  const left = yielded
    .filter(({ from }) => from === unit)
    .map(({ pattern, to }) => `${code(pattern)} (${to === null ? texts.givenUp : escapeHtml(to)})`)
  const tail = left.length === 0 ? '' : ` ${texts.yielded}: ${left.join(', ')}.`
  return `<p>${texts.addresses}: ${own.map(code).join(', ') || texts.noAddresses}.${tail}</p>`
}

function code(address: string): string {
  return `<code>${escapeHtml(address)}</code>`
}

const VERSION_COLUMNS = [
  texts.version,
  texts.role,
  texts.share,
  texts.published,
  texts.commit,
  texts.documents,
  texts.failures,
  texts.browserFaults,
  texts.vitals,
]
const HISTORY_COLUMNS = [texts.when, texts.who, texts.what, texts.why, texts.commit]

function versionRow({ version, role, share, publishedAt, commit, figures, vitals }: VersionReport): string {
  return row(version, [
    role === null ? '' : texts[role],
    share === 0 ? '' : `${share} %`,
    publishedAt === null ? '' : momentText(publishedAt),
    commit === null ? '' : commitText(commit),
    figures.documents,
    figures.failures,
    figures.browserFaults,
    vitalsText(vitals),
  ])
}

function historyRow(entry: HistoryEntry): string {
  const { at, who, why, commit } = entry
  return row(momentText(at), [
    who,
    actionText(entry),
    why === '' ? texts.noReason : why,
    commit === null ? '' : commitText(commit),
  ])
}

function row(heading: string, cells: readonly (string | number)[]): string {
  const drawn = cells.map((cell) =>
    typeof cell === 'number'
      ? `<td class="number">${cell.toLocaleString('vi-VN')}</td>`
      : `<td>${escapeHtml(cell)}</td>`,
  )
  return `<tr><th scope="row">${escapeHtml(heading)}</th>${drawn.join('')}</tr>`
}

/** Wide tables are moved within their frame, by keyboard too; the page itself never is. */
function table(id: string, caption: string, columns: readonly string[], rows: readonly string[]): string {
  const heads = columns.map((column) => `<th scope="col">${column}</th>`).join('')
  return `<div class="scroll" role="region" tabindex="0" aria-labelledby="${id}"><table>
<caption id="${id}">${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`
}
