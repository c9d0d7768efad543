import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { answerCall, type CallSource } from './call-source'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
}
const TO_SITE = /^\/(api|menu-builder|media)\//i

const PAGE = `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/standalone/main.css">
<script defer src="/standalone/main.js"></script>
</head>
<body><div id="standalone"></div></body>
</html>
`

interface SectionFolders {
  readonly standaloneDir: string
  readonly remoteDir: string
  readonly calls: CallSource
}

interface SectionServer {
  listen(port: number): Promise<void>
  /** Makes open pages reload. */
  reload(): void
  close(): void
}

/**
 * Serves a section alone: its page at every address, its federated build under `/remote/` for sites that allow overrides,
 * and calls, answered by a running site or from recordings.
 */
export function createSectionServer({ standaloneDir, remoteDir, calls }: SectionFolders): SectionServer {
  const listeners = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      listeners.add(response)
      request.once('close', () => listeners.delete(response))
    } else if (TO_SITE.test(pathname)) await answerCall(calls, request, response)
    else if (pathname.startsWith('/standalone/')) await sendFile(response, standaloneDir, pathname.slice(12))
    else if (pathname === '/remote/release.json') await sendFile(response, remoteDir, 'release.json')
    else if (pathname.startsWith('/remote/'))
      await sendFile(response, path.join(remoteDir, 'browser'), pathname.slice(8))
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  })
  return {
    listen: (port) =>
      new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, () => resolve())),
    reload: () => {
      for (const listener of listeners) listener.write('data: changed\n\n')
    },
    close: () => {
      for (const listener of listeners) listener.end()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function sendFile(response: ServerResponse, folder: string, name: string): Promise<void> {
  const file = path.join(folder, path.normalize(`/${decodeURIComponent(name)}`))
  try {
    const body = await readFile(file)
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    // The page that loads these stands on another origin.
    response
      .writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .end(body)
  } catch {
    // A first build without styles has no main.css; that is not an error.
    response.writeHead(name.endsWith('.css') ? 204 : 404, { 'access-control-allow-origin': '*' }).end()
  }
}
