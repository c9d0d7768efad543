import type { FastifyInstance } from 'fastify'
import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallName, callAddresses } from 'shared-contracts/calls'
import { openApiDocument } from './open-api'
import { callNames } from './register-calls'

/** `/api/docs`: the table of calls to read; `/api/docs/openapi.json`: the same for tools. */
export function registerDocs(server: FastifyInstance, isAvailable: (name: CallName) => boolean): void {
  const cached = 'public, max-age=300'
  let document: string | undefined
  server.get('/api/docs/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.header('cache-control', cached).type('application/json; charset=utf-8').send(document)
  })
  const page = docsPage(isAvailable)
  server.get('/api/docs', async (_, reply) =>
    reply.header('cache-control', cached).type('text/html; charset=utf-8').send(page),
  )
}

function docsPage(isAvailable: (name: CallName) => boolean): string {
  const rows = callNames().map((name) => {
    const address: CallAddress = callAddresses[name]
    const state = address.host !== 'api' ? 'menu-builder' : isAvailable(name) ? '' : '501'
    const cells = [address.method, address.path, address.access, state, callSchemas[name].summary]
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
  })
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>API: dinh dưỡng mẹ và bé</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#12291b;background:#fdf9f0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d9d2c2;vertical-align:top}
td:nth-child(2){font-family:ui-monospace,monospace;font-size:.9em}
</style>
</head>
<body>
<h1>API</h1>
<p>Mọi câu trả lời có dạng <code>{success, data, message, errors}</code>. Mô tả đầy đủ cho công cụ:
<a href="/api/docs/openapi.json">openapi.json</a>. <code>501</code>: chức năng đang được hoàn thiện.</p>
<table>
<thead><tr><th>Method</th><th>Path</th><th>Access</th><th></th><th>Summary</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
