import { useRef, useState } from 'react'
import { savedMenuPath } from 'shared-contracts/paths'
import { AppLink, Button, illustrationPath } from 'shared-frame'
import { RenameMenuPart } from '../rename-menu-part'
import type { SavedMenuCard } from '../requests/saved-menus'
import { useMenuChanges } from '../requests/use-menu-changes'
import { menuFacts } from '../rules/menu-facts'
import { savedMenuTexts as texts } from '../saved-menu-texts'
import styles from './SavedMenus.module.css'

interface Props {
  readonly menu: SavedMenuCard
  /** The item goes with its button: focus has to go elsewhere. */
  readonly onRemove: () => void
}

/** One of the own menus: what it is, and what can be done with it. */
export function SavedMenuItem({ menu, onRemove }: Props) {
  const [renaming, setRenaming] = useState(false)
  const [copying, setCopying] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const { copy, remove } = useMenuChanges()
  const { title } = menu

  async function duplicate() {
    setCopying(true)
    await copy(menu)
    setCopying(false)
  }

  return (
    <li className={styles.item}>
      <img
        className={styles.drawing}
        src={illustrationPath(menu.illustrations[0] ?? 'com')}
        width={96}
        height={72}
        alt=""
        loading="lazy"
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <AppLink to={savedMenuPath(menu.id)}>{title}</AppLink>
        </h2>
        <ul className={styles.facts}>
          {menuFacts(menu).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {menu.dishCount === 0 && <p>{texts.gone}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          ref={rename}
          size="small"
          tone="soft"
          aria-expanded={renaming}
          aria-label={texts.renameOf(title)}
          onClick={() => setRenaming(!renaming)}
        >
          {texts.rename}
        </Button>
        <Button
          size="small"
          tone="soft"
          busy={copying}
          aria-label={texts.copyOf(title)}
          onClick={() => void duplicate()}
        >
          {texts.copy}
        </Button>
        <Button
          size="small"
          tone="danger"
          aria-label={texts.removeOf(title)}
          onClick={() => {
            onRemove()
            void remove(menu)
          }}
        >
          {texts.remove}
        </Button>
      </div>
      {renaming && (
        <div className={styles.form}>
          <RenameMenuPart
            menu={menu}
            onDone={() => {
              setRenaming(false)
              rename.current?.focus()
            }}
          />
        </div>
      )}
    </li>
  )
}
