import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { runSize } from 'shared-contracts/testing'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../deploy/site/demo'
import { HANDOVER_MS } from '../../../deploy/site/site'

export interface VisitorLoad {
  /** Answers so far. */
  answers(): number
  /** Stops asking, waits for the last answers, and tells what failed. */
  stop(): Promise<readonly string[]>
}

interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** Asked by somebody who is logged in. */
  readonly own?: boolean
}

/** Documents, files, calls that read, calls that write, and menus to build. */
const ASKED: readonly Asked[] = [
  { path: '/' },
  { path: '/thuc-don-can-bang-dinh-duong/dung-ngan-hang-thuc-don-dinh-duong' },
  { path: '/api/Content/GetRevision' },
  { method: 'POST', path: '/api/Dish/Search', body: { keyword: 'canh', pageSize: 10 } },
  { method: 'POST', path: '/api/Article/Search', body: { keyword: 'bé' } },
  { path: '/api/User/UserInfo', own: true },
  { method: 'POST', path: '/api/ArticleStatistic/AddNew', body: { articleId: 3001 }, own: true },
  { path: '/robots.txt' },
]
const MENU: Asked = {
  method: 'POST',
  path: '/menu-builder/api/BuildMenu/BuildMenu',
  body: { objectTypeId: 1, days: 1, seed: 7 },
}

/** Between two requests of a visitor. */
const PAUSE_MS = runSize(60, 20)

/** Visitors who ask all the time, some on connections that are kept alive, some on new ones each time. */
export async function visitorLoad(url: string, { kept = 8, fresh = 4, pauseMs = PAUSE_MS } = {}): Promise<VisitorLoad> {
  const token = await login(url)
  const failures: string[] = []
  let answers = 0
  let stopped = false
  async function visitor(number: number, agent: Agent): Promise<void> {
    let answeredAt = performance.now()
    for (let turn = number; !stopped; turn += 1) {
      const asked = turn % 40 === 0 ? MENU : ASKED[turn % ASKED.length]
      if (!asked) continue
      try {
        const { status, body } = await ask(url, asked, agent, token, performance.now() - answeredAt)
        if (status >= 400) failures.push(`${asked.path}: ${status} ${body.slice(0, 200)}`)
        answers += 1
        answeredAt = performance.now()
      } catch (error) {
        failures.push(`${asked.path}: ${error instanceof Error ? error.message : error}`)
      }
      await pause(pauseMs)
    }
    agent.destroy()
  }
  const visitors = [
    ...Array.from({ length: kept }, (_, index) => visitor(index, new Agent({ keepAlive: true, maxSockets: 1 }))),
    ...Array.from({ length: fresh }, (_, index) => visitor(index * 3, new Agent({ keepAlive: false }))),
  ]
  return {
    answers: () => answers,
    async stop() {
      stopped = true
      await Promise.all(visitors)
      return [...new Set(failures)]
    },
  }
}

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/User/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: DEMO_ACCOUNTS[0]?.[0], Password: DEMO_PASSWORD }),
  })
  return (await answer.json()).data.accessToken
}

/**
 * A connection that stood still for longer than a service that leaves goes on answering may end as a request leaves. Browsers ask anew then, and so
 * does this.
 *
 * @param idleMs since the visitor's last answer
 */
function ask(
  url: string,
  asked: Asked,
  agent: Agent,
  token: string,
  idleMs: number,
): Promise<{ status: number; body: string }> {
  const { method = 'GET', path, body, own } = asked
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, {
      method,
      agent,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(own ? { authorization: `Bearer ${token}` } : {}),
      },
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET' && idleMs > HANDOVER_MS)
        ask(url, asked, agent, token, 0).then(resolve, reject)
      else reject(new Error(`${error.message} after ${Math.round(idleMs)} ms of silence`))
    })
    sent.once('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject)
    })
    sent.end(body && JSON.stringify(body))
  })
}
