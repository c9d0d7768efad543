import { useId, useState } from 'react'
import type { Kitchen } from 'shared-contracts/nutrition'
import { fold } from 'shared-contracts/text'
import { Button, Section } from 'shared-ui'
import { texts } from '../../texts'
import type { DraftChange } from './draft'
import styles from './MenuBuilder.module.css'

/** Ingredients that suggestions must do without: allergies and dislikes. */
export function ExcludedMaterials({
  excludedIds,
  kitchen,
  change,
}: {
  excludedIds: readonly number[]
  kitchen: Kitchen
  change: (change: DraftChange) => void
}) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const sought = fold(typed.trim())
  const match = [...kitchen.materials.values()].find((material) => fold(material.title) === sought)
  return (
    <Section title={texts.builder.exclude}>
      <form
        className={styles.exclude}
        onSubmit={(event) => {
          event.preventDefault()
          if (match === undefined) return
          change({ kind: 'exclude', materialId: match.materialId })
          setTyped('')
        }}
      >
        <label htmlFor={id}>{texts.builder.excludeHint}</label>
        <input id={id} list={`${id}-list`} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <datalist id={`${id}-list`}>
          {[...kitchen.materials.values()].map((material) => (
            <option key={material.materialId} value={material.title} />
          ))}
        </datalist>
        <Button type="submit" tone="soft" size="small" disabled={match === undefined}>
          {texts.builder.excludeAdd}
        </Button>
      </form>
      <ul className={styles.found}>
        {excludedIds.map((materialId) => {
          const title = kitchen.materials.get(materialId)?.title ?? ''
          return (
            <li key={materialId}>
              <Button
                tone="soft"
                size="small"
                aria-label={texts.builder.excluded(title)}
                onClick={() => change({ kind: 'allow', materialId })}
              >
                {title} ✕
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
