import type { Shortcut } from 'shared-contracts/paths'
import { paths } from 'shared-contracts/paths'
import { classNames } from 'shared-ui'
import { ShortcutIcon } from '../../features/shortcuts/ShortcutIcon'
import { BowlDrawing } from './BowlDrawing'
import styles from './Hero.module.css'

interface Action {
  readonly title: string
  readonly words: string
  readonly path: string
  readonly icon: Shortcut['icon']
}

const ACTIONS: readonly Action[] = [
  { title: 'Chọn thực đơn', words: 'Bữa cân bằng cho mẹ, cho bé', path: paths.menuBank, icon: 'bowl' },
  { title: 'Theo dõi sức khỏe bé', words: 'Cân nặng, chiều cao theo chuẩn WHO', path: paths.babyHealth, icon: 'baby' },
  { title: 'Theo dõi sức khỏe mẹ', words: 'Tăng cân thai kỳ, sau sinh', path: paths.motherHealth, icon: 'mother' },
]

/** What can be done here, in three taps' reach. */
export function Hero() {
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
        <BowlDrawing className={styles.drawing} ground={styles.ground} />
        <ul className={styles.actions} data-tour="home-actions">
          {ACTIONS.map(({ title, words, path, icon }, index) => (
            <li key={path}>
              <a className={classNames(styles.action, index === 0 && styles.primary)} href={path}>
                <span className={styles.icon}>
                  <ShortcutIcon name={icon} />
                </span>
                <span>
                  <strong className={styles.actionTitle}>{title}</strong>
                  <span className={styles.actionWords}>{words}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
