import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pageDataPath } from 'shared-contracts/paths'
import type { SiteIdentity } from '../documents/html/head-tags'
import { offlinePage } from '../documents/html/static-pages'
import { staticAnswer } from '../documents/produce-document'
import type { FileStore } from '../files/file-store'
import { sendFile, sendMissing } from '../files/send-file'
import type { RegistryWatch } from '../registry/registry-watch'
import { securityTxt } from './security-txt'
import type { Sitemap } from './sitemap'
import { VIDEO_FRAME_PATH, videoFrame, YOUTUBE_ID } from './video-frame'
import { FAVICON, webManifest } from './web-manifest'

export interface SiteRoutesOptions {
  readonly registry: Pick<RegistryWatch, 'current'>
  readonly releasesDir: string
  readonly files: FileStore
  readonly site: SiteIdentity
  readonly securityContacts: readonly string[]
  readonly sitemap: Sitemap
  readonly now: () => number
}

const DAY = 'public, max-age=86400'

/** What stands at fixed addresses: registry, service worker, sitemap, robots, icon, manifest, offline page. */
export function siteRoutes(app: FastifyInstance, options: SiteRoutesOptions): void {
  const { registry, releasesDir, files, site, sitemap } = options

  app.get('/registry.json', async (request, reply) => {
    const { registry: content } = registry.current()
    const etag = `"${content.revision}"`
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.send(content)
  })

  app.get('/my-sw.js', async (request, reply) => {
    const shell = registry.current().bundles.get('shell')
    const file = shell
      ? await files.read(path.join(releasesDir, 'shell', shell.version, 'browser', 'my-sw.js'), { immutable: true })
      : null
    if (!file) return sendMissing(reply)
    reply.header('service-worker-allowed', '/')
    return sendFile(request, reply, file, 'no-cache')
  })

  const offline = staticAnswer(offlinePage, 200, site, { 'cache-control': DAY })
  app.get('/offline', (_request, reply) => reply.headers(offline.headers).send(offline.body))

  app.get<{ Params: { youtube: string } }>(VIDEO_FRAME_PATH, (request, reply) =>
    YOUTUBE_ID.test(request.params.youtube)
      ? reply.headers(videoFrame.headers).send(videoFrame.html)
      : sendMissing(reply),
  )

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', DAY)
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /menu-builder/\nDisallow: ${pageDataPath('/')}\n\nSitemap: ${site.origin}/sitemap.xml\n`,
      ),
  )

  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', DAY)
      .type('text/plain; charset=utf-8')
      .send(securityTxt({ contacts: options.securityContacts, origin: site.origin }, options.now())),
  )

  app.get<{ Params: { number?: string } }>('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .type('application/xml')
      .send(await sitemap.index()),
  )
  app.get<{ Params: { part: string } }>('/sitemaps/:part', async (request, reply) => {
    const part = await sitemap.part(request.params.part)
    if (part === null) return sendMissing(reply)
    return reply.header('cache-control', 'public, max-age=600').type('application/xml').send(part)
  })

  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', DAY).type('image/svg+xml').send(FAVICON))
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', DAY).redirect('/favicon.svg', 301))
  const manifest = webManifest(site.name)
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', DAY).type('application/manifest+json; charset=utf-8').send(manifest),
  )
}
