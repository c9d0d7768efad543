import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { AppLink, useVisitorProfile } from 'shared-ui'
import { usePage } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { needsSearch } from '../rules/activity'
import { ownAudiences } from '../rules/own-audiences'
import styles from './Needs.module.css'

/** The stages of the visitor's own family, one touch away; nothing for who isn't signed in. */
export function OwnStages() {
  const profile = useVisitorProfile().data
  const today = parseCalendarDay(usePage().today)
  const own = profile && today !== null ? ownAudiences(profile, today) : []
  if (own.length === 0) return null
  return (
    <nav className={styles.own} aria-label={texts.needs.ownStages} data-no-print>
      <strong>{texts.needs.ownStages}:</strong>
      {own.map(({ key, title, audience }) => (
        <AppLink key={key} to={`${paths.nutritionNeeds}${needsSearch(audience, 'light')}`}>
          {title}
        </AppLink>
      ))}
    </nav>
  )
}
