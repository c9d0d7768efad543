import { useId, useState } from 'react'
import { fold } from 'shared-contracts/text'
import { Button, Disclosure } from 'shared-ui'
import { texts } from '../../../texts'
import { ALLERGENS } from '../../dish-view'
import { useBuilder } from '../builder-context'
import styles from '../components/MenuBuilder.module.css'

interface WishesProps {
  /** How many favourite dishes suggestions may use. */
  readonly likedCount: number
  readonly useLiked: boolean
  readonly onUseLiked: (use: boolean) => void
}

/** Limits on suggestions: allergens and ingredients to avoid, and whether favourites are preferred. */
export function Wishes({ likedCount, useLiked, onUseLiked }: WishesProps) {
  const { draft, change } = useBuilder()
  const count = draft.avoidedAllergens.length + draft.excludedMaterialIds.length
  return (
    <Disclosure summary={texts.builder.wishes(count)} open={count > 0}>
      <fieldset className={styles.chips}>
        <legend>{texts.builder.allergens}</legend>
        {ALLERGENS.map((allergen) => (
          <label key={allergen} className={styles.chip}>
            <input
              type="checkbox"
              checked={draft.avoidedAllergens.includes(allergen)}
              onChange={(event) => change({ kind: 'avoid', allergen, avoided: event.target.checked })}
            />
            {texts.allergens[allergen]}
          </label>
        ))}
      </fieldset>
      <ExcludedMaterials />
      {likedCount > 0 && (
        <label className={styles.chip}>
          <input type="checkbox" checked={useLiked} onChange={(event) => onUseLiked(event.target.checked)} />
          {texts.builder.likedFirst(likedCount)}
        </label>
      )}
    </Disclosure>
  )
}

function ExcludedMaterials() {
  const { draft, kitchen, change } = useBuilder()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState(false)
  const id = useId()
  const materials = [...kitchen.materials.values()]
  const add = () => {
    const searched = fold(typed.trim())
    const match = materials.find(({ title }) => fold(title) === searched)
    setUnknown(match === undefined)
    if (match === undefined) return
    change({ kind: 'exclude', materialId: match.materialId })
    setTyped('')
  }
  return (
    <>
      <form
        className={styles.exclude}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <label htmlFor={id}>{texts.builder.excludeHint}</label>
        <input
          id={id}
          list={`${id}-list`}
          value={typed}
          maxLength={100}
          autoComplete="off"
          aria-invalid={unknown || undefined}
          aria-describedby={unknown ? `${id}-error` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setUnknown(false)
          }}
        />
        <datalist id={`${id}-list`}>
          {materials.map(({ materialId, title }) => (
            <option key={materialId} value={title} />
          ))}
        </datalist>
        {unknown && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {typed.trim() === '' ? texts.builder.excludeEmpty : texts.builder.excludeUnknown(typed.trim())}
          </p>
        )}
        <Button type="submit" tone="soft" size="small">
          {texts.builder.excludeAdd}
        </Button>
      </form>
      <ul className={styles.excluded}>
        {draft.excludedMaterialIds.map((materialId) => {
          const title = kitchen.materials.get(materialId)?.title ?? ''
          return (
            <li key={materialId}>
              <Button
                tone="soft"
                size="small"
                aria-label={texts.builder.excluded(title)}
                onClick={() => change({ kind: 'allow', materialId })}
              >
                {title} <span aria-hidden="true">✕</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
