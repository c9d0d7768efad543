import { watch } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root.mjs'

const QUIET_MS = 150

/**
 * What a changed file asks for. Pure.
 *
 * @param {string} file below the project's folder
 * @param {readonly string[]} units folders of all units
 * @returns {{ units: readonly string[], services: readonly string[], content: boolean }}
 */
export function affectedBy(file, units) {
  const nothing = { units: [], services: [], content: false }
  if (/\.test\.tsx?$|(^|\/)(dist|node_modules)\//.test(file)) return nothing
  const [top, second] = file.split('/')
  if (units.includes(top)) return { ...nothing, units: [top] }
  if (top === 'shared-ui') return { ...nothing, units }
  if (top === 'shared-contracts') return { ...nothing, units, services: ['api', 'menu-builder', 'web'] }
  if (top === 'content')
    return second === 'src'
      ? { ...nothing, services: ['api', 'menu-builder'] }
      : { ...nothing, content: true, services: ['api'] }
  if (top !== 'services' || !second) return nothing
  if (second === 'host') return { ...nothing, services: ['api', 'menu-builder', 'web'] }
  return { ...nothing, services: [second] }
}

/** Calls back once for changes that come together, with all that they ask for. Returns the function that ends it. */
export function watchSources(units, onChange) {
  let waiting = new Set()
  let timer
  const fire = () => {
    const files = [...waiting]
    waiting = new Set()
    const all = files.map((file) => affectedBy(file, units))
    const joined = {
      units: [...new Set(all.flatMap((each) => each.units))],
      services: [...new Set(all.flatMap((each) => each.services))],
      content: all.some((each) => each.content),
    }
    if (joined.units.length + joined.services.length > 0) onChange(joined)
  }
  const watchers = [...units, 'shared-ui', 'shared-contracts', 'content', 'services'].map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (!name) return
      waiting.add(`${folder}/${name.split(path.sep).join('/')}`)
      clearTimeout(timer)
      timer = setTimeout(fire, QUIET_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
