import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import {
  type Environment,
  identifyVisitors,
  readTrust,
  SERVICE_SECRET_HEADER,
  VISITOR_ADDRESS_HEADER,
} from 'service-host'
import { generalErrors } from 'shared-contracts/errors'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readSettings as readApiSettings } from '../../../api/src/platform/settings'
import { readMenuBuilderSettings } from '../../../menu-builder/src/service/settings'
import { readWebSettings } from '../settings'
import { visit } from '../testing/visitors'
import { proxyRoutes } from './proxy-routes'

// The arrangements as they are shipped: their settings and header rules are read from the files, and requests go through.
const shipped = (file: string) => readFileSync(path.join(__dirname, '../../../../deploy', file), 'utf8')
const SECRET = 'q7Lw2ZkP9xTfB4nVhC8sRd5JmYg1UeA3'
const [VISITOR, NEIGHBOUR] = ['127.0.0.21', '127.0.0.22']

/** Headers that a proxy sends on, given those that came and who connected. */
type HeaderRules = (headers: IncomingHttpHeaders, from: string) => IncomingHttpHeaders

const nginx = shipped('nginx/site.conf')

/** The server's `proxy_set_header` lines; an empty value takes the header away. */
const nginxRules: HeaderRules = (headers, from) => {
  const sent = { ...headers }
  for (const [, name = '', value = ''] of nginx.matchAll(/^ {4}proxy_set_header (\S+) (.*);$/gm)) {
    const text = value
      .replace(/^"(.*)"$/, '$1')
      .replace('$proxy_add_x_forwarded_for', [headers['x-forwarded-for'], from].filter(Boolean).join(', '))
      .replace('$host', headers.host ?? '')
    if (text === '') delete sent[name.toLowerCase()]
    else sent[name.toLowerCase()] = text
  }
  return sent
}
/** As ingress-nginx is installed: what visitors say is replaced. */
const ingressRules: HeaderRules = (headers, from) => ({ ...headers, 'x-forwarded-for': from })

let service: Server
let serviceUrl: string
let seen: IncomingHttpHeaders
const open: (Server | FastifyInstance)[] = []

beforeAll(async () => {
  service = createServer((asked, answer) => {
    seen = asked.headers
    answer.end('{}')
  })
  serviceUrl = await listening(service)
})
afterEach(async () => {
  for (const each of open.splice(0)) await new Promise<void>((resolve) => void each.close(() => resolve()))
})
afterAll(() => void service.close())

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** The document host's own way of a call, with the settings of an arrangement. */
async function startHost(settings: Readonly<Record<string, string>>): Promise<string> {
  const { trust } = readTrust({ SERVICE_SECRET: SECRET, NODE_ENV: 'production', ...settings })
  const app = Fastify()
  identifyVisitors(app, { ...trust, serviceSecret: null })
  await proxyRoutes(app, { apiUrl: serviceUrl, menuBuilderUrl: serviceUrl, serviceSecret: trust.serviceSecret })
  open.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** A proxy on an address of its own that changes headers by these rules. */
async function startProxy(target: string, own: string, rules: HeaderRules): Promise<string> {
  const server = createServer((asked, answer) => {
    const from = asked.socket.remoteAddress ?? ''
    const { port } = new URL(target)
    const headers = rules(asked.headers, from)
    const options = {
      host: '127.0.0.1',
      port,
      path: asked.url,
      method: asked.method,
      headers,
      localAddress: own,
      agent: false,
    }
    asked.pipe(
      request(options, (got) => {
        answer.writeHead(got.statusCode ?? 0)
        got.pipe(answer)
      }),
    )
  })
  open.push(server)
  return listening(server)
}

/** Whom the service behind believes to answer. */
async function visitorSeen(url: string, from: string): Promise<unknown> {
  const forged = {
    'x-forwarded-for': `198.51.100.1, ${NEIGHBOUR}`,
    'x-real-ip': NEIGHBOUR,
    forwarded: `for=${NEIGHBOUR}`,
    [VISITOR_ADDRESS_HEADER]: NEIGHBOUR,
    [SERVICE_SECRET_HEADER]: 'guessed-guessed-guessed-guessed-guessed',
  }
  const answer = await visit({ url: `${url}/api/Content/GetRevision`, from, headers: forged })
  expect(answer.status).toBe(200)
  expect(seen[SERVICE_SECRET_HEADER]).toBe(SECRET)
  expect(seen['x-forwarded-for']).toBeUndefined()
  return seen[VISITOR_ADDRESS_HEADER]
}

/** `${NAME:-value}` as compose reads it where the variable is not set. */
const withoutVariables = (value: string) => value.replace(/\$\{\w+:-(.*)\}/, '$1')
const composed = z
  .object({
    services: z.record(
      z.string(),
      z.object({ environment: z.record(z.string(), z.string()).optional(), ports: z.array(z.string()).optional() }),
    ),
  })
  .parse(parse(shipped('containers/compose.yaml'), { merge: true })).services

const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.array(
          z.object({
            env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
            envFrom: z.array(z.object({ secretRef: z.object({ name: z.string() }) })).default([]),
          }),
        ),
      }),
    }),
  }),
})
const deployments = new Map(
  parseAllDocuments(shipped('kubernetes/site.yaml')).flatMap((document) => {
    const result = deployment.safeParse(document.toJS())
    const container = result.data?.spec.template.spec.containers[0]
    return result.data && container ? [[result.data.metadata.name, container] as const] : []
  }),
)
const kubernetesSettings = (name: string) =>
  Object.fromEntries((deployments.get(name)?.env ?? []).map((each) => [each.name, each.value]))

