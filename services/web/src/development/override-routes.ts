import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookiesNamed } from '../cookies'
import { formatOverrides, OVERRIDES_COOKIE, type Overrides, parseOverrides } from './overrides'

/**
 * `?override=<unit>@<address>` on any page makes this browser load that unit from a developer's server, until
 * `?override=off`. Registered only where overrides are allowed, never in production (config.ts).
 */
export function overrideRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const url = new URL(request.raw.url ?? '/', 'http://host')
    const wanted = url.searchParams.get('override')
    if (wanted === null) return
    url.searchParams.delete('override')
    const overrides = wanted === 'off' ? new Map() : new Map([...overridesOf(request), ...parseOverrides(wanted)])
    const value = encodeURIComponent(formatOverrides(overrides))
    return reply
      .code(302)
      .headers({
        location: url.pathname + url.search,
        'cache-control': 'no-store',
        'set-cookie': `${OVERRIDES_COOKIE}=${value}; Path=/; SameSite=Lax; HttpOnly${value === '' ? '; Max-Age=0' : ''}`,
      })
      .send()
  })
}

export function overridesOf(request: FastifyRequest): Overrides {
  const [cookie = ''] = cookiesNamed(OVERRIDES_COOKIE, request.headers.cookie)
  try {
    return parseOverrides(decodeURIComponent(cookie))
  } catch {
    // A cookie that is not a URI component was not set by us.
    return new Map()
  }
}
