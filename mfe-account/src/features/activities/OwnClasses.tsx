import { calendarDayOf, clockTimeOf } from 'shared-contracts/ages'
import { classPath, paths } from 'shared-contracts/paths'
import { CardGrid, ClassCard, EmptyState, LinkButton, Section, Stack, Tag, useRegisteredClasses } from 'shared-ui'
import { accountTexts } from '../../texts/account'
import { Asked } from '../own-account'

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
                  <p>
                    <Tag tone={TONES[registration.status]}>{texts.status[registration.status]}</Tag>
                  </p>
                </Stack>
              ))}
            </CardGrid>
          )
        }
      </Asked>
    </Section>
  )
}
