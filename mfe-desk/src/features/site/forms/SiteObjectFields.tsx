import { siteLimits } from 'shared-contracts/site'
import { formFields } from 'shared-frame/forms'
import { Choice } from 'shared-ui/desk'
import type { EntryValues } from '../../../kit/saving'
import { objectKindOf, objectKinds } from '../rules/object-kinds'
import type { DraftOf } from '../rules/site-entries'
import { siteTexts } from '../site-texts'
import { PictureChooser } from './PictureChooser'

const words = siteTexts.fields
const fields = formFields<EntryValues<DraftOf<'site-object'>>>()

/** A part of header, footer or home page. */
export function SiteObjectFields() {
  const draft = fields.useValue('draft')
  const change = fields.useChange()
  const kind = objectKindOf(draft.code, draft.pagePositionName)
  const has = (part: 'title' | 'label' | 'picture') => kind === undefined || kind.parts.some((each) => each === part)
  return (
    <>
      <Choice
        label={words.code}
        value={`${draft.code} ${draft.pagePositionName}`}
        onChoose={(value) => {
          const [code = '', position = ''] = value.split(' ')
          const chosen = objectKindOf(code, position)
          if (chosen)
            change({ draft: { ...draft, code, pagePositionName: chosen.position, sectionType: chosen.section } })
        }}
      >
        {kind === undefined && <option value={`${draft.code} ${draft.pagePositionName}`}>{draft.code}</option>}
        {objectKinds.map(({ code, position, title }) => (
          <option key={`${code} ${position}`} value={`${code} ${position}`}>
            {title}
          </option>
        ))}
      </Choice>
      {has('title') && <fields.Text name="draft.title" label={words.title} maxLength={siteLimits.objectTitle} />}
      <fields.Text
        name="draft.text"
        label={words.objectText}
        hint={words.objectTextHint}
        required
        rows={2}
        maxLength={siteLimits.objectText}
      />
      {has('label') && <fields.Text name="draft.label" label={words.label} maxLength={siteLimits.objectLabel} />}
      <fields.Text name="draft.link" label={words.link} hint={words.linkHint} maxLength={siteLimits.link} />
      {has('picture') && <ObjectPicture />}
      <fields.Checkbox name="draft.isPublic" label={words.isPublic} />
    </>
  )
}

function ObjectPicture() {
  const { value, error, onChange } = fields.useField('draft.mediaLink')
  return (
    <PictureChooser
      label={words.mediaLink}
      shown={value === '' ? null : { address: value, alt: '' }}
      error={error}
      onChoose={({ address }) => onChange(address)}
      onRemove={() => onChange('')}
    />
  )
}
