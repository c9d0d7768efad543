import type { ReactNode } from 'react'
import type { Shortcut } from 'shared-contracts/paths'
import { paths } from 'shared-contracts/paths'
import { ShortcutIcon } from '../../features/shortcuts/ShortcutIcon'
import styles from './Hero.module.css'

interface Action {
  readonly title: string
  readonly path: string
  readonly icon: Shortcut['icon']
}

const ACTIONS: readonly Action[] = [
  { title: 'Chọn thực đơn', path: paths.menuBank, icon: 'bowl' },
  { title: 'Theo dõi sức khỏe bé', path: paths.babyHealth, icon: 'baby' },
  { title: 'Theo dõi sức khỏe mẹ', path: paths.motherHealth, icon: 'mother' },
]

/** What the site is, its one main thing, and three ways on. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <div className={styles.hero}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>Cho mẹ bầu, mẹ cho con bú và bé dưới 5 tuổi</p>
          <h1 className={styles.title}>
            <span>Hôm nay mẹ ăn gì,</span> <span>bé lớn ra sao?</span>
          </h1>
          <p className={styles.intro}>Bữa ăn cân bằng và từng bước lớn của con, mẹ xem ở đây. Miễn phí.</p>
        </div>
        <div className={styles.main}>{children}</div>
        <ul className={styles.actions} data-tour="home-actions">
          {ACTIONS.map(({ title, path, icon }) => (
            <li key={path}>
              <a className={styles.action} href={path}>
                <span className={styles.icon}>
                  <ShortcutIcon name={icon} />
                </span>
                <strong>{title}</strong>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