describe('whom each shipped arrangement takes a request for', () => {
  test('npm start: visitors connect to the document host', async () => {
    const url = await startHost({})
    expect(await visitorSeen(url, VISITOR)).toBe(VISITOR)
    expect(await visitorSeen(url, NEIGHBOUR)).toBe(NEIGHBOUR)
  })

  test('compose: the same', async () => {
    const url = await startHost({ TRUSTED_HOPS: withoutVariables(composed.web?.environment?.TRUSTED_HOPS ?? '') })
    expect(await visitorSeen(url, VISITOR)).toBe(VISITOR)
  })

  test('nginx: appends whom it sees', async () => {
    const TRUSTED_HOPS = /TRUSTED_HOPS=(\d)/.exec(nginx)?.[1] ?? ''
    const url = await startProxy(await startHost({ TRUSTED_HOPS }), '127.0.0.31', nginxRules)
    expect(await visitorSeen(url, VISITOR)).toBe(VISITOR)
    expect(await visitorSeen(url, NEIGHBOUR)).toBe(NEIGHBOUR)
  })

  test('a CDN that appends before nginx: one hop more', async () => {
    const inner = await startProxy(await startHost({ TRUSTED_HOPS: '2' }), '127.0.0.31', nginxRules)
    expect(await visitorSeen(await startProxy(inner, '127.0.0.32', nginxRules), VISITOR)).toBe(VISITOR)
  })

  test.each([
    ['replaces', ingressRules],
    ['appends', nginxRules],
  ])('Kubernetes: an ingress that %s', async (_, rules) => {
    const url = await startProxy(await startHost(kubernetesSettings('web')), '127.0.0.33', rules)
    expect(await visitorSeen(url, VISITOR)).toBe(VISITOR)
  })
})

describe('what the services of each arrangement are given', () => {
  test.each([
    ['web', readWebSettings],
    ['api', (environment: Environment) => readApiSettings(environment, '/site')],
    ['menu-builder', readMenuBuilderSettings],
  ])('%s starts in production with the secret alone', (_, read) => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow('SERVICE_SECRET: missing')
    expect(() => read({ NODE_ENV: 'production', SERVICE_SECRET: SECRET })).not.toThrow()
  })

  test('compose: one secret that must be set, and no service but the document host on a port of the machine', () => {
    for (const name of ['api', 'menu-builder', 'web']) {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as compose writes it
      expect(composed[name]?.environment?.SERVICE_SECRET).toBe('${SERVICE_SECRET:?}')
    }
    expect(Object.keys(composed).filter((name) => composed[name]?.ports)).toEqual(['web'])
    expect(composed.api?.environment?.API_HOST).toBe('0.0.0.0')
    expect(composed['menu-builder']?.environment?.MENU_BUILDER_HOST).toBe('0.0.0.0')
  })

  test('Kubernetes: the secret "services" for all, and addresses that other machines reach', () => {
    for (const name of ['api', 'menu-builder', 'web']) {
      expect(deployments.get(name)?.envFrom.map(({ secretRef }) => secretRef.name)).toContain('services')
    }
    expect(kubernetesSettings('api').API_HOST).toBe('0.0.0.0')
    expect(kubernetesSettings('menu-builder').MENU_BUILDER_HOST).toBe('0.0.0.0')
  })

  test('nginx: rules hold everywhere, as no place has rules of its own; its refusals of calls are envelopes', () => {
    expect(nginx.match(/^ {8,}proxy_set_header/gm)).toBeNull()
    const envelopes = [...nginx.matchAll(/return (\d+) '(.*)';/g)].map(([, status, text]) => {
      const { code, message } = JSON.parse(text ?? '')
      return [code, { status: Number(status), message }]
    })
    expect(Object.fromEntries(envelopes)).toEqual({
      bad_request: generalErrors.bad_request,
      payload_too_large: generalErrors.payload_too_large,
      unavailable: generalErrors.unavailable,
    })
  })
})
