import type { Eater } from 'shared-contracts/family'
import { Notice } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { useFamily } from 'shared-ui/family'
import { forWhomTexts } from '../../../texts/for-whom'
import { menuTexts } from '../../../texts/menu'
import { choicesOf, eaterIn, ForWhomSwitch, nameOf, objectTypeOf } from '../../for-whom'
import type { MenuOnTable } from '../rules/menu-day'
import { feedsFamily } from '../rules/menu-eaters'

/** How many a family has before anybody said so. */
const FAMILY = 4

interface MenuEatersProps {
  readonly menu: MenuOnTable
  /** Whom the amounts on screen are for. */
  readonly forWhom: Eater
  readonly path: string
}

/** The switch of a menu: whom it suits, and a family. Says so where the address asks for somebody else. */
export function MenuEaters({ menu, forWhom, path }: MenuEatersProps) {
  const { search, today } = usePage()
  const members = useFamily(today)
  const asked = eaterIn(search)
  const family = feedsFamily(menu) ? { title: forWhomTexts.together, people: FAMILY } : null
  const refused = asked !== null && (asked.kind !== forWhom.kind || objectTypeOf(asked) !== objectTypeOf(forWhom))
  return (
    <>
      <ForWhomSwitch
        choices={choicesOf({ suits: menu.suits, family, members, chosen: forWhom })}
        chosen={forWhom}
        path={path}
      />
      {refused && (
        <Notice kind="warning">
          {menuTexts.notFor(
            nameOf({ objectTypeId: objectTypeOf(asked), people: asked.kind === 'adults' ? asked.people : 1 }),
          )}
        </Notice>
      )}
    </>
  )
}
