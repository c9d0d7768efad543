import type { View } from '../../composition/view'
import { useSiteConfig } from '../site/use-site'
import styles from './PartnerLogos.module.css'
import { partnerLogosOn } from './partner-logos'

/** Who stands behind the programme, by page. */
export function PartnerLogos({ view }: { view: View }) {
  const logos = partnerLogosOn(view, useSiteConfig()?.logoHeaderOthers ?? [])
  return (
    <ul className={styles.logos} aria-label="Đơn vị đồng hành">
      {logos.map(({ code, text, link, mediaLink }) => (
        <li key={code}>
          <a
            className={styles.logo}
            href={link}
            {...(link.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' })}
          >
            <img src={mediaLink} alt={text} width={96} height={32} />
          </a>
        </li>
      ))}
    </ul>
  )
}
