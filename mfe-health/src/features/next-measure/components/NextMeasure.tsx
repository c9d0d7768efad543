import { childName, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay, formatDecimal } from 'shared-contracts/formats'
import { paths } from 'shared-contracts/paths'
import { LinkButton, Section, useChildren, useSession, type VisitorChild } from 'shared-frame'
import type { HomeWidgetProps } from 'shared-frame/remotes'
import { useWhom } from 'shared-ui/family'
// By its file: the home page loads no other words of this section.
import { nextMeasureTexts as words } from '../../../texts/next-measure'
import { useMotherHistory } from '../../gain'
import { useChildHistory } from '../../growth'
import { type NextMeasure as Next, nextOfChild, nextWeighing } from '../rules/next-measure'
import styles from './NextMeasure.module.css'

/** When whom the site is for is measured next: of the own family from what was written down, for others by rule. */
export function NextMeasure({ path, search, today }: HomeWidgetProps) {
  const { stage, member } = useWhom({ path, search: new URLSearchParams(search), today })
  const session = useSession()
  const children = useChildren().data ?? []
  // A nursing mother comes for her baby's growth; her own weight is beside it on the page of mothers.
  const child =
    children.find(({ id }) => `child-${id}` === member) ?? (stage?.kind === 'nursing' ? youngest(children) : undefined)
  if (child) return <OfChild child={child} name={childName(child, children)} today={today} />
  if (stage?.kind === 'week' || stage?.kind === 'past-term') {
    return member === 'me' && session.state === 'signed-in' ? (
      <OfMother motherId={session.user.id} today={today} />
    ) : (
      <Card title={words.ofMother} to={paths.motherHealth} action={words.motherAction} lines={[words.motherRule]} />
    )
  }
  return stage?.kind === 'nursing' ? (
    <Card title={words.ofNursing} to={paths.motherHealth} action={words.motherAction} lines={[words.nursingRule]} />
  ) : (
    <Card title={words.ofBaby} to={paths.babyHealth} action={words.childAction} lines={[words.childRule]} />
  )
}

const youngest = (children: readonly VisitorChild[]): VisitorChild | undefined =>
  [...children].sort((one, other) => other.dayOfBirth.localeCompare(one.dayOfBirth))[0]

function OfChild({ child, name, today }: { child: VisitorChild; name: string; today: string }) {
  const last = useChildHistory(child).data?.at(-1)
  const [day, birthDay, now] = [last?.checkDate ?? '', child.dayOfBirth, today].map(parseCalendarDay)
  const next = day && birthDay && now ? nextOfChild(day, birthDay, now) : null
  return (
    <Card
      title={words.ofChild(name)}
      to={paths.babyHealth}
      action={words.childAction}
      lines={last ? known(last, next, last.doubtful.length > 0) : [words.none, words.childRule]}
    />
  )
}

function OfMother({ motherId, today }: { motherId: number; today: string }) {
  const last = useMotherHistory(motherId).data?.at(-1)
  const [day, now] = [last?.checkDate ?? '', today].map(parseCalendarDay)
  const next = day && now ? nextWeighing(day, now) : null
  return (
    <Card
      title={words.ofMother}
      to={paths.motherHealth}
      action={words.motherAction}
      lines={last ? known({ ...last, height: null }, next) : [words.none, words.motherRule]}
    />
  )
}

interface Measured {
  readonly checkDate: string
  readonly weight: number | null
  readonly height: number | null
}

function known({ checkDate, weight, height }: Measured, next: Next | null, isDoubtful = false): readonly string[] {
  const day = parseCalendarDay(checkDate)
  const measures = [
    ...(weight === null ? [] : [`${formatDecimal(weight, 1)} kg`]),
    ...(height === null ? [] : [`${formatDecimal(height, 1)} cm`]),
  ].join(', ')
  return [
    ...(day === null || measures === '' ? [] : [words.last(formatDay(day), measures)]),
    ...(isDoubtful
      ? [words.doubtful]
      : next === null
        ? []
        : [next.isDue ? words.due : words.later(formatDay(next.day))]),
  ]
}

interface CardProps {
  readonly title: string
  readonly to: string
  readonly action: string
  readonly lines: readonly string[]
}

function Card({ title, to, action, lines }: CardProps) {
  return (
    <Section title={title} tone="leaf">
      <p className={styles.lines}>{lines.join(' ')}</p>
      <LinkButton to={to} tone="soft" className={styles.action}>
        {action}
      </LinkButton>
    </Section>
  )
}
