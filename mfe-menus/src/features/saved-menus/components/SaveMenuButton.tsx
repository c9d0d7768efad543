import { Button, Icon, Notice } from 'shared-frame'
import { type MenuToSave, useSaveMenus } from '../requests/use-save-menus'
import { savedMenuTexts as texts } from '../saved-menu-texts'

interface Props {
  /** What is saved at a press; several for who eat from one pot. */
  readonly menus: () => readonly MenuToSave[]
  readonly label?: string
}

/** Keeps a menu among the visitor's own. What went wrong stands below it, and pressing it again goes on. */
export function SaveMenuButton({ menus, label = texts.save }: Props) {
  const { save, saving, failure } = useSaveMenus()
  return (
    <>
      <Button tone="soft" icon={<Icon name="bookmark" />} busy={saving} onClick={() => void save(menus())}>
        {label}
      </Button>
      <span role="alert">{failure !== null && <Notice kind="warning">{failure}</Notice>}</span>
    </>
  )
}
