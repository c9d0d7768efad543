import { watch } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'

const QUIET_MS = 150

export interface Affected {
  /** Folders of units. */
  readonly units: readonly string[]
  /** Names of services, without `services/`. */
  readonly services: readonly string[]
  readonly content: boolean
}

/**
 * What has to be built again after a change of a file. Pure.
 *
 * @param file below the project's folder
 * @param units folders of all units
 */
export function affectedBy(file: string, units: readonly string[]): Affected {
  const nothing: Affected = { units: [], services: [], content: false }
  if (/\.test\.tsx?$|(^|\/)(dist|node_modules)\//.test(file)) return nothing
  const [top = '', second] = file.split('/')
  if (units.includes(top)) return { ...nothing, units: [top] }
  if (top === 'shared-ui') return { ...nothing, units }
  if (top === 'shared-frame') return { ...nothing, units, services: ['web'] }
  if (top === 'shared-drawings') return { ...nothing, services: ['api', 'web'] }
  if (top === 'shared-contracts') return { ...nothing, units, services: ['api', 'menu-builder', 'web'] }
  if (top === 'content')
    return second === 'src'
      ? { ...nothing, services: ['api', 'menu-builder'] }
      : { ...nothing, content: true, services: ['api'] }
  if (top !== 'services' || !second) return nothing
  if (second === 'host') return { ...nothing, services: ['api', 'menu-builder', 'web'] }
  return { ...nothing, services: [second] }
}

/** Calls back once for changes that come together, with all that they affect. Returns the function that ends it. */
export function watchSources(units: readonly string[], onChange: (affected: Affected) => void): () => void {
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
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
  const watchers = [
    ...units,
    'shared-ui',
    'shared-frame',
    'shared-drawings',
    'shared-contracts',
    'content',
    'services',
  ].map((folder) =>
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
