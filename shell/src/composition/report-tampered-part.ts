export interface FailedFile {
  readonly address: string
  /** `sha384-…`, as the document or the registry states it; empty when neither does. */
  readonly integrity: string
}

const REPORTS = '/reports'
const told = new Set<string>()

/**
 * Reports a file that arrived and is not what its integrity says, once for each document, in the form of the Reporting API
 * (`services/web/src/reports`). Resolves without a report when the file can't be had or is right.
 */
export async function reportTampered({ address, integrity }: FailedFile): Promise<void> {
  if (integrity === '' || told.has(address)) return
  told.add(address)
  // As the browser has it: another request could be answered by another server.
  const answer = await fetch(address, { cache: 'force-cache' })
  if (!answer.ok || (await integrityOf(await answer.arrayBuffer())) === integrity) return
  await fetch(REPORTS, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/reports+json' },
    body: JSON.stringify([{ type: 'integrity-violation', body: { blockedURL: address, destination: 'script' } }]),
  })
}

async function integrityOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', content)
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
