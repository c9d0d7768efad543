import { callSchemas } from 'shared-contracts/call-schemas'
import type { CallName, CallSchemas } from 'shared-contracts/calls'
import { z } from 'zod'
import { fieldSample } from './field-samples'
import type { Kind, SeededUser } from './two-users'

/** A place in an input that holds an id or a secret. */
export interface Leaf {
  readonly where: 'query' | 'body'
  readonly path: readonly (string | number)[]
  /** Null: an id of content, or of something that the schema alone knows. */
  readonly kind: Kind | null
}

export interface SampleInput {
  readonly query: Json
  readonly body: Json
  readonly leaves: readonly Leaf[]
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json } | undefined

/** The part of JSON schema that call schemas are made of. */
interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
}

/** An input of a call as a user would send it of her own, made from its schema. `whole`: with every field that may be left out. */
export function sampleInput(call: CallName, owner: SeededUser, whole: boolean): SampleInput {
  const schemas: CallSchemas = callSchemas[call]
  const leaves: Leaf[] = []
  const make = (where: Leaf['where'], schema: z.ZodType | undefined): Json => {
    if (!schema) return undefined
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
    return sampleOf(shape, [], [])

    function sampleOf(part: Shape, path: readonly (string | number)[], names: readonly string[]): Json {
      const choice = part.anyOf ?? part.oneOf ?? part.allOf
      const last = names.at(-1)
      if (part.properties) {
        const entries = Object.entries(part.properties).filter(([name]) => whole || part.required?.includes(name))
        return Object.fromEntries(
          entries.map(([name, each]) => [name, sampleOf(each, [...path, name], [...names, name])]),
        )
      }
      if (part.type === 'array' && part.items && holdsObjects(part.items))
        return [sampleOf(part.items, [...path, 0], names)]
      const inner = choice?.find(holdsObjects)
      if (inner) return sampleOf(inner, path, names)
      if (last === undefined) return undefined
      const sample = fieldSample(call, names)
      if ('of' in sample) {
        leaves.push({ where, path, kind: sample.of })
        return owner.ids[sample.of]
      }
      if (/ids?$/i.test(last)) leaves.push({ where, path, kind: null })
      return sample.value as Json
    }
  }
  return { query: make('query', schemas.query), body: make('body', schemas.body), leaves }
}

function holdsObjects(shape: Shape): boolean {
  return (
    shape.properties !== undefined ||
    (shape.items !== undefined && holdsObjects(shape.items)) ||
    [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].some(holdsObjects)
  )
}

/** The same input with another value at a place; lists of ids get a list of one. */
export function withValue(input: SampleInput, leaf: Leaf, value: Json): SampleInput {
  const put = (at: Json, path: readonly (string | number)[]): Json => {
    const [first, ...rest] = path
    if (first === undefined) return Array.isArray(at) ? [value] : value
    if (Array.isArray(at)) return at.map((item, place) => (place === first ? put(item, rest) : item))
    const fields: Readonly<Record<string, Json>> =
      typeof at === 'object' && at !== null ? Object.fromEntries(Object.entries(at)) : {}
    return { ...fields, [first]: put(fields[first], rest) }
  }
  return { ...input, [leaf.where]: put(input[leaf.where], leaf.path) }
}
