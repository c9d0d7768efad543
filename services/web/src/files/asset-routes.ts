import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RELEASE_VERSION } from 'shared-contracts/constants'
import { illustrationPath, type SharedKind, sharePicturePath } from 'shared-contracts/paths'
import { UNIT_NAME } from 'shared-frame/registry'
import type { ContentSource } from '../content/content-source'
import { dishDrawing } from './dish-drawing'
import type { FileStore } from './file-store'
import { LASTING_ROUTE, lastingFile } from './lasting-files'
import { sendFile, sendMissing } from './send-file'
import { drawShareCard } from './share-card/share-card'
import { drawShared, SHARE_PICTURE, type SharePictures, TooManyPictures } from './share-picture'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const MEDIA = 'public, max-age=86400, stale-while-revalidate=604800'
/** As units' builds name them (deploy/webpack/worker-loader.ts). */
const WORKER = /\.worker\.[0-9a-f]+\.js$/
/** A worker computes and answers its page: it asks no address for anything, so what it is given goes nowhere else. */
const WORKER_POLICY = "default-src 'none'"
const PLAIN_SEGMENT = /^[\w@~+-][\w@.~+-]*$/

export interface AssetRoutesOptions {
  readonly releasesDir: string
  /** Folders that hold pictures and other media; the first that has the file answers. */
  readonly mediaDirs: readonly string[]
  readonly files: FileStore
  readonly sharePictures: SharePictures
  readonly source: Pick<ContentSource, 'shared'>
  readonly siteName: string
}

/** `/assets/<unit>/<version>/<file>` from the releases, any published version, `/assets/lasting/<file>`, `/media/<file>`,
 * `/media/illustrations/<composition>.svg` drawn when it is asked for; for social networks `/media/share/<drawing>.png` and, with its
 * title, `/media/share/<article|dish>/<id>-<version>.jpg`. */
export function assetRoutes(app: FastifyInstance, options: AssetRoutesOptions): void {
  const { releasesDir, mediaDirs, files, sharePictures } = options
  app.get<{ Params: { unit: string; version: string; '*': string } }>(
    '/assets/:unit/:version/*',
    async (request, reply) => {
      // Scripts are asked for with crossorigin=anonymous, so that errors and integrity work behind a CDN's host too.
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      const { unit, version, '*': name } = request.params
      if (!UNIT_NAME.test(unit) || !RELEASE_VERSION.test(version) || !isPlainPath(name)) return sendMissing(reply)
      const root = path.join(releasesDir, unit, version, 'browser')
      const file = await files.read(path.join(root, name), { immutable: true })
      if (WORKER.test(name)) reply.header('content-security-policy', WORKER_POLICY)
      return file ? sendFile(request, reply, file, IMMUTABLE) : sendMissing(reply)
    },
  )

  app.get<{ Params: { name: string } }>(LASTING_ROUTE, async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    const file = await lastingFile(request.params.name, options)
    return file ? sendFile(request, reply, file, IMMUTABLE) : sendMissing(reply)
  })

  app.get<{ Params: { '*': string } }>('/media/share/*', async (request, reply) => {
    const name = request.params['*'].replace(/\.png$/, '.svg')
    if (!name.endsWith('.svg') || name === request.params['*'] || !isPlainPath(name)) return sendMissing(reply)
    const source = await drawingOf(name, mediaDirs)
    if (!source) return sendMissing(reply)
    const picture = sharePictures.of(source.key, async () => drawShared(await source.read()))
    return sendPicture(request, reply, { picture, type: SHARE_PICTURE.type, cacheControl: MEDIA })
  })

  const shareCard = async (
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
    kind: SharedKind,
  ) => {
    const id = Number(/^([1-9]\d{0,8})-[\da-f]{8}\.jpg$/.exec(request.params.name)?.[1] ?? 0)
    const item = id === 0 ? null : await options.source.shared(kind, id)
    if (!item) return sendMissing(reply)
    const address = sharePicturePath(kind, item)
    // What was shared under an earlier title still shows a picture.
    if (!address.endsWith(`/${request.params.name}`))
      return reply.header('cache-control', 'no-cache').redirect(address, 302)
    const drawing = await drawingOf(illustrationPath(item.illustration, 'page').slice('/media/'.length), mediaDirs)
    if (!drawing) return sendMissing(reply)
    const picture = sharePictures.of(address, async () =>
      drawShareCard({ title: item.title, siteName: options.siteName, picture: await drawing.read() }),
    )
    return sendPicture(request, reply, { picture, type: 'image/jpeg', cacheControl: IMMUTABLE })
  }
  app.get<{ Params: { name: string } }>('/media/share/article/:name', (request, reply) =>
    shareCard(request, reply, 'article'),
  )
  app.get<{ Params: { name: string } }>('/media/share/dish/:name', (request, reply) =>
    shareCard(request, reply, 'dish'),
  )

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

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    picture,
    type,
    cacheControl,
  }: { readonly picture: Promise<Buffer>; readonly type: string; readonly cacheControl: string },
) {
  try {
    const content = await picture
    reply.header('cache-control', cacheControl).header('cross-origin-resource-policy', 'cross-origin')
    return reply.type(type).send(content)
  } catch (err) {
    request.log.warn({ err }, 'A picture for sharing can not be made')
    if (!(err instanceof TooManyPictures)) return sendMissing(reply)
    return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send()
  }
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
