import type { Session } from 'shared-frame/remotes'
import type { SocialLink } from './site-queries'

const MEDICAL_STAFF = 2

function isFanPage({ link }: SocialLink): boolean {
  try {
    return /(^|\.)facebook\.com$/.test(new URL(link).hostname)
  } catch {
    // An address within the site
    return false
  }
}

/** The social links of header and footer; the fan page is not for medical staff. */
export function visibleSocialLinks(links: readonly SocialLink[], session: Session): readonly SocialLink[] {
  const isStaff = session.state === 'signed-in' && session.user.userType === MEDICAL_STAFF
  return isStaff ? links.filter((link) => !isFanPage(link)) : links
}
