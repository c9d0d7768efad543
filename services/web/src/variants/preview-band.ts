import type { DocumentAnswer } from '../documents/cache/stored-document'
import { allowStyle } from '../documents/html/content-security'
import { escapeHtml } from '../documents/html/escape'
import { momentText } from '../releases-page/words'
import { PREVIEW_END_PATH } from './preview-token'
import type { PreviewReleases } from './release-variants'

const STYLE =
  '#preview-band{display:flex;flex-wrap:wrap;align-items:center;column-gap:1rem;padding:.25rem max(1rem,env(safe-area-inset-right)) .25rem max(1rem,env(safe-area-inset-left));background:#ffe08a;color:#1d2b22;font:.9375rem/1.4 "Be Vietnam Pro",system-ui,sans-serif;overflow-wrap:anywhere}#preview-band p{margin:0;min-width:0}#preview-band a{display:inline-flex;align-items:center;min-height:2.75rem;color:#0b4a22;font-weight:600}#preview-band a:focus-visible{outline:3px solid #0b4a22;outline-offset:2px}@media print{#preview-band{display:none}}'

const texts = {
  name: 'Xem thử một bản phát hành',
  end: 'Thôi xem thử',
} as const

type Shown = Pick<PreviewReleases, 'preview' | 'shown'>

/** The document with a band above its page that says which version is tried, until when, and leads out of it. Needs no script. */
export function withPreviewBand(answer: DocumentAnswer, shown: Shown): DocumentAnswer {
  const { status, headers, body, whole, units, parts = [] } = answer
  if (headers['content-type']?.startsWith('text/html') !== true) return answer
  const band = `<style>${STYLE}</style>\n<aside id="preview-band" aria-label="${texts.name}"><p>${bandText(shown)}</p><a href="${PREVIEW_END_PATH}">${texts.end}</a></aside>\n`
  // By a function: a `$` in it must stay one.
  const html = body.toString().replace('<body>\n', (start) => start + band)
  const policy = allowStyle(headers['content-security-policy'] ?? '', STYLE)
  return {
    status,
    headers: { ...headers, 'content-security-policy': policy },
    body: Buffer.from(html),
    whole,
    units,
    parts,
  }
}

function bandText({ preview: { unit, version, until }, shown }: Shown): string {
  const [name, tried] = [`<b>${escapeHtml(unit)}</b>`, `<b>${escapeHtml(version)}</b>`]
  if (shown === version)
    return `Bạn đang xem thử phần ${name}, bản ${tried}, đến ${momentText(new Date(until * 1_000).toISOString())}.`
  const instead = shown === null ? '' : ` Bạn đang xem bản <b>${escapeHtml(shown)}</b>.`
  return `Chưa xem thử được bản ${tried} của phần ${name}.${instead}`
}
