import { paths } from '../paths/paths'
import { generalErrors, isGeneralErrorCode } from './general-errors'
import { findNumberedError } from './numbered-errors'
import { isServerString, type ServerString, serverStrings, WRONG_PASSWORD } from './server-strings'
import type { ErrorLink, ShownError } from './shown-error'
import { UNKNOWN_ERROR } from './unknown-error'

const UNKNOWN: ShownError = { code: '', field: null, message: UNKNOWN_ERROR, link: null }

/** A failed answer may wrap its message in JSON in JSON; deeper than this it is garbage. */
const MAX_DEPTH = 4

/**
 * What to show for the body of a failed request: `errors` of the envelope, an `errorMessage` with JSON that holds
 * `message`, a code with message, or a bare text. Never throws; at least one error, with a message.
 */
export function parseRequestError(body: unknown): readonly ShownError[] {
  const errors = read(body, 0)
  return errors.length > 0 ? errors : [UNKNOWN]
}

/**
 * What the login form shows for the `error` of an answer with `isError`: a server string, or JSON with the
 * code and message of a numbered error. A wrong password stands under the password.
 */
export function parseLoginError(error: string | null): ShownError {
  if (error === 'invalid_grant') return { code: error, field: 'Password', message: WRONG_PASSWORD, link: null }
  return parseRequestError(error)[0] ?? UNKNOWN
}

function read(value: unknown, depth: number): ShownError[] {
  if (depth > MAX_DEPTH) return []
  if (typeof value === 'number') return readText(String(value))
  if (typeof value === 'string') {
    const json = parseObject(value)
    return json === null ? readText(value.trim()) : read(json, depth + 1)
  }
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map<string, unknown>(Object.entries(value))
  const list = fields.get('errors')
  if (Array.isArray(list) && list.length > 0) return list.flatMap((item) => readItem(item, depth + 1))
  const named = readCode(fields)
  if (named) return [named]
  const inner = fields.get('errorMessage') ?? fields.get('message')
  return inner === undefined ? [] : read(inner, depth + 1)
}

/** One that says nothing stands beside those that do: something else is wrong too. */
function readItem(item: unknown, depth: number): ShownError[] {
  const errors = read(item, depth)
  return errors.length > 0 ? errors : [UNKNOWN]
}

/** An error of the catalogue by its code, or a field error of the envelope with the server's own words. */
function readCode(fields: ReadonlyMap<string, unknown>): ShownError | null {
  const code = text(fields.get('code'))
  if (code === '') return null
  const field = text(fields.get('field')) || null
  const known = ofCatalogue(code)
  // The server's words for a field say more than the general message of its code.
  const message = text(fields.get('message'))
  if (known && !(isGeneralErrorCode(code) && message !== '')) return { ...known, field: field ?? known.field }
  return message === '' || isToken(message) ? null : { code, field, message, link: null }
}

function readText(message: string): ShownError[] {
  if (message === '') return []
  const known = ofCatalogue(message)
  if (known) return [known]
  if (isToken(message)) return [{ ...UNKNOWN, code: message }]
  // Broken JSON and a proxy's HTML page are no sentences either.
  return /^[{[<]/.test(message) ? [UNKNOWN] : [{ ...UNKNOWN, message }]
}

function ofCatalogue(code: string): ShownError | null {
  const numbered = /^\d+$/.test(code) ? findNumberedError(Number(code)) : undefined
  if (numbered) return { ...numbered, code }
  if (isServerString(code)) return { ...UNKNOWN, code, message: serverStrings[code], link: wayOut[code] ?? null }
  return isGeneralErrorCode(code) ? { ...UNKNOWN, code, message: generalErrors[code].message } : null
}

/** A code that the catalogue lacks; it means nothing to a visitor. Sentences hold spaces or accents. */
function isToken(message: string): boolean {
  return /^[\w.-]+$/.test(message)
}

const wayOut: Partial<Readonly<Record<ServerString, ErrorLink>>> = {
  second_step_required: { title: 'Mở trang Bảo mật', path: paths.security },
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

function parseObject(json: string): object | null {
  if (!/^\s*[{[]/.test(json)) return null
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
