import { callAddresses } from '../calls/addresses'
import { type CallAddress, headersOfCall } from '../calls/call'
import type { CallName } from '../calls/types'

/** Base addresses without trailing slash; empty string: same origin. */
export type CallHosts = Readonly<Record<CallAddress['host'], string>>

export interface CallRequest {
  readonly method: CallAddress['method']
  readonly url: string
  readonly body?: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Method, full address and headers of a call. Absent query values are left out; a list is repeated under its name. */
export function callRequest(
  name: CallName,
  { query, body }: { readonly query?: unknown; readonly body?: unknown },
  hosts: CallHosts,
): CallRequest {
  const address: CallAddress = callAddresses[name]
  const { method, host, path } = address
  return { method, url: hosts[host] + path + queryString(query), body, headers: headersOfCall(address) }
}

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const item of value) search.append(name, String(item))
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
