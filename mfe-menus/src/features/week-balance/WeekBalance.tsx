import { useId, useState } from 'react'
import { formatAmount, formatNumber } from 'shared-contracts/formats'
import type { DayCode } from 'shared-contracts/menus'
import { needOfWeekDay } from 'shared-contracts/nutrition'
import { Disclosure, ErrorState, LoadingState } from 'shared-frame'
import { ExplorerBarChart } from 'shared-ui/explorer'
import { standardsTexts } from '../../texts/standards'
import { type Menu, useNeeds } from '../menu-view'
import { ApartStandards, dayResults, isApart } from '../standards'
import { balanceTexts } from './balance-texts'
import styles from './WeekBalance.module.css'
import { WeekBalanceTable } from './WeekBalanceTable'
import { type BalanceRow, weekBalance } from './week-balance'

const words = balanceTexts

export interface WeekBalanceProps {
  readonly menu: Menu
}

/** A week against its standards: one standard as bars over the days, and all of them as a table. */
export default function WeekBalance({ menu }: WeekBalanceProps) {
  const needs = useNeeds(menu.objectTypeId)
  if (needs.data === undefined) {
    if (!needs.isError) return <LoadingState shape="panel" count={1} label={words.loading} />
    return <ErrorState onRetry={() => void needs.refetch()} retrying={needs.isFetching} />
  }
  const ranges = needs.data
  const ofDay = ranges.map(needOfWeekDay)
  const days = menu.days.map(({ dayCode, nutrition }) => ({ dayCode, results: dayResults(nutrition, ofDay) }))
  const all = weekBalance(days, ranges)
  const rows = all.filter(({ mean }) => !isApart(mean))
  const apart = all.filter(({ mean }) => isApart(mean))
  const codes = days.map(({ dayCode }) => dayCode)
  return (
    <div className={styles.balance}>
      <StandardChart rows={rows} days={codes} />
      <WeekBalanceTable rows={rows} days={codes} />
      {apart.length > 0 && (
        <Disclosure summary={standardsTexts.apart(apart.length)}>
          <ApartStandards results={apart.map(apartResult)} />
        </Disclosure>
      )}
    </div>
  )
}

/** A mean that can't be judged, as the list of such standards takes it; how many materials lack a figure differs by day. */
function apartResult({ standardId, need, min, max, mean, reason }: BalanceRow) {
  return {
    standardId,
    need,
    min,
    max,
    value: mean.value ?? 0,
    status: mean.status,
    missingCount: 0,
    ...(reason && { reason }),
  }
}

function StandardChart({ rows, days }: { rows: readonly BalanceRow[]; days: readonly DayCode[] }) {
  const [chosenId, setChosenId] = useState(rows[0]?.standardId)
  const id = useId()
  const row = rows.find(({ standardId }) => standardId === chosenId)
  if (row === undefined) return null
  const { title, unit, min, max, dayMax } = row
  // The mean stands apart from the days: a series of its own, at the end.
  const gaps = days.map(() => null)
  return (
    <div>
      <label htmlFor={id}>{words.choose}</label>
      <select
        id={id}
        className={styles.select}
        value={row.standardId}
        onChange={(event) => setChosenId(Number(event.target.value))}
      >
        {rows.map(({ standardId, title: each }) => (
          <option key={standardId} value={standardId}>
            {each}
          </option>
        ))}
      </select>
      <ExplorerBarChart
        key={row.standardId}
        title={words.chart(title)}
        categories={[...days.map((code) => words.shortDays[code]), words.mean]}
        categoriesTitle={words.days}
        valuesTitle={unit}
        format={(value) => formatNumber(value, Math.abs(value) >= 10 ? 1 : 2)}
        bars={[
          {
            id: 'days',
            label: words.ofDay(title),
            values: [...row.days.map(({ value }) => value), null],
            color: 'var(--color-action)',
            stack: 'week',
          },
          {
            id: 'mean',
            label: words.meanOfWeek,
            values: [...gaps, row.mean.value],
            color: 'var(--color-accent)',
            stack: 'week',
          },
        ]}
        levels={[
          ...(min === null ? [] : [{ value: min, label: words.least(formatAmount(min, unit)) }]),
          ...(max === null ? [] : [{ value: max, label: words.most(formatAmount(max, unit)) }]),
          ...(dayMax === undefined ? [] : [{ value: dayMax, label: words.mostADay(formatAmount(dayMax, unit)) }]),
        ]}
        fileName={words.fileName}
      />
    </div>
  )
}
