import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CallRecord, callRecord } from 'shared-contracts/call-contract'
import { callAddresses } from 'shared-contracts/calls'
import { TOPICS } from 'shared-frame/events'
import { BadManifest, CONTRACT_VERSION, parseReleaseManifest, samplePath } from 'shared-frame/registry'
import type { OfferedFrame, RemoteInfo, RouteSamples, UnitOffers, UnitUses } from 'shared-frame/remotes'
import type { Compilation, Compiler, Dependency, Module, ModuleGraph, Stats, WebpackPluginInstance } from 'webpack'
import { neededFrame } from '../contracts/frame-needs'
import { type FrameRecord, readRecord } from '../contracts/record'
import { root } from '../runner/root'
import { unitFolders, unitOfFolder } from '../runner/units'
import type { Unit } from './section-entries'
import { frameFiles } from './shared-modules'
import { findUses } from './uses/find-uses'
import { type ScannedSource, scanSource } from './uses/scan-source'

const OFFERED_PARTS = frameFiles.flatMap(({ files }) => Object.keys(files))

/**
 * Tables of all calls and topics, and of the calls whose answers are reworded: naming one there is no use of it. What names
 * parts of packages besides has nothing to do with calls.
 */
const NO_USE = /[\\/]node_modules[\\/]|[\\/]shared-\w+[\\/]src[\\/](.+[\\/])?(calls|food-words|events)[\\/]/

/** What was accepted of the calls and the frame contract; others in tests. */
export interface Records {
  readonly calls: CallRecord
  readonly frame: Pick<FrameRecord, 'version' | 'since'>
}

function recordsOfProject(): Records {
  const frame = readRecord(root)
  if (!frame) throw new Error('The frame contract is not recorded yet: npm run contracts -- accept')
  return { calls: callRecord, frame }
}

/** What the modules of a build show of the unit. */
interface Findings {
  readonly frame: string
  readonly uses: UnitUses
  readonly offers: UnitOffers
}

/**
 * Writes `dist/release.json` (ReleaseManifest of shared-frame/remotes) after the browser build: what the unit offers
 * (from its `remote.ts`), which files each named chunk needs, the integrity of every file, and what its modules use of the frame
 * contract, calls, topics and widgets, or offer: topics of its own, and what the shell has. The build fails when the manifest is not as the schema says.
 */
export class ReleaseManifestPlugin implements WebpackPluginInstance {
  readonly #unit: Unit
  readonly #dist: string
  readonly #records: Records

  constructor(unit: Unit, dist: string, records: Records = recordsOfProject()) {
    this.#unit = unit
    this.#dist = dist
    this.#records = records
  }

  apply(compiler: Compiler): void {
    let found: Findings | null = null
    compiler.hooks.compilation.tap('ReleaseManifestPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return
      // After the chunks are known, so that what no page loads counts as unused; before modules are joined.
      compilation.hooks.afterChunks.tap('ReleaseManifestPlugin', () => {
        found = this.#findIn(compilation)
      })
    })
    compiler.hooks.done.tapPromise('ReleaseManifestPlugin', async (stats) => {
      if (stats.hasErrors()) return
      const output = compiler.options.output.path
      if (!output) throw new Error('The build has no output folder')
      if (!found) throw new Error('The build has no chunks')
      await this.#write(stats, output, found)
    })
  }

  #findIn(compilation: Compilation): Findings {
    const { name } = this.#unit
    const isShell = name === 'shell'
    const units = unitFolders()
      .map(unitOfFolder)
      .filter((unit) => unit !== name)
    const { tokens, ownTopics, ...named } = findUses(scannedModules(compilation), {
      unit: name,
      units,
      calls: this.#records.calls,
    })
    const parts = isShell ? {} : usedExports(compilation)
    return {
      frame: isShell ? `^${CONTRACT_VERSION}` : neededFrame({ parts, tokens }, this.#records.frame),
      uses: { parts, ...named },
      offers: isShell
        ? { frames: offeredFrames(compilation), calls: Object.keys(callAddresses).sort(), topics: [...TOPICS].sort() }
        : { frames: {}, calls: [], topics: ownTopics },
    }
  }

  async #write(stats: Stats, output: string, { frame, uses, offers }: Findings): Promise<void> {
    const { name, routes, widgets } = await readRemoteInfo(this.#unit.directory)
    const { files, chunks } = filesOf(stats)
    const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(path.join(output, file))]))
    const serverIntegrity = serverFilesOf(this.#dist)
    const content = { frame, integrity, serverIntegrity, routes, widgets, uses, offers }
    const manifest = {
      name,
      version: `${this.#unit.version}-${contentHash(content)}`,
      frame,
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

/** Part of the frame contract that the shell brings at run time → names that the unit's chunks import from it. */
function usedExports({ modules, moduleGraph, chunkGraph }: Compilation): UnitUses['parts'] {
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

/** The part of the frame contract that a module of the federation plugin stands for; null for every other module. */
function consumedPart(module: Module): string | null {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return null
  const { options } = module
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) return null
  return OFFERED_PARTS.find((part) => part === options.shareKey) ?? null
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

function offeredFrames({ modules, moduleGraph }: Compilation): Readonly<Record<string, OfferedFrame>> {
  const frames = frameFiles.map(({ version, files }) => {
    const parts = Object.entries(files).map(([part, resource]) => {
      const module = [...modules].find((candidate) => 'resource' in candidate && candidate.resource === resource)
      const names = module && moduleGraph.getProvidedExports(module)
      if (!Array.isArray(names)) throw new Error(`The exports of ${part} ${version} are not known`)
      return [part, [...names].sort()] as const
    })
    const [major = ''] = version.split('.')
    return [major, { version, parts: Object.fromEntries(parts) }] as const
  })
  return Object.fromEntries(frames)
}

/** The sources in the chunks of a build, as their loaders left them. */
function scannedModules({ modules, chunkGraph }: Compilation): readonly ScannedSource[] {
  return [...modules].flatMap((module) => {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) return []
    if (!('resource' in module) || typeof module.resource !== 'string' || NO_USE.test(module.resource)) return []
    const source = module.originalSource()?.source()
    return source === undefined ? [] : [scanSource(String(source))]
  })
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
