import { BehaviorSubject, Observable, Subject } from 'rxjs'
import { extendTurn, NO_TURNS, releaseTurn, requestTurn, type TurnKind, type TurnQueue } from './turn-queue'

/** Who may lie over the page now: one at a time (turn-queue). */
export interface Turns {
  readonly holder: BehaviorSubject<TurnKind | null>
  /** Whether somebody waits; an offer doesn't count. */
  readonly isWanted: BehaviorSubject<boolean>
  /**
   * Subscribing asks for the place, unsubscribing gives it back or ends the wait. Says at once, and at each change, whether it
   * is this one's turn; false again when it has to give way, after which it waits by itself.
   */
  claim(kind: TurnKind): Observable<boolean>
  /** Whether the holder may show one thing more without giving the place back. */
  extend(): boolean
}

export function createTurns(): Turns {
  const holder = new BehaviorSubject<TurnKind | null>(null)
  const isWanted = new BehaviorSubject(false)
  const changes = new Subject<void>()
  let queue: TurnQueue = NO_TURNS
  let lastId = 0

  function become(next: TurnQueue): void {
    queue = next
    // Listeners read the queue, not a value on its way: one of them may have changed it again.
    changes.next()
    if (holder.getValue() !== (queue.holder?.kind ?? null)) holder.next(queue.holder?.kind ?? null)
    const wanted = queue.waiting.some(({ kind }) => kind !== 'offer')
    if (isWanted.getValue() !== wanted) isWanted.next(wanted)
  }

  return {
    holder,
    isWanted,
    claim: (kind) =>
      new Observable((subscriber) => {
        lastId += 1
        const id = lastId
        let told: boolean | null = null
        const tell = (): void => {
          const mine = queue.holder?.id === id
          if (mine === told) return
          told = mine
          subscriber.next(mine)
        }
        const subscription = changes.subscribe(tell)
        subscriber.add(() => {
          subscription.unsubscribe()
          become(releaseTurn(queue, id))
        })
        become(requestTurn(queue, id, kind))
        tell()
      }),
    extend() {
      const extended = extendTurn(queue)
      if (extended) queue = extended
      return extended !== null
    },
  }
}
