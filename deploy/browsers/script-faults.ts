import { type AnyNode, type CallExpression, type MemberExpression, parse } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import type { MissingFunctions } from './missing-functions'
import type { KnownSyntax } from './missing-syntax'

/** Something of a script that some listed browser doesn't know. */
export interface BrowserFault {
  /** `toSorted`, `URL.canParse`, or what the parser says of syntax. */
  readonly what: string
  /** Titles of the browsers that lack it. */
  readonly browsers: readonly string[]
  /** Where it is in the script. */
  readonly excerpt: string
}

interface Use {
  readonly what: string
  /** By which a test of the same name lets it pass. */
  readonly name: string
  readonly browsers: readonly string[]
  readonly node: AnyNode
  /** The functions around it, and the script. */
  readonly scopes: readonly AnyNode[]
}

const AROUND = 40

/**
 * What a built script uses that some browsers lack. A use within or below a function that asks for the same name first
 * (`typeof x.f`, `'f' in x`, `x.f?.()`, `if (x.f)`) passes. Objects have no types here: a method counts by its name, unless
 * every browser has one of that name.
 */
export function scriptFaults(script: string, missing: MissingFunctions, syntax: KnownSyntax): readonly BrowserFault[] {
  const excerptAt = (start: number, end: number) => script.slice(Math.max(0, start - AROUND), end + AROUND)
  let program: AnyNode
  try {
    program = parse(script, { ecmaVersion: syntax.edition, sourceType: 'script', allowHashBang: false })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0
    return [{ what: error.message, browsers: syntax.browsers, excerpt: excerptAt(at, at) }]
  }
  const { uses, tested } = readUses(program, missing, syntax)
  return uses
    .filter(({ name, scopes }) => !scopes.some((scope) => tested.get(scope)?.has(name)))
    .map(({ what, browsers, node }) => ({ what, browsers, excerpt: excerptAt(node.start, node.end) }))
}

function readUses(program: AnyNode, missing: MissingFunctions, { withoutLookBehind }: KnownSyntax) {
  const declared = declaredNames(program)
  const uses: Use[] = []
  const tested = new Map<AnyNode, Set<string>>()
  fullAncestor(program, (node, _state, path) => {
    const ancestors = path as AnyNode[]
    const parent = parentOf(ancestors)
    const test = (name: string) => {
      const scope = ancestors.findLast(isScope) ?? program
      tested.set(scope, (tested.get(scope) ?? new Set()).add(name))
    }
    const use = (what: string, name: string, browsers: readonly string[] | undefined) => {
      if (browsers) uses.push({ what, name, browsers, node, scopes: ancestors.filter(isScope) })
    }
    if (node.type === 'Literal' && withoutLookBehind.length > 0 && /\(\?<[=!]/.test(node.regex?.pattern ?? ''))
      use('look-behind', 'look-behind', withoutLookBehind)
    if (node.type === 'Property' && node.key.type === 'Identifier' && !node.computed && node.kind === 'init') {
      const attribute = node.key.name.toLowerCase()
      use(`the attribute ${attribute}`, attribute, missing.attributes.get(attribute))
    }
    if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal')
      test(String(node.left.value))
    if (node.type === 'Identifier' && !declared.has(node.name)) {
      if (isTest(node, parent)) test(node.name)
      else use(node.name, node.name, missing.globals.get(node.name))
    }
    if (node.type !== 'MemberExpression') return
    const name = memberName(node)
    if (!name) return
    if (isTest(node, parent)) {
      test(name)
      return
    }
    const owner = ownerOf(node, declared)
    if (owner !== null) {
      const browsers = missing.members.get(`${owner}.${name}`)
      if (browsers && (isStatic(owner) || isTaken(node, parent))) {
        use(`${owner}.${name}`, name, browsers)
        return
      }
    }
    if (isCalled(node, parent)) {
      if (iterates(node.object)) use(`Iterator.prototype.${name}`, name, missing.iteratorMethods.get(name))
      if (owner === null || missing.methods.has(name)) use(name, name, missing.methods.get(name))
    } else if (isPrototype(node.object) && isTaken(node, parent)) use(name, name, missing.methods.get(name))
  })
  return { uses, tested }
}

/** Every name that the script declares anywhere: minified, they are too short for those of the page. */
function declaredNames(program: AnyNode): ReadonlySet<string> {
  const names = new Set<string>()
  full(program, (node, _state, type) => {
    if (type === 'VariablePattern' && node.type === 'Identifier') names.add((node as { name: string }).name)
  })
  return names
}

/** What `x?.f` is part of is around its whole chain. */
const parentOf = (ancestors: readonly AnyNode[]) => ancestors.at(ancestors.at(-2)?.type === 'ChainExpression' ? -3 : -2)

const isScope = ({ type }: AnyNode) =>
  type === 'Program' ||
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression'

function memberName({ computed, property }: MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

/** The object of the page or language that a member is read of, as written: `Intl.Segmenter`, `navigator`. */
function ownerOf({ object }: MemberExpression, declared: ReadonlySet<string>): string | null {
  if (object.type === 'Identifier') return declared.has(object.name) ? null : object.name
  if (object.type !== 'MemberExpression') return null
  const name = memberName(object)
  const owner = ownerOf(object, declared)
  if (owner === null || name === null) return null
  return /^(window|self|globalThis)$/.test(owner) ? name : `${owner}.${name}`
}

const isStatic = (owner: string) => /^[A-Z]/.test(owner)

const isPrototype = (object: AnyNode) => object.type === 'MemberExpression' && memberName(object) === 'prototype'

const ITERATOR_SOURCES = new Set(['values', 'keys', 'entries', 'matchAll'])

/** `map.values()`, not `Object.values(map)`. */
function iterates(object: AnyNode): boolean {
  if (object.type !== 'CallExpression' || object.callee.type !== 'MemberExpression') return false
  const { object: source } = object.callee
  const isNamespace = source.type === 'Identifier' && /^(Object|Reflect)$/.test(source.name)
  return !isNamespace && ITERATOR_SOURCES.has(memberName(object.callee) ?? '')
}

const isCallOf = (node: AnyNode, parent: AnyNode | undefined): parent is CallExpression =>
  parent?.type === 'CallExpression' && parent.callee === node

const isCalled = (node: AnyNode, parent: AnyNode | undefined) => isCallOf(node, parent) && !parent.optional

/** Fails where it is undefined. */
const isTaken = (node: AnyNode, parent: AnyNode | undefined) =>
  isCalled(node, parent) ||
  (parent?.type === 'NewExpression' && parent.callee === node) ||
  (parent?.type === 'MemberExpression' && parent.object === node && !parent.optional)

/** Asks whether something is there. */
function isTest(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!'
    case 'LogicalExpression':
      return true
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator)
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node
    case 'CallExpression':
      return parent.callee === node && parent.optional
    case 'MemberExpression':
      return parent.object === node && parent.optional
    default:
      return false
  }
}
