import { useState } from 'react'
import { Button, LoadingState, Section } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { balanceTexts } from './balance-texts'
import type { WeekBalanceProps } from './WeekBalance'

const WeekBalance = clientOnly<WeekBalanceProps>(
  () => import(/* webpackChunkName: "week-balance" */ './WeekBalance'),
  <LoadingState shape="panel" count={1} label={balanceTexts.loading} />,
)

/** The way to the balance of a week; its chart is fetched when somebody asks for it. */
export function WeekBalancePart({ menu }: WeekBalanceProps) {
  const [open, setOpen] = useState(false)
  return (
    <Section title={balanceTexts.title} intro={balanceTexts.intro}>
      {open ? (
        <WeekBalance menu={menu} />
      ) : (
        <p data-no-print>
          <Button tone="soft" onClick={() => setOpen(true)}>
            {balanceTexts.show}
          </Button>
        </p>
      )}
    </Section>
  )
}
