import { type CalendarDay, caresForChildren, childName, isMother, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay, formatDecimal } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { AppLink, Button, EmptyState, LinkButton, LoadingState, Section, Tag, type VisitorProfile } from 'shared-frame'
import { accountTexts as texts } from '../../../texts/account'
import { useNewestChildCheck } from '../requests/newest-child-check'
import { useNewestMotherCheck } from '../requests/newest-mother-check'
import { type ChildCheck, concerns, isFine, type MotherCheck, motherTags } from '../rules/newest-checks'
import { childFacts } from '../rules/profile-words'
import styles from './Overview.module.css'

const words = texts.health

/** Mother and children, each with the newest figures. */
export function Family({ user, today }: { user: VisitorProfile; today: CalendarDay }) {
  const cares = caresForChildren(user.userType)
  if (!isMother(user.userType) && !cares && user.children.length === 0) return null
  return (
    <Section title={words.title} intro={words.note}>
      <ul className={styles.people}>
        {isMother(user.userType) && (
          <li className={styles.person}>
            <h3>{words.mother}</h3>
            <MotherSummary motherId={user.id} />
          </li>
        )}
        {user.children.map((child) => (
          <li key={child.id} className={styles.person}>
            <h3 translate="no">{childName(child, user.children)}</h3>
            <p className={styles.soft}>{childFacts(child, today)}</p>
            {child.gender === null ? (
              <>
                <p>{texts.family.sexMissing}</p>
                <AppLink to={paths.profile}>{texts.overview.complete}</AppLink>
              </>
            ) : (
              <ChildSummary childId={child.id} name={childName(child, user.children)} />
            )}
          </li>
        ))}
      </ul>
      {cares && user.children.length === 0 && (
        <EmptyState title={texts.family.none} actions={<LinkButton to={paths.profile}>{texts.family.add}</LinkButton>}>
          {texts.family.noneHint}
        </EmptyState>
      )}
    </Section>
  )
}

function MotherSummary({ motherId }: { motherId: number }) {
  const newest = useNewestMotherCheck(motherId)
  const name = words.mother.toLowerCase()
  return (
    <Summary query={newest} to={paths.motherHealth} name={name}>
      {(check) => (
        <>
          <Measures check={check} />
          <p>
            {motherTags(check).map(({ title, well }) => (
              <Tag key={title} tone={well ? 'leaf' : 'warning'}>
                {title}
              </Tag>
            ))}
          </p>
        </>
      )}
    </Summary>
  )
}

function ChildSummary({ childId, name }: { childId: number; name: string }) {
  const newest = useNewestChildCheck(childId)
  return (
    <Summary query={newest} to={paths.babyHealth} name={name}>
      {(check) => (
        <>
          <Measures check={check} />
          <p>
            {concerns(check).map((concern) => (
              <Tag key={concern} tone="warning">
                {concern}
              </Tag>
            ))}
            {isFine(check) && <Tag tone="leaf">{words.fine}</Tag>}
          </p>
        </>
      )}
    </Summary>
  )
}

interface SummaryProps<C> {
  readonly query: {
    readonly data: C | null | undefined
    readonly isError: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly to: string
  /** Whose figures they are, for links that are read on their own. */
  readonly name: string
  readonly children: (check: C) => React.ReactNode
}

function Summary<C extends ChildCheck | MotherCheck>({ query, to, name, children }: SummaryProps<C>) {
  const { data } = query
  if (data === undefined) {
    if (!query.isError) return <LoadingState count={2} />
    return (
      <>
        <p>{words.failed}</p>
        <Button tone="soft" busy={query.isFetching} onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </>
    )
  }
  if (data === null) {
    return (
      <>
        <p>{words.none}</p>
        <AppLink to={to} aria-label={words.enterOf(name)}>
          {words.enter}
        </AppLink>
      </>
    )
  }
  return (
    <>
      {children(data)}
      <AppLink to={to} aria-label={words.openOf(name)}>
        {words.open}
      </AppLink>
    </>
  )
}

function Measures({ check }: { check: ChildCheck | MotherCheck }) {
  const day = parseCalendarDay(check.checkDate)
  const gain = 'weightGain' in check ? check.weightGain : null
  return (
    <>
      {day !== null && <p className={styles.soft}>{words.checkedOn(formatDay(day))}</p>}
      <dl className={styles.measures}>
        <Measure label={words.weight} value={check.weight} unit="kg" />
        <Measure label={words.height} value={check.height} unit="cm" />
        <Measure label={words.gain} value={gain} unit="kg" />
      </dl>
    </>
  )
}

function Measure({ label, value, unit }: { label: string; value: number | null; unit: string }) {
  if (value === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatDecimal(value, 1)} {unit}
      </dd>
    </div>
  )
}
