import { useShell } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { selectField } from 'shared-frame/select'
import { provinceOptions, searchPlaces } from 'shared-ui/places'
import { classDeskTexts } from '../class-desk-texts'
import type { DeskClass } from '../requests/desk-classes'
import { useProvinces } from '../requests/provinces'
import { useSaveClass } from '../requests/save-class'
import { blankClass, type ClassValues, classProblems, valuesOf } from '../rules/class-draft'
import styles from './ClassDesk.module.css'
import { ContentPreview } from './ContentPreview'

const words = classDeskTexts.fields
const fields = formFields<ClassValues>()
const SelectField = selectField<ClassValues>()

export interface ClassFormProps {
  /** Null: a new class. */
  readonly item: DeskClass | null
  readonly onSaved: () => void
}

/** A class as its editor writes it. What is typed stays through a refusal, and through a session that ends meanwhile. */
export default function ClassForm({ item, onSaved }: ClassFormProps) {
  const { notify } = useShell()
  const save = useSaveClass()
  const form = useFieldForm<ClassValues>({
    name: 'class',
    defaults: item === null ? blankClass : valuesOf(item),
    rules: classProblems,
    kept: { in: 'device', days: 14, whole: true, as: `class.${item?.id ?? 'new'}` },
    async send(values) {
      await save(values)
      notify(classDeskTexts.saved, 'success')
      onSaved()
    },
  })
  return (
    <FormFrame form={form} submitLabel={classDeskTexts.save}>
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
    </FormFrame>
  )
}

function Province() {
  const provinces = useProvinces()
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
  const offered = Object.entries(classDeskTexts.drawings).map(([value, title]) => ({ value, title }))
  const isOffered = offered.some(({ value }) => value === chosen)
  const options = isOffered ? offered : [...offered, { value: chosen, title: chosen }]
  return <fields.Radio name="draft.illustration" legend={words.illustration} options={options} />
}

function WrittenContent() {
  return <ContentPreview content={fields.useValue('draft.content')} />
}
