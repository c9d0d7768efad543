import { paths } from 'shared-contracts/paths'
import { AppLink, Section } from 'shared-ui'
import { defineWidget } from 'shared-ui/remote'
import { ClassList, upcomingClassesQuery, useUpcomingClasses } from '../features/classes'
import { texts } from '../texts'

/** The next classes, for the home page; nothing when none are planned. */
function HomeClasses() {
  const classes = useUpcomingClasses()
  if (!classes.data || classes.data.length === 0) return null
  return (
    <Section
      title={texts.classes.title}
      intro={texts.classes.intro}
      more={<AppLink to={paths.classes}>{texts.classes.others}</AppLink>}
    >
      <ClassList classes={classes.data} />
    </Section>
  )
}

export default defineWidget({ queries: ({ api }) => [upcomingClassesQuery(api)], Component: HomeClasses })
