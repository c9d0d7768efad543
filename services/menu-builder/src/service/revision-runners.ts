import type { MenuSnapshot } from 'content/planning'
import type { SolveLp } from '../core/proof/relaxation'
import { createSnapshot } from '../core/snapshot'
import { TaskRunner } from './build-task'

/** A snapshot in memory that all threads share: its JSON as UTF-8. */
export interface SharedSnapshot {
  /** Names the revision; two snapshots with the same tag are the same. */
  readonly tag: string
  readonly bytes: SharedArrayBuffer
}

/** Tasks that wait while content is imported may still be of the revision before: none older is ever asked for. */
const REVISIONS_KEPT = 2

/** The runners of one thread, one for each of the last revisions. */
export class RevisionRunners {
  readonly #runners = new Map<string, TaskRunner>()
  readonly #solveLp: SolveLp | undefined

  constructor(solveLp?: SolveLp) {
    this.#solveLp = solveLp
  }

  /** The runner of this snapshot, made when the thread sees it for the first time. */
  of({ tag, bytes }: SharedSnapshot): TaskRunner {
    const known = this.#runners.get(tag)
    if (known !== undefined) return known
    const stored: MenuSnapshot = JSON.parse(Buffer.from(bytes).toString('utf8'))
    const runner = new TaskRunner(createSnapshot(stored), this.#solveLp)
    this.#runners.set(tag, runner)
    for (const old of [...this.#runners.keys()].slice(0, -REVISIONS_KEPT)) this.#runners.delete(old)
    this.#preparePools(runner)
    return runner
  }

  /** One pool at a time between tasks, so that no visitor waits for all of them. */
  #preparePools(runner: TaskRunner): void {
    setImmediate(() => {
      if ([...this.#runners.values()].includes(runner) && runner.prepareNextPool()) this.#preparePools(runner)
    })
  }
}
