import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../page/Icon'
import { useShell } from '../../shell/shell-context'
import { createSuggester, type Suggestion } from './fetch-suggestions'
import styles from './Suggestions.module.css'

const words = {
  label: 'Gợi ý tìm kiếm',
  kinds: { words: 'Từ hay tìm', dish: 'Món ăn', article: 'Bài viết' },
  told: (count: number) => (count === 0 ? '' : `${count} gợi ý, dùng phím mũi tên để chọn`),
} as const

export interface SuggestionsProps {
  /** The box that they belong to, which has the focus. */
  readonly input: HTMLInputElement
  /** After one was chosen. */
  readonly onSearch?: () => void
}

/**
 * Suggestions below a search box: a list box that the input controls (ARIA combobox). The focus stays in the input; arrows choose, Enter
 * opens, Escape closes. Without this part the form works as it is.
 */
export function Suggestions({ input, onSearch }: SuggestionsProps) {
  const shell = useShell()
  const listId = useId()
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const optionId = (index: number) => `${listId}-${index}`
  const shown = open && suggestions.length > 0

  function choose(suggestion: Suggestion): void {
    setOpen(false)
    if (suggestion.kind === 'words') input.value = suggestion.title
    onSearch?.()
    void shell.navigate(suggestion.path)
  }

  // The input is the box's own: it exists and works before this part arrives.
  useEffect(() => {
    const suggester = createSuggester(shell.api, (found) => {
      setSuggestions(found)
      setActive(-1)
    })
    const typed = () => {
      setOpen(true)
      suggester.typed(input.value)
    }
    const close = () => {
      suggester.stop()
      setOpen(false)
    }
    if (input.value !== input.defaultValue) typed()
    input.addEventListener('input', typed)
    input.addEventListener('blur', close)
    input.form?.addEventListener('submit', close)
    return () => {
      suggester.stop()
      input.removeEventListener('input', typed)
      input.removeEventListener('blur', close)
      input.form?.removeEventListener('submit', close)
    }
  }, [input, shell])

  const keys = useRef<(event: KeyboardEvent) => void>(() => {})
  useEffect(() => {
    keys.current = (event) => {
      const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
      const move = moves[event.key]
      if (move !== undefined && suggestions.length > 0) {
        event.preventDefault()
        // Before the first and after the last stands the input itself.
        const places = suggestions.length + 1
        setOpen(true)
        setActive((((shown ? active : -1) + 1 + move + places) % places) - 1)
      } else if (event.key === 'Escape' && shown) {
        // The first press closes the list, the next one what the box stands in.
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        setActive(-1)
      } else if (event.key === 'Enter' && shown) {
        const chosen = suggestions[active]
        if (chosen) {
          event.preventDefault()
          choose(chosen)
        }
      }
    }
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => keys.current(event)
    input.addEventListener('keydown', pressed)
    return () => input.removeEventListener('keydown', pressed)
  }, [input])

  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', listId)
    input.setAttribute('aria-expanded', String(shown))
    const chosen = shown && active >= 0 ? `${listId}-${active}` : null
    if (chosen === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', chosen)
    if (chosen !== null) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, shown, active])

  return (
    <>
      <div id={listId} role="listbox" aria-label={words.label} className={styles.list} hidden={!shown}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which keeps the focus
          <div
            key={`${suggestion.kind} ${suggestion.path}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            // A press would take the focus from the input, and close the list under the finger.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <Icon name={suggestion.kind === 'words' ? 'search' : 'next'} />
            <span className={styles.title}>{suggestion.title}</span>
            <span className={styles.kind}>{words.kinds[suggestion.kind]}</span>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {shown ? words.told(suggestions.length) : ''}
      </span>
    </>
  )
}
