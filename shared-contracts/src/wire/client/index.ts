export type { ApiClient, CallInput } from './api-client'
export { ApiError, isNotFound } from './api-error'
export {
  type ApiClientOptions,
  createApiClient,
  HTTP_TIMEOUT_MS,
  type HttpRequest,
  type HttpResponse,
  type HttpTransport,
} from './create-api-client'
