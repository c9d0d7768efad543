import type { MouseEvent } from 'react'
import { type Audience, audienceCode, type OwnAudience } from 'shared-contracts/audience'
import { paths } from 'shared-contracts/paths'
import { AppLink, inPageDestination } from 'shared-frame'
import type { SiteAudience } from 'shared-ui/audience'
import { texts } from '../../../texts'
import { DEFAULT_ACTIVITY, needsSearch } from '../rules/activity'
import styles from './Needs.module.css'

interface Props {
  readonly site: SiteAudience
  readonly chosen: Audience
}

/** The stages of the visitor's own family, one touch away, on this page and all others; nothing for who isn't signed in. */
export function OwnStages({ site, chosen }: Props) {
  if (site.own.length === 0) return null
  function follow(event: MouseEvent<HTMLAnchorElement>, { key }: OwnAudience) {
    if (inPageDestination(event, event.currentTarget) === null) return
    event.preventDefault()
    site.choose({ kind: 'own', key })
  }
  return (
    <nav className={styles.own} aria-label={texts.needs.ownStages} data-no-print>
      <strong>{texts.needs.ownStages}:</strong>
      {site.own.map((member) => (
        <AppLink
          key={member.key}
          to={`${paths.nutritionNeeds}${needsSearch(member.audience, DEFAULT_ACTIVITY)}`}
          aria-current={audienceCode(member.audience) === audienceCode(chosen) ? 'true' : undefined}
          onClick={(event) => follow(event, member)}
        >
          {member.title}
        </AppLink>
      ))}
    </nav>
  )
}
