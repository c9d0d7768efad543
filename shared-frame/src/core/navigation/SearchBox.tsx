import { type ComponentType, type FormEvent, type Ref, useId, useState } from 'react'
import { paths, searchPath } from 'shared-contracts/paths'
import { Icon } from '../page/Icon'
import { useShell } from '../shell/shell-context'
import styles from './SearchBox.module.css'
import type { SuggestionsProps } from './suggestions/suggestions-part'

/** The query name that `searchPath` uses. */
const KEYWORD_NAME = 'keyword'

export interface SearchBoxProps {
  /** What was searched for, on the results page. */
  readonly keyword?: string
  readonly placeholder?: string
  /** Tells it apart from another one on the page, in the list of landmarks. */
  readonly label?: string
  /** After a search was sent, for example to close the header's box. */
  readonly onSearch?: () => void
  readonly inputRef?: Ref<HTMLInputElement>
}

/** Searches the site on Enter or by its button. A GET form, so it works without scripts too. Suggestions load with the first focus. */
export function SearchBox({
  keyword = '',
  placeholder = 'Tìm món ăn, bài viết…',
  label,
  onSearch,
  inputRef,
}: SearchBoxProps) {
  const shell = useShell()
  const inputId = useId()
  const [focused, setFocused] = useState<HTMLInputElement | null>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)

  function offerSuggestions(input: HTMLInputElement) {
    if (focused === input) return
    setFocused(input)
    // Who can't get them searches without.
    if (Suggestions === null)
      import('./suggestions/suggestions-part').then(
        (part) => setSuggestions(() => part.Suggestions),
        () => {},
      )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(KEYWORD_NAME)
    if (typeof typed !== 'string' || typed.trim() === '') return
    onSearch?.()
    // Trims and lower-cases the keyword (docs/product/search.md)
    void shell.navigate(searchPath(typed))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: phones of 2022 and older don't know the search element
    <form role="search" aria-label={label} className={styles.form} action={paths.search} method="get" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={inputId}>
        Từ khóa tìm kiếm
      </label>
      <input
        ref={inputRef}
        id={inputId}
        className={styles.input}
        type="search"
        name={KEYWORD_NAME}
        defaultValue={keyword}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        onFocus={({ currentTarget }) => offerSuggestions(currentTarget)}
        // The focus may have come before the script.
        onInput={({ currentTarget }) => offerSuggestions(currentTarget)}
      />
      <button className={styles.button} type="submit">
        <Icon name="search" />
        <span className="visually-hidden">Tìm kiếm</span>
      </button>
      {Suggestions && focused && <Suggestions input={focused} onSearch={onSearch} />}
    </form>
  )
}
