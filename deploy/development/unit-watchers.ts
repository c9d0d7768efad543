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
  watch(folder: string): void
  stop(): void
}

/** Watches units in processes of their own, each from the first time it is asked for. */
export function createUnitWatchers(onBuilt: (folder: string) => Promise<void>): UnitWatchers {
  const watching = new Map<string, ChildProcess>()
  return {
    watch(folder) {
      if (watching.has(folder)) return
      console.log(`[${folder}] changed; building for development …`)
      const child = fork(WATCHER, [], { cwd: path.join(root, folder), execArgv: ['--import', 'tsx'] })
      watching.set(folder, child)
      child.on('message', (message: WatchMessage) => {
        if (message.built) onBuilt(folder).catch((error) => console.error(`[${folder}]`, error))
        else console.error(`[${folder}] does not build; the last good build stays\n${message.problem}`)
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
