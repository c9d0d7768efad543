import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { UNIT_NAME, VERSION } from 'shared-contracts/registry'
import { dishDrawing } from './dish-drawing'
import type { FileStore } from './file-store'
import { sendFile, sendMissing } from './send-file'
import { createSharePictures, SHARE_PICTURE, TooManyPictures } from './share-picture'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const MEDIA = 'public, max-age=86400, stale-while-revalidate=604800'
const PLAIN_SEGMENT = /^[\w@~+-][\w@.~+-]*$/

export interface AssetRoutesOptions {
  readonly releasesDir: string
  /** Folders that hold pictures and other media; the first that has the file answers. */
  readonly mediaDirs: readonly string[]
  readonly files: FileStore
}

/** `/assets/<unit>/<version>/<file>` from the releases, any published version, `/media/<file>`,
 * `/media/illustrations/<composition>.svg` drawn when it is asked for, and `/media/share/<drawing>.png` for social networks. */
export function assetRoutes(app: FastifyInstance, { releasesDir, mediaDirs, files }: AssetRoutesOptions): void {
  app.get<{ Params: { unit: string; version: string; '*': string } }>(
    '/assets/:unit/:version/*',
    async (request, reply) => {
      // Scripts are asked for with crossorigin=anonymous, so that errors and integrity work behind a CDN's host too.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      const { unit, version, '*': name } = request.params
      if (!UNIT_NAME.test(unit) || !VERSION.test(version) || !isPlainPath(name)) return sendMissing(reply)
      const root = path.join(releasesDir, unit, version, 'browser')
      const file = await files.read(path.join(root, name), { immutable: true })
      return file ? sendFile(request, reply, file, IMMUTABLE) : sendMissing(reply)
    },
  )

  const sharePictures = createSharePictures()
  app.get<{ Params: { '*': string } }>('/media/share/*', async (request, reply) => {
    const name = request.params['*'].replace(/\.png$/, '.svg')
    if (!name.endsWith('.svg') || name === request.params['*'] || !isPlainPath(name)) return sendMissing(reply)
    const source = await drawingOf(name, mediaDirs)
    if (!source) return sendMissing(reply)
    try {
      const picture = await sharePictures.of(source.key, source.read)
      reply.header('cache-control', MEDIA).header('cross-origin-resource-policy', 'cross-origin')
      return reply.type(SHARE_PICTURE.type).send(picture)
    } catch (err) {
      request.log.warn({ err, name }, 'A drawing can not be made a picture')
      if (!(err instanceof TooManyPictures)) return sendMissing(reply)
      return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send()
    }
  })

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*']
    // Other sites may show what is shared of ours: social networks take a picture that is no drawing from here.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    // A picture opened by itself runs no script that somebody may have drawn into it.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    if (!isPlainPath(name)) return sendMissing(reply)
    for (const dir of mediaDirs) {
      const target = await insideOf(dir, name)
      const file = target ? await files.read(target, { immutable: false }) : null
      if (file) return sendFile(request, reply, file, MEDIA)
    }
    const drawn = await files.made(name, () => dishDrawing(name))
    return drawn ? sendFile(request, reply, drawn, MEDIA) : sendMissing(reply)
  })
}

/** A drawing to make a picture of: a file, or a dish composed from its name. */
async function drawingOf(name: string, mediaDirs: readonly string[]) {
  for (const dir of mediaDirs) {
    const target = await insideOf(dir, name)
    const found = target ? await stat(target) : null
    if (target && found?.isFile()) return { key: `${target} ${found.mtimeMs}`, read: () => readFile(target) }
  }
  const drawn = dishDrawing(name)
  return drawn === null ? null : { key: name, read: async () => Buffer.from(drawn) }
}

/** Neither a way up nor a hidden file, in any spelling: the router has decoded the path already. */
function isPlainPath(name: string): boolean {
  return name !== '' && name.split('/').every((segment) => PLAIN_SEGMENT.test(segment))
}

/** The real path of a file below `dir`; null when a link leads out of it. */
async function insideOf(dir: string, name: string): Promise<string | null> {
  try {
    const [root, target] = await Promise.all([realpath(dir), realpath(path.join(dir, name))])
    return target.startsWith(root + path.sep) ? target : null
  } catch {
    return null
  }
}
