import type { XlsxCell } from './children-xlsx'
import { ageStyles, type Traits } from './dirty-traits'

const strangers = ['motherAge', 'birthWeight', 'zScore', 'previous'] as const
type Stranger = (typeof strangers)[number]
/** A column of a generated file. */
export type Column =
  | 'code'
  | 'name'
  | 'sex'
  | 'male'
  | 'female'
  | 'birth'
  | 'visit'
  | 'age'
  | 'weight'
  | 'length'
  | 'note'
  | Stranger
export const isOfWords = (column: Column) => column === 'name' || column === 'code' || column === 'note'

export function columnsOf({ time, sex, strangers: withStrangers }: Traits): Column[] {
  const isAge = ageStyles.some((style) => style === time)
  return [
    ...(['code', 'name'] as const),
    ...(sex === 'columns' ? (['male', 'female'] as const) : (['sex'] as const)),
    ...(isAge ? (['age'] as const) : (['birth', 'visit'] as const)),
    ...(['weight', 'length', 'note'] as const),
    ...(withStrangers ? strangers : []),
  ]
}

const names: Readonly<Record<Traits['language'], Readonly<Record<Column, string>>>> = {
  vietnamese: {
    ...{ code: 'Mã trẻ', name: 'Họ và tên', sex: 'Giới tính', male: 'Nam', female: 'Nữ', birth: 'Ngày sinh' },
    ...{ visit: 'Ngày cân đo', age: 'Tuổi', weight: 'Cân nặng', length: 'Chiều cao', note: 'Ghi chú' },
    ...{
      motherAge: 'Tuổi mẹ',
      birthWeight: 'Cân nặng lúc sinh (kg)',
      zScore: 'Cân nặng theo tuổi (z)',
      previous: 'Cân nặng tháng trước',
    },
  },
  unaccented: {
    ...{ code: 'ma', name: 'ho ten', sex: 'gioi', male: 'nam', female: 'nu', birth: 'ngay_sinh' },
    ...{ visit: 'ngay_can', age: 'tuoi', weight: 'can_nang', length: 'chieu_cao', note: 'ghi_chu' },
    ...{ motherAge: 'tuoi_me', birthWeight: 'can_nang_so_sinh', zScore: 'waz', previous: 'can_nang_lan_truoc' },
  },
  capitals: {
    ...{ code: 'STT', name: 'HỌ TÊN TRẺ', sex: 'GIỚI', male: 'NAM', female: 'NỮ', birth: 'NGÀY THÁNG NĂM SINH' },
    ...{ visit: 'NGÀY ĐO', age: 'TUỔI', weight: 'CÂN NẶNG', length: 'CHIỀU DÀI/CAO', note: 'GHI CHÚ' },
    ...{
      motherAge: 'TUỔI MẸ',
      birthWeight: 'CÂN NẶNG SƠ SINH',
      zScore: 'PHÂN LOẠI CÂN NẶNG',
      previous: 'CÂN NẶNG KỲ TRƯỚC',
    },
  },
  english: {
    ...{ code: 'Child ID', name: 'Child name', sex: 'Gender', male: 'Male', female: 'Female', birth: 'Date of birth' },
    ...{ visit: 'Visit date', age: 'Age', weight: 'Weight', length: 'Height', note: 'Remarks' },
    ...{
      motherAge: "Mother's age",
      birthWeight: 'Birth weight (g)',
      zScore: 'Weight-for-age z-score',
      previous: 'Previous weight',
    },
  },
  anthro: {
    ...{ code: 'PID', name: 'NAME', sex: 'SEX', male: 'BOY', female: 'GIRL', birth: 'DOB' },
    ...{ visit: 'DATEVIS', age: 'AGE', weight: 'WEIGHT', length: 'LENHEI', note: 'NOTE' },
    ...{ motherAge: 'MOTHER AGE', birthWeight: 'BIRTHWEIGHT', zScore: 'ZWEI', previous: 'WEIGHT LAST VISIT' },
  },
}

/** Units that a heading states. */
function unitOf({ time, weight, length }: Traits, column: Column): string {
  if (column === 'weight') return weight === 'g-stated' ? '(g)' : weight === 'kg' ? '(kg)' : ''
  if (column === 'length')
    return length === 'mm-stated' ? '(mm)' : length === 'm-stated' ? '(m)' : length === 'cm' ? '(cm)' : ''
  if (column !== 'age') return ''
  if (time === 'months' || time === 'months-decimal') return '(tháng)'
  return time === 'days' ? '(ngày)' : time === 'weeks' ? '(tuần)' : time === 'years' ? '(năm)' : ''
}

/** One row of headings, or two. */
export function headingRows(traits: Traits, columns: readonly Column[]): XlsxCell[][] {
  const title = (column: Column) => names[traits.language][column]
  const whole = columns.map((column) => `${title(column)} ${unitOf(traits, column)}`.trim())
  switch (traits.headings) {
    case 'units-below':
      return [columns.map(title), columns.map((column) => unitOf(traits, column))].slice(
        0,
        columns.some((column) => unitOf(traits, column) !== '') ? 2 : 1,
      )
    case 'groups-above':
      return [columns.map((_, place) => (place === 0 ? 'Thông tin' : place === 4 ? 'Kết quả' : '')), whole]
    case 'numbered':
      return [whole, columns.map((_, place) => `(${place + 1})`)]
    default:
      return [whole]
  }
}
