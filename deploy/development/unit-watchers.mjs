import { fork } from 'node:child_process'
import path from 'node:path'
import { root } from '../runner/root.mjs'
import { unitOfFolder } from '../runner/units.mjs'

const WATCHER = path.join(root, 'deploy/bin/watch-unit.mjs')

/** Where development builds of a unit lie (deploy/webpack/unit-preset.mjs). */
export const developmentDist = (folder) => path.join(root, '.cache/development', unitOfFolder(folder))

/**
 * Watches units in processes of their own, each from the first time it is asked for.
 *
 * @param {(folder: string) => Promise<void>} onBuilt
 * @returns {{ watch: (folder: string) => void, stop: () => void }}
 */
export function createUnitWatchers(onBuilt) {
  const watching = new Map()
  return {
    watch(folder) {
      if (watching.has(folder)) return
      console.log(`[${folder}] changed; building for development …`)
      const child = fork(WATCHER, [], { cwd: path.join(root, folder) })
      watching.set(folder, child)
      child.on('message', ({ built, problem }) => {
        if (built) onBuilt(folder).catch((error) => console.error(`[${folder}]`, error))
        else console.error(`[${folder}] does not build; the last good build stays\n${problem}`)
      })
      child.on('exit', (code) => {
        if (watching.get(folder) !== child) return
        watching.delete(folder)
        console.error(`[${folder}] its watcher ended (${code}); the next change starts it again`)
      })
    },
    stop() {
      for (const [folder, child] of watching) {
        watching.delete(folder)
        child.kill()
      }
    },
  }
}
