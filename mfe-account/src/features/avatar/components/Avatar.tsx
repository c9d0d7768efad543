import { shortName } from 'shared-contracts/ages'
import styles from './Avatar.module.css'

/** The user's picture, or the initial of the name that she or he is called by: the last word. */
export function Avatar({ fullName, pictureUrl }: { fullName: string; pictureUrl: string | null }) {
  if (pictureUrl !== null) return <img className={styles.avatar} src={pictureUrl} width={112} height={112} alt="" />
  return (
    <span className={styles.avatar} aria-hidden="true">
      {shortName(fullName).split(' ').at(-1)?.charAt(0).toUpperCase()}
    </span>
  )
}
