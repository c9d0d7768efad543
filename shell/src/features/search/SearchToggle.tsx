import { useRef } from 'react'
import { paths } from 'shared-contracts/paths'
import { Icon, SearchBox } from 'shared-frame'
import { useOnNewPath } from '../../frame/use-on-new-path'
import styles from './SearchToggle.module.css'

const PANEL_ID = 'tim-kiem-nhanh'

/**
 * The search box behind an icon. A popover opens before any script runs, closes by Escape or a tap elsewhere and gives
 * focus back; where popovers are unknown the icon leads to the search page.
 */
export function SearchToggle({ path }: { path: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  function close(): void {
    if (popoversWork() && panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }

  useOnNewPath(path, close)

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label="Tìm kiếm"
        data-tour="search"
        popoverTarget={PANEL_ID}
        onClick={() => {
          if (!popoversWork()) window.location.assign(paths.search)
        }}
      >
        <Icon name="search" size="1.4em" />
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => {
          if (event.newState === 'open') input.current?.focus()
        }}
      >
        <SearchBox label="Tìm nhanh" inputRef={input} onSearch={close} />
      </div>
    </>
  )
}

function popoversWork(): boolean {
  return 'popover' in HTMLElement.prototype
}
