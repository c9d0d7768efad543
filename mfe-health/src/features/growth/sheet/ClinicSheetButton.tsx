import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Button, Icon, useShell } from 'shared-ui'
import { texts } from '../../../texts'
import type { ChildCheck } from '../requests/child-history'
import type { SheetChild } from './clinic-sheet'

interface Props {
  readonly child: SheetChild
  readonly today: CalendarDay
  readonly checks: readonly ChildCheck[]
}

/** Makes the clinic sheet and hands it over as a PDF; what makes it comes only now. */
export function ClinicSheetButton({ child, today, checks }: Props) {
  const shell = useShell()
  const [busy, setBusy] = useState(false)

  async function make() {
    setBusy(true)
    try {
      const { saveClinicSheet } = await import(/* webpackChunkName: "clinic-sheet" */ './clinic-sheet')
      await saveClinicSheet(shell, child, checks, today)
    } catch (error) {
      shell.report(error, { unit: 'health', at: 'clinic-sheet' })
      shell.notify(texts.baby.sheet.failed, 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button tone="soft" size="small" busy={busy} icon={<Icon name="print" />} onClick={() => void make()}>
      {texts.baby.sheet.make}
    </Button>
  )
}
