import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BadManifest, CONTRACT_VERSION, parseReleaseManifest, samplePath } from 'shared-frame/registry'
import type { ReleaseManifest, RemoteInfo, RouteSamples } from 'shared-frame/remotes'
import type { Compilation, Compiler, Dependency, Module, ModuleGraph, Stats, WebpackPluginInstance } from 'webpack'
import type { Unit } from './section-entries'
import { sharedByShell } from './shared-modules'

const require = createRequire(import.meta.url)
const OFFERED_PARTS = Object.entries(sharedByShell).flatMap(([part, { version }]) =>
  /^shared-frame(\/|$)/.test(part) && version !== undefined ? [{ part, version }] : [],
)

/**
 * Writes `dist/release.json` (ReleaseManifest of shared-frame/remotes) after the browser build: what the unit offers
 * (from its `remote.ts`), which files each named chunk needs, the integrity of every file, and which exports of shared-frame
 * the unit uses or, for the shell, offers. The build fails when the manifest is not as the schema says.
 */
export class ReleaseManifestPlugin implements WebpackPluginInstance {
  readonly #unit: Unit
  readonly #dist: string

  constructor(unit: Unit, dist: string) {
    this.#unit = unit
    this.#dist = dist
  }

  apply(compiler: Compiler): void {
    let uses: ReleaseManifest['uses'] = {}
    let offers: ReleaseManifest['offers'] = {}
    compiler.hooks.compilation.tap('ReleaseManifestPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return
      // After the chunks are known, so that what no page loads counts as unused; before modules are joined.
      compilation.hooks.afterChunks.tap('ReleaseManifestPlugin', () => {
        if (this.#unit.name === 'shell') offers = offeredExports(compilation)
        else uses = usedExports(compilation)
      })
    })
    compiler.hooks.done.tapPromise('ReleaseManifestPlugin', async (stats) => {
      if (stats.hasErrors()) return
      const output = compiler.options.output.path
      if (!output) throw new Error('The build has no output folder')
      await this.#write(stats, output, uses, offers)
    })
  }

  async #write(
    stats: Stats,
    output: string,
    uses: ReleaseManifest['uses'],
    offers: ReleaseManifest['offers'],
  ): Promise<void> {
    const { name, routes, widgets } = await readRemoteInfo(this.#unit.directory)
    const { files, chunks } = filesOf(stats)
    const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(path.join(output, file))]))
    const contracts = `^${CONTRACT_VERSION}`
    const serverIntegrity = serverFilesOf(this.#dist)
    const content = { contracts, integrity, serverIntegrity, routes, widgets, uses, offers }
    const manifest = {
      name,
      version: `${this.#unit.version}-${contentHash(content)}`,
      contracts,
      entry: name === 'shell' ? chunks.main?.js.at(-1) : files.find((file) => file.startsWith('remoteEntry.')),
      routes,
      widgets,
      chunks,
      integrity,
      server: 'server/server.cjs',
      serverIntegrity,
      uses,
      offers,
    }
    try {
      parseReleaseManifest(manifest)
    } catch (error) {
      if (error instanceof BadManifest) throw new Error(`${name}: its release.json would be refused:\n${error.message}`)
      throw error
    }
    writeFileSync(path.join(output, '../release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  }
}

/** The files that pages load, and those of each named chunk, in load order. */
function filesOf(stats: Stats) {
  const { namedChunkGroups = {}, assets = [] } = stats.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
    assets: true,
    ids: true,
    cachedAssets: true,
  })
  const files = assets.map((asset) => asset.name).filter((name) => /\.(js|css|woff2)$/.test(name))
  const chunks = Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, group]) => {
      const names = (group.assets ?? []).map((asset) => asset.name)
      return [
        name,
        { js: names.filter((file) => file.endsWith('.js')), css: names.filter((file) => file.endsWith('.css')) },
      ]
    }),
  )
  return { files: files.sort(), chunks }
}

