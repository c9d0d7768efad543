import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { DocumentAnswer } from '../documents/cache/stored-document'

const SCRIPT = '/development/live-reload.js'
const CHANGES = '/development/changes'

/** The browser keeps the scroll position over a reload; after the host was restarted the page reloads too. */
const SOURCE = `let known = null
new EventSource('${CHANGES}').addEventListener('message', ({ data }) => {
  if (known !== null && known !== data) window.location.reload()
  known = data
})
`

/** Tells open pages when the registry changes, so that they reload by themselves. Only while developing (config.ts). */
export function liveReloadRoutes(app: FastifyInstance): { changed(revision: string): void } {
  let current = ''
  const listeners = new Set<ServerResponse>()
  const tell = (listener: ServerResponse) => listener.write(`data: ${current}\n\n`)

  app.get(SCRIPT, (_request, reply) => reply.type('text/javascript').header('cache-control', 'no-store').send(SOURCE))
  app.get(CHANGES, (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    // Nothing is sent until something changes.
    request.raw.socket.setTimeout(0)
    listeners.add(reply.raw)
    request.raw.once('close', () => listeners.delete(reply.raw))
    tell(reply.raw)
  })
  // Open streams would keep the host from closing.
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end()
  })
  return {
    changed: (revision) => {
      current = revision
      for (const listener of listeners) tell(listener)
    },
  }
}

export function withLiveReload(answer: DocumentAnswer): DocumentAnswer {
  const html = answer.body.toString('utf8')
  return { ...answer, body: Buffer.from(html.replace('</head>', `<script defer src="${SCRIPT}"></script>\n</head>`)) }
}
