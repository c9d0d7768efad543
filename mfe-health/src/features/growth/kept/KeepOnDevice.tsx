import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Button, useSession, useShell } from 'shared-frame'
import { useHealthConsent } from 'shared-ui/consent'
import { babyTexts } from '../../../texts/baby'
import type { ChildCheck } from '../requests/child-history'
import type { SheetChild } from '../sheet/clinic-sheet'
import { canKeepPages, forgetPage, keptChild } from './kept-page'

interface Props {
  readonly child: SheetChild & { readonly id: number }
  readonly today: CalendarDay
  readonly checks: readonly ChildCheck[]
}

/**
 * Keeps the chart on this device for when there is no network: only with consent to keep health data and because it was asked
 * for here. It follows new measures until she takes it away, withdraws her consent or logs out (the shell erases it then).
 */
export function KeepOnDevice({ child, today, checks }: Props) {
  const shell = useShell()
  const session = useSession()
  const consented = useHealthConsent()
  const [keptId, setKeptId] = useState<number | null>(null)
  const owner = session.state === 'signed-in' ? session.user.id : null
  const isKept = keptId === child.id
  /** Keeping takes a while: what is taken away meanwhile must not come back. */
  const last = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    if (canKeepPages()) void keptChild().then(setKeptId, () => {})
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew with new measures, not with each render
  useEffect(() => {
    if (keptId === null || consented === null || owner === null) return
    if (!consented) void forget().then(() => setKeptId(null))
    else if (isKept) void keep().catch((error) => shell.report(error, { unit: 'health', at: 'kept-growth' }))
  }, [keptId, consented, owner, checks])

  function afterLast(step: () => Promise<void>): Promise<void> {
    last.current = last.current.then(step, step)
    return last.current
  }

  const forget = () => afterLast(forgetPage)

  const keep = () =>
    afterLast(async () => {
      if (owner === null) return
      const { keepGrowth } = await import(/* webpackChunkName: "kept-growth" */ './keep-growth')
      await keepGrowth(child, checks, today, owner)
    })

  async function change(): Promise<void> {
    try {
      if (isKept) await forget()
      else await keep()
      setKeptId(isKept ? null : child.id)
      shell.notify(isKept ? babyTexts.kept.forgotten : babyTexts.kept.done, 'success')
    } catch (error) {
      shell.report(error, { unit: 'health', at: 'kept-growth' })
      shell.notify(babyTexts.kept.failed, 'error')
    }
  }

  if (consented !== true || owner === null || !canKeepPages()) return null
  return (
    <div>
      <Button tone="soft" size="small" aria-pressed={isKept} onClick={() => void change()}>
        {isKept ? babyTexts.kept.forget : babyTexts.kept.keep}
      </Button>
      <p>{isKept ? babyTexts.kept.isKept(child.name) : babyTexts.kept.hint}</p>
    </div>
  )
}
