import { Icon } from 'shared-frame'
import styles from './ChatWidget.module.css'
import { useChatWays } from './use-chat-ways'

/**
 * The floating way to a person, where the programme has one. Nothing of the messengers is loaded: its links open them, elsewhere, when pressed. `details`
 * opens without scripts.
 */
export function ChatWidget() {
  const ways = useChatWays()
  if (ways.length === 0) return null
  return (
    <details className={styles.chat} data-tour="chat" data-overlay="chat">
      <summary className={styles.button} aria-label="Trò chuyện với chương trình">
        <Icon name="chat" size="1.5em" />
      </summary>
      <div className={styles.panel}>
        <p className={styles.words}>Bạn cần hỏi thêm? Chương trình trả lời qua:</p>
        {ways.map(({ name, link }) => (
          <a key={name} className={styles.way} href={link} target="_blank" rel="noopener">
            {name}
            <Icon name="external" size="1em" />
          </a>
        ))}
      </div>
    </details>
  )
}
