import { calendarDayOf, clockTimeOf } from 'shared-contracts/ages'
import { formatDayWithWeekday } from 'shared-contracts/formats'
import { classDeskPath } from 'shared-contracts/paths'
import { AppLink, EmptyState, ErrorState, LinkButton, LoadingState, Section, Stack, Tag } from 'shared-frame'
import { classDeskTexts as words } from '../class-desk-texts'
import { type DeskClass, useDeskClasses } from '../requests/desk-classes'
import styles from './ClassDesk.module.css'

/** All classes: those to come, the next first, then past ones. */
export function ClassDeskList() {
  const classes = useDeskClasses()
  if (classes.isPending) return <LoadingState label={words.loading} />
  if (classes.data === undefined)
    return <ErrorState onRetry={() => void classes.refetch()} retrying={classes.isFetching} />
  const now = Date.now()
  const coming = classes.data.filter(({ startAt }) => Date.parse(startAt) > now).reverse()
  const past = classes.data.filter(({ startAt }) => Date.parse(startAt) <= now)
  const create = <LinkButton to={classDeskPath(null)}>{words.create}</LinkButton>
  if (classes.data.length === 0) {
    return (
      <EmptyState title={words.none} actions={create}>
        {words.noneHint}
      </EmptyState>
    )
  }
  return (
    <Stack>
      <p>{create}</p>
      <Section title={words.coming}>
        {coming.length === 0 ? <p>{words.nothingComing}</p> : <Rows classes={coming} />}
      </Section>
      {past.length > 0 && (
        <Section title={words.past}>
          <Rows classes={past} />
        </Section>
      )}
    </Stack>
  )
}

function Rows({ classes }: { classes: readonly DeskClass[] }) {
  return (
    <ul className={styles.rows}>
      {classes.map((item) => (
        <li key={item.id} className={styles.row}>
          <div>
            <h3>
              <AppLink to={classDeskPath(item.id)}>{item.title}</AppLink>
            </h3>
            <p>
              {clockTimeOf(new Date(item.startAt))}, {formatDayWithWeekday(calendarDayOf(new Date(item.startAt)))}.{' '}
              {item.place}
            </p>
            <p>{words.people(item.registered, item.seats, item.waiting)}</p>
          </div>
          <p className={styles.tags}>
            {item.cancelled && <Tag tone="papaya">{words.cancelled}</Tag>}
            {item.demo && <Tag tone="plain">{words.demo}</Tag>}
          </p>
        </li>
      ))}
    </ul>
  )
}
