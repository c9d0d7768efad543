import { createHash } from 'node:crypto'
import type { CallAddress, CallSchemas } from 'shared-contracts/calls'
import { z } from 'zod'

/**
 * Path of a member → what it may be, as one line: `query.id` → `integer minimum=1`. Below lists stands `[]`, below tables of
 * free keys `{}`, below unions `|` and which alternative. What is sent begins with `address`, `query` or `body`.
 */
export type Members = Readonly<Record<string, string>>

const ACCESS: readonly CallAddress['access'][] = ['public', 'user', 'staff', 'administrator']

/** What a JSON schema says that members are compared by; the rest is description. */
const schemaForm = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  $ref: z.string().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
})
type Schema = z.output<typeof schemaForm>

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const

/** The members of a call's request and answer, by the order of their paths. */
export function membersOf(address: CallAddress, schemas: CallSchemas): Members {
  const found = new Map<string, string>()
  const { method, host, access } = address
  found.set('address', `${method}:${host} access=${ACCESS.indexOf(access)}`)
  for (const part of ['query', 'body', 'answer'] as const) {
    const schema = schemas[part]
    if (schema === undefined) continue
    const printed = z.toJSONSchema(schema, { io: part === 'answer' ? 'output' : 'input', unrepresentable: 'any' })
    collect(part, printed, part === 'query', found)
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Names the shape: another one for every other set of members. */
export function hashOfMembers(members: Members): string {
  return shortHash(JSON.stringify(members), 12)
}

function collect(path: string, value: unknown, optional: boolean, found: Map<string, string>): void {
  const parsed = schemaForm.safeParse(value)
  const whole: Schema = parsed.success ? parsed.data : schemaForm.parse({})
  const alternatives = alternativesOf(whole)
  const others = alternatives.filter(({ type }) => type !== 'null')
  const isNullable = others.length < alternatives.length || typesOf(whole).includes('null')
  const [only] = others
  const schema = only !== undefined && others.length === 1 ? only : whole
  const flags = [...(optional ? ['optional'] : []), ...(isNullable ? ['nullable'] : [])]
  const union = others.length > 1
  found.set(path, [union ? 'union' : kindOf(schema), ...termsOf(schema), ...flags].join(' '))
  if (union) {
    for (const [index, one] of others.entries()) collect(`${path}|${labelOf(one, index)}`, one, false, found)
    return
  }
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    collect(`${path}.${name}`, member, !(schema.required ?? []).includes(name), found)
  if (schema.items !== undefined) collect(`${path}[]`, schema.items, false, found)
  const { additionalProperties: rest } = schema
  if (typeof rest === 'object' && rest !== null && Object.keys(rest).length > 0)
    collect(`${path}{}`, rest, false, found)
}

/** Of a union, also of one within it: null beside a choice is a choice more. */
function alternativesOf({ anyOf, oneOf }: Schema): readonly Schema[] {
  return (anyOf ?? oneOf ?? []).flatMap((one) => {
    const schema = schemaForm.parse(one)
    const inner = alternativesOf(schema)
    return inner.length > 0 ? inner : [schema]
  })
}

function typesOf({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type
}

function kindOf(schema: Schema): string {
  const { $ref, const: constant, enum: values } = schema
  if ($ref !== undefined) return `same:${$ref}`
  const types = typesOf(schema).filter((type) => type !== 'null')
  if (types.length > 0) return types.join('+')
  return constant !== undefined || values !== undefined ? 'enum' : 'any'
}

function termsOf(schema: Schema): readonly string[] {
  const values = schema.const === undefined ? schema.enum : [schema.const]
  const { pattern, format } = schema
  return [
    ...LIMITS.flatMap((key) => (schema[key] === undefined ? [] : [`${key}=${schema[key]}`])),
    ...(values === undefined ? [] : [`enum=${values.map((one) => encodeURIComponent(String(one))).join('|')}`]),
    ...(format === undefined ? [] : [`format=${format}`]),
    // A format that is known by name comes with a long pattern.
    ...(pattern === undefined || format !== undefined ? [] : [`pattern=${shortHash(pattern, 8)}`]),
  ]
}

/** Of an object the value that tells it from the others, so that another order of the alternatives is no change. */
function labelOf(schema: Schema, index: number): string {
  for (const member of Object.values(schema.properties ?? {})) {
    const parsed = schemaForm.safeParse(member)
    if (!parsed.success) continue
    const values = parsed.data.const === undefined ? parsed.data.enum : [parsed.data.const]
    if (values !== undefined) return values.map((one) => encodeURIComponent(String(one))).join('+')
  }
  return `${index}`
}

function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
