export { type GeneralErrorCode, generalErrorOfStatus, generalErrors, isGeneralErrorCode } from './general-errors'
export { findNumberedError, type NumberedError, numberedErrors } from './numbered-errors'
export { parseLoginError, parseRequestError } from './parse-request-error'
export {
  isServerString,
  messageOfServerString,
  type ServerString,
  serverStrings,
  WRONG_PASSWORD,
} from './server-strings'
export type { ErrorLink, ShownError } from './shown-error'
export { UNKNOWN_ERROR } from './unknown-error'
