import type { ApiClient } from 'shared-contracts/client'
import type { StaffFile } from './staff-files'

/** Why a file did not arrive. changed: what came is not what the list told of. */
export type DownloadFault = 'refused' | 'network' | 'changed'

export class DownloadError extends Error {
  override readonly name = 'DownloadError'
  readonly fault: DownloadFault

  constructor(fault: DownloadFault, cause?: unknown) {
    super(`the download failed: ${fault}`, { cause })
    this.fault = fault
  }
}

export interface DownloadOrder {
  readonly api: ApiClient
  readonly file: StaffFile
  readonly signal: AbortSignal
  /** Bytes that have arrived. */
  readonly onProgress: (bytes: number) => void
}

/**
 * Fetches a file by a link of its own, part by part, and compares it with the checksum of the list. Throws `ApiError` of the call for
 * the link, `DownloadError`, or the reason of an aborted signal.
 */
export async function downloadFile({ api, file, signal, onProgress }: DownloadOrder): Promise<Blob> {
  const { url } = await api.call('Staff/GetFileLink', { body: { fileId: file.id }, signal })
  const answer = await fetch(url, { signal, credentials: 'omit' }).catch(failed(signal))
  if (answer.status === 401 || answer.status === 403) throw new DownloadError('refused')
  if (!answer.ok || answer.body === null) throw new DownloadError('network')
  const parts: BlobPart[] = []
  let received = 0
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(failed(signal))
    if (done) break
    parts.push(value)
    received += value.length
    onProgress(received)
  }
  const blob = new Blob(parts, { type: answer.headers.get('content-type') ?? '' })
  if ((await checksum(blob)) !== file.sha256) throw new DownloadError('changed')
  return blob
}

function failed(signal: AbortSignal) {
  return (error: unknown): never => {
    throw signal.aborted ? signal.reason : new DownloadError('network', error)
  }
}

/** Hexadecimal SHA-256. */
async function checksum(blob: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
