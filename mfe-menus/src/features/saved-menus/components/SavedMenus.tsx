import { useRef } from 'react'
import { paths } from 'shared-contracts/paths'
import { EmptyState, ErrorState, LinkButton, LoadingState } from 'shared-frame'
import { useSavedMenus } from '../requests/saved-menus'
import { savedMenuTexts as texts } from '../saved-menu-texts'
import { SavedMenuItem } from './SavedMenuItem'
import styles from './SavedMenus.module.css'

/** All of the visitor's own menus. */
export function SavedMenus() {
  const menus = useSavedMenus()
  const list = useRef<HTMLDivElement>(null)
  if (menus.isError) return <ErrorState onRetry={() => void menus.refetch()} retrying={menus.isFetching} />
  if (menus.data === undefined) return <LoadingState shape="cards" label={texts.loading} />
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {menus.data.length === 0 ? (
        <EmptyState
          title={texts.empty}
          actions={
            <>
              <LinkButton to={paths.menuBank}>{texts.bank}</LinkButton>
              <LinkButton to={paths.buildMenu} tone="soft">
                {texts.build}
              </LinkButton>
            </>
          }
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <ul className={styles.items}>
          {menus.data.map((menu) => (
            <SavedMenuItem key={menu.id} menu={menu} onRemove={() => list.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  )
}
