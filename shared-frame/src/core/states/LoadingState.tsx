import { classNames } from '../page/class-names'
import styles from './LoadingState.module.css'

export interface LoadingStateProps {
  /** What is loading; announced once, when the state appears. */
  readonly label?: string
  /** The shape that will take this place, so that nothing jumps. */
  readonly shape?: 'text' | 'cards' | 'panel'
  readonly count?: number
}

/** A skeleton. Its bones are hidden from screen readers, which hear the label once. */
export function LoadingState({ label = 'Đang tải nội dung', shape = 'text', count = 3 }: LoadingStateProps) {
  return (
    <div className={styles.state}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={styles[shape]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
          <div key={index} className={classNames(styles.bone, shape === 'text' && styles.line)} />
        ))}
      </div>
    </div>
  )
}
