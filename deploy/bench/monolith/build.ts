import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Stats, StatsChunkGroup } from 'webpack'
import { root } from '../../runner/root'
import { runWebpack } from '../../webpack/run-webpack'
import type { BenchSize } from '../size'
import type { PageFiles, PageOwner } from '../variants/documents'
import { monolithConfig } from './config'

const BASE = '/monolith/'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

export interface Monolith {
  /** Scripts, preloads and styles of a page, for `monolithic`. */
  filesFor(owner: PageOwner | null): PageFiles
  /** Its files by address. */
  file(url: string): Promise<{ readonly body: Buffer; readonly type: string } | null>
}

/**
 * One webpack build of the shell and its sections, with the same loaders and settings as the units.
 *
 * @throws when something of the federation got into it
 */
export async function buildMonolith(size: BenchSize['monolith']): Promise<Monolith> {
  const dir = path.join(root, '.cache/monolith/dist')
  const stats = await runWebpack(monolithConfig({ dir, publicPath: BASE, ...size }))
  const federated = federationModules(stats)
  if (federated.length > 0) throw new Error(`The monolith asks for the federation:\n${federated.join('\n')}`)
  const { namedChunkGroups = {}, entrypoints = {} } = stats.toJson({ all: false, chunkGroups: true, entrypoints: true })
  const assetsOf = (group: StatsChunkGroup | undefined) => group?.assets?.map(({ name }) => name) ?? []
  return {
    filesFor(owner) {
      const first = assetsOf(entrypoints.main)
      const chunks = owner ? [`unit-${owner.unit}`, `page-${owner.routeId}`] : []
      const later = [...new Set(chunks.flatMap((chunk) => assetsOf(namedChunkGroups[chunk])))].filter(
        (name) => !first.includes(name),
      )
      const address = (name: string) => BASE + name
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

const FEDERATION = /[\\/]@module-federation[\\/]/

const federationModules = ({ compilation }: Stats): string[] =>
  [...compilation.modules].map((module) => module.identifier()).filter((name) => FEDERATION.test(name))

const isScript = (name: string): boolean => name.endsWith('.js')

/** A style that moves into the document leaves its folder. */
const absolute = (css: string): string =>
  css.replace(/url\((["']?)(?!["']?(?:\/|#|data:|https?:))/g, (_, quote: string) => `url(${quote}${BASE}`)
