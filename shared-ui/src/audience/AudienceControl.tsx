import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { shortAudienceTitle } from 'shared-contracts/audience'
import { Icon } from 'shared-frame'
import styles from './Audience.module.css'
import { AudienceForm } from './AudienceForm'
import { audienceTexts as texts } from './audience-texts'
import type { SiteAudience } from './use-audience'

const Sheet = lazy(() => import('./audience-sheet-part'))

interface Props {
  readonly site: SiteAudience
  /** What the page is for where its address names no audience but something of its own, as an object type. */
  readonly title?: string
}

/** "Dành cho: Tuần 20 · Đổi", one line of a fixed height. Before scripts it opens to a plain form with addresses. */
export function AudienceControl({ site, title }: Props) {
  const [open, setOpen] = useState(false)
  const line = <Line site={site} title={title} />
  if (!useAlive()) {
    return (
      <details className={styles.control} data-no-print data-audience>
        <summary className={styles.line}>{line}</summary>
        <AudienceForm path={site.page.path} chosen={site.audience} />
      </details>
    )
  }
  return (
    <div className={styles.control} data-no-print data-audience>
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

function Line({ site: { audience, asks }, title }: Props) {
  const whom = title ?? (audience === null ? null : shortAudienceTitle(audience))
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
