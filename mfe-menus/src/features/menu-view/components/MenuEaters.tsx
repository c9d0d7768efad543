import { Notice } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { texts } from '../../../texts'
import { choicesOf, type ForWhom, ForWhomSwitch, forWhomIn, nameOf, objectTypeOf } from '../../for-whom'
import { useFamily } from '../../object-type'
import type { MenuOnTable } from '../rules/menu-day'
import { feedsFamily } from '../rules/menu-eaters'

/** How many a family has before anybody said so. */
const FAMILY = 4

interface MenuEatersProps {
  readonly menu: MenuOnTable
  /** Whom the amounts on screen are for. */
  readonly forWhom: ForWhom
  readonly path: string
}

/** The switch of a menu: whom it suits, and a family. Says so where the address asks for somebody else. */
export function MenuEaters({ menu, forWhom, path }: MenuEatersProps) {
  const { search } = usePage()
  const people = useFamily()
  const asked = forWhomIn(search)
  const family = feedsFamily(menu) ? { title: texts.forWhom.together, people: FAMILY } : null
  const refused = asked !== null && (asked.kind !== forWhom.kind || objectTypeOf(asked) !== objectTypeOf(forWhom))
  return (
    <>
      <ForWhomSwitch
        choices={choicesOf({ suits: menu.suits, family, people, chosen: forWhom })}
        chosen={forWhom}
        path={path}
      />
      {refused && (
        <Notice kind="warning">
          {texts.menu.notFor(
            nameOf({ objectTypeId: objectTypeOf(asked), people: asked.kind === 'family' ? asked.people : 1 }),
          )}
        </Notice>
      )}
    </>
  )
}
