import { useService } from '../shell-services-context'
import styles from './Status.module.css'

const NO_LABELS: readonly string[] = []

/** First in the document: past header and menu to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#noi-dung" data-no-print>
      Đến nội dung chính
    </a>
  )
}

/** The bar at the top while the next page is on its way; the page's title is announced when it is there. */
export function ProgressBar() {
  const state = useService((services) => services.progress.state, 'idle')
  return <div className={styles.progress} data-state={state} aria-hidden="true" />
}

/** Says what the shell or a section wants said, to screen readers alone. */
export function Announcer() {
  const text = useService((services) => services.announcement, '')
  return (
    <div className="visually-hidden" role="status" data-announcer>
      {text}
    </div>
  )
}

/**
 * What is being done in the background; leaving the page asks first until it is done (services/tasks). And that the server
 * does not answer for the session, until it does.
 */
export function TaskLabel() {
  const labels = useService((services) => services.tasks.labels, NO_LABELS)
  const reconnecting = useService((services) => services.reconnecting, false)
  return (
    <div className={styles.tasks} role="status">
      {labels.map((label) => (
        <p key={label} className={styles.task}>
          <span className={styles.wheel} aria-hidden="true" />
          {label}
        </p>
      ))}
      {reconnecting && (
        <p className={styles.task} data-reconnecting>
          <span className={styles.wheel} aria-hidden="true" />
          <span>Chưa kết nối được máy chủ. Bạn không bị đăng xuất; trang đang tự thử lại.</span>
        </p>
      )}
    </div>
  )
}
