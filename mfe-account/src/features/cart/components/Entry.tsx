import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay, formatDecimal, formatEnergy } from 'shared-contracts/formats'
import { cartTypes, eaterTitle } from 'shared-contracts/menus'
import { dishPath, menuPath } from 'shared-contracts/paths'
import { AppLink, Button, Disclosure } from 'shared-frame'
import { cartTexts as texts } from '../../../texts/cart'
import type { CartEntry } from '../rules/cart-groups'
import { dishCount, energyOf } from '../rules/cart-groups'
import { Eaters } from './Eaters'
import styles from './Entries.module.css'
import { EntryDishes } from './EntryDishes'

interface Props {
  readonly entry: CartEntry
  readonly onEaters: (eaters: number) => void
  readonly onRemove: () => void
}

/** One entry of the shopping list: what it is, for whom, how many eat, what is in it, and a way to remove it. */
export function Entry({ entry, onEaters, onRemove }: Props) {
  const { title, dish } = entry
  const to = addressOf(entry)
  const isEmpty = dish === null && dishCount(entry) === 0
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>{to === null ? title : <AppLink to={to}>{title}</AppLink>}</h3>
      <ul className={styles.facts}>
        {factsOf(entry).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Eaters label={texts.eatersOf(title)} eaters={entry.eaters} onChange={onEaters} />
      {isEmpty && <p>{entry.type === cartTypes.dish ? texts.gone : texts.goneDishes}</p>}
      {dish === null && !isEmpty && (
        <Disclosure summary={texts.showDishes}>
          <EntryDishes days={entry.days} />
        </Disclosure>
      )}
      <Button
        className={styles.remove}
        tone="danger"
        size="small"
        aria-label={texts.removeOf(title)}
        onClick={onRemove}
        data-no-print
      >
        {texts.remove}
      </Button>
    </li>
  )
}

/** Where the entry itself can be seen; what users composed is shown here alone. */
function addressOf({ type, dish, menuId }: CartEntry): string | null {
  if (dish !== null) return dishPath(dish)
  return type !== cartTypes.meal && menuId !== null ? menuPath(menuId) : null
}

function factsOf(entry: CartEntry): string[] {
  const { type, objectTypeId, forWhom, plannedFor, dish, days } = entry
  const eater = objectTypeId === null ? null : eaterTitle(objectTypeId)
  const energy = energyOf(entry)
  const isWeek = type === cartTypes.weekMenu
  const day = plannedFor === null ? null : parseCalendarDay(plannedFor)
  return [
    forWhom !== null ? texts.cookedFor(forWhom) : eater === null ? null : texts.forWhom(eater),
    day === null ? null : texts.plannedFor(formatDay(day), isWeek),
    isWeek ? texts.days(days.length) : null,
    dish === null ? texts.dishes(dishCount(entry)) : texts.portions(formatDecimal(dish.portion, 2)),
    energy === null ? null : isWeek ? texts.perDay(formatEnergy(energy)) : formatEnergy(energy),
  ].filter((fact) => fact !== null)
}
