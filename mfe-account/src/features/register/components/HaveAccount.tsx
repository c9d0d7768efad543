import { paths } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import { registerTexts as words } from '../../../texts/register'
import { withReturnTo } from '../../after-login'
import styles from './Register.module.css'

/** The way to login, for who has an account already. */
export function HaveAccount({ returnTo }: { returnTo: string | null }) {
  return (
    <p className={styles.foot}>
      {words.haveAccount} <AppLink to={withReturnTo(paths.login, returnTo)}>{words.login}</AppLink>
    </p>
  )
}
