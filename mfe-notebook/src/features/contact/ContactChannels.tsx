import type { CallAnswer } from 'shared-contracts/calls'
import { Icon, type IconName } from 'shared-frame'
import { texts } from '../../texts'
import styles from './ContactChannels.module.css'

/** The ways to reach the programme that it has, as large targets. */
export function ContactChannels({ site }: { site: CallAnswer<'Configuration/GetAllConfigurations'> }) {
  if ([site.phone, site.email, site.zaloLink, site.messengerLink].every((way) => way === '')) return null
  return (
    <ul className={styles.channels} aria-label={texts.contact.channels}>
      <Channel
        icon="phone"
        title={texts.contact.phone}
        value={site.phone}
        hint={texts.contact.phoneHint}
        href={site.phone && `tel:${site.phone.replace(/[^\d+]/g, '')}`}
      />
      <Channel
        icon="mail"
        title={texts.contact.email}
        value={site.email}
        hint={texts.contact.emailHint}
        href={site.email && `mailto:${site.email}`}
      />
      <Channel icon="chat" title={texts.contact.zalo} hint={texts.contact.chatHint} href={site.zaloLink} />
      <Channel icon="chat" title={texts.contact.messenger} hint={texts.contact.chatHint} href={site.messengerLink} />
    </ul>
  )
}

interface ChannelProps {
  readonly icon: IconName
  readonly title: string
  readonly value?: string
  readonly hint: string
  readonly href: string
}

function Channel({ icon, title, value, hint, href }: ChannelProps) {
  if (href === '') return null
  const elsewhere = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <li>
      <a className={styles.channel} href={href} {...elsewhere}>
        <span className={styles.channelIcon}>
          <Icon name={icon} />
        </span>
        <span>
          <span className={styles.channelTitle}>{title}</span>
          {value !== undefined && <span className={styles.channelValue}>{value}</span>}
          <span className={styles.channelHint}>{hint}</span>
        </span>
      </a>
    </li>
  )
}
