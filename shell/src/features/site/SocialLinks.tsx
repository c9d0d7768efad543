import { useSession } from 'shared-frame'
import { visibleSocialLinks } from './fan-page'
import styles from './SocialLinks.module.css'
import { useSiteConfig } from './use-site'

/** The programme's pages elsewhere, as icons. */
export function SocialLinks() {
  const links = visibleSocialLinks(useSiteConfig()?.socialFooter ?? [], useSession())
  if (links.length === 0) return null
  return (
    <ul className={styles.list} aria-label="Mạng xã hội">
      {links.map(({ text, link, mediaLink }) => (
        <li key={link}>
          <a className={styles.link} href={link} target="_blank" rel="noopener">
            <img src={mediaLink} alt={`${text} (mở trang khác)`} width={26} height={26} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
