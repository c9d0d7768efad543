import { useShell } from 'shared-frame'
import { formFields } from 'shared-frame/forms'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { selectField } from 'shared-frame/select'
import { provinceOptions, searchPlaces } from 'shared-ui/places'
import type { FormProps } from '../../../kit/entry-kind'
import { TextPreview } from '../../../kit/preview'
import { EntryFrame, type EntryValues, useEntryForm } from '../../../kit/saving'
import { classTexts } from '../class-texts'
import { type ClassDraft, classProblems } from '../rules/class-draft'
import styles from './ClassForm.module.css'

const words = classTexts.fields
const fields = formFields<EntryValues<ClassDraft>>()
const SelectField = selectField<EntryValues<ClassDraft>>()

/** A class as its editor writes it. */
export default function ClassForm<E>({ saver }: FormProps<E, ClassDraft>) {
  const form = useEntryForm({ saver, name: 'class', rules: classProblems })
  return (
    <EntryFrame saver={saver} form={form} submitLabel={classTexts.save}>
      <fields.Text name="draft.title" label={words.title} required maxLength={200} />
      <fields.Text name="draft.summary" label={words.summary} hint={words.summaryHint} rows={2} maxLength={600} />
      <div className={styles.times}>
        <fields.Date name="draft.day" label={words.day} required />
        <fields.Text name="draft.startAt" label={words.start} hint={words.timeHint} required maxLength={10} />
        <fields.Text name="draft.endAt" label={words.end} hint={words.timeHint} required maxLength={10} />
      </div>
      <fields.Text name="draft.place" label={words.place} required maxLength={300} />
      <Province />
      <fields.Number name="draft.seats" label={words.seats} hint={words.seatsHint} required whole />
      <Drawing />
      <fields.Text name="draft.content" label={words.content} hint={words.contentHint} rows={10} maxLength={20_000} />
      <WrittenContent />
    </EntryFrame>
  )
}

function Province() {
  const { api } = useShell()
  const provinces = useQuery(
    queryOptions({ queryKey: ['provinces'], queryFn: ({ signal }) => api.call('Province/GetAll', { signal }) }),
  )
  const options = provinceOptions(provinces.data)
  return (
    <SelectField
      name="draft.provinceId"
      label={words.province}
      options={options}
      search={(typed) => searchPlaces(options, typed)}
      loading={provinces.isPending}
    />
  )
}

/** The drawings on offer, with the one that the class has. */
function Drawing() {
  const chosen = fields.useValue('draft.illustration')
  const offered = Object.entries(classTexts.drawings).map(([value, title]) => ({ value, title }))
  const isOffered = offered.some(({ value }) => value === chosen)
  const options = isOffered ? offered : [...offered, { value: chosen, title: chosen }]
  return <fields.Radio name="draft.illustration" legend={words.illustration} options={options} />
}

function WrittenContent() {
  return (
    <TextPreview
      text={fields.useValue('draft.content')}
      render={(api, content) => api.call('ClassDesk/Preview', { body: { content } })}
    />
  )
}
