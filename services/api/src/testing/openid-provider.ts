import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { serviceFolder } from '../platform/database/service-folder'

export interface OpenIdSettings {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUrl: string
  /** Who can sign in there, and what is told of them. */
  readonly people: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>
}

export interface OpenIdProvider {
  readonly issuer: string
  /** What a visitor does there: signs in, agrees, and comes back with a code. Resolves with the address of return. */
  visit(authorizeUrl: string, login: string): Promise<URL>
  stop(): void
}

/** Starts the stand-in for Google. */
export async function startOpenIdProvider(settings: OpenIdSettings): Promise<OpenIdProvider> {
  const script = `${serviceFolder()}/src/testing/stand-in-openid.mjs`
  const child = spawn(process.execPath, ['--no-warnings', script, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface(child.stdout)) {
    const issuer = /^ready (\S+)$/.exec(line)?.[1]
    if (issuer) return { issuer, visit: (url, login) => visit(url, login, issuer), stop: () => void child.kill() }
  }
  throw new Error('The stand-in provider ended before it was ready')
}

async function visit(authorizeUrl: string, login: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(authorizeUrl)
  let form: URLSearchParams | null = null
  for (let steps = 0; steps < 12; steps += 1) {
    const response: Response = await fetch(next, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) {
      next = new URL(location, next)
      form = null
      if (next.origin !== issuer) return next
      continue
    }
    const page = await response.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!prompt || !action) throw new Error(`The stand-in provider answers ${response.status}: ${page.slice(0, 300)}`)
    next = new URL(action, next)
    form = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) })
  }
  throw new Error('The stand-in provider leads nowhere')
}
