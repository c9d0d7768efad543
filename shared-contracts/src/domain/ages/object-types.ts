import type { ObjectTypeId } from './object-type-id'

export const objectTypeGroups = { mother: 1, nursingMother: 2, child: 3 } as const
export type ObjectTypeGroup = (typeof objectTypeGroups)[keyof typeof objectTypeGroups]

export interface ObjectType {
  readonly id: ObjectTypeId
  /** Null: neither mother nor child (everyone, medical staff). */
  readonly group: ObjectTypeGroup | null
  readonly code: string
  readonly title: string
  /** For chips and tabs: it says alone what it is, "Mang thai 3 tháng giữa", a child's age beside a child. */
  readonly shortTitle: string
}

export const objectTypes: readonly ObjectType[] = [
  { id: 0, group: null, code: 'TATCA', title: 'Tất cả đối tượng', shortTitle: 'Tất cả' },
  { id: 1, group: 1, code: 'MT13', title: 'Mẹ mang thai 3 tháng đầu', shortTitle: 'Mang thai 3 tháng đầu' },
  { id: 2, group: 1, code: 'MT46', title: 'Mẹ mang thai 3 tháng giữa', shortTitle: 'Mang thai 3 tháng giữa' },
  { id: 3, group: 1, code: 'MT79', title: 'Mẹ mang thai 3 tháng cuối', shortTitle: 'Mang thai 3 tháng cuối' },
  { id: 4, group: 2, code: 'CB00', title: 'Mẹ cho con bú', shortTitle: 'Cho con bú' },
  { id: 5, group: 3, code: 'TE7-8', title: 'Bé 6–8 tháng', shortTitle: '6–8 tháng' },
  { id: 6, group: 3, code: 'TE9-11', title: 'Bé 9–11 tháng', shortTitle: '9–11 tháng' },
  { id: 7, group: 3, code: 'TE12-18', title: 'Bé 12–17 tháng', shortTitle: '12–17 tháng' },
  { id: 8, group: 3, code: 'TE18-24', title: 'Bé 18–23 tháng', shortTitle: '18–23 tháng' },
  { id: 9, group: 3, code: 'TE24-36', title: 'Bé 24–35 tháng', shortTitle: '24–35 tháng' },
  { id: 10, group: 3, code: 'TE36-60', title: 'Bé 36–60 tháng', shortTitle: '36–60 tháng' },
  { id: 11, group: null, code: 'CBYT', title: 'Cán bộ y tế', shortTitle: 'Cán bộ y tế' },
]

/** Undefined for a number that is no object type. */
export function findObjectType(id: number): ObjectType | undefined {
  return objectTypes.find((objectType) => objectType.id === id)
}
