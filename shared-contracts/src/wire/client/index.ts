export type { ApiClient, CallInput } from './api-client'
export { ApiError, isNotFound } from './api-error'
export { type CallHosts, callRequest } from './call-request'
export {
  type ApiClientOptions,
  createApiClient,
  HTTP_TIMEOUT_MS,
  type HttpRequest,
  type HttpTransport,
} from './create-api-client'
export { dataOf, type HttpResponse, unanswered } from './envelope'
