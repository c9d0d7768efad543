import { useState } from 'react'
import { Button, ErrorState, useShell } from 'shared-frame'
import { formFields, TextField } from 'shared-frame/forms'
import { useQuery } from 'shared-frame/remote'
import { foundItemsQuery } from '../requests/found-items'
import type { HandOutItem, HandOutValues } from '../rules/hand-out-values'
import { handOutTexts as texts } from '../texts'
import { useCalm } from '../use-calm'
import styles from './HandOut.module.css'

const fields = formFields<HandOutValues>()
const KINDS = ['dish', 'menu', 'saved'] as const
/** What is typed within so many milliseconds is one question. */
const CALM_AFTER = 250

/** A dish, a menu or a saved menu, searched while it is typed. */
export function ItemField() {
  const { api } = useShell()
  const item = fields.useField('item')
  const stage = fields.useValue('objectTypeId')
  const [typed, setTyped] = useState('')
  const keyword = useCalm(typed.trim(), CALM_AFTER)
  const found = useQuery({ ...foundItemsQuery(api, stage, keyword), placeholderData: (before) => before })
  const items = found.data ?? []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search must not send the form
    <div
      className={styles.search}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      {item.value !== null && (
        <p className={styles.chosen} role="status">
          {texts.chosen}: <strong>{item.value.title}</strong> ({texts.kinds[item.value.kind]})
        </p>
      )}
      <TextField
        id={item.id}
        name="search"
        label={texts.search}
        hint={texts.searchHint}
        value={typed}
        onChange={setTyped}
        error={item.error}
        maxLength={100}
        autoComplete="off"
        required
      />
      <p role="status">{found.isFetching ? texts.searching : found.isSuccess ? texts.found(items.length) : ''}</p>
      {found.isError ? (
        <ErrorState onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        KINDS.map((kind) => (
          <FoundItems
            key={kind}
            kind={kind}
            items={items.filter((each) => each.kind === kind)}
            chosen={item.value}
            onChoose={item.onChange}
          />
        ))
      )}
    </div>
  )
}

interface FoundItemsProps {
  readonly kind: HandOutItem['kind']
  readonly items: readonly HandOutItem[]
  readonly chosen: HandOutItem | null
  readonly onChoose: (item: HandOutItem) => void
}

function FoundItems({ kind, items, chosen, onChoose }: FoundItemsProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={texts.kinds[kind]}>
      <h2 className={styles.kind}>{texts.kinds[kind]}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Button
              tone={chosen?.kind === kind && chosen.id === item.id ? 'primary' : 'soft'}
              aria-pressed={chosen?.kind === kind && chosen.id === item.id}
              onClick={() => onChoose(item)}
            >
              {item.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
