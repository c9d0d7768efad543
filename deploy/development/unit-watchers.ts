import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { root } from '../runner/root'
import { unitOfFolder } from '../runner/units'

const WATCHER = path.join(root, 'deploy/bin/watch-unit.ts')

/** Where development builds of a unit lie (deploy/webpack/unit-preset.ts). */
export const developmentDist = (folder: string): string => path.join(root, '.cache/development', unitOfFolder(folder))

/** What a watcher tells after each build. */
export type WatchMessage = { readonly built: true } | { readonly built: false; readonly problem: string }

export interface UnitWatchers {
  /** Builds the unit for a change of its sources, and after each further one. */
  watch(folder: string): void
  /** Builds it before anything has changed, so that the first change costs no more than a later one. */
  warm(folder: string): void
  stop(): void
}

/** Watches units in processes of their own, each from the first time it is asked for. */
export function createUnitWatchers(onBuilt: (folder: string) => Promise<void>): UnitWatchers {
  const watching = new Map<string, ChildProcess>()
  /** Units whose builds so far say what the site's own say: nothing of them has changed. */
  const unchanged = new Set<string>()

  function start(folder: string): void {
    const child = fork(WATCHER, [], { cwd: path.join(root, folder), execArgv: ['--import', 'tsx'] })
    watching.set(folder, child)
    child.on('message', (message: WatchMessage) => {
      if (!message.built) console.error(`[${folder}] does not build; the last good build stays\n${message.problem}`)
      else if (!unchanged.has(folder)) onBuilt(folder).catch((error) => console.error(`[${folder}]`, error))
    })
    child.on('exit', (code) => {
      if (watching.get(folder) !== child) return
      watching.delete(folder)
      unchanged.delete(folder)
      console.error(`[${folder}] its watcher ended (${code}); the next change starts it again`)
    })
  }

  return {
    watch(folder) {
      unchanged.delete(folder)
      if (watching.has(folder)) return
      console.log(`[${folder}] changed; building for development …`)
      start(folder)
    },
    warm(folder) {
      if (watching.has(folder)) return
      unchanged.add(folder)
      start(folder)
    },
    stop() {
      for (const [folder, child] of watching) {
        watching.delete(folder)
        child.kill()
      }
    },
  }
}
