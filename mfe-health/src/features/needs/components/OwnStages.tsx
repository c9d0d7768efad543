import { type Audience, audienceCode, type OwnAudience } from 'shared-contracts/audience'
import { paths } from 'shared-contracts/paths'
import { AppLink } from 'shared-ui'
import { texts } from '../../../texts'
import { DEFAULT_ACTIVITY, needsSearch } from '../rules/activity'
import styles from './Needs.module.css'

interface Props {
  readonly own: readonly OwnAudience[]
  readonly chosen: Audience
}

/** The stages of the visitor's own family, one touch away; nothing for who isn't signed in. */
export function OwnStages({ own, chosen }: Props) {
  if (own.length === 0) return null
  return (
    <nav className={styles.own} aria-label={texts.needs.ownStages} data-no-print>
      <strong>{texts.needs.ownStages}:</strong>
      {own.map(({ key, title, audience }) => (
        <AppLink
          key={key}
          to={`${paths.nutritionNeeds}${needsSearch(audience, DEFAULT_ACTIVITY)}`}
          aria-current={audienceCode(audience) === audienceCode(chosen) ? 'true' : undefined}
        >
          {title}
        </AppLink>
      ))}
    </nav>
  )
}
