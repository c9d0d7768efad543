import type { Caller } from './caller'
import { isEvaluating, type Mark, type MarkKind, type Marks } from './marks'
import type { Looks, RecordedTouch } from './record'

/** A class, style or attribute by kind and name (`class dark`), or a child. */
type Part = string | Element
type State = ReadonlyMap<Part, string>

/** Undefined: it isn't there. */
interface Change {
  readonly was: string | undefined
  is: string | undefined
}

/** Takes recorded touches of `html` and `body`: each part that is another than before becomes a mark. */
export function touchMarks(marks: Marks): (touch: RecordedTouch) => void {
  const ofElements = new Map<HTMLElement, Map<Part, Change>>()
  return ({ caller, element, before, after }) => {
    const changes = ofElements.get(element) ?? new Map<Part, Change>()
    ofElements.set(element, changes)
    const [then, now] = [stateOf(before), stateOf(after)]
    for (const part of new Set([...then.keys(), ...now.keys()])) {
      const [was, is] = [then.get(part), now.get(part)]
      const known = changes.get(part)
      if (was === is) continue
      if (known) known.is = is
      // A child that was taken away belongs where nobody can say.
      else if (typeof part === 'string' || is !== undefined) {
        const change: Change = { was, is }
        changes.set(part, change)
        marks.add(markOf(element, part, change, caller, () => changes.delete(part)))
      }
    }
  }
}

/** @param forget called when the mark is gone for good */
function markOf(element: HTMLElement, part: Part, change: Change, caller: Caller, forget: () => void): Mark {
  return {
    caller,
    kind: kindOf(part),
    key: [],
    undo() {
      const isThere = change.is !== change.was && valueNow(element, part) === change.is
      if (isThere) put(element, part, change.was)
      if (!isThere || !isEvaluating(caller)) forget()
      return isThere
    },
    redo: () => put(element, part, change.is),
  }
}

function stateOf({ copy, children }: Looks): State {
  const state = new Map<Part, string>(children.map((child) => [child, '']))
  if (!(copy instanceof HTMLElement)) return state
  const { classList, style, attributes } = copy
  for (const name of classList) state.set(`class ${name}`, '')
  for (const name of Array.from(style)) state.set(`style ${name}`, style.getPropertyValue(name))
  for (const { name, value } of attributes) {
    // Data attributes are for styles that know them.
    if (!/^(class$|style$|data-)/.test(name)) state.set(`attribute ${name}`, value)
  }
  return state
}

const valueNow = (element: HTMLElement, part: Part): string | undefined =>
  stateOf({ copy: element, children: [...element.children] }).get(part)

function kindOf(part: Part): MarkKind {
  if (typeof part !== 'string') return 'element'
  if (part.startsWith('class ')) return 'class'
  return part.startsWith('style ') ? 'style' : 'attribute'
}

/** @param value undefined: takes it away */
function put(element: HTMLElement, part: Part, value: string | undefined): void {
  if (typeof part !== 'string') {
    if (value === undefined) part.remove()
    else element.append(part)
    return
  }
  const [kind, name = ''] = part.split(' ')
  if (kind === 'class') element.classList.toggle(name, value !== undefined)
  else if (kind === 'style') element.style.setProperty(name, value ?? '')
  else if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
