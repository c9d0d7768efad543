import { bannerPages, bannerPositions, siteLimits } from 'shared-contracts/site'
import { Notice, useShell } from 'shared-frame'
import { formFields } from 'shared-frame/forms'
import { useQuery } from 'shared-frame/remote'
import { catalogsQuery } from 'shared-ui/reading'
import { TextPreview } from '../../../kit/preview'
import type { EntryValues } from '../../../kit/saving'
import type { BannerDraft } from '../rules/draft-values'
import { siteTexts } from '../site-texts'
import { CheckboxGroup } from './CheckboxGroup'
import { PictureChooser } from './PictureChooser'
import styles from './SiteForm.module.css'

const words = siteTexts.fields
const fields = formFields<EntryValues<BannerDraft>>()

/** A banner: where and when it stands, and its text or picture. */
export function BannerFields() {
  const pages = fields.useField('draft.pages')
  return (
    <>
      <Notice kind="warning">{siteTexts.substitutes}</Notice>
      <fields.Text
        name="draft.title"
        label={words.bannerTitle}
        hint={words.bannerTitleHint}
        required
        maxLength={siteLimits.bannerTitle}
      />
      <fields.Radio
        name="draft.position"
        legend={words.position}
        options={bannerPositions.map((value) => ({ value, title: words.positions[value] }))}
      />
      <CheckboxGroup
        id={pages.id}
        legend={words.pages}
        options={bannerPages.map((value) => ({ value, title: words.pagesOf[value] }))}
        chosen={pages.value}
        error={pages.error}
        onChange={pages.onChange}
      />
      <Catalogs />
      <div className={styles.days}>
        <fields.Date name="draft.firstDay" label={words.firstDay} hint={words.dayHint} />
        <fields.Date name="draft.lastDay" label={words.lastDay} hint={words.dayHint} />
      </div>
      <fields.Text
        name="draft.content"
        label={words.content}
        hint={words.contentHint}
        rows={4}
        maxLength={siteLimits.bannerText}
      />
      <Preview />
      <BannerImage />
      <fields.Checkbox name="draft.isPublic" label={words.isPublic} />
    </>
  )
}

function Catalogs() {
  const { api } = useShell()
  const { id, value, error, onChange } = fields.useField('draft.catalogCodes')
  const catalogs = useQuery(catalogsQuery(api)).data ?? []
  return (
    <CheckboxGroup
      id={id}
      legend={words.catalogs}
      hint={words.catalogsHint}
      options={catalogs.map(({ code, title }) => ({ value: code, title }))}
      chosen={value}
      error={error}
      onChange={onChange}
    />
  )
}

function Preview() {
  return (
    <TextPreview
      text={fields.useValue('draft.content')}
      render={(api, content) => api.call('SiteDesk/PreviewText', { body: { content } })}
    />
  )
}

function BannerImage() {
  const { value: picture, error, onChange } = fields.useField('draft.picture')
  return (
    <>
      <PictureChooser
        label={words.picture}
        shown={picture}
        error={error}
        onChoose={(uploaded) => onChange({ ...uploaded, alt: '' })}
        onRemove={() => onChange(null)}
      />
      {picture !== null && (
        <>
          <fields.Text
            name="draft.picture.alt"
            label={words.alt}
            hint={words.altHint}
            required
            maxLength={siteLimits.pictureAlt}
          />
          <fields.Text name="draft.link" label={words.pictureLink} hint={words.linkHint} maxLength={siteLimits.link} />
        </>
      )}
    </>
  )
}
