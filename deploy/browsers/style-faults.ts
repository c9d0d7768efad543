import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import postcss, { type ChildNode, type Declaration } from 'postcss'
import parseValue from 'postcss-value-parser'
import { featuresOf } from './compat-data'
import { lackingBrowsers, type OldestBrowser } from './oldest-browsers'
import type { BrowserFault } from './script-faults'

/** Units that MDN describes together. */
const UNIT_GROUPS: Readonly<Record<string, RegExp>> = {
  viewport_percentage_units_dynamic: /^dv(w|h|i|b|min|max)$/,
  viewport_percentage_units_large: /^lv(w|h|i|b|min|max)$/,
  viewport_percentage_units_small: /^sv(w|h|i|b|min|max)$/,
  container_query_length_units: /^cq(w|h|i|b|min|max)$/,
}

type Found = Omit<BrowserFault, 'excerpt'>

/**
 * What a built style sheet uses that some browsers lack: at-rules, pseudo-classes, properties, their keywords, functions, units. What is
 * within `@supports` passes, and a declaration that follows one of the same property which all browsers know.
 */
export function styleCheck(
  { css }: Pick<CompatData, 'css'>,
  browsers: readonly OldestBrowser[],
): (text: string) => readonly BrowserFault[] {
  const lacks = (feature: Identifier | undefined) =>
    feature?.__compat ? lackingBrowsers(feature.__compat.support, browsers).map(({ title }) => title) : []
  const fault = (what: string, feature: Identifier | undefined): Found[] => {
    const titles = lacks(feature)
    return titles.length > 0 ? [{ what, browsers: titles }] : []
  }
  const functions = functionsOf(css)
  const units = css.types?.length ?? {}

  function ofDeclaration({ prop, value }: Declaration): Found[] {
    if (/^-[a-z]/.test(prop)) return []
    const property = css.properties?.[prop]
    const found = fault(prop, property)
    parseValue(value).walk((part) => {
      if (part.type === 'word') {
        const unit = parseValue.unit(part.value)
        const group = unit && Object.entries(UNIT_GROUPS).find(([, names]) => names.test(unit.unit))?.[0]
        if (unit && unit.unit !== '') found.push(...fault(unit.unit, units[group || unit.unit]))
        else if (/^[a-z-]+$/.test(part.value)) found.push(...fault(`${prop}: ${part.value}`, property?.[part.value]))
      } else if (part.type === 'function') {
        const known = functions.get(part.value)?.map(lacks) ?? []
        // Of several places that know the function one may know it longer
        const titles = known.reduce((some, others) => some.filter((each) => others.includes(each)), known[0] ?? [])
        if (titles.length > 0) found.push({ what: `${part.value}()`, browsers: titles })
      }
    })
    return found
  }

  function ofNode(node: ChildNode): Found[] {
    if (node.type === 'atrule') return fault(`@${node.name}`, css['at-rules']?.[node.name])
    if (node.type === 'rule')
      return [
        ...(node.parent?.type === 'rule' ? fault('nesting', css.selectors?.nesting) : []),
        ...[...node.selector.matchAll(/:([a-z-]+)/g)].flatMap(([, name = '']) =>
          fault(`:${name}`, css.selectors?.[name]),
        ),
      ]
    if (node.type !== 'decl') return []
    const found = ofDeclaration(node)
    return found.length > 0 && !hasFallback(node, ofDeclaration) ? found : []
  }

  return (text) => {
    const faults: BrowserFault[] = []
    postcss.parse(text).walk((node) => {
      const found = isInSupports(node) ? [] : ofNode(node)
      faults.push(...found.map((each) => ({ ...each, excerpt: node.toString().slice(0, 120) })))
    })
    return faults
  }
}

function isInSupports(node: ChildNode): boolean {
  for (let each = node.parent; each; each = each.parent as typeof each)
    if (each.type === 'atrule' && 'name' in each && each.name === 'supports') return true
  return false
}

/**
 * An earlier declaration of the same property that all browsers know, as itself, as its shorthand or with a prefix. A custom property takes
 * any value, so the first of two is never used.
 */
function hasFallback(declaration: Declaration, faultsOf: (declaration: Declaration) => readonly Found[]): boolean {
  const siblings = declaration.parent?.nodes ?? []
  const { prop } = declaration
  const standsIn = (earlier: ChildNode) =>
    earlier.type === 'decl' &&
    (earlier.prop === `-webkit-${prop}` ||
      ((earlier.prop === prop || prop.startsWith(`${earlier.prop}-`)) && faultsOf(earlier).length === 0))
  return !prop.startsWith('--') && siblings.slice(0, siblings.indexOf(declaration)).some(standsIn)
}

/** Every place of MDN's data that describes a function of this name: some are listed with a type, some with a property. */
function functionsOf(css: Identifier): ReadonlyMap<string, readonly Identifier[]> {
  const found = new Map<string, Identifier[]>()
  const walk = (parent: Identifier) => {
    for (const [name, child] of featuresOf(parent)) {
      if (child.__compat && /^[a-z][a-z-]*$/.test(name)) found.set(name, [...(found.get(name) ?? []), child])
      walk(child)
    }
  }
  for (const part of [css.types, css.properties]) if (part) walk(part)
  return found
}
