import axios, { type AxiosError, type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios'
import { ApiError, dataOf, HTTP_TIMEOUT_MS, unanswered } from 'shared-contracts/client'
import { SOUTHERN_WORDS_COOKIE } from 'shared-contracts/constants'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Name of the call, for its errors. */
    call?: string
    /** The token that this call goes out with. */
    bearer?: string | null
    /** How often this read has been tried again. */
    retries?: number
  }
}

export interface HttpOptions {
  /** The bearer token now, or null; asked for when a call is made, and again for each further try. */
  readonly token: () => string | null
  /** Told of each answer 401 to a request that carried this token. */
  readonly onUnauthorised: (token: string) => void
  /** Milliseconds before each further try of a read; as many tries as entries. */
  readonly retryPausesMs?: readonly number[]
}

const RETRY_PAUSES_MS = [300, 900]
/** A proxy that finds no server behind it: another try may find one. */
const PASSING_STATUSES: readonly number[] = [502, 503, 504]
const BEARER = 'Bearer '

/**
 * axios with the ways of this API. Requests carry the token; an answer is its envelope's data; everything that fails is an
 * `ApiError`, except a request that its caller gave up by its signal, which rejects as axios cancels. A GET that no server
 * answered is tried again, twice.
 */
export function createHttp({ token, onUnauthorised, retryPausesMs = RETRY_PAUSES_MS }: HttpOptions): AxiosInstance {
  const http = axios.create({ timeout: HTTP_TIMEOUT_MS })

  http.interceptors.request.use((config) => {
    if (config.bearer) config.headers.set('authorization', BEARER + config.bearer)
    else config.headers.delete('authorization')
    return config
  })

  http.interceptors.response.use(
    (response) => {
      response.data = dataOf(nameOf(response.config), { status: response.status, body: response.data })
      return response
    },
    (error: unknown) => {
      if (!isAxiosError(error) || axios.isCancel(error)) throw error
      const { response, config } = error
      if (!response) throw unanswered(nameOf(config), error)
      const sent = config?.headers.get('authorization')
      if (response.status === 401 && typeof sent === 'string') onUnauthorised(sent.slice(BEARER.length))
      return dataOf(nameOf(config), { status: response.status, body: response.data }, error)
    },
  )

  // Another choice comes with another document. Without network the words may be missing: the answer stays as it came.
  if (document.cookie.includes(SOUTHERN_WORDS_COOKIE)) {
    http.interceptors.response.use(async (response) => {
      const words = await import(/* webpackChunkName: "words" */ 'shared-contracts/food-words').catch(() => null)
      if (words) response.data = words.southernAnswer(nameOf(response.config), response.data)
      return response
    })
  }

  // After the envelope: what the further try answers goes through both interceptors itself.
  http.interceptors.response.use(undefined, async (error: unknown) => {
    const config = error instanceof ApiError && isAxiosError(error.cause) ? retriable(error.cause) : null
    const retries = config?.retries ?? 0
    const pauseMs = retryPausesMs[retries]
    if (!config || pauseMs === undefined) throw error
    await pause(pauseMs, config.signal)
    return http.request({ ...config, retries: retries + 1, bearer: token() })
  })
  return http
}

const nameOf = (config: InternalAxiosRequestConfig | undefined): string => config?.call ?? ''

/** The request to send again, or null: not a read, or an answer that another try would not change. */
function retriable({ config, code, response }: AxiosError): InternalAxiosRequestConfig | null {
  if (config?.method?.toLowerCase() !== 'get') return null
  const passing = response
    ? PASSING_STATUSES.includes(response.status)
    : code !== axios.AxiosError.ECONNABORTED && code !== axios.AxiosError.ETIMEDOUT
  return passing ? config : null
}

/** Ends early when the caller gives up; the next request then rejects as cancelled without being sent. */
function pause(ms: number, signal: InternalAxiosRequestConfig['signal']): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener?.('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener?.('abort', end)
  })
}
