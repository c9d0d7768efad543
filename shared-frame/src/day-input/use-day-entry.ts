import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay, parseDay } from 'shared-contracts/formats'
import { dateEntry } from './date-entry'
import { cameWhole, isComposing, loadReaders, withReaders } from './written-text'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * The events of a field for a day. Keys gain their slashes; what was pasted, composed or left in another form is read and becomes
 * dd/mm/yyyy, or stays as it was written.
 *
 * @param latest see `readTypedDay`
 * @returns `problem`: why what was written is no day; null as long as nothing is known
 */
export function useDayEntry(text: string, onText: (text: string) => void, latest?: CalendarDay) {
  const [problem, setProblem] = useState<string | null>(null)

  function take(next: string) {
    setProblem(null)
    onText(next)
  }

  function read({ currentTarget: field }: SyntheticEvent<Field>) {
    const written = field.value
    if (written === '' || parseDay(written) !== null) return
    withReaders(({ readTypedDay }) => {
      if (field.value !== written) return
      const found = readTypedDay(written, latest)
      if (found.kind === 'day') take(formatDay(found.day))
      else setProblem(found.problem)
    })
  }

  const events = {
    onFocus: loadReaders,
    onChange(event: ChangeEvent<Field>) {
      const written = event.target.value
      if (!cameWhole(event.nativeEvent, written.length - text.length)) return take(dateEntry(text, written))
      take(written)
      if (!isComposing(event.nativeEvent)) read(event)
    },
    onCompositionEnd: read,
    onBlur: read,
    onKeyDown(event: KeyboardEvent<Field>) {
      if (event.key === 'Enter') read(event)
    },
  }
  return { events, problem }
}
