import { createBatchSession } from './batch-session'
import type { BatchRequest } from './messages'

/** Beside the page: reads and assesses a file, so that the page stays alive. Nothing of it is sent anywhere. */
const session = createBatchSession((answer) => self.postMessage(answer))

// One after the other, in the order in which they came.
let last: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<BatchRequest>) => {
  last = last.then(() => session(data))
})
