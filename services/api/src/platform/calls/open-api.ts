import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallSchemas, CHANGE_HEADER, callAddresses, errorsOfCall } from 'shared-contracts/calls'
import { z } from 'zod'
import { callNames } from './register-calls'

type Json = Record<string, unknown>

/** The table of calls as OpenAPI 3.0, calls of the menu-builder host included. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const name of callNames()) {
    const address: CallAddress = callAddresses[name]
    const path = address.host === 'api' ? address.path : `/${address.host}${address.path}`
    paths[path] = {
      [address.method.toLowerCase()]: operation(name, address, callSchemas[name]),
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Dinh dưỡng mẹ và bé',
      version: '1.0.0',
      description:
        'Every call answers with the envelope {success, data, message, errors}. Paths and query names match in any letter case.',
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureSchema },
    },
    paths,
  }
}

function operation(name: string, address: CallAddress, schemas: CallSchemas): Json {
  const [tag] = name.split('/')
  return {
    operationId: name.replace('/', '_'),
    tags: [tag],
    summary: schemas.summary,
    ...(address.access === 'public' ? {} : { security: [{ token: [] }] }),
    ...parametersOf(address, schemas),
    ...(schemas.body ? { requestBody: { content: json(printed(schemas.body, 'input')) } } : {}),
    responses: {
      200: { description: 'Success', content: json(envelope(printed(schemas.answer, 'output'))) },
      default: { description: failures(address, schemas), content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  }
}

function failures(address: CallAddress, schemas: CallSchemas): string {
  const errors = errorsOfCall(address, schemas)
  return errors.length > 0 ? `Failure; codes of its own: ${errors.join(', ')}` : 'Failure'
}

function parametersOf({ changes }: CallAddress, { query }: CallSchemas): { parameters?: Json[] } {
  const all = [...(query ? parameters(query) : []), ...(changes ? [changeHeader] : [])]
  return all.length > 0 ? { parameters: all } : {}
}

const changeHeader: Json = {
  name: CHANGE_HEADER.name,
  in: 'header',
  required: true,
  schema: { type: 'string', enum: [CHANGE_HEADER.value] },
}

function parameters(query: z.ZodType): Json[] {
  const schema = printed(query, 'input')
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

function printed(schema: z.ZodType, io: 'input' | 'output'): Json {
  return { ...z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' }) }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['success', 'data', 'message'],
    properties: { success: { type: 'boolean', enum: [true] }, data, message: { type: 'string', nullable: true } },
  }
}

const failureSchema: Json = {
  type: 'object',
  required: ['success', 'data', 'code', 'message'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    data: { nullable: true },
    code: { type: 'string' },
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}
