import type { PrintedBlock, PrintedDocument } from 'shared-frame/printing'
import { babyTexts } from '../../../texts/baby'

const STYLE = `:root{color-scheme:light dark}body{margin:0;background:#fbf6ea;color:#1a2e22;font:17px/1.65 "Be Vietnam Pro",system-ui,sans-serif}main{max-width:42rem;margin:auto;padding:1rem}h1{font-size:1.6rem;line-height:1.3;margin:.4rem 0}svg{display:block;width:100%;height:auto;margin:1rem 0;border-radius:12px;background:#fffdf7}.kept{padding:.6rem .9rem;border-radius:14px;background:#dceef0;color:#1d5c6f}.scroll{overflow-x:auto}table{border-collapse:collapse;white-space:nowrap}th,td{padding:.35rem .6rem;border-bottom:1px solid #84866f;text-align:left}a{color:#226a30;display:inline-block;padding:.6rem .9rem .6rem 0}@media(prefers-color-scheme:dark){body{background:#121c16;color:#edf2e6}.kept{background:#17343b;color:#9fd3e0}a{color:#a3db99}}`

interface KeptPage {
  /** Title in lists of what can be read. */
  readonly title: string
  readonly content: PrintedDocument
  /** When it was kept, as it is read. */
  readonly keptAt: string
}

/** The sheet for the clinic as a page that stands alone: no script, no file, nothing from elsewhere. */
export function keptPageHtml({ title, content, keptAt }: KeptPage): string {
  const words = babyTexts.kept
  const sheets = content.sheets.map(
    ({ title: heading, subtitle, blocks }) =>
      `<h1>${escaped(heading)}</h1>${subtitle ? `<p>${escaped(subtitle)}</p>` : ''}${blocks.map(blockHtml).join('')}`,
  )
  return `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><p class="kept">${escaped(words.banner(keptAt))}</p>${sheets.join('')}<p><small>${escaped(content.foot)}</small></p><p><a href="/">${escaped(words.home)}</a></p></main></body></html>`
}

/** Of a clinic sheet: words, drawings and tables; it has no other blocks. */
function blockHtml(block: PrintedBlock): string {
  if (block.kind === 'drawing') return block.svg
  if (block.kind === 'table') {
    const head = block.columns.map(({ title }) => `<th scope="col">${escaped(title)}</th>`).join('')
    const rows = block.rows.map(
      (row) => `<tr>${row.map((cell) => `<td>${escaped([cell].flat().join(' '))}</td>`).join('')}</tr>`,
    )
    return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  }
  if (!('text' in block)) return ''
  if (block.kind === 'heading') return `<h2>${escaped(block.text)}</h2>`
  return block.kind === 'strong' ? `<p><strong>${escaped(block.text)}</strong></p>` : `<p>${escaped(block.text)}</p>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
