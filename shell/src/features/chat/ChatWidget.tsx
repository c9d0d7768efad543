import { Icon } from 'shared-ui'
import { useSiteConfig } from '../site/use-site'
import styles from './ChatWidget.module.css'

/**
 * The floating way to a person. Nothing of the messengers is loaded: its links open them, elsewhere, when pressed. `details`
 * opens without scripts.
 */
export function ChatWidget() {
  const config = useSiteConfig()
  if (!config) return null
  return (
    <details className={styles.chat} data-tour="chat" data-overlay="chat">
      <summary className={styles.button} aria-label="Trò chuyện với chương trình">
        <Icon name="chat" size="1.5em" />
      </summary>
      <div className={styles.panel}>
        <p className={styles.words}>Bạn cần hỏi thêm? Chương trình trả lời qua:</p>
        <a className={styles.way} href={config.messengerLink} target="_blank" rel="noopener">
          Messenger
          <Icon name="external" size="1em" />
        </a>
        <a className={styles.way} href={config.zaloLink} target="_blank" rel="noopener">
          Zalo
          <Icon name="external" size="1em" />
        </a>
      </div>
    </details>
  )
}
