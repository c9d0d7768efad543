/** How a document left its worker: ready for the next one, or not to be used again (its memory or its realm suffered). */
export type Aftermath = 'free' | 'worn'

const INDEX = 1
const CODES: Readonly<Record<Aftermath, number>> = { free: 1, worn: 2 }

/** By the worker, once its event loop turns again after the document. */
export function markAftermath(progress: SharedArrayBuffer, aftermath: Aftermath): void {
  Atomics.store(new Int32Array(progress, 0, 2), INDEX, CODES[aftermath])
}

/** By the main thread; null: the worker has not come round yet. */
export function readAftermath(progress: SharedArrayBuffer): Aftermath | null {
  const code = Atomics.load(new Int32Array(progress, 0, 2), INDEX)
  return code === CODES.free ? 'free' : code === CODES.worn ? 'worn' : null
}
