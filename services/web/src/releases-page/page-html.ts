import { createHash } from 'node:crypto'
import { escapeHtml } from '../documents/html/escape'
import type { AddressBook } from '../registry/addresses/address-book'
import type { ReleaseAction } from './actions'
import { fieldId } from './forms-html'
import type { UnitOffers } from './offers'
import { formFields, type RefusedForm } from './read-form'
import { actionTexts, texts } from './texts'
import { unitSection } from './unit-html'
import type { UnitReport } from './unit-report'

export interface ReleasesPage {
  readonly userName: string
  readonly units: readonly { readonly report: UnitReport; readonly offers: UnitOffers }[]
  readonly addresses: AddressBook
  /** What of the state nobody vouches for, as the command line says it: this host does not serve it. */
  readonly doubts: readonly string[]
  readonly token: string
  readonly refused: RefusedForm | null
  /** What is wrong beside the fields: a sentence, and what the command line would say, in English. */
  readonly problem: { readonly text: string; readonly detail: string | null } | null
  /** A link for trying that was asked for. */
  readonly previewHref: string | null
  readonly done: { readonly unit: string; readonly action: ReleaseAction } | null
}

const STYLE = `:root{color-scheme:light dark;--line:#cfc8b4;--soft:#f3ecd9;--link:#2c6e3f;--error:#a3200d}*{box-sizing:border-box}body{margin:0;background:#fbf6ea;color:#1d2b22;font:16px/1.6 "Be Vietnam Pro",system-ui,sans-serif}main{max-width:72rem;margin:0 auto;padding:1rem}h1{font-size:1.5rem}h2{font-size:1.25rem;margin:0}section{border-top:2px solid var(--line);padding:1rem 0}a{color:var(--link)}nav ul{display:flex;flex-wrap:wrap;gap:.25rem;margin:0;padding:0;list-style:none}nav a{display:inline-block;padding:.6rem .75rem}.scroll{overflow-x:auto}table{border-collapse:collapse;min-width:60rem;width:100%}caption{text-align:left;font-weight:600;padding:.5rem 0}th,td{border:1px solid var(--line);padding:.35rem .5rem;text-align:left;vertical-align:top;overflow-wrap:break-word}tbody th{white-space:nowrap}td.number{text-align:right}details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;max-width:40rem}summary{padding:.7rem .75rem;cursor:pointer}form{padding:0 .75rem .75rem}label{display:block;font-weight:600}input,select,textarea,button{font:inherit;color:inherit;max-width:100%;padding:.55rem .6rem;border:1px solid #7c7764;border-radius:.375rem;background:Canvas}textarea{width:100%}button{min-height:2.75rem;background:var(--link);color:#fff;border-color:var(--link);cursor:pointer}:focus-visible{outline:3px solid #d98324;outline-offset:2px}[aria-invalid]{border:2px solid var(--error)}.error{display:block;color:var(--error)}.notice{border-left:4px solid var(--link);background:var(--soft);padding:.5rem .75rem}.notice.bad{border-color:var(--error)}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0}small{display:block}@media(prefers-color-scheme:dark){:root{--line:#4b5a4f;--soft:#22322a;--link:#9bd3a4;--error:#ffb4a5}body{background:#15211a;color:#eef3ea}button{color:#10301a}}`

/** Nothing of the page runs, is loaded or framed; its forms come back here. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export function releasesPage(page: ReleasesPage): string {
  const { units } = page
  const links = units.map(({ report: { name } }) => `<li><a href="#${name}">${name}</a></li>`)
  const sections = units.map(({ report, offers: { isOwn, offers, refusal } }) => {
    const forms = isOwn ? { offers, token: page.token, refused: page.refused } : null
    return unitSection(report, page.addresses, forms, refusal)
  })
  return frame(
    texts.title,
    `<h1>${texts.title}</h1>
${notice(page)}${doubtsNotice(page.doubts)}<p>${texts.intro}</p>
<p>${texts.actsAs} <b>${escapeHtml(page.userName)}</b>.</p>
<nav aria-label="${texts.title}"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
<p><small>${texts.figuresNote}</small></p>`,
  )
}

/** A page that says one thing; `text` is HTML. */
export function plainPage(
  title: string,
  text: string,
  ...links: readonly { readonly href: string; readonly text: string }[]
): string {
  return frame(
    title,
    `<h1>${title}</h1>\n<p>${text}</p>\n<p>${links.map(({ href, text: name }) => `<a href="${escapeHtml(href)}">${escapeHtml(name)}</a>`).join(' · ')}</p>`,
  )
}

function notice({ problem, refused, done, previewHref }: ReleasesPage): string {
  if (previewHref !== null) {
    const link = `<a href="${escapeHtml(previewHref)}">${escapeHtml(previewHref)}</a>`
    return `<div class="notice" role="status"><p>${texts.previewLink}:</p><pre>${link}</pre></div>\n`
  }
  if (done !== null)
    return `<p class="notice" role="status">${actionTexts[done.action].done}: <a href="#${done.unit}">${done.unit}</a>.</p>\n`
  const errors = Object.entries(refused?.errors ?? {})
  if (problem === null && errors.length === 0) return ''
  const lines = formFields.flatMap((name) => {
    const error = refused?.errors[name]
    return refused && error ? [`<li><a href="#${fieldId(refused.unit, refused.action, name)}">${error}</a></li>`] : []
  })
  const told = problem === null ? '' : ` ${escapeHtml(problem.text)}`
  const detail = problem?.detail ? `<pre lang="en">${escapeHtml(problem.detail)}</pre>` : ''
  return `<div class="notice bad" role="alert"><p><b>${texts.problem}.</b>${told} ${texts.noChange}</p>${detail}${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''}</div>\n`
}

function doubtsNotice(doubts: readonly string[]): string {
  if (doubts.length === 0) return ''
  const lines = escapeHtml(doubts.join('\n'))
  return `<div class="notice bad" role="alert"><p>${texts.doubts}</p><pre lang="en">${lines}</pre></div>\n`
}

function frame(title: string, content: string): string {
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`
}
