import { bannerPages, bannerPositions, siteLimits } from 'shared-contracts/site'
import { Button, Notice, RichText, useShell } from 'shared-frame'
import { formFields } from 'shared-frame/forms'
import { useMutation, useQuery } from 'shared-frame/remote'
import { catalogsQuery } from 'shared-ui/reading'
import styles from '../components/SiteDesk.module.css'
import type { BannerDraft } from '../rules/draft-values'
import { siteDeskTexts } from '../site-desk-texts'
import { CheckboxGroup } from './CheckboxGroup'
import { PictureChooser } from './PictureChooser'

const words = siteDeskTexts.fields
const fields = formFields<{ readonly draft: BannerDraft }>()

/** A banner: where and when it stands, and its text or picture. */
export function BannerFields() {
  const pages = fields.useField('draft.pages')
  return (
    <>
      <Notice kind="warning">{siteDeskTexts.substitutes}</Notice>
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
  const { api } = useShell()
  const content = fields.useValue('draft.content')
  const preview = useMutation({
    mutationFn: (text: string) => api.call('SiteDesk/PreviewText', { body: { content: text } }),
  })
  return (
    <div className={styles.rows}>
      <p>
        <Button tone="soft" size="small" busy={preview.isPending} onClick={() => preview.mutate(content)}>
          {words.preview}
        </Button>
      </p>
      <div aria-live="polite">
        {preview.isError && <Notice kind="error">{preview.error.message}</Notice>}
        {preview.data && preview.variables === content && (
          <section className={styles.panel} aria-label={words.previewTitle}>
            <RichText html={preview.data.html} />
          </section>
        )}
      </div>
    </div>
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
