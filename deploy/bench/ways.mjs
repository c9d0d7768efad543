import { buildMonolith } from './monolith/build.mjs'
import { clientRendered, monolithic, ownerOf, scriptless } from './variants/documents.mjs'
import { startFront } from './variants/front.mjs'

/**
 * The four ways of serving the same pages, each behind a front of its own.
 *
 * @returns {Promise<{ ways: Record<'server' | 'client' | 'monolith' | 'plain', { origin: string, interactive: boolean }>, startServerWay: () => Promise<object>, close: () => Promise<void> }>}
 */
export async function startWays({ upstream, certificate }) {
  const monolith = await buildMonolith()
  const startServerWay = () => startFront({ upstream, certificate })
  const fronts = {
    server: await startServerWay(),
    client: await startFront({ upstream, certificate, document: clientRendered }),
    monolith: await startFront({
      upstream,
      certificate,
      document: (html) => monolithic(html, monolith.filesFor(ownerOf(html))),
      files: monolith.file,
    }),
    plain: await startFront({ upstream, certificate, document: scriptless }),
  }
  const ways = Object.fromEntries(
    Object.entries(fronts).map(([way, { origin }]) => [way, { origin, interactive: way !== 'plain' }]),
  )
  return {
    ways,
    startServerWay,
    close: async () => {
      for (const front of Object.values(fronts)) await front.close()
    },
  }
}
