import { paths } from 'shared-contracts/paths'
import { AppLink, Section } from 'shared-frame'
import { texts } from '../../../texts'
import { useUpcomingClasses } from '../requests/upcoming-classes'
import { ClassList } from './ClassList'

/** The next classes, for the home page; nothing when none are planned. */
export function UpcomingClasses() {
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
