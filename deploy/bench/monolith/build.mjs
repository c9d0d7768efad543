import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import webpack from 'webpack'
import { root } from '../../runner/root.mjs'
import { monolithConfig } from './config.mjs'

const BASE = '/monolith/'
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/**
 * One webpack build of the shell and all sections, with the same loaders and settings as the units.
 *
 * @returns {Promise<{ filesFor: (owner: { unit: string, routeId: string } | null) => object, file: (url: string) => Promise<{ body: Buffer, type: string } | null> }>}
 *   `filesFor`: scripts, preloads and styles of a page, for `monolithic`; `file`: its files by address
 */
export async function buildMonolith() {
  const dir = path.join(root, '.cache/monolith/dist')
  const stats = await run(monolithConfig({ dir, publicPath: BASE }))
  const { namedChunkGroups, entrypoints } = stats.toJson({ all: false, chunkGroups: true, entrypoints: true })
  const assetsOf = (group) => group?.assets.map(({ name }) => name) ?? []
  return {
    filesFor(owner) {
      const first = assetsOf(entrypoints.main)
      const chunks = owner ? [`unit-${owner.unit}`, `page-${owner.routeId}`] : []
      const later = [...new Set(chunks.flatMap((chunk) => assetsOf(namedChunkGroups[chunk])))].filter(
        (name) => !first.includes(name),
      )
      const address = (name) => BASE + name
      return {
        scripts: first.filter(isScript).map(address),
        preloads: later.filter(isScript).map(address),
        styles: [...first, ...later]
          .filter((name) => name.endsWith('.css'))
          .map((name) => ({ name, text: absolute(readFileSync(path.join(dir, name), 'utf8')) })),
      }
    },
    async file(url) {
      if (!url.startsWith(BASE)) return null
      const name = decodeURIComponent(url.slice(BASE.length).replace(/\?.*$/, ''))
      const body = await readFile(path.join(dir, name)).catch(() => null)
      return body && { body, type: TYPES[path.extname(name)] ?? 'application/octet-stream' }
    },
  }
}

const isScript = (name) => name.endsWith('.js')

/** A style that moves into the document leaves its folder. */
const absolute = (css) =>
  css.replace(/url\((["']?)(?!["']?(?:\/|#|data:|https?:))/g, (_, quote) => `url(${quote}${BASE}`)

function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) {
        reject(error ?? new Error(stats.toString({ preset: 'errors-only', colors: false })))
        return
      }
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve(stats)))
    })
  })
}
