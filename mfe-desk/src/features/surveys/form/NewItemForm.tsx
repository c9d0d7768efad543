import { surveyLimits } from 'shared-contracts/surveys'
import { validateRequired } from 'shared-contracts/validation'
import { useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { itemKinds } from '../kinds/written-kind'
import { type DeskKind, deskFormPath } from '../rules/desk-kinds'
import { surveyTexts } from '../survey-texts'

const words = surveyTexts.newItem

interface NewItemValues {
  readonly title: string
}

const fields = formFields<NewItemValues>()

export interface NewItemFormProps {
  readonly kind: DeskKind
}

/** Names a new draft and opens its form, which saves by itself from then on. */
export default function NewItemForm({ kind }: NewItemFormProps) {
  const { api, navigate } = useShell()
  const form = useFieldForm<NewItemValues>({
    name: 'desk-new',
    defaults: { title: '' },
    kept: { in: 'device', as: `desk-new.${kind}` },
    rules: ({ title }) => ({ title: validateRequired(title) }),
    async send({ title }) {
      const { writing } = itemKinds[kind]
      const { id } = await writing.save(api, null, { ...writing.blank(), title: title.trim() })
      form.reset({ title: '' })
      await navigate(deskFormPath(kind, id), { replace: true })
    },
  })
  return (
    <FormFrame form={form} submitLabel={words.make}>
      <fields.Text
        name="title"
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={surveyLimits.title}
        autoComplete="off"
      />
    </FormFrame>
  )
}
