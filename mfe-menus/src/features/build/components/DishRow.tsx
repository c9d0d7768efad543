import { useId, useRef, useState } from 'react'
import { formatEnergy, formatNumber } from 'shared-contracts/formats'
import { dishPath } from 'shared-contracts/paths'
import { AppLink, Button, classNames, Icon } from 'shared-frame'
import { AddToList } from 'shared-ui/list-items'
import { builderTexts } from '../../../texts/builder'
import { withEater } from '../../for-whom'
import { useBuilder } from '../builder-context'
import { MaterialEditor } from '../forms/MaterialEditor'
import { PORTION_STEP } from '../rules/draft'
import { dishOfDraft } from '../rules/draft-items'
import { excludedAmong } from '../rules/excluded-materials'
import { energyOfChosen, servedIngredients } from '../rules/judge-draft'
import { DishReplacements } from './DishReplacements'
import styles from './DishRow.module.css'
import shared from './MenuBuilder.module.css'

/** Breast milk is added by the builder and can't be changed. */
const GIVEN = 'breastMilk'

/** One dish of the day with portion and energy; expanded, the controls that change it. */
export function DishRow({ place, onRemoved }: { place: number; onRemoved: () => void }) {
  const { objectTypeId, dayIndex, day, dishes, kitchen, excluded, change } = useBuilder()
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const head = useRef<HTMLButtonElement>(null)
  const chosen = day[place]
  if (chosen === undefined) return null
  const dish = dishes.get(chosen.dishId)
  const name = dish?.title ?? '…'
  const served = servedIngredients(chosen, dishes, objectTypeId, kitchen)
  const unwanted = excludedAmong(
    served.map(({ material }) => material.materialId),
    excluded,
    kitchen,
  )
  return (
    <li className={styles.dish}>
      <button
        ref={head}
        type="button"
        className={styles.dishHead}
        aria-expanded={open}
        aria-controls={panelId}
        disabled={dish?.kind === GIVEN}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.name}>
          {name}
          {chosen.materials !== undefined && <small className={shared.soft}> {builderTexts.materialsChanged}</small>}
        </span>
        <span className={styles.figures}>
          {chosen.locked && (
            <span className={styles.kept}>
              <Icon name="lock" size="1em" />
              <span className="visually-hidden">{builderTexts.kept}</span>
            </span>
          )}
          {builderTexts.portion(formatNumber(chosen.portion))} ·{' '}
          {formatEnergy(energyOfChosen(chosen, dishes, objectTypeId, kitchen))}
          {dish?.kind !== GIVEN && (
            <span className={classNames(styles.arrow, open && styles.turned)}>
              <Icon name="down" size="1em" />
            </span>
          )}
        </span>
      </button>
      {unwanted.length > 0 && <p className={styles.warning}>{builderTexts.hasUnwanted(unwanted.join(', '))}</p>}
      <div id={panelId} hidden={!open}>
        {open && dish && (
          <DishPanel
            place={place}
            name={name}
            path={withEater(dishPath(dish), { kind: 'type', objectTypeId }, chosen.portion)}
            onReplaced={() => head.current?.focus()}
            onRemove={() => {
              change({ kind: 'remove', day: dayIndex, place })
              // The next dish takes this row.
              setOpen(false)
              onRemoved()
            }}
          />
        )}
      </div>
    </li>
  )
}

interface DishPanelProps {
  readonly place: number
  readonly name: string
  readonly path: string
  readonly onReplaced: () => void
  readonly onRemove: () => void
}

function DishPanel({ place, name, path, onReplaced, onRemove }: DishPanelProps) {
  const { objectTypeId, stored, dayIndex, day, change } = useBuilder()
  const [tool, setTool] = useState<'dish' | 'materials' | null>(null)
  const dishButton = useRef<HTMLButtonElement>(null)
  const materialsButton = useRef<HTMLButtonElement>(null)
  const chosen = day[place]
  if (chosen === undefined) return null
  const at = { day: dayIndex, place }
  const toggle = (next: 'dish' | 'materials') => setTool(tool === next ? null : next)
  return (
    <div className={styles.panel} data-no-print>
      <div className={shared.actions}>
        <button
          type="button"
          className={styles.step}
          aria-label={builderTexts.less(name)}
          onClick={() => change({ kind: 'portion', by: -PORTION_STEP, ...at })}
        >
          −
        </button>
        <span role="status">{builderTexts.portion(formatNumber(chosen.portion))}</span>
        <button
          type="button"
          className={styles.step}
          aria-label={builderTexts.more(name)}
          onClick={() => change({ kind: 'portion', by: PORTION_STEP, ...at })}
        >
          +
        </button>
        <Button
          tone={chosen.locked ? 'primary' : 'soft'}
          size="small"
          icon={<Icon name="lock" />}
          aria-pressed={chosen.locked}
          aria-label={builderTexts.keep(name)}
          onClick={() => change({ kind: 'lock', locked: !chosen.locked, ...at })}
        >
          {builderTexts.keepShort}
        </Button>
      </div>
      <div className={shared.actions}>
        <Button
          tone="soft"
          size="small"
          ref={dishButton}
          aria-expanded={tool === 'dish'}
          aria-label={builderTexts.change(name)}
          onClick={() => toggle('dish')}
        >
          {builderTexts.changeShort}
        </Button>
        <Button
          tone="soft"
          size="small"
          ref={materialsButton}
          aria-expanded={tool === 'materials'}
          aria-label={builderTexts.changeMaterials(name)}
          onClick={() => toggle('materials')}
        >
          {builderTexts.changeMaterialsShort}
        </Button>
        <Button tone="quiet" size="small" aria-label={builderTexts.remove(name)} onClick={onRemove}>
          {builderTexts.removeShort}
        </Button>
        <AddToList item={dishOfDraft(chosen, name, { objectTypeId, stored })} />
        <AppLink to={path}>{builderTexts.recipe}</AppLink>
      </div>
      {tool === 'dish' && (
        <DishReplacements
          place={place}
          name={name}
          onClose={() => {
            setTool(null)
            dishButton.current?.focus()
          }}
          onDone={() => {
            setTool(null)
            onReplaced()
          }}
        />
      )}
      {tool === 'materials' && (
        <MaterialEditor
          place={place}
          name={name}
          onClose={() => {
            setTool(null)
            materialsButton.current?.focus()
          }}
        />
      )}
    </div>
  )
}
