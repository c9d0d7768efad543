import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { Sex } from 'shared-contracts/growth'
import { Button, Icon, useShell } from 'shared-ui'
import { texts } from '../../../texts'
import type { ChildCheck } from '../requests/growth-queries'

interface Props {
  readonly name: string
  readonly sex: Sex
  readonly birth: CalendarDay
  readonly today: CalendarDay
  readonly checks: readonly ChildCheck[]
}

/** Makes the clinic sheet and hands it over as a PDF; the library comes only now. */
export function ClinicSheetButton({ name, sex, birth, today, checks }: Props) {
  const { task, notify, report } = useShell()
  const [busy, setBusy] = useState(false)

  async function make() {
    setBusy(true)
    const work = task(texts.baby.sheet.making)
    try {
      const [{ clinicSheet }, { saveFile }] = await Promise.all([
        import(/* webpackChunkName: "clinic-sheet" */ '../sheet/clinic-sheet'),
        import('shared-ui/drawing'),
      ])
      saveFile(await clinicSheet({ name, sex, birth }, checks, today), 'phieu-tang-truong.pdf')
    } catch (error) {
      // SPEC.md §8: errors of saving a PDF are logged; the visitor is told that nothing came.
      report(error, { unit: 'health', at: 'clinic-sheet' })
      notify(texts.baby.sheet.failed, 'error')
    } finally {
      work.done()
      setBusy(false)
    }
  }

  return (
    <Button tone="soft" size="small" busy={busy} icon={<Icon name="print" />} onClick={() => void make()}>
      {texts.baby.sheet.make}
    </Button>
  )
}
