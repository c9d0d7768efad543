import { calendarDayOf, findObjectType } from 'shared-contracts/ages'
import { formatDay, formatDecimal, formatEnergy } from 'shared-contracts/formats'
import { cartTypes } from 'shared-contracts/menus'
import { dishPath, menuPath } from 'shared-contracts/paths'
import { AppLink, Button, Disclosure } from 'shared-ui'
import { cartTexts as texts } from '../../../texts/cart'
import type { CartEntry } from '../rules/cart-groups'
import { dishCount, energyOf } from '../rules/cart-groups'
import styles from './Cart.module.css'
import { CartDishes } from './CartDishes'

interface Props {
  readonly entry: CartEntry
  readonly onRemove: () => void
}

/** One entry of the shopping list: what it is, for whom, what is in it, and a way to remove it. */
export function CartItem({ entry, onRemove }: Props) {
  const { title, dish } = entry
  const to = addressOf(entry)
  const isEmpty = dish === null && dishCount(entry) === 0
  return (
    <li className={styles.entry}>
      <h3 className={styles.title}>{to === null ? title : <AppLink to={to}>{dish?.title ?? title}</AppLink>}</h3>
      <ul className={styles.facts}>
        {factsOf(entry).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {isEmpty && <p>{entry.type === cartTypes.dish ? texts.gone : texts.goneDishes}</p>}
      {dish === null && !isEmpty && (
        <Disclosure summary={texts.showDishes}>
          <CartDishes days={entry.days} />
        </Disclosure>
      )}
      <Button className={styles.remove} tone="danger" aria-label={texts.removeOf(title)} onClick={onRemove}>
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
  const { type, objectTypeId, dish, days, addedAt } = entry
  const whom = objectTypeId === null ? undefined : findObjectType(objectTypeId)
  const energy = energyOf(entry)
  const isWeek = type === cartTypes.weekMenu
  return [
    whom && whom.id !== 0 ? texts.forWhom(whom.title) : null,
    isWeek ? texts.days(days.length) : null,
    dish === null ? texts.dishes(dishCount(entry)) : texts.portions(formatDecimal(dish.portion, 2)),
    energy === null ? null : isWeek ? texts.perDay(formatEnergy(energy)) : formatEnergy(energy),
    texts.addedOn(formatDay(calendarDayOf(new Date(addedAt)))),
  ].filter((fact) => fact !== null)
}
