import { withWhom } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'
import { LinkButton, Notice, Stack } from 'shared-frame'
import { forWhomTexts } from '../../../texts/for-whom'
import type { MenusForWhom } from '../use-object-type'

/** What is said where whom the site is for has no menus: breast milk alone, or a child past five years. */
export function NoMenus({ why }: { why: NonNullable<MenusForWhom['none']> }) {
  const young = why === 'under-six-months'
  return (
    <Stack>
      <Notice kind="info">{young ? forWhomTexts.breastMilkOnly : forWhomTexts.grown}</Notice>
      {young && (
        <Stack direction="row" gap="small">
          <LinkButton to={paths.babyHealth} tone="soft">
            {forWhomTexts.growth}
          </LinkButton>
          <LinkButton to={withWhom(paths.menuBank, { kind: 'nursing' })} tone="soft">
            {forWhomTexts.nursingMenus}
          </LinkButton>
        </Stack>
      )}
    </Stack>
  )
}
