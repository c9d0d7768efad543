import styles from './Social.module.css'
import type { SocialMode } from './social-names'

/** The provider's initial; their own logos come with rules of use that each operator agrees to. */
export function ProviderMark({ mode }: { mode: SocialMode }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {mode.charAt(0)}
    </span>
  )
}
