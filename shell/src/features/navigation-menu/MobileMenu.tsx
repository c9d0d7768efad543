import { loginPath, paths } from 'shared-contracts/paths'
import { Icon, LinkButton, useSession } from 'shared-frame'
import { dialogCommand } from '../../frame/dialog-command'
import { useService } from '../../frame/shell-services-context'
import { useDialog } from '../../frame/use-dialog'
import { useOnNewPath } from '../../frame/use-on-new-path'
import { useChatWays } from '../chat/use-chat-ways'
import { SocialLinks } from '../site/SocialLinks'
import { useNavigationItems } from '../site/use-site'
import styles from './MobileMenu.module.css'
import { isCurrentItem, type MenuItem, visibleItems } from './visible-items'

interface Props {
  readonly path: string
  readonly onLogout: () => void
}

const SHEET_ID = 'bang-menu'

/** The menu below the xl breakpoint: a sheet from the right, opened and closed by the browser itself. */
export function MobileMenu({ path, onLogout }: Props) {
  const dialog = useDialog()
  useOnNewPath(path, dialog.close)

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-label="Mở menu"
        {...dialogCommand('show-modal', SHEET_ID)}
        onClick={dialog.open}
      >
        <Icon name="menu" size="1.5em" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the browser itself closes it, with Escape */}
      <dialog
        ref={dialog.ref}
        id={SHEET_ID}
        className={styles.sheet}
        aria-label="Menu"
        closedby="any"
        // A link to the page below the sheet changes no path. A press beside the sheet closes it where `closedby` is unknown.
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget || (target instanceof Element && target.closest('a'))) dialog.close()
        }}
      >
        <SheetContent path={path} onClose={dialog.close} onLogout={onLogout} />
      </dialog>
    </>
  )
}

function SheetContent({ path, onLogout, onClose }: Props & { onClose: () => void }) {
  const session = useSession()
  const reconnecting = useService((services) => services.reconnecting, false)
  const items = visibleItems(useNavigationItems() ?? [], session)
  return (
    <div className={styles.content}>
      <div className={styles.top}>
        <p className={styles.greeting}>
          {session.state === 'signed-in' ? `Xin chào ${session.user.shortName}` : 'Dinh dưỡng cho mẹ và bé'}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label="Đóng menu"
          {...dialogCommand('close', SHEET_ID)}
          onClick={onClose}
        >
          <Icon name="close" size="1.4em" />
        </button>
      </div>
      <nav aria-label="Các mục của menu">
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.link}>
              <SheetItem item={item} path={path} />
            </li>
          ))}
          <li>
            <a className={styles.row} href={paths.cart} aria-current={path === paths.cart ? 'page' : undefined}>
              Danh sách đi chợ
            </a>
          </li>
          <li>
            <a
              className={styles.row}
              href={paths.favourites}
              aria-current={path === paths.favourites ? 'page' : undefined}
            >
              Mục yêu thích
            </a>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        {session.state === 'signed-in' ? (
          <div className={styles.buttons}>
            <LinkButton to={paths.personal} tone="soft">
              Trang cá nhân
            </LinkButton>
            <button type="button" className={styles.logout} onClick={onLogout}>
              Đăng xuất
            </button>
          </div>
        ) : reconnecting ? (
          <p>Đang kết nối…</p>
        ) : (
          <div className={styles.buttons}>
            <LinkButton to={loginPath()}>Đăng nhập</LinkButton>
            <LinkButton to={paths.register} tone="soft">
              Đăng ký
            </LinkButton>
          </div>
        )}
        <ChatWays />
        <SocialLinks />
      </div>
    </div>
  )
}

/** The chat's button is away wherever it would cover something: here its ways always are. */
function ChatWays() {
  const ways = useChatWays()
  if (ways.length === 0) return null
  return (
    <p className={styles.chat}>
      Hỏi chương trình qua
      {ways.map(({ name, link }) => (
        <a key={name} href={link} target="_blank" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  )
}

function SheetItem({ item, path }: { item: MenuItem; path: string }) {
  const current = isCurrentItem(item, path)
  if (item.entries.length === 0) {
    return (
      <a className={styles.row} href={item.link} aria-current={current ? 'page' : undefined}>
        {item.textMobile}
      </a>
    )
  }
  return (
    <details name="sheet-menu" open={current}>
      <summary className={styles.row}>
        {item.textMobile}
        <Icon name="down" size="1em" />
      </summary>
      <ul className={styles.entries}>
        {item.entries.map(({ text, link }) => (
          <li key={link}>
            <a className={styles.entry} href={link} aria-current={path === link ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
