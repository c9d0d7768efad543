import { paths } from 'shared-contracts/paths'
import { EmptyState, ErrorState, LinkButton, LoadingState, Section } from 'shared-frame'
import { CategoryTabs } from 'shared-ui/lists'
import { texts } from '../../../texts'
import { type ClassSchedule as Schedule, useSchedule } from '../requests/schedule'
import { type ClassMonth, monthCode, nearestMonth } from '../rules/class-months'
import { ClassList } from './ClassList'

const words = texts.classes

interface Props {
  /** Null: the next month that has a class. */
  readonly asked: ClassMonth | null
  readonly today: string
}

/** The classes of a month, with the way to the other months that have some. */
export function ClassSchedule({ asked, today }: Props) {
  const schedule = useSchedule(asked, today)
  if (schedule.isPending) return <LoadingState shape="cards" />
  if (schedule.data === undefined)
    return <ErrorState onRetry={() => void schedule.refetch()} retrying={schedule.isFetching} />
  const { classes, month } = schedule.data
  return (
    <>
      <Months schedule={schedule.data} />
      {classes.length > 0 ? (
        <Section title={words.ofMonth(month.month, month.year)}>
          <ClassList classes={classes} />
        </Section>
      ) : (
        <NoClasses schedule={schedule.data} month={month} />
      )}
    </>
  )
}

/** Months that have classes, and the one on screen. */
function Months({ schedule: { months, month } }: { schedule: Schedule }) {
  const code = monthCode(month)
  const isListed = months.some((each) => monthCode(each) === code)
  const all: readonly (ClassMonth & { readonly count?: number })[] = isListed ? months : [...months, month]
  const listed = [...all].sort((a, b) => monthCode(a).localeCompare(monthCode(b)))
  if (months.length === 0) return null
  return (
    <CategoryTabs
      label={words.months}
      tabs={listed.map((each) => ({
        to: monthPath(each),
        title: words.monthTab(each.month, each.year, each.count ?? 0),
        current: monthCode(each) === code,
      }))}
    />
  )
}

function NoClasses({ schedule: { months }, month }: { schedule: Schedule; month: ClassMonth }) {
  const near = nearestMonth(months, month)
  if (near === null) return <EmptyState title={words.noneAtAll}>{words.noneAtAllHint}</EmptyState>
  const isNext = monthCode(near) > monthCode(month)
  return (
    <EmptyState
      title={words.none(month.month, month.year)}
      actions={<LinkButton to={monthPath(near)}>{words.toMonth(near.month, near.year)}</LinkButton>}
    >
      {(isNext ? words.nextMonth : words.lastMonth)(near.month, near.year)}
    </EmptyState>
  )
}

function monthPath(month: ClassMonth): string {
  return `${paths.classes}?thang=${monthCode(month)}`
}
