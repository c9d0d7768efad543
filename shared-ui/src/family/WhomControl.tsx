import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { shortStageTitle } from 'shared-contracts/family'
import { Icon } from 'shared-frame'
import type { SiteWhom } from './use-whom'
import styles from './Whom.module.css'
import { WhomForm } from './WhomForm'
import { whomTexts as texts } from './whom-texts'

const Sheet = lazy(() => import('./whom-sheet-part'))

interface Props {
  readonly site: SiteWhom
  /** What the page is for where its address names no stage but something of its own, as an object type. */
  readonly title?: string
}

/** "Dành cho: Tuần 20 · Đổi", one line of a fixed height. Before scripts it opens to a plain form with addresses. */
export function WhomControl({ site, title }: Props) {
  const [open, setOpen] = useState(false)
  const line = <Line site={site} title={title} />
  if (!useAlive()) {
    return (
      <details className={styles.control} data-no-print data-whom>
        <summary className={styles.line}>{line}</summary>
        <WhomForm path={site.page.path} chosen={site.stage} />
      </details>
    )
  }
  return (
    <div className={styles.control} data-no-print data-whom>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // The sheet gives the focus back to where it was; Safari doesn't move it to a button that is clicked.
          currentTarget.focus()
          setOpen(true)
        }}
      >
        {line}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Sheet site={site} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Line({ site: { stage, asks }, title }: Props) {
  // A question stands where the stage would: of past term it is whether the child was born.
  const whom = title ?? (stage === null || asks !== null ? null : shortStageTitle(stage))
  const asked = asks === null ? texts.nobody : texts[asks]
  return (
    <>
      <span className={styles.whom}>
        {(whom !== null || asks === null) && `${texts.label}: `}
        <strong>{whom ?? asked}</strong>
      </span>
      <span className={styles.change}>
        <span className="visually-hidden">. </span>
        {whom !== null ? texts.change : asks === null ? texts.choose : texts.tell}
        <Icon name="down" />
      </span>
    </>
  )
}

const never = () => () => {}

/** False in the document and while it comes alive. */
function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
