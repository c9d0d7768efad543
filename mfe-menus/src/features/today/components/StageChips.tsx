import { findObjectType, objectTypeGroups } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { CategoryTabs } from 'shared-ui/lists'
import { homeTexts } from '../../../texts/home'
import { useHomeMenus } from '../../bank'
import { bankPath } from '../../object-type'

/** The other stages that have a week, in the home page's order, then all of them: links to the bank. */
export function StageChips() {
  const menus = useHomeMenus()
  const stages = (menus.data ?? []).flatMap(({ objectTypeId }) => findObjectType(objectTypeId) ?? [])
  return (
    <CategoryTabs
      label={homeTexts.otherStages}
      tabs={[
        ...stages.map(({ id, group, title, shortTitle }) => ({
          to: bankPath(id),
          title: group === objectTypeGroups.mother ? shortTitle : title,
          current: false,
        })),
        { to: paths.menuBank, title: homeTexts.all, current: false },
      ]}
    />
  )
}
