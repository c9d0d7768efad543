import type { Mark, Marks } from './marks'
import type { RecordedCall } from './record'

type Marking = Pick<Mark, 'kind' | 'key' | 'undo' | 'redo'>

/** Takes recorded calls: what began something becomes a mark, what ended it removes that. */
export function callMarks(marks: Marks): (call: RecordedCall) => void {
  return (call) => {
    const { caller, name, self, args, result } = call
    if (name === 'removeEventListener') marks.drop(...listenerKey(call))
    else if (name === 'clearInterval') marks.drop(args[0])
    else if (name === 'unobserve') marks.drop(self, args[0])
    else if (name === 'disconnect') marks.drop(self)
    else {
      const mark =
        name === 'addEventListener'
          ? ofListener(call)
          : name === 'setInterval'
            ? ofInterval(args, result)
            : ofObserver(call)
      if (mark) marks.add({ caller, ...mark })
    }
  }
}

/** What undoes and does again is a call of the shell's, which nobody records. */
function run(self: object, name: string, args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(self, name)
  return typeof method === 'function' ? Reflect.apply(method, self, args) : undefined
}

function ofListener(call: RecordedCall): Marking | null {
  const { self, args } = call
  const { once, signal } = optionsOf(args[2])
  // One that hears a single event ends with it, and nobody is told when.
  if (once) return null
  return {
    kind: 'listener',
    key: listenerKey(call),
    undo() {
      run(self, 'removeEventListener', args)
      return signal?.aborted !== true
    },
    redo: () => void run(self, 'addEventListener', args),
  }
}

const listenerKey = ({ self, args: [type, listener, options] }: RecordedCall): readonly unknown[] => [
  self,
  type,
  listener,
  optionsOf(options).capture === true,
]

function optionsOf(options: unknown): AddEventListenerOptions {
  return typeof options === 'object' && options !== null ? options : { capture: options === true }
}

function ofInterval(args: readonly unknown[], id: unknown): Marking {
  let present = id
  return {
    kind: 'interval',
    key: [id],
    undo() {
      run(window, 'clearInterval', [present])
      return true
    },
    redo() {
      present = run(window, 'setInterval', args)
    },
  }
}

function ofObserver({ self, args }: RecordedCall): Marking {
  const [target] = args
  return {
    kind: 'observer',
    key: [self, target],
    undo() {
      run(self, 'disconnect', [])
      // What looks at parts of a page that is gone sees nothing any more.
      return target instanceof Node && target.isConnected
    },
    redo: () => void run(self, 'observe', args),
  }
}
