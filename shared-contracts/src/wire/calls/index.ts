export { callAddresses } from './addresses'
export type { CallAccess, CallAddress, CallSchemas, Failure, FieldError } from './call'
export { CHANGE_HEADER, errorsOfCall, headersOfCall } from './call'
export type { CallAnswer, CallBody, CallName, CallQuery, ParsedBody, ParsedQuery } from './types'
