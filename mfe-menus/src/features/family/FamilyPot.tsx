import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MOST_EATERS } from 'shared-contracts/menus'
import { Button, LoadingState, Notice, Section, useSession } from 'shared-frame'
import { type KeptOwner, useWorkOwner } from 'shared-frame/kept'
import { useFamily } from 'shared-ui/family'
import { fieldStyles, MissingWishes } from '../plain-fields'
import { EaterList } from './components/EaterList'
import styles from './components/FamilyPot.module.css'
import { FamilyProgress } from './components/FamilyProgress'
import { FamilyResult } from './components/FamilyResult'
import { familyTexts } from './family-texts'
import { EaterForm } from './forms/EaterForm'
import { useFamilySearch } from './requests/use-family-search'
import type { DraftEater, FamilyMenu } from './rules/family-draft'
import { useFamilyDraft } from './use-family-draft'

const DAY_COUNTS = [1, 2, 3, 4, 5, 6, 7]

export interface FamilyPotProps {
  /** `YYYY-MM-DD`: birthdays are counted to this day. */
  readonly today: string
}

/** One menu for all who eat together. Works without login; a signed-in visitor finds her family filled in. */
export default function FamilyPot(props: FamilyPotProps) {
  const owner = useWorkOwner()
  return owner === null ? <LoadingState /> : <PotOf {...props} owner={owner} />
}

function PotOf({ today, owner }: FamilyPotProps & { owner: KeptOwner }) {
  const { draft, change } = useFamilyDraft(owner)
  const session = useSession()
  const members = useFamily(today)
  const [missing, setMissing] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  const { search, start, cancel } = useFamilySearch(draft, (menu: FamilyMenu) => {
    change({ kind: 'made', menu })
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start' })
  })
  const fillIn = useEffectEvent((eaters: readonly Pick<DraftEater, 'title' | 'objectTypeId'>[]) =>
    change({ kind: 'fill', eaters }),
  )
  useEffect(() => {
    if (session.state !== 'signed-in') return
    const eaters = members.flatMap(({ name, objectTypeId }) =>
      objectTypeId === null ? [] : [{ title: name ?? familyTexts.me, objectTypeId }],
    )
    if (eaters.length > 0) fillIn(eaters)
  }, [session.state, members])

  function begin() {
    setMissing(draft.eaters.length === 0)
    if (draft.eaters.length > 0) void start()
  }

  return (
    <>
      <Section title={familyTexts.who} intro={familyTexts.whoHint}>
        <div className={styles.setup}>
          {draft.wishesAreMissing && <MissingWishes onNone={() => change({ kind: 'wishes-stated' })} />}
          <EaterList eaters={draft.eaters} change={change} />
          {draft.eaters.length < MOST_EATERS ? (
            <EaterForm
              today={today}
              onAdd={(eater) => {
                setMissing(false)
                change({ kind: 'add', ...eater })
              }}
            />
          ) : (
            <p className={styles.soft}>{familyTexts.full}</p>
          )}
          <label className={fieldStyles.field}>
            <span>{familyTexts.days}</span>
            <select value={draft.days} onChange={(event) => change({ kind: 'days', days: Number(event.target.value) })}>
              {DAY_COUNTS.map((days) => (
                <option key={days} value={days}>
                  {familyTexts.dayCount(days)}
                </option>
              ))}
            </select>
          </label>
          {search.state === 'running' ? (
            <FamilyProgress progress={search.progress} waiting={search.waiting} onCancel={cancel} />
          ) : (
            <Button onClick={begin}>{draft.made === null ? familyTexts.start : familyTexts.again}</Button>
          )}
          <div role="alert">
            {missing && <Notice kind="warning">{familyTexts.noOne}</Notice>}
            {search.state === 'failed' && <Notice kind="warning">{search.message}</Notice>}
          </div>
          <div role="status">
            {search.state === 'cancelled' && <Notice kind="info">{familyTexts.cancelled}</Notice>}
          </div>
        </div>
      </Section>
      <div ref={result} tabIndex={-1} className={styles.result}>
        <FamilyResult draft={draft} />
      </div>
      <p>{familyTexts.basis}</p>
    </>
  )
}
