import type { DocumentData } from 'shared-frame/remotes'

/**
 * The document host's answer turned into the other ways of building the same page, so that text, styles and data are the
 * same in all of them. Pure functions from HTML to HTML.
 */

const SHELL_ROOT = '<div id="shell">'
const DATA = /<script type="application\/json" id="document-data">([\s\S]*?)<\/script>/
const EXTERNAL_SCRIPT = /<script defer src="[^"]*"[^>]*><\/script>\n?/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>\n?/g
/** Holds presses until the page is alive and starts its scripts late; of what a browser renders nothing can be pressed before. */
const BOOT_SCRIPT = /<script>[\s\S]*?<\/script>\n?/g
const STARTED_BY_BOOT = /<link rel="preload" as="script" fetchpriority="low" href="([^"]*)"([^>]*) data-start>/g
const INLINE_STYLE = /<style data-href="[^"]*">[\s\S]*?<\/style>\n?/g

/** What TanStack Query prints for a client that holds nothing. */
const NO_DATA = { mutations: [], queries: [] }

/** Without the server's HTML and data: shell and section are rendered, and their data fetched, by the browser. */
export function clientRendered(html: string): string {
  const emptied = emptyShell(html)
    .replace(STARTED_BY_BOOT, '<script defer src="$1"$2></script>')
    .replace(BOOT_SCRIPT, '')
  return emptied.replace(DATA, (element: string, json: string) => {
    const data: DocumentData = JSON.parse(json)
    const state = { shell: NO_DATA, ...(data.owner ? { [data.owner.unit]: NO_DATA } : {}) }
    return element.replace(json, () => JSON.stringify({ ...data, rendered: false, state }).replaceAll('<', '\\u003c'))
  })
}

/** What a page needs of a build: addresses, and style texts to inline as the document host does. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  readonly styles: readonly { readonly name: string; readonly text: string }[]
}

export type PageOwner = Pick<NonNullable<DocumentData['owner']>, 'unit' | 'routeId'>

/** The client-rendered document of one webpack build. */
export function monolithic(html: string, { scripts, preloads, styles }: PageFiles): string {
  const head = [
    ...styles.map(({ name, text }) => `<style data-href="${name}">${text}</style>`),
    ...scripts.map((src) => `<script defer src="${src}" crossorigin="anonymous"></script>`),
    ...preloads.map((href) => `<link rel="preload" as="script" href="${href}" crossorigin="anonymous">`),
  ]
  return clientRendered(html)
    .replace(EXTERNAL_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(INLINE_STYLE, '')
    .replace('</head>', () => `${head.join('\n')}\n</head>`)
}

/** The same text and styles, and not one script. */
export function scriptless(html: string): string {
  return html.replace(DATA, '').replace(EXTERNAL_SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(BOOT_SCRIPT, '')
}

/** Unit and route of the page, for its preloads; null when the address has no owner. */
export function ownerOf(html: string): PageOwner | null {
  const json = DATA.exec(html)?.[1]
  return json ? JSON.parse(json).owner : null
}

/** The shell's root element ends where the data, the last thing in the body, begins. */
function emptyShell(html: string): string {
  const start = html.indexOf(SHELL_ROOT)
  const data = html.search(DATA)
  if (start < 0 || data < start) throw new Error('This is not a document of the document host')
  const end = html.lastIndexOf('</div>', data)
  return html.slice(0, start + SHELL_ROOT.length) + html.slice(end)
}
