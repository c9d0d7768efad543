import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { FormFrame, useFieldForm } from 'shared-frame/forms'
import { click, createFakeApi, eventually, press, typeText } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../../testing/mount-form'
import { emptyPlace, type PlaceValues } from '../rules/place'
import { PlaceFields } from './PlaceFields'

let view: FormView
let sent: PlaceValues | null = null
afterEach(() => view.unmount())

function Form({ defaults }: { defaults: PlaceValues }) {
  const form = useFieldForm<PlaceValues>({
    ...{ name: 'f', defaults, rules: () => ({}) },
    async send(values) {
      sent = values
    },
  })
  return (
    <FormFrame form={form} submitLabel="Gửi">
      <PlaceFields />
    </FormFrame>
  )
}

const ward = (id: number, title: string, districtId: number | null = null) => ({ id, title, provinceId: 1, districtId })

/** @param failures how often the wards don't arrive */
async function open(defaults: PlaceValues = emptyPlace, failures = 0): Promise<void> {
  let failed = 0
  const api = createFakeApi({
    'Province/GetAll': () => [
      { id: 1, title: 'Thành phố Hà Nội', areaId: 2, formerTitles: ['Tỉnh Hà Tây'] },
      { id: 37, title: 'Tỉnh Ninh Bình', areaId: 2, formerTitles: ['Tỉnh Hà Nam', 'Tỉnh Nam Định'] },
    ],
    'Ward/GetByProvinceId'() {
      if (failed++ < failures) throw new ApiError('Ward/GetByProvinceId', 0, 'Không kết nối được với máy chủ.')
      return [
        ward(4, 'Phường Ba Đình', 1),
        ward(8, 'Phường Ngọc Hà', 1),
        ward(70, 'Phường Hoàn Kiếm', 2),
        ward(97, 'Phường Hồng Hà'),
      ]
    },
    'District/GetByProvinceId': () => [
      { id: 1, title: 'Quận Ba Đình', provinceId: 1, legacy: true },
      { id: 2, title: 'Quận Hoàn Kiếm', provinceId: 1, legacy: true },
    ],
  })
  view = await mountForm(<Form defaults={defaults} />, api)
}

const input = (name: keyof PlaceValues) => view.find<HTMLInputElement>(`#f-${name}`)
const options = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)

/** Types a name once the list is there, and waits for what it finds. */
async function expectFound(name: keyof PlaceValues, typed: string, found: readonly string[]) {
  await eventually(() => expect(input(name).disabled).toBe(false))
  await typeText(input(name), typed, { replace: true })
  await eventually(() => expect(options()).toEqual(found))
}

test('a province is found by one that became a part of it, which is shown beside it', async () => {
  await open()
  await expectFound('provinceId', 'hà nam', ['Tỉnh Ninh Bình Tỉnh Hà Nam cũ'])
  await expectFound('provinceId', 'ha tay', ['Thành phố Hà Nội Tỉnh Hà Tây cũ'])
  await press(input('provinceId'), 'Enter')
  expect(input('provinceId').value).toBe('Thành phố Hà Nội')
})

test('a ward is found by name, without accents and by former district, and chosen by keyboard', async () => {
  await open({ provinceId: 1, wardId: null })
  await expectFound('wardId', 'Hoàn', ['Phường Hoàn Kiếm'])
  await expectFound('wardId', 'ba dinh', ['Phường Ba Đình', 'Phường Ngọc Hà Quận Ba Đình cũ'])
  await press(input('wardId'), 'ArrowDown')
  await press(input('wardId'), 'Enter')
  expect(input('wardId').value).toBe('Phường Ngọc Hà')
  await view.submit()
  await eventually(() => expect(sent).toEqual({ provinceId: 1, wardId: 8 }))
})

test('a name that is only begun is pointed back to the list that holds it', async () => {
  await open({ provinceId: 1, wardId: null })
  await expectFound('wardId', 'hong', ['Phường Hồng Hà'])
  await act(async () => input('wardId').blur())
  expect(view.message('f-wardId')).toBe('“hong” chưa khớp mục nào. Bạn chọn trong danh sách nhé.')
})

test('wards that did not arrive are asked for again; what was chosen stays, and what was typed is named', async () => {
  await open({ provinceId: 1, wardId: 70 }, 1)
  await eventually(() => expect(view.text()).toContain('Chưa tải được danh sách'))
  await typeText(input('wardId'), 'ngoc')
  await act(async () => input('wardId').blur())
  expect(view.message('f-wardId')).toBe('“ngoc” chưa khớp mục nào. Bạn chọn trong danh sách nhé.')
  await click(view.button('Thử lại'))
  await eventually(() => expect(input('wardId').value).toBe('Phường Hoàn Kiếm'))
  expect(view.text()).not.toContain('Chưa tải được danh sách')
  expect(input('provinceId').value).toBe('Thành phố Hà Nội')
})
