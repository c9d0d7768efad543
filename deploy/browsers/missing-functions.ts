import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import { featuresOf } from './compat-data'
import { lackingBrowsers, type OldestBrowser } from './oldest-browsers'

/** Names, and the titles of the browsers that lack what they name. */
export type Missing = ReadonlyMap<string, readonly string[]>

/** What some of the oldest browsers lack of JavaScript's own functions and those of the page. */
export interface MissingFunctions {
  /** `Iterator`, `requestIdleCallback`, `scheduler`. */
  readonly globals: Missing
  /** `Object.groupBy`, `URL.canParse`, `Intl.DurationFormat`, with the object that they are read of. */
  readonly members: Missing
  /** Those of `members` that their interface itself has, not its objects: `Response.json`, beside `Response.prototype.json`. */
  readonly statics: ReadonlySet<string>
  /** `toSorted`, `isDisjointFrom`: of objects that these browsers know, which have no other member of this name. */
  readonly methods: Missing
  /** Of `Iterator` alone: arrays have methods of the same names. */
  readonly iteratorMethods: Missing
  /** `closedby`, `popover`: attributes that act, on whichever element, as React's props in small letters. */
  readonly attributes: Missing
}

/** Objects that are there once, and the interface whose members they have. */
const SINGLE_OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
  crypto: 'Crypto',
}

/** Without them something is not opened, closed or kept from focus; others only give hints. `command` goes with `commandfor`. */
const ACTING_ATTRIBUTES = ['closedby', 'commandfor', 'inert', 'interestfor', 'popover', 'popovertarget']

/** What MDN lists below an interface without being a member of it. */
const isMember = (name: string) => /^[A-Za-z]\w*$/.test(name) && !/_event$|_option|_parameter/.test(name)

const childrenOf = (parent: Identifier | undefined) =>
  featuresOf(parent).filter(([name, { __compat }]) => isMember(name) && __compat)

export function missingFunctions(
  { javascript, api, html }: Pick<CompatData, 'javascript' | 'api' | 'html'>,
  browsers: readonly OldestBrowser[],
): MissingFunctions {
  const globals = new Map<string, readonly string[]>()
  const members = new Map<string, readonly string[]>()
  const statics = new Set<string>()
  const iteratorMethods = new Map<string, readonly string[]>()
  /** Of each name, by interface: the browsers that lack the member, and those that lack the interface. */
  const owners = new Map<string, { readonly lacks: readonly string[]; readonly ownerLacks: readonly string[] }[]>()

  const addMembers = (owner: string, parent: Identifier, ownerLacks: readonly string[]) => {
    for (const [key, member] of childrenOf(parent)) {
      const name = key.replace(/_static$/, '')
      if (name === owner.split('.').at(-1)) continue
      const lacks = union(ownerLacks, lackingOf(member))
      if (lacks.length > 0) {
        members.set(`${owner}.${name}`, lacks)
        if (key !== name) statics.add(`${owner}.${name}`)
      }
      if (owner === 'Iterator') iteratorMethods.set(name, lacks)
      else owners.set(name, [...(owners.get(name) ?? []), { lacks, ownerLacks }])
    }
  }
  const lackingOf = ({ __compat }: Identifier) =>
    __compat ? lackingBrowsers(__compat.support, browsers).map(({ title }) => title) : []

  const builtins = javascript.builtins ?? {}
  for (const [name, builtin] of [...childrenOf(builtins), ...childrenOf(api)]) {
    const lacks = lackingOf(builtin)
    if (lacks.length > 0) globals.set(name, lacks)
    addMembers(name, builtin, lacks)
  }
  for (const name of ['Intl', 'Temporal'])
    for (const [key, part] of childrenOf(builtins[name])) addMembers(`${name}.${key}`, part, lackingOf(part))
  for (const [object, name] of Object.entries(SINGLE_OBJECTS))
    for (const [member] of childrenOf(api[name])) {
      const lacks = members.get(`${name}.${member}`)
      if (!lacks) continue
      members.set(`${object}.${member}`, lacks)
      if (name === 'Window') globals.set(member, lacks)
    }

  const methods = new Map<string, readonly string[]>()
  for (const [name, each] of owners) {
    const lacks = browsers
      .map(({ title }) => title)
      .filter(
        (title) =>
          each.every((owner) => owner.lacks.includes(title)) && each.some((owner) => !owner.ownerLacks.includes(title)),
      )
    if (lacks.length > 0) methods.set(name, lacks)
  }

  const attributes = new Map<string, readonly string[]>()
  for (const element of [html.global_attributes, ...featuresOf(html.elements).map(([, each]) => each)])
    for (const name of ACTING_ATTRIBUTES) {
      const attribute = element?.[name]
      if (!attribute) continue
      const known = attributes.get(name)
      const lacks = lackingOf(attribute)
      attributes.set(name, known ? known.filter((each) => lacks.includes(each)) : lacks)
    }
  return {
    globals,
    members,
    statics,
    methods,
    iteratorMethods: withoutEmpty(iteratorMethods),
    attributes: withoutEmpty(attributes),
  }
}

const withoutEmpty = (missing: Missing): Missing => new Map([...missing].filter(([, titles]) => titles.length > 0))

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])]
