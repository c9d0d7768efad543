import type { Envelope } from '../calls/call'
import { ApiError } from './api-error'

const UNKNOWN_ERROR = 'Lỗi không xác định'
const NO_ANSWER = 'Không kết nối được với máy chủ. Bạn kiểm tra mạng rồi thử lại nhé.'

/** What came back for a call, whatever its HTTP status. */
export interface HttpResponse {
  readonly status: number
  readonly body: unknown
}

/**
 * The envelope's `data`. The server that sent it has checked it against the call's schema; it is not checked again here.
 * Throws `ApiError` with status, message and field errors when the answer is not `success: true`.
 */
export function dataOf(call: string, { status, body }: HttpResponse, cause?: unknown): unknown {
  const envelope = asEnvelope(body)
  if (status < 400 && envelope?.success === true) return envelope.data
  const failure = envelope?.success === false ? envelope : null
  throw new ApiError(
    call,
    status,
    failure?.message || UNKNOWN_ERROR,
    failure?.errors ?? [],
    cause,
    failure?.code ?? null,
  )
}

/** The error of a call that got no answer: network, time-out. */
export function unanswered(call: string, cause: unknown): ApiError {
  return new ApiError(call, 0, NO_ANSWER, [], cause)
}

function asEnvelope(body: unknown): Envelope<unknown> | null {
  return typeof body === 'object' && body !== null && 'success' in body ? (body as Envelope<unknown>) : null
}
