import type { FormProps } from '../../../kit/entry-kind'
import { EntryFrame, useEntryForm } from '../../../kit/saving'
import { draftProblems } from '../rules/draft-values'
import type { SiteDraft } from '../rules/site-entries'
import { siteTexts } from '../site-texts'
import { BannerFields } from './BannerFields'
import { NavigationFields } from './NavigationFields'
import { SiteObjectFields } from './SiteObjectFields'

const parts = { navigation: NavigationFields, 'site-object': SiteObjectFields, banner: BannerFields }

/** An entry round the content as an editor writes it. */
export default function SiteForm<E>({ saver }: FormProps<E, SiteDraft>) {
  const form = useEntryForm({ saver, name: 'entry', rules: draftProblems })
  const Fields = parts[saver.read().draft.kind]
  return (
    <EntryFrame saver={saver} form={form} submitLabel={siteTexts.save}>
      <Fields />
    </EntryFrame>
  )
}
