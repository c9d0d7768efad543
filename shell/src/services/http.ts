import type { HttpTransport } from 'shared-contracts/client'

/** axios, fetched with the first call: a page that came complete from the server makes none. */
export const browserTransport: HttpTransport = async (request) => {
  const { default: axios } = await import(/* webpackChunkName: "http" */ 'axios')
  const response = await axios.request({
    method: request.method,
    url: request.url,
    data: request.body,
    headers: request.headers,
    timeout: request.timeoutMs,
    signal: request.signal,
    validateStatus: () => true,
  })
  return { status: response.status, body: response.data }
}
