import { BehaviorSubject } from 'rxjs'
import type { Task } from 'shared-frame/remotes'

export interface Tasks {
  /** Labels of what is running, in the order of their start. */
  readonly labels: BehaviorSubject<readonly string[]>
  start(label: string): Task
}

/** Background work: its labels are shown, and leaving the page asks for confirmation until all is done. */
export function createTasks(): Tasks {
  const running = new Map<number, string>()
  const labels = new BehaviorSubject<readonly string[]>([])
  let lastId = 0

  const warn = (event: BeforeUnloadEvent): void => event.preventDefault()

  function publish(): void {
    labels.next([...running.values()])
    if (running.size > 0) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  }

  return {
    labels,
    start(label) {
      lastId += 1
      const id = lastId
      running.set(id, label)
      publish()
      return {
        done() {
          if (running.delete(id)) publish()
        },
      }
    },
  }
}
