import { createLeavingReports } from './leaving-reports'
import type { Before, LeavingKind, Leavings, LeavingsOptions } from './leavings'
import { createMarks } from './marks'
import { callMarks } from './marks-of-calls'
import { touchMarks } from './marks-of-touches'
import { sharedThings } from './shared-things'

/** Marks that libraries set by custom, the lists of webpack's chunks, and frames. */
const OF_LIBRARIES = /^(_|webpackChunk|\d)/

/**
 * Takes back what a section's code did to `window`, `document`, `html` and `body` once the section is gone, and ends a document of which more
 * was changed with the next address.
 */
export function createLeavings(
  { registry, views, tell = createLeavingReports(registry), reload }: LeavingsOptions,
  before: Before,
): Leavings {
  const marks = createMarks()
  const takeCall = callMarks(marks)
  const takeTouch = touchMarks(marks)
  let { globals, main } = before
  /** What is found is put down to the unit whose page it is: nobody saw who did it. */
  let shown = unitOfAddress()

  function unitOfAddress(): string {
    return views.of(window.location.pathname).unit ?? 'shell'
  }

  /** As the section whose page it is, or with a widget on it. */
  function isPresent(unit: string): boolean {
    return unit === unitOfAddress() || document.querySelector(`[data-widget^="${unit}/"]`) !== null
  }

  const settle = (): void => marks.settle(isPresent, tell)

  /** Whether `main` is React's: should that have had to build the tree again, another than before, but no copy. */
  function isFrameWhole(): boolean {
    const found = document.querySelector('main')
    if (found && Object.keys(found).some((key) => key.startsWith('__react'))) main = found
    return found !== null && found === main
  }

  function tellDamage(): boolean {
    if (!isFrameWhole()) {
      tell(shown, 'main')
      return true
    }
    const now = sharedThings()
    const changed = now.findIndex((thing, index) => !Object.is(thing, before.sharedThings[index]))
    if (changed < 0 && now.length === before.sharedThings.length) return false
    const first = changed - (changed % 3)
    tell(shown, kindOf(now[first]), String(now[first + 1] ?? ''))
    return true
  }

  function tellGlobals(): void {
    const now = Object.keys(window)
    const known = new Set([...globals, ...registry.units.map(({ name }) => name)])
    for (const name of now) if (!known.has(name) && !OF_LIBRARIES.test(name)) tell(shown, 'global', name)
    globals = now
  }

  function turn(): void {
    settle()
    const unit = unitOfAddress()
    if (unit === shown) return
    tellGlobals()
    const isDamaged = tellDamage()
    shown = unit
    if (isDamaged) reload()
  }

  // Between the unmount of one section and the mount of the next; once that has ended widgets are surely gone too
  window.addEventListener('single-spa:before-mount-routing-event', turn)
  window.addEventListener('single-spa:routing-event', settle)
  return {
    take: (recorded) => ('element' in recorded ? takeTouch(recorded) : takeCall(recorded)),
    tellDamage,
    end: (failed) => marks.settle((unit) => unit !== failed, tell),
  }
}

function kindOf(owner: unknown): LeavingKind {
  if (owner === window) return 'global'
  return owner === window.history ? 'history' : 'prototype'
}
