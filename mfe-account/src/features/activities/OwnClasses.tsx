import { calendarDayOf, clockTimeOf } from 'shared-contracts/ages'
import { classCalendarPath, classPath, paths } from 'shared-contracts/paths'
import { CardGrid, ClassCard, EmptyState, LinkButton, Section, Stack, Tag, useRegisteredClasses } from 'shared-frame'
import type { VisitorAnswer } from 'shared-frame/remotes'
import { FileLink } from 'shared-frame/saving'
import { accountTexts } from '../../texts/account'
import { Asked } from '../own-account'
import styles from './OwnClasses.module.css'

const texts = accountTexts.activities
const TONES = { registered: 'leaf', waiting: 'papaya', cancelled: 'plain' } as const

/** The user's cooking classes, each with how the registration stands. */
export function OwnClasses() {
  const classes = useRegisteredClasses()
  return (
    <Section title={texts.classes}>
      <Asked query={classes} loading={{ shape: 'cards', count: 2, label: texts.classesLoading }}>
        {(registered) =>
          registered.length === 0 ? (
            <EmptyState
              title={texts.noClasses}
              actions={<LinkButton to={paths.classes}>{texts.findClasses}</LinkButton>}
            >
              {texts.noClassesHint}
            </EmptyState>
          ) : (
            <CardGrid size="wide">
              {registered.map(({ cookingClass, registration }) => (
                <Stack key={cookingClass.id} gap="small">
                  <ClassCard
                    to={classPath(cookingClass.id)}
                    title={cookingClass.title}
                    date={calendarDayOf(new Date(cookingClass.startAt))}
                    time={`${clockTimeOf(new Date(cookingClass.startAt))} – ${clockTimeOf(new Date(cookingClass.endAt))}`}
                    place={cookingClass.place}
                    seatsLeft={null}
                  />
                  <Standing cookingClass={cookingClass} registration={registration} />
                </Stack>
              ))}
            </CardGrid>
          )
        }
      </Asked>
    </Section>
  )
}

/** How the registration stands, and the class for one's own calendar while it is to come. */
function Standing({ cookingClass, registration }: VisitorAnswer<'classes'>[number]) {
  const { status, waitingPlace } = registration
  if (cookingClass.cancelled) return <Tag tone="papaya">{texts.classCancelled}</Tag>
  const isComing = status !== 'cancelled' && Date.parse(cookingClass.endAt) > Date.now()
  return (
    <p className={styles.standing}>
      <Tag tone={TONES[status]}>{waitingPlace === null ? texts.status[status] : texts.waitingPlace(waitingPlace)}</Tag>
      {isComing && <FileLink href={classCalendarPath(cookingClass.id)}>{texts.calendar}</FileLink>}
    </p>
  )
}
