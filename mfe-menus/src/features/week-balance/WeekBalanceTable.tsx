import { formatAmount } from 'shared-contracts/formats'
import { type DayCode, dayTitles } from 'shared-contracts/menus'
import { NutritionNeed } from 'shared-ui/needs'
import { standardsTexts } from '../../texts/standards'
import { StandardSign } from '../standards'
import { balanceTexts } from './balance-texts'
import styles from './WeekBalance.module.css'
import type { BalanceAmount, BalanceRow } from './week-balance'

const words = balanceTexts

interface Props {
  readonly rows: readonly BalanceRow[]
  /** In the order of each row's amounts. */
  readonly days: readonly DayCode[]
}

/** The same figures as the chart, for all standards. Wider than a phone: it scrolls by itself, also by keyboard. */
export function WeekBalanceTable({ rows, days }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={words.table}>
      <table className={styles.table}>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{standardsTexts.standard}</th>
            <th scope="col">{words.meanOfWeek}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {dayTitles[day]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.standardId}>
              <th scope="row">
                {row.title}
                <small className={styles.range}>
                  {standardsTexts.need} <NutritionNeed min={row.min} max={row.max} unit={row.unit} />
                  {row.dayMax !== undefined && ` · ${words.mostADay(formatAmount(row.dayMax, row.unit))}`}
                </small>
              </th>
              <Amount amount={row.mean} unit={row.unit} />
              {row.days.map((amount, index) => (
                <Amount key={days[index]} amount={amount} unit={row.unit} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Amount({ amount: { value, status }, unit }: { amount: BalanceAmount; unit: string }) {
  return (
    <td>
      {formatAmount(value, unit)} <StandardSign status={status} />
    </td>
  )
}
