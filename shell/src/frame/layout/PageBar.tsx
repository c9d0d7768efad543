import { paths } from 'shared-contracts/paths'
import { Breadcrumb, type BreadcrumbStep } from 'shared-frame'
import type { View } from '../../composition/view'
import { LatestTicker } from '../../features/latest-ticker/LatestTicker'
import { ShortcutBar } from '../../features/shortcuts/ShortcutBar'
import { isHome } from '../../pages/shell-route'
import styles from './PageBar.module.css'

/** Between header and page: shortcuts, the ticker (not on the home page) and the trail to this page. */
export function PageBar({ view }: { view: View }) {
  const onHome = isHome(view)
  const steps = trail(view)
  return (
    <div data-no-print>
      <ShortcutBar path={view.path} />
      {onHome ? null : <LatestTicker />}
      {onHome ? null : <div className={styles.trail}>{steps.length > 1 ? <Breadcrumb steps={steps} /> : null}</div>}
    </div>
  )
}

function trail({ head }: View): readonly BreadcrumbStep[] {
  return [{ title: 'Trang chủ', path: paths.home }, ...(head?.breadcrumb ?? [])]
}
