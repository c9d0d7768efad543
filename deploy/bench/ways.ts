import { perWay, type WayName, type Ways } from './context'
import { buildMonolith } from './monolith/build'
import type { BenchSize } from './size'
import type { Certificate } from './variants/certificate'
import { clientRendered, monolithic, ownerOf, scriptless } from './variants/documents'
import { type Front, startFront } from './variants/front'

interface ServedWays {
  readonly ways: Ways
  startServerWay(): Promise<Front>
  close(): Promise<void>
}

/** The four ways of serving the same pages, each behind a front of its own. */
export async function startWays({
  upstream,
  certificate,
  size,
}: {
  readonly upstream: string
  readonly certificate: Certificate
  readonly size: BenchSize
}): Promise<ServedWays> {
  const monolith = await buildMonolith(size.monolith)
  const startServerWay = () => startFront({ upstream, certificate })
  const fronts: Record<WayName, Front> = {
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
  const ways = await perWay(async (way) => ({ origin: fronts[way].origin, interactive: way !== 'plain' }))
  return {
    ways,
    startServerWay,
    close: async () => {
      for (const front of Object.values(fronts)) await front.close()
    },
  }
}
