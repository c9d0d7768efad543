import { useState } from 'react'
import { Button, LoadingState, Section } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { texts } from '../../texts'
import type { WeekBalanceProps } from './WeekBalance'

const WeekBalance = clientOnly<WeekBalanceProps>(
  () => import(/* webpackChunkName: "week-balance" */ './WeekBalance'),
  <LoadingState shape="panel" count={1} label={texts.balance.loading} />,
)

/** The way to the balance of a week; its chart is fetched when somebody asks for it. */
export function WeekBalancePart({ menu }: WeekBalanceProps) {
  const [open, setOpen] = useState(false)
  return (
    <Section title={texts.balance.title} intro={texts.balance.intro}>
      {open ? (
        <WeekBalance menu={menu} />
      ) : (
        <p data-no-print>
          <Button tone="soft" onClick={() => setOpen(true)}>
            {texts.balance.show}
          </Button>
        </p>
      )}
    </Section>
  )
}
