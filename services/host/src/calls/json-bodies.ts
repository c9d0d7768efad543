import type { FastifyInstance } from 'fastify'
import { isTooDeep, MAX_JSON_DEPTH } from './json'

/**
 * Reads bodies of JSON as fastify does, after a look at their depth: what nests too deeply is refused with 400. For all routes of the server or scope;
 * each server that reads JSON calls it, so no handler meets a deeper value.
 */
export function readJsonBodies(
  app: FastifyInstance,
  types: string | string[] = 'application/json',
  options: { readonly bodyLimit?: number; readonly onPoisoning?: 'error' | 'ignore' } = {},
): void {
  const { bodyLimit, onPoisoning = 'error' } = options
  const parse = app.getDefaultJsonParser(onPoisoning, onPoisoning)
  app.removeContentTypeParser(types)
  app.addContentTypeParser<string>(types, { parseAs: 'string', bodyLimit }, (request, body, done) => {
    if (isTooDeep(body))
      done(Object.assign(new Error(`JSON of more than ${MAX_JSON_DEPTH} levels`), { statusCode: 400 }))
    else return parse(request, body, done)
  })
}
