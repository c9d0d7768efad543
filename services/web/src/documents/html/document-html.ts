import { DOCUMENT_DATA_ID, type DocumentData, OUTLET_PLACEHOLDER, SHELL_ROOT_ID } from 'shared-frame/remotes'
import type { RenderedPage } from '../../rendering/render-task'
import type { PageFile, PageFiles } from '../page-files'
import type { PageRegistry } from '../page-registry'
import { contentSecurityPolicy, emotionStyles, type Framing } from './content-security'
import { escapeHtml, scriptJson } from './escape'
import { headTags, type SiteIdentity } from './head-tags'
import { noScriptNotice } from './no-script'
import { OLD_BROWSER_NOTICE } from './old-browser'

export interface DocumentInput {
  readonly page: RenderedPage
  readonly files: PageFiles
  /** Text of each of `files.styles` by address; one that is missing is linked instead of inlined. */
  readonly styles: ReadonlyMap<string, string>
  /** Text of `files.boot`; null: the browser starts the scripts by itself. */
  readonly boot: string | null
  readonly registry: PageRegistry
  readonly path: string
  readonly search: string
  readonly today: string
  readonly noindex: boolean
  readonly framing: Framing
  readonly site: SiteIdentity
  readonly overridesAllowed: boolean
}

/** The whole document and the policy that belongs to it. */
export function documentHtml(input: DocumentInput): { readonly html: string; readonly policy: string } {
  const { page, files, site } = input
  const inlined = files.styles.flatMap((style) => {
    const text = input.styles.get(style.href)
    return text === undefined ? [] : [{ style, text }]
  })
  const linked = files.styles.filter(({ href }) => !input.styles.has(href))
  const body = shellWithSection(page, input.path)
  // In a script element nothing is escaped; a boot script that could end it is not put in
  const boot = input.boot !== null && !/<\/script|<!--/i.test(input.boot) ? input.boot : null
  const html = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags({ head: page.head, path: input.path, search: input.search, noindex: input.noindex, site })}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fbf6ea" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#15211a" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${files.fonts.map(({ href }) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${escapeHtml(href)}">`).join('\n')}
${inlined.map(({ style, text }) => `<style data-href="${escapeHtml(style.name)}">${text}</style>`).join('\n')}
${linked.map((style) => `<link rel="stylesheet" href="${escapeHtml(style.href)}"${integrityOf(style)}>`).join('\n')}
${scriptTags(files, boot)}
</head>
<body>
${OLD_BROWSER_NOTICE}
<div id="${SHELL_ROOT_ID}">${body}</div>
<script type="application/json" id="${DOCUMENT_DATA_ID}">${dataJson(input)}</script>
</body>
</html>
`
  const https = site.origin.startsWith('https:')
  return {
    html,
    policy: contentSecurityPolicy([...inlined.map(({ text }) => text), ...emotionStyles(body)], {
      scripts: boot === null ? [] : [boot],
      https,
      framing: input.framing,
    }),
  }
}

/**
 * Scripts come after what is seen: fetched ahead of time, with low priority, and run when the boot script says so; without
 * one as soon as the document has been read.
 */
function scriptTags({ scripts, preloads }: PageFiles, boot: string | null): string {
  const ahead = (file: PageFile, more: string) =>
    `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(file.href)}"${integrityOf(file)}${more}>`
  const started =
    boot === null
      ? scripts.map((file) => `<script defer src="${escapeHtml(file.href)}"${integrityOf(file)}></script>`)
      : [...scripts.map((file) => ahead(file, ' data-start')), `<script>${boot}</script>`]
  return [...started, ...preloads.map((file) => ahead(file, ''))].join('\n')
}

/** Put in by hand, not by `replace`: a `$` in the section's HTML must stay a `$`. */
function shellWithSection({ shellHtml, sectionHtml, owner }: RenderedPage, path: string): string {
  const at = shellHtml.indexOf(OUTLET_PLACEHOLDER)
  if (at < 0) return shellHtml
  const missing = owner && owner.unit !== 'shell' ? noScriptNotice(path) : ''
  const section =
    sectionHtml === null || !owner ? missing : `<div data-unit="${escapeHtml(owner.unit)}">${sectionHtml}</div>`
  return shellHtml.slice(0, at) + section + shellHtml.slice(at + OUTLET_PLACEHOLDER.length)
}

/** `DocumentData`; registry and state are JSON already, as they are large and the same for many documents. */
function dataJson({ page, registry, path, search, today, overridesAllowed }: DocumentInput): string {
  const small: Omit<DocumentData, 'registry' | 'state'> = {
    path,
    search,
    today,
    status: page.status,
    owner: page.owner,
    head: page.head,
    rendered: page.sectionHtml !== null,
    build: { overridesAllowed },
    wholeRegistry: registry.whole,
  }
  return `${scriptJson(small).slice(0, -1)},"registry":${registry.json},"state":${page.stateJson}}`
}

function integrityOf({ integrity }: PageFile): string {
  return `${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''} crossorigin="anonymous"`
}
