import { useEffect, useRef, useState } from 'react'
import { Button, EmptyState } from 'shared-frame'
import { Choice, EntryFilter, EntryList, SearchText } from 'shared-ui/desk'
import { Loaded } from 'shared-ui/reading'
import { approvalTexts as words } from '../desk-texts'
import { type ApplicantFilter, type ApprovalState, DESK_PAGE_SIZE, useApplicants } from '../requests/applicants'
import { ApplicantEntry } from './ApplicantEntry'
import styles from './ApprovalDesk.module.css'

const STATES = ['waiting', 'approved', 'refused', 'revoked'] as const satisfies readonly ApprovalState[]
/** Between two letters that somebody types. */
const TYPING_MS = 250

/** Who registered as medical staff: to find, and to decide about. */
export function ApplicantList() {
  const [filter, setFilter] = useState<ApplicantFilter>({ keyword: '', state: 'waiting', page: 1 })
  const [text, setText] = useState('')
  const applicants = useApplicants(filter)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const typed = setTimeout(
      () => setFilter((now) => (now.keyword === text.trim() ? now : { ...now, keyword: text.trim(), page: 1 })),
      TYPING_MS,
    )
    return () => clearTimeout(typed)
  }, [text])

  const counts = applicants.data?.counts
  const counted = (state: ApprovalState) => (counts ? `${words.states[state]} (${counts[state]})` : words.states[state])
  const total = counts ? ` (${STATES.reduce((sum, state) => sum + counts[state], 0)})` : ''
  const turnTo = (page: number) => {
    setFilter({ ...filter, page })
    top.current?.focus()
  }

  return (
    <div className={styles.desk}>
      <EntryFilter label={words.filter}>
        <SearchText label={words.search} value={text} onChange={setText} />
        <Choice
          label={words.state}
          value={filter.state ?? ''}
          onChoose={(value) =>
            setFilter({ ...filter, state: STATES.find((state) => state === value) ?? null, page: 1 })
          }
        >
          <option value="">
            {words.all}
            {total}
          </option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {counted(state)}
            </option>
          ))}
        </Choice>
      </EntryFilter>
      {/* A decided entry may leave the list with the pressed button: focus goes here. */}
      <div ref={top} tabIndex={-1} className={styles.desk}>
        <Loaded query={applicants} loading={{ shape: 'panel', label: words.loading }}>
          {({ items, totalCount }) => (
            <>
              <p role="status">{words.count(totalCount)}</p>
              {items.length === 0 && (
                <EmptyState title={filter.keyword === '' && filter.state === null ? words.none : words.noneFound}>
                  {words.noneFoundHint}
                </EmptyState>
              )}
              <EntryList>
                {items.map((applicant) => (
                  <ApplicantEntry key={applicant.userId} applicant={applicant} onDecided={() => top.current?.focus()} />
                ))}
              </EntryList>
              <Pages page={filter.page} totalCount={totalCount} onTurn={turnTo} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  )
}

interface PagesProps {
  readonly page: number
  readonly totalCount: number
  readonly onTurn: (page: number) => void
}

/** The pages of a list that has no address of its own: whom an editor looks for stays out of addresses. */
function Pages({ page, totalCount, onTurn }: PagesProps) {
  const last = Math.max(1, Math.ceil(totalCount / DESK_PAGE_SIZE))
  if (last === 1 && page === 1) return null
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      <Button size="small" tone="soft" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {words.earlier}
      </Button>
      <span>{words.page(page, last)}</span>
      <Button size="small" tone="soft" disabled={page >= last} onClick={() => onTurn(page + 1)}>
        {words.later}
      </Button>
    </nav>
  )
}
