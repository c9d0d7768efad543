import type { RevisionWatch } from './revision.store'

export interface OfRevision<T> {
  readonly revision: number
  readonly value: T
}

/** A value made from the content's files, made again when they have changed. */
export interface Revisioned<T> {
  current(): Promise<T>
  currentWithRevision(): Promise<OfRevision<T>>
}

/** What tells the revision now. */
interface Latest {
  latest(): Promise<{ readonly revision: number }>
}

/** Imports are minutes apart: more attempts than this mean that the revision doesn't hold still for another reason. */
const MOST_ATTEMPTS = 10

/**
 * What `make` reads from the content, all of it of one revision: the revision is the same before and after, and an import changes it
 * together with the rows. Rejects when it changes again and again.
 */
export async function madeOfOneRevision<T>(watch: Latest, make: () => Promise<T>): Promise<OfRevision<T>> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { revision } = await watch.latest()
    const value = await make()
    if ((await watch.latest()).revision === revision) return { revision, value }
  }
  throw new Error('The content changed each time that it was read')
}

/** Callers that come while it is being made wait for the same making; a failed making is tried again by the next call. */
export function createRevisioned<T>(watch: RevisionWatch, make: () => Promise<T>): Revisioned<T> {
  const files: Latest = { latest: async () => ({ revision: (await watch.latest()).filesRevision }) }
  let made: { revision: number; readonly value: Promise<OfRevision<T>> } | null = null
  const currentWithRevision = async () => {
    const { filesRevision: revision } = await watch.current()
    if (made?.revision !== revision) {
      const value = madeOfOneRevision(files, make)
      const making = { revision, value }
      made = making
      value.then(
        (done) => {
          making.revision = done.revision
        },
        () => {
          if (made === making) made = null
        },
      )
    }
    return made.value
  }
  return { currentWithRevision, current: async () => (await currentWithRevision()).value }
}

/** Two values of the same revision: an answer that is computed from both must not mix the content before and after an import. */
export function both<A, B>(first: Revisioned<A>, second: Revisioned<B>): Revisioned<readonly [A, B]> {
  const currentWithRevision = async (): Promise<OfRevision<readonly [A, B]>> => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const [a, b] = await Promise.all([first.currentWithRevision(), second.currentWithRevision()])
      if (a.revision === b.revision) return { revision: a.revision, value: [a.value, b.value] }
    }
    throw new Error('The content changed each time that it was read')
  }
  return { currentWithRevision, current: async () => (await currentWithRevision()).value }
}
