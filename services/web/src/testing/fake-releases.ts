import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTRACT_VERSION } from 'shared-frame/registry'
import type { ReleaseManifest, RouteClaim } from 'shared-frame/remotes'

export interface FakeUnit {
  readonly name: string
  readonly version?: string
  readonly routes?: readonly RouteClaim[]
  readonly widgets?: readonly string[]
  /** Source of the CommonJS server bundle. */
  readonly server: string
  /** Files beside it that it requires, by path (`server/part.cjs`). */
  readonly serverChunks?: Readonly<Record<string, string>>
  /** More files of the browser build, by name. */
  readonly files?: Readonly<Record<string, string>>
  /** Whether a test host publishes its files in their compressed forms too. */
  readonly compress?: boolean
}

/** Writes what a build leaves in a unit's `dist`: release.json, browser/ and the server bundle. */
export async function writeBuild(dir: string, unit: FakeUnit): Promise<ReleaseManifest> {
  const { name, version = '1.0.0', routes = [], widgets = [] } = unit
  const entry = name === 'shell' ? 'main.aa11.js' : `remoteEntry.${version}.js`
  const chunk = (chunkName: string) => ({ js: [`${chunkName}.aa11.js`], css: [`${chunkName}.aa11.css`] })
  const names =
    name === 'shell'
      ? ['main']
      : ['lifecycles', ...routes.map(({ id }) => `page-${id}`), ...widgets.map((id) => `widget-${id.split('/')[1]}`)]
  const chunks = Object.fromEntries(names.map((each) => [each, chunk(each)]))
  const files: Record<string, string> = { [entry]: `/* ${name} */`, ...unit.files }
  for (const each of names) {
    files[`${each}.aa11.js`] ??= `/* ${name} ${each} */`
    files[`${each}.aa11.css`] ??= `.${name}-${each}{background:url(pattern.svg)}`
  }
  const integrity: Record<string, string> = {}
  await mkdir(path.join(dir, 'browser'), { recursive: true })
  await mkdir(path.join(dir, 'server'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(dir, 'browser', file), text)
    integrity[file] = sha384(text)
  }
  const server = 'server/server.cjs'
  for (const [file, text] of Object.entries({ [server]: unit.server, ...unit.serverChunks })) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
    await writeFile(path.join(dir, file), text)
  }
  const manifest: ReleaseManifest = {
    name,
    version,
    contracts: `^${CONTRACT_VERSION}`,
    entry,
    routes,
    widgets: widgets.map((id) => ({ id })),
    chunks,
    integrity,
    server,
    serverIntegrity: Object.fromEntries(
      Object.entries({ [server]: unit.server, ...unit.serverChunks }).map(([file, text]) => [file, sha384(text)]),
    ),
    uses: {},
    offers: {},
  }
  await writeFile(path.join(dir, 'release.json'), JSON.stringify(manifest))
  return manifest
}

function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}

/** A shell that shows its frame, the page-not-found, and every widget that it is given on its own pages. */
export function shellBundle(version = '1.0.0'): string {
  return `
exports.unit = {
  name: 'shell',
  async prepare(request, services) {
    const own = request.owner && request.owner.unit === 'shell'
    const ids = own ? Object.keys(request.widgets) : []
    await Promise.all(ids.map((id) => request.widgets[id].prefetch({ ...services, today: request.page.today, queryClient: {} })))
    return {
      head: own ? { title: 'Trang chủ' } : request.head || { title: 'Không có tiêu đề' },
      state: { status: request.status, rendered: request.rendered },
      widgetIds: ids,
      render() {
        if (request.page.path === '/khung-hong' && request.owner) throw new Error('shell render')
        const widgets = ids.map((id) => { request.entering(id.split('/')[0]); return request.widgets[id].Component() }).join('')
        const missing = request.status === 404 ? '<h1>This page could not be found</h1>' : request.status === 500 ? '<h1>An error occurred</h1>' : ''
        return '<header>Khung ${version}</header>' + missing + widgets + '<div id="outlet"><!--outlet--></div>'
      },
    }
  },
}`
}

/** A section whose pages say their path, or do what the parts say instead. */
export function sectionBundle(
  name: string,
  parts: {
    readonly load?: string
    readonly prepare?: string
    readonly render?: string
    readonly widgets?: string
  } = {},
): string {
  return `
${parts.load ?? ''}
exports.unit = {
  name: '${name}',
  async prepare(page, { api }) {
    let head = { title: 'Trang ' + page.path }
    let data = null
    ${parts.prepare ?? ''}
    return {
      head,
      state: { query: page.search, data },
      render() { ${parts.render ?? `return '<h1>${name}: ' + page.path + page.search + '</h1>'`} },
    }
  },
  widgets: { ${parts.widgets ?? ''} },
}`
}
