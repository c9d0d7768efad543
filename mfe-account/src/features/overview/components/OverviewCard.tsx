import type { CalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { formatPhone } from 'shared-contracts/validation'
import { Icon, LinkButton, Notice, type VisitorProfile } from 'shared-frame'
import { accountTexts } from '../../../texts/account'
import { AvatarPart } from '../../avatar'
import { asksWhetherBorn, profileFacts } from '../rules/profile-words'
import styles from './Overview.module.css'

const texts = accountTexts.overview

/** Who is logged in: picture, name, and what the pages go by. */
export function OverviewCard({ user }: { user: VisitorProfile }) {
  return (
    <section className={styles.card} aria-label={user.fullName}>
      <AvatarPart fullName={user.fullName} pictureUrl={user.pictureUrl} />
      <div className={styles.who}>
        <h2 className={styles.name} translate="no">
          {user.fullName}
        </h2>
        <ul className={styles.facts}>
          {profileFacts(user).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ul className={styles.contacts} translate="no">
          {user.email !== null && (
            <li>
              <Icon name="mail" size="1.1em" /> {user.email}
            </li>
          )}
          {user.phoneNumber !== null && (
            <li>
              <Icon name="phone" size="1.1em" /> {formatPhone(user.phoneNumber)}
            </li>
          )}
        </ul>
        <LinkButton to={paths.profile}>{texts.editProfile}</LinkButton>
      </div>
    </section>
  )
}

/** What the profile asks for, the most pressing first. */
export function OverviewNotices({ user, today }: { user: VisitorProfile; today: CalendarDay }) {
  if (user.secondStep === 'missing' || user.secondStep === 'due') {
    return (
      <Notice kind="warning" action={<LinkButton to={paths.security}>{accountTexts.secondStep.toSecurity}</LinkButton>}>
        {accountTexts.secondStep[user.secondStep]}
      </Notice>
    )
  }
  if (user.userType === 2) {
    return (
      <Notice kind={user.staffApproved ? 'success' : 'info'}>
        {user.staffApproved ? texts.staffApproved : texts.staffWaiting}
      </Notice>
    )
  }
  if (asksWhetherBorn(user, today)) {
    return (
      <Notice kind="info" action={<LinkButton to={paths.profile}>{texts.bornAction}</LinkButton>}>
        {texts.born}
      </Notice>
    )
  }
  if (user.profileComplete || user.userType === 99) return null
  return (
    <Notice kind="info" action={<LinkButton to={paths.profile}>{texts.complete}</LinkButton>}>
      {texts.incomplete}
    </Notice>
  )
}
