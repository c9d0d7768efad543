import { afterEach, expect, test } from '@jest/globals'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { FormFrame, useFieldForm } from 'shared-frame/forms'
import { click, createFakeApi, eventually, press, typeText } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../../testing/mount-form'
import { emptyMotherhood, type MotherhoodValues } from '../rules/motherhood'
import { MotherhoodFields } from './MotherhoodFields'

const parsed = parseCalendarDay('2026-11-21')
const today = parsed as CalendarDay

let view: FormView
afterEach(() => view.unmount())

function Form({ defaults }: { defaults: MotherhoodValues }) {
  const form = useFieldForm<MotherhoodValues>({ name: 'f', defaults, rules: () => ({}), async send() {} })
  return (
    <FormFrame form={form} submitLabel="Gửi">
      <MotherhoodFields today={today} />
    </FormFrame>
  )
}

const pregnant: MotherhoodValues = { ...emptyMotherhood, userType: 0, pregnancyWeeks: 12, pregnancyDayInWeek: 3 }

test.each<[string, MotherhoodValues, readonly string[]]>([
  ['nobody yet', emptyMotherhood, ['userType']],
  ['pregnant', pregnant, ['userType', 'pregnancyWeeks', 'pregnancyDayInWeek']],
  ['a mother who nurses', { ...pregnant, userType: 1, motherStatus: 2 }, ['userType', 'motherStatus', 'children']],
  ['a carer', { ...pregnant, userType: 3 }, ['userType', 'babysitterRelationshipId', 'children']],
])('%s is asked for', async (_, defaults, fields) => {
  const api = createFakeApi({ 'BabysitterRelationship/GetAll': () => [{ id: 1, title: 'Mẹ' }] })
  view = await mountForm(<Form defaults={defaults} />, api)
  const names = [
    'userType',
    'motherStatus',
    'pregnancyWeeks',
    'pregnancyDayInWeek',
    'babysitterRelationshipId',
    'children',
  ]
  expect(names.filter((name) => document.getElementById(`f-${name}`))).toEqual(fields)
})

test('fewer children ask before one that was filled in goes, and leave what was typed of the others', async () => {
  const one = { id: null, fullName: '', dayOfBirth: null, gender: null }
  view = await mountForm(
    <Form defaults={{ ...pregnant, userType: 1, motherStatus: 2, children: [one, one] }} />,
    createFakeApi({}),
  )
  const count = view.find<HTMLInputElement>('#f-children')
  const choose = async (number: string) => {
    await typeText(count, number, { replace: true })
    await press(count, 'Enter')
  }
  await typeText(view.find<HTMLInputElement>('[id="f-children.0.fullName"]'), 'Bé Na')
  await typeText(view.find<HTMLInputElement>('[id="f-children.1.fullName"]'), 'Bé Tí')
  await choose('1')
  await eventually(() => expect(view.find('[role=alertdialog]').textContent).toContain('về 1 bé cuối sẽ mất'))
  await click(view.button('Hủy'))
  await choose('3')
  expect([0, 1, 2].map((index) => view.find<HTMLInputElement>(`[id="f-children.${index}.fullName"]`).value)).toEqual([
    'Bé Na',
    'Bé Tí',
    '',
  ])
})
