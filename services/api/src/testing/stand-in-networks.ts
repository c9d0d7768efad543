import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export interface StandInNetworks {
  readonly address: string
  /** A sign-in that was agreed to: the code that comes back, good once. */
  agree(person: { readonly id: string; readonly name: string; readonly email?: string }, codeVerifier: string): string
  /** A token that this app's sign-in gave, or another's. */
  tokenOf(person: { readonly id: string; readonly name: string; readonly email?: string }, appId?: string): string
  stop(): Promise<void>
}

interface Person {
  readonly id: string
  readonly name: string
  readonly email?: string
}

export const APP = { id: '1234567', secret: 'secret-of-the-app' } as const

/** Facebook under `/facebook` and Zalo under `/zalo`, as far as sign-in asks them; in memory. */
export async function startNetworks(): Promise<StandInNetworks> {
  const codes = new Map<string, { readonly person: Person; readonly challenge: string }>()
  const tokens = new Map<string, { readonly person: Person; readonly appId: string }>()
  let made = 0

  function tokenOf(person: Person, appId: string = APP.id): string {
    made += 1
    tokens.set(`token-${made}`, { person, appId })
    return `token-${made}`
  }

  /** The token for a code, once, to who knows the app's secret and the verifier. */
  function exchanged(secret: unknown, code: string | null, verifier: string | null): string | null {
    const agreed = codes.get(code ?? '')
    codes.delete(code ?? '')
    return agreed && secret === APP.secret && challengeOf(verifier ?? '') === agreed.challenge
      ? tokenOf(agreed.person)
      : null
  }

  function facebook(url: URL): object {
    const given = url.searchParams
    if (url.pathname.endsWith('/oauth/access_token')) {
      const token = exchanged(given.get('client_secret'), given.get('code'), given.get('code_verifier'))
      return token ? { access_token: token, token_type: 'bearer' } : refused
    }
    const known = tokens.get(given.get('input_token') ?? given.get('access_token') ?? '')
    if (url.pathname.endsWith('/debug_token')) {
      if (given.get('access_token') !== `${APP.id}|${APP.secret}`) return refused
      return { data: { app_id: known?.appId ?? '0', is_valid: known !== undefined, user_id: known?.person.id ?? '0' } }
    }
    return known && given.get('appsecret_proof') === proofOf(given.get('access_token') ?? '') ? known.person : refused
  }

  async function zalo(request: IncomingMessage, url: URL): Promise<object> {
    const { secret_key: secret, access_token: token, appsecret_proof: proof } = request.headers
    if (url.pathname.endsWith('/access_token')) {
      const form = new URLSearchParams(await text(request))
      const given = exchanged(secret, form.get('code'), form.get('code_verifier'))
      // Zalo refuses with status 200.
      return given ? { access_token: given, expires_in: '90000' } : { error: -14003, error_name: 'Invalid code' }
    }
    const known = tokens.get(String(token))
    return known?.appId === APP.id && proof === proofOf(String(token))
      ? { ...known.person, error: 0, message: 'Success' }
      : { error: 452, message: 'Session key invalid' }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const answer = url.pathname.startsWith('/facebook/') ? facebook(url) : await zalo(request, url)
    response.writeHead(answer === refused ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  return {
    address: `http://127.0.0.1:${place.port}`,
    tokenOf,
    agree(person, codeVerifier) {
      made += 1
      codes.set(`code-${made}`, { person, challenge: challengeOf(codeVerifier) })
      return `code-${made}`
    },
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  }
}

const refused = { error: { message: 'Invalid', code: 190 } }

export function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

function proofOf(token: string): string {
  return createHmac('sha256', APP.secret).update(token).digest('hex')
}
