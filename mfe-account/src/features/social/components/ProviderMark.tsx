import type { SocialMode } from '../rules/social-names'
import styles from './Social.module.css'

/** The provider's initial; their own logos come with rules of use that each operator agrees to. */
export function ProviderMark({ mode }: { mode: SocialMode }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {mode.charAt(0)}
    </span>
  )
}
