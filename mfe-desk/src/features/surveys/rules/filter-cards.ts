import { fold } from 'shared-contracts/text'
import type { DeskCard } from './desk-kinds'
import { type ShownState, shownState } from './shown-state'

export interface CardFilter {
  /** Part of a title, with or without marks. */
  readonly text: string
  /** Null: any. */
  readonly state: ShownState | null
}

export function filterCards(cards: readonly DeskCard[], { text, state }: CardFilter, now: Date): readonly DeskCard[] {
  const sought = fold(text.trim())
  return cards.filter(
    (card) => (state === null || shownState(card, now) === state) && fold(card.title).includes(sought),
  )
}
