import { loginPath, paths } from 'shared-contracts/paths'
import { Icon, LinkButton, useSession } from 'shared-frame'
import type { SessionUser } from 'shared-frame/remotes'
import { useService } from '../../frame/shell-services-context'
import styles from './Visitor.module.css'

/**
 * Who is here: the greeting that leads to the account page, or login and register. Both stand in a place of one size, so
 * that nothing moves when the session becomes known.
 */
export function Visitor({ onLogout }: { onLogout: () => void }) {
  const session = useSession()
  const reconnecting = useService((services) => services.reconnecting, false)
  return (
    <div className={styles.visitor} data-tour="account">
      {session.state === 'signed-in' ? (
        <Greeting user={session.user} onLogout={onLogout} />
      ) : reconnecting ? (
        <Waiting />
      ) : (
        <Entrance />
      )}
    </div>
  )
}

/** Somebody who is logged in, but the server does not say who. */
function Waiting() {
  return (
    <span className={styles.greeting}>
      <span className={styles.avatar} aria-hidden="true">
        <Icon name="user" size="1.4em" />
      </span>
      <span className={styles.words}>Đang kết nối…</span>
    </span>
  )
}

function Entrance() {
  return (
    <>
      <a className={styles.icon} href={loginPath()} aria-label="Đăng nhập">
        <Icon name="user" size="1.4em" />
      </a>
      <span className={styles.wide}>
        <LinkButton to={loginPath()} tone="quiet" size="small">
          Đăng nhập
        </LinkButton>
        <LinkButton to={paths.register} size="small">
          Đăng ký
        </LinkButton>
      </span>
    </>
  )
}

function Greeting({ user, onLogout }: { user: SessionUser; onLogout: () => void }) {
  return (
    <>
      <a className={styles.greeting} href={paths.personal} title="Trang cá nhân của bạn">
        <Avatar user={user} />
        <span className={styles.words}>
          <span className={styles.hello}>Xin chào</span>{' '}
          <span className={styles.name} translate="no">
            {user.shortName}
          </span>
        </span>
      </a>
      <button type="button" className={styles.logout} onClick={onLogout}>
        Đăng xuất
      </button>
    </>
  )
}

function Avatar({ user }: { user: SessionUser }) {
  if (user.pictureUrl) return <img className={styles.avatar} src={user.pictureUrl} width={40} height={40} alt="" />
  return (
    <span className={styles.avatar} aria-hidden="true" translate="no">
      {initialOf(user.shortName)}
    </span>
  )
}

/** Vietnamese names are called by their last word. */
function initialOf(shortName: string): string {
  return shortName.split(' ').at(-1)?.charAt(0).toUpperCase() ?? ''
}
