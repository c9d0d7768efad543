import { afterEach, expect, test } from '@jest/globals'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { FormFrame, useFieldForm } from 'shared-ui/forms'
import { createFakeApi } from 'shared-ui/testing'
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
