import { useEffect, useRef } from 'react'
import { Button } from 'shared-frame'
import { listWords as words } from './list-words'

interface Props {
  readonly name: string
  /** From 0. */
  readonly place: number
  /** Of the list. */
  readonly count: number
  readonly busy: boolean
  readonly onMove: (by: -1 | 1) => void
}

/** Moves an entry of an order a place up or down. The pressed button keeps the focus where its entry goes. */
export function MoveButtons({ name, place, count, busy, onMove }: Props) {
  const pressed = useRef<HTMLButtonElement>(null)
  // A moved element loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what moves it
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true })
    pressed.current = null
  }, [place])
  return [
    { by: -1, label: words.up, sign: '↑', isAtEnd: place === 0 } as const,
    { by: 1, label: words.down, sign: '↓', isAtEnd: place === count - 1 } as const,
  ].map(({ by, label, sign, isAtEnd }) => (
    <Button
      key={by}
      size="small"
      tone="soft"
      aria-label={words.move(label, name)}
      aria-disabled={busy || isAtEnd}
      onClick={({ currentTarget }) => {
        if (busy || isAtEnd) return
        pressed.current = currentTarget
        onMove(by)
      }}
    >
      {sign}
    </Button>
  ))
}
