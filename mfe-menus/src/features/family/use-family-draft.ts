import { useShell } from 'shared-frame'
import { type KeptOwner, useKeptState } from 'shared-frame/kept'
import { builderTexts } from '../../texts/builder'
import { changeFamilyDraft, emptyFamilyDraft, type FamilyChange } from './rules/family-draft'
import { keptFamily } from './rules/kept-family'

/** Who eats and the last menu, kept on this device: they survive errors, navigation, reload, login and the tab. */
export function useFamilyDraft(owner: KeptOwner) {
  const shell = useShell()
  const kept = useKeptState(keptFamily, owner, 'family', () => emptyFamilyDraft)
  return {
    draft: kept.value,
    change(change: FamilyChange): void {
      if (!kept.change((draft) => changeFamilyDraft(draft, change))) shell.notify(builderTexts.changedElsewhere, 'info')
    },
  }
}
