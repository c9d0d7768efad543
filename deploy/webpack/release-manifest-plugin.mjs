import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

/**
 * Writes `dist/release.json` (ReleaseManifest of shared-contracts/remotes) after the browser build: what the unit offers
 * (from its `remote.ts`), which files each named chunk needs, and the integrity of every file.
 */
export class ReleaseManifestPlugin {
  constructor(unit, dist) {
    this.unit = unit
    this.dist = dist
  }

  apply(compiler) {
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
      const info = await readRemoteInfo(this.unit.directory, this.dist)
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
      const { name, contracts, routes, widgets } = info
      const version = `${this.unit.version}-${contentHash({ integrity, routes, widgets }, this.dist)}`
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
      }
      writeFileSync(path.join(output, '../release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    })
  }
}

/** The version names the content: the same sources give the same version, wherever they are built. */
function contentHash(manifest, dist) {
  const hash = createHash('sha256').update(JSON.stringify(manifest))
  const server = path.join(dist, 'server/server.cjs')
  if (existsSync(server)) hash.update(readFileSync(server))
  return hash.digest('hex').slice(0, 8)
}

async function readRemoteInfo(directory, dist) {
  const outfile = path.join(dist, 'remote-info.mjs')
  buildSync({
    entryPoints: [path.join(directory, 'remote.ts')],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    outfile,
    logLevel: 'silent',
    mainFields: ['module', 'main'],
  })
  const { remote } = await import(`${pathToFileURL(outfile)}?${Date.now()}`)
  return remote
}
