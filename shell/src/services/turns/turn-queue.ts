/**
 * What lies over the page for a while, most important first: a popup or poll, a notification, the toast that asks for a
 * login, an offer (the tour, whatever is offered later). Lasting parts (chat, labels of background work) need no turn.
 */
export const TURN_KINDS = ['prompt', 'notice', 'toast', 'offer'] as const

export type TurnKind = (typeof TURN_KINDS)[number]

/**
 * Whom a newcomer sends back to wait. An answer to a press comes at once; a prompt, which nobody asked for, lets what was
 * asked for end. An offer gives way to everything.
 */
const INTERRUPTS: Readonly<Record<TurnKind, readonly TurnKind[]>> = {
  prompt: ['offer'],
  notice: ['toast', 'offer'],
  toast: ['offer'],
  offer: [],
}

/** How often later ones may pass over one that waits; then it is next, and stays. An offer waits for an empty place. */
export const MOST_PASSED_OVER = 3

export interface Turn {
  /** Rises with each request. */
  readonly id: number
  readonly kind: TurnKind
  /** How often others came first since it was asked for. */
  readonly passedOver: number
}

export interface TurnQueue {
  readonly holder: Turn | null
  /** In the order of their requests. */
  readonly waiting: readonly Turn[]
}

export const NO_TURNS: TurnQueue = { holder: null, waiting: [] }

const isDue = ({ kind, passedOver }: Turn) => kind !== 'offer' && passedOver >= MOST_PASSED_OVER

const passOver = (waiting: readonly Turn[]): readonly Turn[] =>
  waiting.map((turn) => ({ ...turn, passedOver: turn.passedOver + 1 }))

const inOrder = (turns: readonly Turn[]) => [...turns].sort((one, other) => one.id - other.id)

export function requestTurn({ holder, waiting }: TurnQueue, id: number, kind: TurnKind): TurnQueue {
  const turn: Turn = { id, kind, passedOver: 0 }
  if (!holder) return { holder: turn, waiting }
  const gives = INTERRUPTS[kind].includes(holder.kind) && !isDue(holder) && !waiting.some(isDue)
  if (!gives) return { holder, waiting: [...waiting, turn] }
  return { holder: turn, waiting: inOrder(passOver([...waiting, holder])) }
}

/** The holder stays for one thing more. Null when somebody who waits has been passed over often enough. */
export function extendTurn({ holder, waiting }: TurnQueue): TurnQueue | null {
  return waiting.some(isDue) ? null : { holder, waiting: passOver(waiting) }
}

/** Ends a turn, or the wait for one; whoever is due goes next, then the most important, then the one that waits longest. */
export function releaseTurn({ holder, waiting }: TurnQueue, id: number): TurnQueue {
  if (holder?.id !== id) return { holder, waiting: waiting.filter((turn) => turn.id !== id) }
  const next = waiting.find(isDue) ?? mostImportant(waiting)
  if (!next) return NO_TURNS
  return { holder: next, waiting: passOver(waiting.filter((turn) => turn !== next)) }
}

function mostImportant(waiting: readonly Turn[]): Turn | undefined {
  for (const kind of TURN_KINDS) {
    const first = waiting.find((turn) => turn.kind === kind)
    if (first) return first
  }
  return undefined
}