/** Part of shared-frame that the shell brings at run time → names that the unit's chunks import from it. */
function usedExports({ modules, moduleGraph, chunkGraph }: Compilation): ReleaseManifest['uses'] {
  const uses = new Map<string, readonly string[]>()
  for (const shared of modules) {
    const part = consumedPart(shared)
    if (part === null) continue
    const names = new Set<string>()
    for (const connection of moduleGraph.getIncomingConnections(shared)) {
      const { dependency, originModule } = connection
      if (!dependency || !originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue
      if (connection.getActiveState(undefined) === false) continue
      for (const name of importedNames(dependency, originModule, moduleGraph)) names.add(name)
    }
    if (names.size > 0) uses.set(part, [...names].sort())
  }
  return Object.fromEntries([...uses].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The part of shared-frame that a module of the federation plugin stands for; null for every other module. */
function consumedPart(module: Module): string | null {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null
  const { options } = module
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) return null
  const found = OFFERED_PARTS.find(({ part }) => part === options.shareKey)
  return found?.part ?? null
}

/** Of `import { a }` and of `(await import()).a`. A dynamic import that is kept whole names nothing. */
function importedNames(dependency: Dependency, originModule: Module, moduleGraph: ModuleGraph): readonly string[] {
  if (dependency.type === 'import()' && 'range' in dependency && Array.isArray(dependency.range)) {
    const source = String(originModule.originalSource()?.source() ?? '')
    const member = /^\s*\)\s*\.\s*([\w$]+)/.exec(source.slice(Number(dependency.range[1])))
    return member?.[1] ? [member[1]] : []
  }
  if (!('getIds' in dependency) || typeof dependency.getIds !== 'function') return []
  const ids: unknown = dependency.getIds(moduleGraph)
  const first: unknown = Array.isArray(ids) ? ids[0] : undefined
  return typeof first === 'string' ? [first] : []
}

function offeredExports({ modules, moduleGraph }: Compilation): ReleaseManifest['offers'] {
  const parts = OFFERED_PARTS.map(({ part, version }) => {
    const resource = require.resolve(part)
    const module = [...modules].find((candidate) => 'resource' in candidate && candidate.resource === resource)
    const names = module && moduleGraph.getProvidedExports(module)
    if (!Array.isArray(names)) throw new Error(`The exports of ${part} are not known`)
    return [part, { version, names: [...names].sort() }] as const
  })
  return { 'shared-contracts': { version: CONTRACT_VERSION, names: [] }, ...Object.fromEntries(parts) }
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`
}

/** The version names the content: the same sources give the same version, wherever they are built. */
function contentHash(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)
}

/** What the document host may run of the unit: its bundle and the chunks beside it. */
function serverFilesOf(dist: string): Readonly<Record<string, string>> {
  const folder = path.join(dist, 'server')
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(c?js|json)$/.test(name))
  return Object.fromEntries(files.sort().map((name) => [`server/${name}`, integrityOf(path.join(folder, name))]))
}

/** Read again at each build: while developing, routes change. Each route gets its sample. */
async function readRemoteInfo(directory: string): Promise<RemoteInfo> {
  const { remote, samples = {} }: { readonly remote: RemoteInfo; readonly samples?: RouteSamples } = await import(
    `${pathToFileURL(path.join(directory, 'remote.ts'))}?${Date.now()}`
  )
  return { ...remote, routes: withSamples(remote, samples) }
}

/** @throws Error naming the route that needs a sample and has none, or the sample of no route */
function withSamples({ name, routes }: RemoteInfo, samples: RouteSamples): RemoteInfo['routes'] {
  const stray = Object.keys(samples).find((id) => !routes.some((route) => route.id === id))
  if (stray !== undefined) throw new Error(`${name}: samples of remote.ts names ${stray}, which is no route`)
  return routes.map((route) => {
    const sample = samples[route.id]
    const tried = sample === undefined ? route : { ...route, sample }
    if (samplePath(tried) !== null) return tried
    throw new Error(
      `${name}: the route ${route.id} (${route.pattern}) needs a real address in samples of remote.ts, by which a promote tries its page`,
    )
  })
}
