import type { MouseEvent } from 'react'
import { type Member, memberTitle, type Stage, stageCode } from 'shared-contracts/family'
import { AppLink, inPageDestination } from 'shared-frame'
import type { SiteWhom } from 'shared-ui/family'
import { needsTexts } from '../../../texts/needs'
import { DEFAULT_ACTIVITY, needsPath } from '../rules/activity'
import styles from './Needs.module.css'

interface Props {
  readonly site: SiteWhom
  readonly chosen: Stage
}

/** The stages of the visitor's own family, one touch away, on this page and all others; nothing for who isn't signed in. */
export function OwnStages({ site, chosen }: Props) {
  const own = site.members.flatMap((member) => (member.stage === null ? [] : [{ member, stage: member.stage }]))
  if (own.length === 0) return null
  function follow(event: MouseEvent<HTMLAnchorElement>, { key }: Member) {
    if (inPageDestination(event, event.currentTarget) === null) return
    event.preventDefault()
    site.choose({ kind: 'own', key })
  }
  return (
    <nav className={styles.own} aria-label={needsTexts.ownStages} data-no-print>
      <strong>{needsTexts.ownStages}:</strong>
      {own.map(({ member, stage }) => (
        <AppLink
          key={member.key}
          to={needsPath(stage, DEFAULT_ACTIVITY)}
          aria-current={stageCode(stage) === stageCode(chosen) ? 'true' : undefined}
          onClick={(event) => follow(event, member)}
        >
          {memberTitle(member)}
        </AppLink>
      ))}
    </nav>
  )
}
