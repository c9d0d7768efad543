import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { sharedByShell } from './shared-modules'

const require = createRequire(import.meta.url)
const OFFERED_PARTS = Object.keys(sharedByShell).filter((name) => /^shared-ui(\/|$)/.test(name))

/**
 * Writes `dist/release.json` (ReleaseManifest of shared-contracts/remotes) after the browser build: what the unit offers
 * (from its `remote.ts`), which files each named chunk needs, the integrity of every file, and which exports of shared-ui
 * the unit uses or, for the shell, offers. The build fails when the manifest is not as the schema says.
 */
export class ReleaseManifestPlugin {
  constructor(unit, dist) {
    this.unit = unit
    this.dist = dist
  }

  apply(compiler) {
    let exportsUsed = {}
    let exportsOffered = {}
    compiler.hooks.compilation.tap('ReleaseManifestPlugin', (compilation) => {
      if (compilation.compiler !== compiler) return
      // After the chunks are known, so that what no page loads counts as unused; before modules are joined.
      compilation.hooks.afterChunks.tap('ReleaseManifestPlugin', () => {
        if (this.unit.name === 'shell') exportsOffered = offeredExports(compilation)
        else exportsUsed = usedExports(compilation)
      })
    })
    compiler.hooks.done.tapPromise('ReleaseManifestPlugin', async (stats) => {
      if (stats.hasErrors()) return
      const { namedChunkGroups, assets } = stats.toJson({
        all: false,
        chunkGroups: true,
        chunkGroupAuxiliary: false,
        assets: true,
        ids: true,
        cachedAssets: true,
      })
      const {
        remote: info,
        CONTRACT_VERSION,
        parseReleaseManifest,
      } = await loadContracts(this.unit.directory, this.dist)
      const output = compiler.options.output.path
      const files = assets.map((asset) => asset.name).filter((name) => /\.(js|css|woff2)$/.test(name))
      const integrity = Object.fromEntries(
        files.sort().map((file) => [
          file,
          `sha384-${createHash('sha384')
            .update(readFileSync(path.join(output, file)))
            .digest('base64')}`,
        ]),
      )
      const chunks = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, group]) => {
          const names = group.assets.map((asset) => asset.name)
          return [
            name,
            { js: names.filter((file) => file.endsWith('.js')), css: names.filter((file) => file.endsWith('.css')) },
          ]
        }),
      )
      const entry =
        info.name === 'shell' ? chunks.main.js.at(-1) : files.find((file) => file.startsWith('remoteEntry.'))
      const { name, routes, widgets } = info
      const contracts = `^${CONTRACT_VERSION}`
      const uses = exportsUsed
      const offers =
        info.name === 'shell' ? { 'shared-contracts': { version: CONTRACT_VERSION, names: [] }, ...exportsOffered } : {}
      const content = { contracts, integrity, routes, widgets, uses, offers }
      const version = `${this.unit.version}-${contentHash(content, this.dist)}`
      const manifest = {
        name,
        version,
        contracts,
        entry,
        routes,
        widgets,
        chunks,
        integrity,
        server: 'server/server.cjs',
        uses,
        offers,
      }
      try {
        parseReleaseManifest(manifest)
      } catch (error) {
        throw new Error(`${name}: the build gives no usable release.json:\n${error.message}`)
      }
      writeFileSync(path.join(output, '../release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    })
  }
}

/** Part of shared-ui that the shell brings at run time → names that the unit's chunks import from it. */
function usedExports({ modules, moduleGraph, chunkGraph }) {
  const uses = {}
  for (const shared of modules) {
    if (shared.type !== 'consume-shared-module') continue
    const part = shared.options.shareKey
    if (!OFFERED_PARTS.includes(part)) continue
    const names = new Set()
    for (const connection of moduleGraph.getIncomingConnections(shared)) {
      const { dependency, originModule } = connection
      if (!originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue
      if (connection.getActiveState(undefined) === false) continue
      for (const name of importedNames(dependency, originModule, moduleGraph)) names.add(name)
    }
    if (names.size > 0) uses[part] = [...names].sort()
  }
  return Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Of `import { a }` and of `(await import()).a`. A dynamic import that is kept whole names nothing. */
function importedNames(dependency, originModule, moduleGraph) {
  if (dependency.type !== 'import()') return (dependency.getIds?.(moduleGraph) ?? []).slice(0, 1)
  const source = String(originModule.originalSource()?.source() ?? '')
  const member = /^\s*\)\s*\.\s*([\w$]+)/.exec(source.slice(dependency.range[1]))
  return member ? [member[1]] : (dependency.referencedExports ?? []).map(([name]) => name)
}

function offeredExports({ modules, moduleGraph }) {
  const offers = {}
  for (const part of OFFERED_PARTS) {
    const resource = require.resolve(part)
    const module = [...modules].find((candidate) => candidate.resource === resource)
    const names = module && moduleGraph.getProvidedExports(module)
    if (!Array.isArray(names)) throw new Error(`The exports of ${part} are not known`)
    offers[part] = { version: sharedByShell[part].version, names: [...names].sort() }
  }
  return offers
}

/** The version names the content: the same sources give the same version, wherever they are built. */
function contentHash(content, dist) {
  const hash = createHash('sha256').update(JSON.stringify(content))
  const server = path.join(dist, 'server/server.cjs')
  if (existsSync(server)) hash.update(readFileSync(server))
  return hash.digest('hex').slice(0, 8)
}

/** The unit's `remote.ts` and the schema of manifests, which are TypeScript. */
async function loadContracts(directory, dist) {
  const outfile = path.join(dist, 'remote-info.mjs')
  buildSync({
    stdin: {
      contents: "export { remote } from './remote'\nexport * from 'shared-contracts/registry'\n",
      resolveDir: directory,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    outfile,
    logLevel: 'silent',
    mainFields: ['module', 'main'],
  })
  return import(`${pathToFileURL(outfile)}?${Date.now()}`)
}
